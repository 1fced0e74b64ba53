import type { FamilyIntent } from '#web/data/use-family.tsx'

/** The family of the tour: nobody's, and like many. Nora started it. */
export const nora = 'nora'
export const sam = 'sam'
export const ada = 'ada'
export const theo = 'theo'
export const pip = 'pip'

/** The years that fit children of 14, 8 and 4, whatever the year. */
export const members = (year: number): FamilyIntent[] => [
  {
    type: 'edit-family',
    changes: {
      adults: [{ id: sam, name: 'Sam', animal: 'bear', color: 'coral' }],
      children: [
        { id: ada, name: 'Ada', birthYear: year - 14, animal: 'owl', color: 'plum' },
        { id: theo, name: 'Theo', birthYear: year - 8, animal: 'turtle', color: 'leaf' },
        { id: pip, name: 'Pip', birthYear: year - 4, animal: 'rabbit', color: 'marigold' },
      ],
      priorities: ['Outdoors', 'Time together', 'Calm days'],
      interests: ['Camping', 'Stars and space', 'Baking', 'Board games', 'Drawing and painting'],
    },
  },
  { type: 'complete-onboarding' },
]
