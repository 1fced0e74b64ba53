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
    text: 'In the first week the shoes got a box. In the second, Esi looked into it every evening, because that was her job and she had asked for it. In the third, four mornings out of five were good ones, and they had pancakes on a Monday.',
    family: 'Amara, with Kofi (9) and Esi (5)',
  },
  {
    id: 'hill',
    mission: 'Up the hill, all the way',
    text: 'Lucía agreed on one condition: she plans the snacks. There were two evening walks a week, one quarrel about boots, and one look back at which Erik said whose fault it had been. At the top there was cocoa, and a photo that she posted herself.',
    family: 'Tomás and Erik, with Lucía (14)',
  },
  {
    id: 'grandma',
    mission: 'Ten stories from Grandma',
    text: 'Two homes, three grown-ups and a phone that goes round. Every Sunday the twins had one question for Grandma Ruth, and in week six she had one for them. Nobody knows any more who won at cards. Everybody knows how the bicycle got into the pond.',
    family: 'Ruth, Hanna and Ben, with Yusuf and Mina (7)',
  },
]
