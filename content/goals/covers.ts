import type { ExampleGoal } from './goal.ts'

export type GoalCover = Pick<ExampleGoal, 'id' | 'title' | 'category' | 'why'>

// What the landing page shows of a few goals; the rest of them is in the library, which it need not load.

export const nightUnderTheStars: GoalCover = {
  id: 'night-under-the-stars',
  title: 'Spend a night outdoors under the stars',
  category: 'adventures',
  why: 'A night outside feels enormous when you are small, and makes adults feel small again too.',
}

export const grandparentsStories: GoalCover = {
  id: 'grandparents-stories',
  title: 'Record ten stories from our grandparents',
  category: 'relatives',
  why: 'They know things about us that nobody else can tell, and they love to be asked.',
}

export const morningsWithoutRushing: GoalCover = {
  id: 'mornings-without-rushing',
  title: 'Leave the house on time and in a good mood',
  category: 'rhythms',
  why: 'Nobody likes to start the day with “hurry up”. Not even those who say it.',
}

export const growASalad: GoalCover = {
  id: 'grow-a-salad',
  title: 'Grow a salad from seed to plate',
  category: 'nature',
  why: 'A leaf tastes different when you have watched it since it was a speck.',
}

export const goalCovers: readonly GoalCover[] = [
  nightUnderTheStars,
  grandparentsStories,
  morningsWithoutRushing,
  growASalad,
]
