import type { LowTheme } from './suggestions/themes.ts'

const themeNames: Record<LowTheme, string> = {
  mornings: 'mornings',
  bedtime: 'bedtime',
  screens: 'screens',
  tidying: 'tidying',
  quarrels: 'quarrels',
  homework: 'homework',
  meals: 'meals',
  rushing: 'rushing',
  'tired-days': 'tired days',
  'time-for-each-other': 'time for each other',
}

const names = new Map<string, string>(Object.entries(themeNames))

/** What families call a theme of their lows. */
export const themeName = (theme: string): string => names.get(theme) ?? theme.replaceAll('-', ' ')
