import { describe, expect, test } from 'vitest'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { cellOf, stripBoxes, weekDays } from './boxes.ts'
import { shortNames } from './letters.ts'
import { paperOf } from './paper.ts'
import { linesOf, strippedPages } from './strip-pages.ts'

const onDays = aTask({ repeat: { kind: 'days', days: ['Wednesday', 'Friday'] } })
const thrice = aTask({ repeat: { kind: 'times', times: 3 } })

describe('the boxes to tick on paper', () => {
  test('a chosen day has its box; other tasks may be ticked on any day [S1.5]', () => {
    const sprint = aSprint({ pausedDates: ['2026-03-06'] })
    const row = (task: typeof onDays) => weekDays(sprint, 0).map((day) => cellOf(sprint, task, day))
    expect(row(onDays)).toEqual(['none', 'none', 'none', 'due', 'none', 'none', 'none'])
    expect(row(thrice)).toEqual(['open', 'open', 'open', 'open', 'open', 'none', 'open'])
  })

  test('a strip has as many boxes as there is to do [S1.5]', () => {
    const sprint = aSprint({ weeks: 2 })
    const days = weekDays(sprint, 1)
    expect(days[0]).toBe('2026-03-08')
    expect(stripBoxes(sprint, onDays, days)).toEqual(['We', 'Fr'])
    expect(stripBoxes(sprint, thrice, days)).toEqual(['', '', ''])
    expect(stripBoxes(sprint, aTask(), days)).toEqual([''])
    const paused = { ...sprint, pausedDates: days.slice(2) }
    expect(stripBoxes(paused, thrice, days)).toEqual(['', ''])
  })
})

describe('strips on pages', () => {
  const pages = (...lines: number[]) => strippedPages(lines, (count) => count)

  test('several short ones share a page, a long one stands alone [S1.5]', () => {
    expect(pages(3, 4, 5)).toEqual([[3, 4, 5]])
    expect(pages(6, 6, 6)).toEqual([[6, 6], [6]])
    expect(pages(3, 60, 3)).toEqual([[3], [60], [3]])
    expect(pages()).toEqual([])
  })

  test('lines are lower only where there are too many of them [S1.5]', () => {
    expect(linesOf([3], (count) => count)).toBe(13)
    expect(linesOf([60], (count) => count)).toBe(61.5)
  })
})

test('the country decides on the paper until somebody chooses [S1.5]', () => {
  expect(['en-US', 'es-MX', 'en-GB', 'de', 'zh-Hant-TW'].map(paperOf)).toEqual([
    'letter',
    'letter',
    'a4',
    'a4',
    'a4',
  ])
})

describe('the letters in the boxes', () => {
  const letters = (...names: string[]) => [
    ...shortNames(names.map((name, index) => ({ id: String(index), name }))).values(),
  ]

  test('are as few as tell everybody apart [S1.5]', () => {
    expect(letters('Ben', 'leo')).toEqual(['B', 'L'])
    expect(letters('Mia', 'Max', 'Leo')).toEqual(['Mi', 'Ma', 'L'])
    expect(letters('Max', 'Mats', 'Mia', 'Max')).toEqual(['M1', 'M2', 'Mi', 'M3'])
    expect(letters('Élodie', '👧🏽 Ida', 'Ö', '')).toEqual(['É', '👧🏽', 'Ö', ''])
  })

  test('are different ones for twenty people of one name [S1.5]', () => {
    const twenty = letters(...Array.from({ length: 20 }, () => 'Max'))
    expect(new Set(twenty).size).toBe(20)
  })
})
