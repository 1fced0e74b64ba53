import type { LowTheme } from '#content/suggestions/themes.ts'

/** As they stand after “um”: in the accusative, which for all of these is the nominative, too. */
const themeNames: Record<LowTheme, string> = {
  mornings: 'die Morgenstunden',
  bedtime: 'das Zubettgehen',
  screens: 'Bildschirme',
  tidying: 'das Aufräumen',
  quarrels: 'Streit',
  homework: 'Hausaufgaben',
  meals: 'das Essen',
  rushing: 'Hektik',
  'tired-days': 'müde Tage',
  'time-for-each-other': 'Zeit füreinander',
}

const names = new Map<string, string>(Object.entries(themeNames))

/** What families call a theme of their lows. */
export const themeName = (theme: string): string => names.get(theme) ?? theme.replaceAll('-', ' ')
