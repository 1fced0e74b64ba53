import type { Cause } from '#core/recommendations/because-schema.ts'
import { tellingCause } from '#core/recommendations/telling-cause.ts'
import type { AgeBand, Measure } from '#core/words.ts'
import { isolate } from '#core/say.ts'
import { chosenName } from '#content/topic.ts'
import { themeName } from './theme-names.ts'
import { weekdayNames } from './weekday-names.ts'

/** The sentence that each figure of a family stands for; `text` is the family's experiment. */
const situations: Record<Measure, (text: string) => string> = {
  goals: () => 'ليس للعائلة هدف الآن',
  mood: () => 'الوجوه بدت متعبة في الأيام الأخيرة',
  'stand-ups': () => 'الجولات كانت قليلة الأسبوع الماضي',
  promised: () => 'هذه الخطة تعِد بأكثر مما تنجزونه عادة',
  done: () => 'خطة الأسبوع الماضي كانت أكبر مما اتسع له',
  'experiment-waits': (text) => `«${isolate(text)}» تنتظر حكمكم`,
  'kept-at-rest': (text) => `«${isolate(text)}» نفعتكم مرة`,
  'running-experiments': () => 'لا تجرّبون شيئًا جديدًا الآن',
}

const ageNames: Record<AgeBand, string> = {
  'under-3': 'دون 3 سنوات',
  '3-5': 'من 3 إلى 5 سنوات',
  '6-8': 'من 6 إلى 8 سنوات',
  '9-12': 'من 9 إلى 12 سنة',
  '13-17': 'من 13 إلى 17 سنة',
}

// Arabic counts two by a form of its own, and from eleven on by the singular.
const lows = (count: number): string => {
  if (count < 2) return 'لحظة صعبة تحدّثت'
  if (count === 2) return 'لحظتان صعبتان تحدّثتا'
  return count > 10 ? `${count} لحظة صعبة تحدّثت` : `${count} لحظات صعبة تحدّثت`
}

const years = (age: number): string => {
  if (age < 2) return 'سنة واحدة'
  if (age === 2) return 'سنتان'
  return age > 10 ? `${age} سنة` : `${age} سنوات`
}

/** By the id of a member what they are called now; nothing of whoever has left. */
type Called = (memberId: string) => string | undefined

function causeWords(cause: Cause, called: Called): string {
  switch (cause.kind) {
    case 'situation':
      return situations[cause.figure](cause.text ?? '')
    case 'theme':
      return `${lows(cause.count)} عن ${themeName(cause.theme)}`
    case 'age': {
      const age = typeof cause.age === 'number' ? years(cause.age) : ageNames[cause.age]
      return `عمر ${isolate(called(cause.memberId) ?? 'أحدكم')} ${age}`
    }
    case 'priority':
      return `اخترتم «${isolate(chosenName(cause.topic))}»`
    case 'interest':
      return `تحبون «${isolate(chosenName(cause.topic))}»`
    case 'goal':
      return `تناسب «${isolate(cause.title)}»`
    case 'works':
      return `«${isolate(cause.title)}» تنفعكم`
    case 'taken':
      return `أخذتم فكرة «${isolate(cause.title)}»`
    case 'good-day':
      return `${weekdayNames[cause.day]} يوم جيد لكم`
  }
}

/** Why something is recommended, to go on after “والسبب:”. */
export const becauseWords = (because: readonly Cause[], called: Called): string =>
  because.map((cause) => causeWords(cause, called)).join('، و')

/** The same as a sentence of its own, or in a few words where it is only about whom and what an idea suits. */
export function reasonSentence(because: readonly Cause[], called: Called): string {
  const suits = because.map((cause) => suitsWords(cause, called))
  const isShort = because.some(({ kind }) => kind !== 'interest') && suits.every(Boolean)
  const words = isShort ? `لأجل ${suits.join(' و')}` : becauseWords(because, called)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whom or what an idea suits, to go on after “لأجل”; undefined for every other cause. */
function suitsWords(cause: Cause, called: Called): string | undefined {
  switch (cause.kind) {
    case 'age':
      return isolate(called(cause.memberId) ?? 'أحدكم')
    case 'priority':
    case 'interest':
      return `«${isolate(chosenName(cause.topic))}»`
    case 'goal':
      return 'هدف العائلة'
    default:
      return undefined
  }
}

/** One reason in a few words, where there is no room for all of them. */
export function shortReason(because: readonly Cause[], called: Called): string {
  const cause = tellingCause(because)
  return cause ? reasonSentence([cause], called) : ''
}
