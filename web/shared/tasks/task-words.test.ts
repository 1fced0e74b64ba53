import { describe, expect, it, test } from 'vitest'
import type { Member } from '#core/members/member.ts'
import type { Sharing, Task } from '#core/tasks/schema.ts'
import { weekdays } from '#core/words.ts'
import {
  effortWords,
  howShared,
  oftenWords,
  ownerWords,
  repeatWords,
  restWords,
} from './task-words.ts'
import { reasonWords } from './reason-words.ts'

test('owners are named, and only those who are in the family [S3.3]', () => {
  const look = { animal: 'fox', color: 'leaf' } as const
  const members: Member[] = [
    { kind: 'adult', id: 'anna', name: 'Anna', isParent: true, ...look },
    { kind: 'child', id: 'mia', name: 'Mia', ...look },
  ]
  expect(ownerWords('everyone', members)).toBe('everyone')
  expect(ownerWords(['mia', 'anna', 'gone'], members)).toBe('Anna and Mia')
  expect(ownerWords(['gone'], members)).toBe('nobody yet')
})

test('how several people share a task is said as it is, and not as each of them [N5]', () => {
  const look = { animal: 'fox', color: 'leaf' } as const
  const members: Member[] = ['Ana', 'Ben'].map((name) => ({
    ...look,
    kind: 'adult',
    id: name,
    name,
  }))
  const owners = ['Ana', 'Ben']
  const of = { owner: members[0], members, week: { startOfWeek: 'Monday', days: 7 } } as const
  const daily = { owners, repeat: { kind: 'days' as const, days: [...weekdays] } }
  expect(howShared(daily, 2)).toBe('each')
  expect(oftenWords(daily, of)).toBe('every day, each')
  expect(oftenWords({ ...daily, owners: ['Ana', 'gone'] }, of)).toBe('every day')
  expect(oftenWords({ ...daily, owners: 'everyone' }, of)).toBe('every day')
  expect(howShared({ ...daily, sharing: 'one' }, 2)).toBe('one of them')
  expect(howShared({ ...daily, sharing: 'together' }, 2)).toBe('both together')
  expect(howShared({ owners: 'everyone', sharing: 'together' }, 3)).toBe('all together')
  const turns = { ...daily, sharing: 'daily-turns' } as const
  expect(howShared(turns, 2)).toBe('in turns')
  const onAnasPage = (sharing: Sharing) => oftenWords({ ...turns, sharing }, of)
  expect(onAnasPage('daily-turns')).toBe('in turns with Ben')
  expect(onAnasPage('weekly-turns')).toBe('a week each in turn with Ben')
  expect(onAnasPage('together')).toBe('every day, with Ben')
  expect(onAnasPage('one')).toBe('every day, Ana or Ben')
  expect(oftenWords({ ...turns, owners: 'everyone' }, of)).toBe('in turns')
  expect(howShared({ owners: ['Ana'], sharing: 'one' }, 1), 'nobody to share with').toBeNull()
})

test('every line of a plan can say why it is there [S3.3] [C12]', () => {
  const ana: Member = { kind: 'child', id: 'Ana', name: 'Ana', animal: 'fox', color: 'leaf' }
  const said = (reason: Omit<Task['reason'], 'text'> & { text?: string }) =>
    reasonWords({ text: '', ...reason }, [ana])
  expect(said({ kind: 'carried-over', week: 2 })).toBe('carried over from Week\u00a02')
  expect(said({ kind: 'carried-over', week: 'Holidays' })).toBe('carried over from Holidays')
  expect(said({ kind: 'mission' })).toBe('a step towards the mission')
  expect(said({ kind: 'own' })).toBe('')
  const because: Task['reason']['because'] = [
    { kind: 'age', memberId: 'Ana', age: 7 },
    { kind: 'priority', topic: { id: 'reading' } },
  ]
  expect(said({ kind: 'recommendation', because })).toBe(
    'an idea because Ana is 7 and you chose reading',
  )
  expect(said({ kind: 'recommendation', text: 'we like it' })).toBe('an idea because we like it')
  expect(said({ kind: 'recommendation' })).toBe('an idea')
})

test('how much it is is said where it is more than a little [S3.3]', () => {
  expect([1, 2, 3].map(effortWords)).toEqual(['', 'some work', 'a lot of work'])
})

describe('how often, in words', () => {
  it('says once, twice and N times [S3.3]', () => {
    expect(repeatWords({ kind: 'once' })).toBe('once')
    expect(repeatWords({ kind: 'times', times: 1 })).toBe('once a week')
    expect(repeatWords({ kind: 'times', times: 2 })).toBe('twice a week')
    expect(repeatWords({ kind: 'times', times: 3 })).toBe('3 times a week')
    expect(repeatWords({ kind: 'times', times: 7 })).toBe('every day')
  })

  it('promises a week of three days nothing five times [N33]', () => {
    const often = (times: number, days: number) =>
      repeatWords({ kind: 'times', times }, { startOfWeek: 'Monday', days })
    expect(often(5, 3)).toBe('3 times this week')
    expect([often(5, 2), often(2, 1)]).toEqual(['twice this week', 'once this week'])
    expect([often(3, 3), often(5, 7)]).toEqual(['3 times a week', '5 times a week'])
    expect(often(7, 3)).toBe('every day')
    expect(often(5, 0), 'a week that is off').toBe('5 times a week')
  })

  it('names chosen weekdays in the order of the family’s own week [S3.3]', () => {
    const repeat = { kind: 'days' as const, days: ['Friday' as const, 'Sunday' as const] }
    const days = 7
    expect(repeatWords(repeat, { startOfWeek: 'Sunday', days })).toBe('Sun, Fri')
    expect(repeatWords(repeat, { startOfWeek: 'Monday', days })).toBe('Fri, Sun')
  })

  it('spells a single day out and joins all seven [S3.3]', () => {
    expect(repeatWords({ kind: 'days', days: ['Wednesday'] })).toBe('every Wednesday')
    expect(
      repeatWords({
        kind: 'days',
        days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      }),
    ).toBe('every day')
  })

  it('says what is seldom, and until when it rests', () => {
    const repeat = { kind: 'seldom', every: 'two-weeks', startsOn: '2026-03-01' } as const
    expect(repeatWords(repeat)).toBe('every other week')
    expect(repeatWords({ ...repeat, every: 'month' })).toBe('every month')
    expect(restWords({ repeat }, { startsOn: '2026-03-01', weeks: 1 })).toBe('')
    const rest = restWords({ repeat }, { startsOn: '2026-03-08', weeks: 1 })
    expect(rest).toMatch(/^rests until (15 Mar|Mar 15)$/)
    expect(restWords({ repeat: { kind: 'once' } }, { startsOn: '2026-03-08', weeks: 1 })).toBe('')
  })
})
