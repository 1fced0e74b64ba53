import type { LowTheme } from '#content/suggestions/themes.ts'

/** As they stand after “عن” and after a colon. */
const themeNames: Record<LowTheme, string> = {
  mornings: 'الصباح',
  bedtime: 'وقت النوم',
  screens: 'الشاشات',
  tidying: 'الترتيب',
  quarrels: 'الشجار',
  homework: 'الواجبات المدرسية',
  meals: 'الوجبات',
  rushing: 'العجلة',
  'tired-days': 'أيام التعب',
  'time-for-each-other': 'وقت لبعضنا',
}

const names = new Map<string, string>(Object.entries(themeNames))

/** What families call a theme of their lows. */
export const themeName = (theme: string): string => names.get(theme) ?? theme.replaceAll('-', ' ')
