// Forms that a language has and English has not.
import { expect, test } from 'vitest'
import { weekFirst as weekInArabic } from '#content/ar/week-name.ts'
import { weekFirst as weekInSpanish } from '#content/es/week-name.ts'
import { bringSentences, say, speaking } from '#server/platform/say.ts'
import { sentencesOf } from './compile.ts'

test('in Spanish it is “a la” at one o’clock, and “a las” at every other hour [L10]', () => {
  bringSentences('es', sentencesOf('es', ['web']))
  const at = (time: string) =>
    speaking('es', () =>
      say('{0, select, other {at {time}}}', { 0: time.slice(0, 2), time }, () => 'English'),
    )
  expect(['01:00', '01:30', '02:00', '11:00', '21:01'].map(at)).toEqual([
    'a la 01:00',
    'a la 01:30',
    'a las 02:00',
    'a las 11:00',
    'a las 21:01',
  ])
})

test('a week at the beginning of a sentence agrees with what goes on, however it is called [L10]', () => {
  expect([weekInSpanish(4), weekInSpanish('Verano')]).toEqual([
    'La semana\u00a04',
    'La semana “Verano”',
  ])
  expect([weekInArabic(4), weekInArabic('الصيف')]).toEqual(['الأسبوع\u00a04', 'أسبوع «الصيف»'])
})
