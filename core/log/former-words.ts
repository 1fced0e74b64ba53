/**
 * What English texts in families' documents stood for before rulesVersion 10, when ids and kinds took their
 * place (decision 078). It is how things were called then, so nothing here follows the library's words.
 */
import type { ChosenTopic } from '../family/chosen-topic-schema.ts'
import type { Measure, ThanksReason, TopicSubject } from '../words.ts'

/** Somebody in a family, by whose name texts meant them. */
export type Named = { id: string; name: string }

const topics = [
  'Time together',
  'Kindness',
  'Listening',
  'Health',
  'Calm days',
  'Learning',
  'Reading',
  'Creativity',
  'Helping at home',
  'Money sense',
  'Outdoors',
  'Screen balance',
  'Football',
  'Swimming',
  'Cycling',
  'Running',
  'Climbing',
  'Dancing',
  'Martial arts',
  'Skating',
  'Yoga',
  'Hiking',
  'Camping',
  'Gardening',
  'Birds',
  'Insects',
  'Stars and space',
  'The seaside',
  'Pets',
  'Wild animals',
  'Drawing and painting',
  'Crafts',
  'Sewing and knitting',
  'Woodwork',
  'Building bricks',
  'Photography',
  'Film-making',
  'Baking',
  'Cooking',
  'Food of the world',
  'Singing',
  'Playing an instrument',
  'Listening to music',
  'Theatre',
  'Magic tricks',
  'Picture books',
  'Adventure stories',
  'Comics',
  'Poems and rhymes',
  'Telling stories',
  'Audio stories',
  'Writing',
  'Board games',
  'Card games',
  'Puzzles',
  'Chess',
  'Video games',
  'Coding',
  'Robots',
  'Science experiments',
  'Dinosaurs',
  'History',
  'Maps and countries',
  'Languages',
  'Trains',
  'Traditions',
  'Family stories',
  'Volunteering',
] as const

/** The id that stands for an English name today. */
export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const topicIds = new Map<string, string>(topics.map((name) => [name, slugOf(name)]))

/** A topic of the library by its id, where its name is one of then. */
export function topicOf(name: string): ChosenTopic {
  const id = topicIds.get(name)
  return id === undefined ? name : { id }
}

/** Of the check-in's questions in pictures, with the two answers of each. */
export const pictureQuestions = [
  ['What will you do today?', 'Help', 'Play'],
  ['Who helps you today?', 'A grown-up', 'A child'],
  ['Where is your job today?', 'Inside', 'Outside'],
  ['How big is your job?', 'Big', 'Small'],
  ['How will you do it?', 'Fast', 'Slowly'],
  ['When will you do it?', 'In the day', 'In the evening'],
  ['Yesterday’s job: how was it?', 'Easy', 'Tricky'],
  ['What do you want more of?', 'Cuddles', 'Jumping'],
  ['Do you need a hand today?', 'Yes, please', 'I can do it'],
  ['Who gets your smile today?', 'Family', 'A friend'],
] as const

export const themesOfTwoWords = ['tired days', 'time for each other'] as const
export const themes: readonly string[] = [
  'mornings',
  'bedtime',
  'screens',
  'tidying',
  'quarrels',
  'homework',
  'meals',
  'rushing',
  ...themesOfTwoWords,
]

// Maps: a family may write any words, also those that every object answers to, such as “constructor”.

export const thanksReasonTexts = new Map<string, ThanksReason>([
  ['for helping me', 'helping'],
  ['for waiting for me', 'waiting'],
  ['for a good laugh', 'laughing'],
])

export const topicSubjectTexts = new Map<string, TopicSubject>([['Is the load fair?', 'fair-load']])

/** The line of a week's thanks that was a heart for somebody. */
export const heart = /^A heart for (?<name>.+)$/u

export const numberedWeek = /^Week (?<number>[1-9]\d{0,3})$/

export const ages = {
  'under 3': 'under-3',
  '3 to 5': '3-5',
  '6 to 8': '6-8',
  '9 to 12': '9-12',
  '13 to 17': '13-17',
} as const

export const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
]

/** Of recommendations: what was said of a family's figures, with its experiment's text in quotes. */
export const situations: readonly [RegExp, Measure][] = [
  [/^your family has no mission at the moment$/, 'goals'],
  [/^the faces looked tired lately$/, 'mood'],
  [/^there were few check-ins last week$/, 'stand-ups'],
  [/^this plan promises more than you usually finish$/, 'promised'],
  [/^last week promised more than fitted in$/, 'done'],
  [/^“(?<text>.+)” waits for your verdict$/u, 'experiment-waits'],
  [/^“(?<text>.+)” worked for you once$/u, 'kept-at-rest'],
  [/^no experiment is running$/, 'running-experiments'],
]

/** The same of everything else that speaks for a suggestion. */
export const causes = {
  theme: /^(?<count>[a-z]+|\d+) lows named (?<theme>.+)$/,
  age: /^(?<name>.+) is (?<age>under 3|\d+ to \d+|\d{1,3})$/u,
  priority: /^you chose (?<topic>.+)$/u,
  interest: /^you like (?<topic>.+)$/u,
  goal: /^it goes with “(?<title>.+)”$/u,
  works: /^“(?<title>.+)” works for you$/u,
  taken: /^you took “(?<title>.+)”$/u,
  'good-day': /^(?<day>[A-Z][a-z]+day) is a good day for you$/,
} as const
