import type { GoalCategoryId } from '#content/goals/goal.ts'
import type { ContentIcon } from '#content/icons.ts'

export const goalCategories = [
  { id: 'adventures', name: 'مغامرات', icon: 'compass' },
  { id: 'nature', name: 'الطبيعة والحيوان', icon: 'leaf' },
  { id: 'kindness', name: 'اللطف والجيران', icon: 'hand-heart' },
  { id: 'relatives', name: 'الأجداد والجذور', icon: 'tree-deciduous' },
  { id: 'talking', name: 'الحديث والإصغاء', icon: 'messages-square' },
  { id: 'rhythms', name: 'الصباح والمساء', icon: 'clock' },
  { id: 'home', name: 'بيت للجميع', icon: 'house' },
  { id: 'health', name: 'الحركة والطعام', icon: 'footprints' },
  { id: 'reading', name: 'القراءة والحكايات', icon: 'book-open' },
  { id: 'learning', name: 'تعلّم شيء جديد', icon: 'lightbulb' },
  { id: 'making', name: 'الموسيقى والصنع', icon: 'music' },
  { id: 'money', name: 'المال والتوفير', icon: 'piggy-bank' },
  { id: 'screens', name: 'الشاشات باعتدال', icon: 'smartphone' },
] as const satisfies readonly { id: GoalCategoryId; name: string; icon: ContentIcon }[]
