import { numberOf, t } from '#core/say.ts'

// From two to ten. A language whose number words change with what is counted writes figures here.
const within = [
  t({ message: 'two', context: 'number' }),
  t({ message: 'three', context: 'number' }),
  t({ message: 'four', context: 'number' }),
  t({ message: 'five', context: 'number' }),
  t({ message: 'six', context: 'number' }),
  t({ message: 'seven', context: 'number' }),
  t({ message: 'eight', context: 'number' }),
  t({ message: 'nine', context: 'number' }),
  t({ message: 'ten', context: 'number' }),
]
const first = [
  t({ message: 'Two', context: 'number' }),
  t({ message: 'Three', context: 'number' }),
  t({ message: 'Four', context: 'number' }),
  t({ message: 'Five', context: 'number' }),
  t({ message: 'Six', context: 'number' }),
  t({ message: 'Seven', context: 'number' }),
  t({ message: 'Eight', context: 'number' }),
  t({ message: 'Nine', context: 'number' }),
  t({ message: 'Ten', context: 'number' }),
]

const least = 2

/** "three" within a sentence, and "12" from eleven on. One of something is a form of its own. */
export const numberWord = (count: number): string => within[count - least] ?? numberOf(count)

/** The same where a sentence begins with it: "Three". */
export const firstNumberWord = (count: number): string => first[count - least] ?? numberOf(count)
