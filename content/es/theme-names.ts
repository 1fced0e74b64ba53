import type { LowTheme } from '#content/suggestions/themes.ts'

/** As they stand after “de” and after a colon: none begins with “el”, which “de” would swallow. */
const themeNames: Record<LowTheme, string> = {
  mornings: 'las mañanas',
  bedtime: 'la hora de dormir',
  screens: 'las pantallas',
  tidying: 'ordenar la casa',
  quarrels: 'las peleas',
  homework: 'los deberes de la escuela',
  meals: 'las comidas',
  rushing: 'las prisas',
  'tired-days': 'los días de cansancio',
  'time-for-each-other': 'la falta de tiempo juntos',
}

const names = new Map<string, string>(Object.entries(themeNames))

/** What families call a theme of their lows. */
export const themeName = (theme: string): string => names.get(theme) ?? theme.replaceAll('-', ' ')
