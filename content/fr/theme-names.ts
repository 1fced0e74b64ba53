import type { LowTheme } from '#content/suggestions/themes.ts'

/** As they stand after a verb and after a colon: “de” and “à” would swallow their article. */
const themeNames: Record<LowTheme, string> = {
  mornings: 'les matins',
  bedtime: 'le coucher',
  screens: 'les écrans',
  tidying: 'le rangement',
  quarrels: 'les disputes',
  homework: 'les devoirs',
  meals: 'les repas',
  rushing: 'le manque de temps',
  'tired-days': 'les jours de fatigue',
  'time-for-each-other': 'le temps ensemble',
}

const names = new Map<string, string>(Object.entries(themeNames))

/** What families call a theme of their lows. */
export const themeName = (theme: string): string => names.get(theme) ?? theme.replaceAll('-', ' ')
