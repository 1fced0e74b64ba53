/** A host's colour on a light and on a dark ground, as #rrggbb. */
export type BrandColours = { light: string; dark: string }

/** The grounds of web/styles/colours.css that the colour is read on; the test holds them together. */
export const grounds = {
  light: ['#fbf7f0', '#ffffff'],
  dark: ['#17181d', '#272a33'],
} as const

/** Text that stands on the tinted ground as well. */
const quiet = { light: '#5c5e6b', dark: '#b4b2bc' } as const
const surface = { light: '#ffffff', dark: '#272a33' } as const
/** Away from the ground, where a colour is not strong enough. */
const away = { light: '#000000', dark: '#ffffff' } as const
/** WCAG 2.2 AA for text. */
const enough = 4.5

type Theme = keyof BrandColours

/** The colour nearest to this one that can be read on our grounds: the same where it can be. */
export function readable(colour: string, theme: Theme): string {
  return strongEnough(colour, theme, grounds[theme])
}

/** Everything that the product makes of one colour, by the names of colours.css. */
export function tokensOf(colour: string, theme: Theme): Record<string, string> {
  const soft = softGround(colour, theme)
  const ink = strongEnough(colour, theme, [...grounds[theme], soft])
  return {
    elephant: colour,
    'elephant-strong': mixed(colour, away[theme], theme === 'light' ? 0.16 : 0.3),
    'on-elephant': theme === 'light' ? '#ffffff' : '#17181d',
    'elephant-soft': soft,
    'elephant-ink': ink,
    focus: ink,
  }
}

/** The tint that quiet text can still be read on. */
function softGround(colour: string, theme: Theme): string {
  let share = theme === 'light' ? 0.12 : 0.2
  while (share > 0 && contrast(quiet[theme], mixed(surface[theme], colour, share)) < enough) {
    share -= 0.01
  }
  return mixed(surface[theme], colour, Math.max(share, 0))
}

function strongEnough(colour: string, theme: Theme, on: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.01) {
    const tried = mixed(colour, away[theme], share)
    if (on.every((ground) => contrast(tried, ground) >= enough)) return tried
  }
  return away[theme]
}

/** So much of the second colour in the first, 0 to 1. */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [a, b] = [channel(one, start), channel(other, start)]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** The contrast of WCAG 2.2 between two colours: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const part = (start: number, weight: number) => {
    const share = channel(colour, start) / 255
    return weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
  }
  return part(1, 0.2126) + part(3, 0.7152) + part(5, 0.0722)
}

const channel = (colour: string, start: number) =>
  Number.parseInt(colour.slice(start, start + 2), 16)
