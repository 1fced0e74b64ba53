import type { Theme } from '#core/tasks/themes.ts'
import type { PriorityName } from '../priorities.ts'

/** What the lows of a family familys tend to be about, by the words in which they are written down. */
export const lowThemes = [
  {
    name: 'mornings',
    words: ['morning*', 'breakfast', 'getting up', 'get up', 'wake*', 'waking', 'alarm clock'],
  },
  {
    name: 'bedtime',
    words: ['bedtime*', 'bed', 'sleep*', 'falling asleep', 'evening*', 'night*', 'pyjamas'],
  },
  {
    name: 'screens',
    words: ['screen*', 'phone*', 'tablet*', 'tv', 'television', 'gaming', 'video*', 'youtube'],
  },
  {
    name: 'tidying',
    words: ['tidy*', 'untidy', 'mess*', 'toys', 'clean*', 'clutter*', 'laundry', 'washing up'],
  },
  {
    name: 'quarrels',
    words: ['quarrel*', 'argu*', 'fight*', 'fought', 'shout*', 'yell*', 'loud', 'angry', 'unfair'],
  },
  {
    name: 'homework',
    words: ['homework', 'school bag*', 'schoolwork', 'tests', 'exam*', 'practis*', 'studying'],
  },
  {
    name: 'meals',
    words: ['dinner*', 'supper', 'lunch*', 'meal*', 'vegetables', 'eating', 'food', 'cooking'],
  },
  {
    name: 'rushing',
    words: ['late', 'rush*', 'hurry*', 'hurried', 'stress*', 'hectic', 'too much', 'no time'],
  },
  {
    name: 'tired days',
    words: ['tired*', 'exhaust*', 'grumpy', 'cranky', 'ill', 'sick', 'headache*', 'worn out'],
  },
  {
    name: 'time for each other',
    words: [
      'alone',
      'lonely',
      'nobody listen*',
      'time together',
      'time for us',
      'missed you',
      'never play*',
    ],
  },
] as const satisfies readonly Theme[]

export type LowTheme = (typeof lowThemes)[number]['name']

/** The priorities that a goal serves, by the words in which it is written. */
export const goalTopics: readonly (Theme & { name: PriorityName })[] = [
  {
    name: 'Time together',
    words: ['time together', 'all of us', 'sunday*', 'game night*', 'as a family'],
  },
  {
    name: 'Kindness',
    words: ['kind*', 'neighbour*', 'give*', 'giving', 'help*', 'thank*', 'friend*', 'stranger*'],
  },
  {
    name: 'Listening',
    words: ['listen*', 'talk*', 'ask*', 'question*', 'hear', 'tell*', 'grand*', 'say'],
  },
  {
    name: 'Health',
    words: ['walk*', 'run*', 'swim*', 'cycl*', 'bike*', 'move*', 'eat*', 'vegetable*', 'cook*'],
  },
  {
    name: 'Calm days',
    words: ['calm*', 'morning*', 'evening*', 'bedtime*', 'quiet*', 'sleep*', 'slow*', 'rest*'],
  },
  {
    name: 'Learning',
    words: ['learn*', 'language*', 'word*', 'practis*', 'experiment*', 'know*', 'skill*', 'try*'],
  },
  { name: 'Reading', words: ['read*', 'book*', 'stor*', 'librar*', 'chapter*', 'page*'] },
  {
    name: 'Creativity',
    words: ['make', 'making', 'draw*', 'paint*', 'build*', 'music*', 'song*', 'invent*', 'play*'],
  },
  {
    name: 'Helping at home',
    words: ['home', 'tidy*', 'cook*', 'kitchen', 'room*', 'chore*', 'dinner*', 'house*', 'mend*'],
  },
  {
    name: 'Money sense',
    words: ['money', 'sav*', 'spend*', 'budget*', 'coin*', 'jar', 'buy*', 'earn*', 'cost*'],
  },
  {
    name: 'Outdoors',
    words: [
      'outdoor*',
      'outside',
      'garden*',
      'forest*',
      'hike*',
      'camp*',
      'star*',
      'bird*',
      'tent',
    ],
  },
  {
    name: 'Screen balance',
    words: ['screen*', 'phone*', 'tablet*', 'offline', 'television'],
  },
]

/** Words that many titles have and that say nothing of what they are about. */
export const commonWords: readonly string[] =
  'about after afternoon afternoons again all alone and anything are away before big can child children childs come day days each early eight enough evening evenings every everybody everything family familys feels few fifty find five for four free from fun get give good half hand have help hold home hour how hundred keep know knows last leave life little long look made make makes making many minute minutes month months more much new night nights nobody not nothing often once one other others our out over own part place plan planned plans ready real run same say second seven short show six small smallest somebody something step steps take team ten that the their them there they thing things this three time times together too twelve twenty two very week weekend weeks what whatever when where whether which who with within without year your'.split(
    ' ',
  )
