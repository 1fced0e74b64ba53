import type { GoalCategoryId } from '#content/goals/goal.ts'
import type { ContentIcon } from '#content/icons.ts'

export const goalCategories = [
  { id: 'adventures', name: 'Aventuras', icon: 'compass' },
  { id: 'nature', name: 'Naturaleza y animales', icon: 'leaf' },
  { id: 'kindness', name: 'Amabilidad y barrio', icon: 'hand-heart' },
  { id: 'relatives', name: 'Abuelos y raíces', icon: 'tree-deciduous' },
  { id: 'talking', name: 'Hablar y escuchar', icon: 'messages-square' },
  { id: 'rhythms', name: 'Mañanas y noches', icon: 'clock' },
  { id: 'home', name: 'Una casa de todos', icon: 'house' },
  { id: 'health', name: 'Moverse y comer', icon: 'footprints' },
  { id: 'reading', name: 'Lectura y cuentos', icon: 'book-open' },
  { id: 'learning', name: 'Aprender algo nuevo', icon: 'lightbulb' },
  { id: 'making', name: 'Música y creación', icon: 'music' },
  { id: 'money', name: 'Dinero y ahorro', icon: 'piggy-bank' },
  { id: 'screens', name: 'Pantallas en equilibrio', icon: 'smartphone' },
] as const satisfies readonly { id: GoalCategoryId; name: string; icon: ContentIcon }[]
