import { brand } from '#content/brand.ts'

/** As whoever hosts this has it in content/brand.ts; null hides it (S1.2). */
export function Rating() {
  if (!brand.rating) return null
  const { value, of } = brand.rating
  return (
    <p className="flex flex-wrap items-center gap-2 font-semibold">
      <svg viewBox={`0 0 ${of * 24} 24`} aria-hidden="true" className="h-6">
        <clipPath id="rating">
          <path d={`M0 0H${value * 24}V24H0Z`} />
        </clipPath>
        <path className="fill-line" d={stars(of)} />
        <path className="fill-marigold" clipPath="url(#rating)" d={stars(of)} />
      </svg>
      {value}/{of}
    </p>
  )
}

/** So many five-pointed stars in a row, 24 wide each. */
function stars(count: number): string {
  const star = 'm9.5 0l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z'
  return Array.from({ length: count }, (_, index) => `M${index * 24 + 2.5} 3${star}`).join('')
}
