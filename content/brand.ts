/**
 * What whoever hosts the product may want to say otherwise. Everything that names these reads them
 * here; a host says them in DATA_DIR/brand (docs/operate.md), never in this file.
 */
export const brand: Brand = {
  name: 'Elefam',
  claim: 'Big family goals, one bite at a time',
  title: 'Elefam: big family goals, one bite at a time',
  promise: 'just 5 minutes a day - get started for free',
  description:
    'Elefam empowers families to set and achieve goals together: weekly planning, stand-ups, reflections and personalised guidance.',
  footer: 'Helping families grow through shared goals, fun, and reflection.',
  /**
   * What the landing page shows beside its stars, and whose it is (S1.2). As it comes nobody has rated
   * anything: these are the makers' own stars, and the page says so. Null hides it.
   */
  rating: { value: 4.8, of: 5, whose: 'our own stars' },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  imprint: '',
  additions: {},
  // What the server writes before the first script (server/app/brand/branded-pages.ts).
  ...globalThis.hostBrand,
}

/** Takes over what the host says. The server does so once, before it answers anybody. */
export function takeBrand(own: Partial<Brand>): void {
  Object.assign(brand, own)
}

export type Brand = Readonly<
  Record<'name' | 'claim' | 'title' | 'promise' | 'description' | 'footer', string> & {
    rating: { value: number; of: number; whose: string } | null
    social: readonly { name: string; url: string }[]
    /** The host's imprint, as HTML that the server made of Markdown; empty without one. */
    imprint: string
    /** What the host adds to a policy, made in the same way. */
    additions: { privacy?: string; terms?: string }
  }
>

declare global {
  var hostBrand: Partial<Brand> | undefined
}
