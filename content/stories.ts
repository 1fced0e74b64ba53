/** Families that never were, so that readers can picture theirs. Always shown as made up. */
export type Story = {
  id: string
  mission: string
  text: string
  /** Who they are, in a line. */
  family: string
}

export const stories: readonly Story[] = [
  {
    id: 'mornings',
    mission: 'Out of the door with both shoes',
    text: 'The shoes got a box. Esi looks into it every evening, because she asked for the job. In the third week they had pancakes on a Monday.',
    family: 'Amara, with Kofi (9) and Esi (5)',
  },
  {
    id: 'hill',
    mission: 'Up the hill, all the way',
    text: 'Lucía agreed on one condition: she plans the snacks. There was one quarrel about boots, and cocoa at the top.',
    family: 'Tomás and Erik, with Lucía (14)',
  },
  {
    id: 'grandma',
    mission: 'Ten stories from Grandma',
    text: 'Every Sunday the twins had one question for Grandma Ruth, and in week six she had one for them. Now everybody knows how the bicycle got into the pond.',
    family: 'Ruth, Hanna and Ben, with Yusuf and Mina (7)',
  },
]
