import type { SourceId } from '../sources.ts'

/** The pictures that articles have, by lucide's names. */
export const articleIcons = [
  'users',
  'flag',
  'baby',
  'cloud-rain',
  'heart-handshake',
  'history',
  'sprout',
  'hand-heart',
  'headphones',
] as const
export type ArticleIcon = (typeof articleIcons)[number]

/** What is known of an article besides its text, which is `<slug>.md` beside this file. */
export type Article = {
  /** Its place under the blog's address. */
  slug: string
  title: string
  /** One or two sentences: in lists, in the feed, for search engines. */
  description: string
  /** The day it was published, `YYYY-MM-DD`. */
  date: string
  /** To read it at 200 words a minute. */
  minutes: number
  icon: ArticleIcon
  /** Named in the text beside what they say, and listed below it. */
  sources: readonly SourceId[]
  /** Examples that go with it, as the goal library has them: it is too large to load for three. */
  goals: readonly { id: string; title: string }[]
}

/** The blog in reading order: the week as a family lives it, then what makes it last. */
export const articles: readonly Article[] = [
  {
    slug: 'the-20-minute-family-meeting',
    title: 'The 20-minute family meeting',
    description:
      'Six stages, five rules and a plate of biscuits: how to hold a weekly family meeting that people come back to, and what is known about why.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'users',
    sources: ['fiese', 'extension', 'positiveDiscipline', 'feiler'],
    goals: [
      { id: 'meet-eight-weeks-running', title: 'Hold eight family meetings' },
      { id: 'thanks-out-loud', title: 'Say thanks out loud every day' },
      { id: 'sunday-together', title: 'Keep Sunday afternoons free for each other' },
    ],
  },
  {
    slug: 'a-goal-the-smallest-can-say',
    title: 'A goal that the smallest can say',
    description:
      'How a family finds one goal together with cards, a patch of floor and a stop before the yawning, and how to put it into a sentence that pulls.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'flag',
    sources: ['covey', 'harkin'],
    goals: [
      { id: 'hill-to-the-top', title: 'Walk up a real hill together, all the way' },
      { id: 'night-under-the-stars', title: 'Spend a night outdoors under the stars' },
      { id: 'grow-a-salad', title: 'Grow a salad from seed to plate' },
    ],
  },
  {
    slug: 'the-stand-up-with-a-four-year-old',
    title: 'The five-minute stand-up with a four-year-old',
    description:
      'Faces instead of words, two choices instead of open questions, a fat pen and a bell: the daily round with somebody who wears a colander.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'baby',
    sources: ['feiler', 'extension', 'harkin'],
    goals: [
      { id: 'little-hands-can', title: 'Five jobs that small hands can do alone' },
      { id: 'mornings-without-rushing', title: 'Leave the house on time and in a good mood' },
      { id: 'ten-minute-tidy', title: 'Ten minutes of tidying together, every evening' },
    ],
  },
  {
    slug: 'why-plans-need-an-if-then',
    title: 'Why plans need an if-then',
    description:
      'On Sunday evening every plan is a good plan. Two minutes and one sentence help it through Tuesday: how to write an if-then that works on a bad day.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'cloud-rain',
    sources: ['duckworth'],
    goals: [
      { id: 'mornings-without-rushing', title: 'Leave the house on time and in a good mood' },
      { id: 'homework-without-tears', title: 'Homework without tears' },
      { id: 'practise-an-instrument', title: 'Practise an instrument ten minutes a day' },
    ],
  },
  {
    slug: 'praise-prizes-and-the-sticker-chart',
    title: 'Praise, prizes and the sticker chart',
    description:
      'What promised prizes tend to do to the wish to do a thing, which praise helps, and how to take the trade out of the chart while keeping the stickers.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'heart-handshake',
    sources: ['deci', 'gunderson'],
    goals: [
      { id: 'thanks-out-loud', title: 'Say thanks out loud every day' },
      { id: 'thirty-quiet-kindnesses', title: 'Thirty quiet kindnesses' },
      { id: 'brave-steps', title: 'Ten brave steps' },
    ],
  },
  {
    slug: 'looking-back-without-hurting',
    title: 'Looking back without hurting',
    description:
      'A family retrospective in ten minutes: feelings, facts, a high and a low about us and not about you, and one change to try. Nobody goes on trial.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'history',
    sources: ['tannenbaum', 'derbyLarsen', 'positiveDiscipline'],
    goals: [
      { id: 'disagree-without-shouting', title: 'Disagree without shouting' },
      { id: 'words-for-feelings', title: 'Find twenty words for how we feel' },
      { id: 'calm-bedtimes', title: 'Calm bedtimes, five nights a week' },
    ],
  },
  {
    slug: 'fresh-starts-and-small-weeks',
    title: 'Fresh starts and small weeks',
    description:
      'Beginnings pull, and Thursdays do not. How to spend the energy of a fresh start on something small, and how to shrink a week instead of breaking it.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'sprout',
    sources: ['dai', 'harkin'],
    goals: [
      { id: 'walk-after-dinner', title: 'A walk after dinner, four evenings a week' },
      { id: 'dance-every-day', title: 'Dance for one song every day' },
      { id: 'twenty-minutes-of-reading', title: 'Read for twenty minutes on five days a week' },
    ],
  },
  {
    slug: 'sharing-the-load-fairly',
    title: 'Sharing the load fairly',
    description:
      'There is the work you can see, and there is knowing that Thursday is football. How two adults can hand over whole things, thinking included.',
    date: '2026-11-21',
    minutes: 5,
    icon: 'hand-heart',
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
  {
    slug: 'letting-teenagers-decide',
    title: 'Letting teenagers decide',
    description:
      'Three lists, one rule that can really change, and the question that is worth asking: what would make this worth it to you?',
    date: '2026-11-21',
    minutes: 5,
    icon: 'headphones',
    sources: ['wrayLake', 'positiveDiscipline', 'deci'],
    goals: [
      { id: 'teen-budget', title: 'A teenager runs their own clothes budget' },
      { id: 'enough-sleep-for-teens', title: 'Enough sleep on school nights' },
      { id: 'family-book-club', title: 'A book club with our teenager' },
    ],
  },
]
