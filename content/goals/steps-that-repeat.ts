import type { Repeat } from '#core/tasks/schema.ts'
import type { ExampleGoal } from './goal.ts'

/** A first step of a goal, as a line of a plan. */
export type GoalStep = { title: string; repeat: Repeat }

/**
 * Steps that are done again and again: for a goal, by the step’s place from 0, how often a week. All others are
 * done once. A table of its own, for it is the same in every language.
 */
export const stepsThatRepeat: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  'hill-to-the-top': { 1: 2 },
  'train-to-somewhere-new': { 2: 1 },
  'grow-a-salad': { 3: 7 },
  'ready-for-a-pet': { 3: 7 },
  'brothers-and-sisters-team': { 3: 7 },
  'language-of-our-family': { 2: 7 },
  'three-dinners-that-matter': { 2: 3, 3: 3 },
  'words-for-feelings': { 1: 1, 2: 5 },
  'thanks-out-loud': { 1: 7, 3: 1 },
  'mornings-without-rushing': { 1: 5 },
  'calm-bedtimes': { 1: 5, 2: 5, 3: 5 },
  'enough-sleep-for-teens': { 0: 7, 2: 5 },
  'sunday-together': { 2: 1, 3: 1 },
  'homework-without-tears': { 1: 5, 2: 5 },
  'a-gentle-start-with-a-baby': { 2: 7 },
  'ten-minute-tidy': { 2: 7 },
  'everybody-swims': { 1: 1 },
  'taste-twelve-new-foods': { 2: 1 },
  'run-a-fun-run': { 1: 2 },
  'lunch-boxes-we-like': { 2: 5, 3: 1 },
  'dance-every-day': { 2: 7 },
  'twenty-minutes-of-reading': { 3: 5 },
  'one-long-book-aloud': { 2: 3 },
  'hundred-picture-books': { 1: 1 },
  'write-our-own-book': { 3: 1 },
  'poems-by-heart': { 2: 7 },
  'holiday-language': { 2: 3 },
  'family-band': { 2: 1 },
  'phone-free-table': { 2: 7 },
  'play-together-on-screen': { 1: 1 },
}

/** The first steps of a goal, each with how often it is done. */
export function stepsOf({ id, firstSteps }: Pick<ExampleGoal, 'id' | 'firstSteps'>): GoalStep[] {
  return firstSteps.map((title, place) => {
    const times = stepsThatRepeat[id]?.[place]
    return { title, repeat: times ? { kind: 'times', times } : { kind: 'once' } }
  })
}
