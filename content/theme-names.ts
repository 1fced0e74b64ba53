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

/** What families call a theme of their lows. */
export const themeName = (theme: string): string =>
  themeNames[theme as LowTheme] ?? theme.replaceAll('-', ' ')
