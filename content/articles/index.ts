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
  },
  {
    slug: 'a-goal-the-smallest-can-say',
    title: 'A goal that the smallest can say',
    description:
      'How a family finds one goal together with cards, a patch of floor and a stop before the yawning, and how to put it into a sentence that pulls.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'flag',
  },
  {
    slug: 'the-stand-up-with-a-four-year-old',
    title: 'The five-minute check-in with a four-year-old',
    description:
      'Faces instead of words, two choices instead of open questions, a fat pen and a bell: the daily round with somebody who wears a colander.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'baby',
  },
  {
    slug: 'why-plans-need-an-if-then',
    title: 'Why plans need an if-then',
    description:
      'On Sunday evening every plan is a good plan. Two minutes and one sentence help it through Tuesday: how to write an if-then that works on a bad day.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'cloud-rain',
  },
  {
    slug: 'praise-prizes-and-the-sticker-chart',
    title: 'Praise, prizes and the sticker chart',
    description:
      'What promised prizes tend to do to the wish to do a thing, which praise helps, and how to take the trade out of the chart while keeping the stickers.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'heart-handshake',
  },
  {
    slug: 'looking-back-without-hurting',
    title: 'Looking back without hurting',
    description:
      'A family’s look back in ten minutes: feelings, facts, a high and a low about us and not about you, and one change to try. Nobody goes on trial.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'history',
  },
  {
    slug: 'fresh-starts-and-small-weeks',
    title: 'Fresh starts and small weeks',
    description:
      'Beginnings pull, and Thursdays do not. How to spend the energy of a fresh start on something small, and how to shrink a week instead of breaking it.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'sprout',
  },
  {
    slug: 'sharing-the-load-fairly',
    title: 'Sharing the load fairly',
    description:
      'There is the work you can see, and there is knowing that Thursday is football. How two adults can hand over whole things, thinking included.',
    date: '2026-11-21',
    minutes: 5,
    icon: 'hand-heart',
  },
  {
    slug: 'letting-teenagers-decide',
    title: 'Letting teenagers decide',
    description:
      'Three lists, one rule that can really change, and the question that is worth asking: what would make this worth it to you?',
    date: '2026-11-21',
    minutes: 5,
    icon: 'headphones',
  },
]
