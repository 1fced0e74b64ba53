import type { Theme } from '#core/tasks/themes.ts'
import type { PriorityId } from '../priorities.ts'

/** What the lows of a family tend to be about, by the words in which they are written down. */
export const lowThemes = [
  {
    id: 'mornings',
    words: ['morning*', 'breakfast', 'getting up', 'get up', 'wake*', 'waking', 'alarm clock'],
  },
  {
    id: 'bedtime',
    words: ['bedtime*', 'bed', 'sleep*', 'falling asleep', 'evening*', 'night*', 'pyjamas'],
  },
  {
    id: 'screens',
    words: ['screen*', 'phone*', 'tablet*', 'tv', 'television', 'gaming', 'video*', 'youtube'],
  },
  {
    id: 'tidying',
    words: ['tidy*', 'untidy', 'mess*', 'toys', 'clean*', 'clutter*', 'laundry', 'washing up'],
  },
  {
    id: 'quarrels',
    words: ['quarrel*', 'argu*', 'fight*', 'fought', 'shout*', 'yell*', 'loud', 'angry', 'unfair'],
  },
  {
    id: 'homework',
    words: ['homework', 'school bag*', 'schoolwork', 'tests', 'exam*', 'practis*', 'studying'],
  },
  {
    id: 'meals',
    words: ['dinner*', 'supper', 'lunch*', 'meal*', 'vegetables', 'eating', 'food', 'cooking'],
  },
  {
    id: 'rushing',
    words: ['late', 'rush*', 'hurry*', 'hurried', 'stress*', 'hectic', 'too much', 'no time'],
  },
  {
    id: 'tired-days',
    words: ['tired*', 'exhaust*', 'grumpy', 'cranky', 'ill', 'sick', 'headache*', 'worn out'],
  },
  {
    id: 'time-for-each-other',
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

export type LowTheme = (typeof lowThemes)[number]['id']

/** The priorities that a goal serves, by the words in which it is written. */
export const goalTopics: readonly (Theme & { id: PriorityId })[] = [
  {
    id: 'time-together',
    words: ['time together', 'all of us', 'sunday*', 'game night*', 'as a family'],
  },
  {
    id: 'kindness',
    words: ['kind*', 'neighbour*', 'give*', 'giving', 'help*', 'thank*', 'friend*', 'stranger*'],
  },
  {
    id: 'listening',
    words: ['listen*', 'talk*', 'ask*', 'question*', 'hear', 'tell*', 'grand*', 'say'],
  },
  {
    id: 'health',
    words: ['walk*', 'run*', 'swim*', 'cycl*', 'bike*', 'move*', 'eat*', 'vegetable*', 'cook*'],
  },
  {
    id: 'calm-days',
    words: ['calm*', 'morning*', 'evening*', 'bedtime*', 'quiet*', 'sleep*', 'slow*', 'rest*'],
  },
  {
    id: 'learning',
    words: ['learn*', 'language*', 'word*', 'practis*', 'experiment*', 'know*', 'skill*', 'try*'],
  },
  { id: 'reading', words: ['read*', 'book*', 'stor*', 'librar*', 'chapter*', 'page*'] },
  {
    id: 'creativity',
    words: ['make', 'making', 'draw*', 'paint*', 'build*', 'music*', 'song*', 'invent*', 'play*'],
  },
  {
    id: 'helping-at-home',
    words: ['home', 'tidy*', 'cook*', 'kitchen', 'room*', 'chore*', 'dinner*', 'house*', 'mend*'],
  },
  {
    id: 'money-sense',
    words: ['money', 'sav*', 'spend*', 'budget*', 'coin*', 'jar', 'buy*', 'earn*', 'cost*'],
  },
  {
    id: 'outdoors',
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
    id: 'screen-balance',
    words: ['screen*', 'phone*', 'tablet*', 'offline', 'television'],
  },
]

/** Words that many titles have and that say nothing of what they are about. */
export const commonWords: readonly string[] =
  'about after afternoon afternoons again all alone and anything are away before big can child children childs come day days each early eight enough evening evenings every everybody everything family familys feels few fifty find five for four free from fun get give good half hand have help hold home hour how hundred keep know knows last leave life little long look made make makes making many minute minutes month months more much new night nights nobody not nothing often once one other others our out over own part place plan planned plans ready real run same say second seven short show six small smallest somebody something step steps take team ten that the their them there they thing things this three time times together too twelve twenty two very week weekend weeks what whatever when where whether which who with within without year your'.split(
    ' ',
  )
