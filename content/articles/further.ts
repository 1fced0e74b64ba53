import type { SourceId } from '../sources.ts'

/** What stands below an article. Lists of articles do without it, so it lies apart from them. */
export type Further = {
  /** Named in the text beside what they say, and listed below it. */
  sources: readonly SourceId[]
  /** Examples that go with it, as the goal library has them: it is too large to load for three. */
  goals: readonly { id: string; title: string }[]
}

/** By the article's slug. */
export const further: Record<string, Further> = {
  'the-20-minute-family-meeting': {
    sources: ['fiese', 'extension', 'positiveDiscipline', 'feiler'],
    goals: [
      { id: 'meet-eight-weeks-running', title: 'Hold eight family meetings' },
      { id: 'thanks-out-loud', title: 'Say thanks out loud every day' },
      { id: 'sunday-together', title: 'Keep Sunday afternoons free for each other' },
    ],
  },
  'a-goal-the-smallest-can-say': {
    sources: ['covey', 'harkin'],
    goals: [
      { id: 'hill-to-the-top', title: 'Walk up a real hill together, all the way' },
      { id: 'night-under-the-stars', title: 'Spend a night outdoors under the stars' },
      { id: 'grow-a-salad', title: 'Grow a salad from seed to plate' },
    ],
  },
  'the-stand-up-with-a-four-year-old': {
    sources: ['feiler', 'extension', 'harkin'],
    goals: [
      { id: 'little-hands-can', title: 'Five jobs that small hands can do alone' },
      { id: 'mornings-without-rushing', title: 'Leave the house on time and in a good mood' },
      { id: 'ten-minute-tidy', title: 'Ten minutes of tidying together, every evening' },
    ],
  },
  'why-plans-need-an-if-then': {
    sources: ['duckworth'],
    goals: [
      { id: 'mornings-without-rushing', title: 'Leave the house on time and in a good mood' },
      { id: 'homework-without-tears', title: 'Homework without tears' },
      { id: 'practise-an-instrument', title: 'Practise an instrument ten minutes a day' },
    ],
  },
  'praise-prizes-and-the-sticker-chart': {
    sources: ['deci', 'gunderson'],
    goals: [
      { id: 'thanks-out-loud', title: 'Say thanks out loud every day' },
      { id: 'thirty-quiet-kindnesses', title: 'Thirty quiet kindnesses' },
      { id: 'brave-steps', title: 'Ten brave steps' },
    ],
  },
  'looking-back-without-hurting': {
    sources: ['tannenbaum', 'derbyLarsen', 'positiveDiscipline'],
    goals: [
      { id: 'disagree-without-shouting', title: 'Disagree without shouting' },
      { id: 'words-for-feelings', title: 'Find twenty words for how we feel' },
      { id: 'calm-bedtimes', title: 'Calm bedtimes, five nights a week' },
    ],
  },
  'fresh-starts-and-small-weeks': {
    sources: ['dai', 'harkin'],
    goals: [
      { id: 'walk-after-dinner', title: 'A walk after dinner, four evenings a week' },
      { id: 'dance-every-day', title: 'Dance for one song every day' },
      { id: 'twenty-minutes-of-reading', title: 'Read for twenty minutes on five days a week' },
    ],
  },
  'sharing-the-load-fairly': {
    sources: ['harkin', 'positiveDiscipline'],
    goals: [
      { id: 'share-the-housework', title: 'Share the housework so that it feels fair' },
      { id: 'children-cook-once-a-week', title: 'Children cook dinner once a week' },
      {
        id: 'three-dinners-that-matter',
        title: 'Three unhurried dinners a week, everybody at the table',
      },
    ],
  },
  'letting-teenagers-decide': {
    sources: ['wrayLake', 'positiveDiscipline', 'deci'],
    goals: [
      { id: 'teen-budget', title: 'A teenager runs their own clothes budget' },
      { id: 'enough-sleep-for-teens', title: 'Enough sleep on school nights' },
      { id: 'family-book-club', title: 'A book club with our teenager' },
    ],
  },
}
