import { expect, test } from 'vitest'
import type { Member } from '#core/domain/member.ts'
import { effortWords, ownerWords, reasonWords } from './task-words.ts'

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

test('every line of a plan can say why it is there [S3.3]', () => {
  expect(reasonWords({ kind: 'carried-over', text: 'Week 2' })).toBe('carried over from Week 2')
  expect(reasonWords({ kind: 'mission', text: '' })).toBe('a step towards the mission')
  expect(reasonWords({ kind: 'own', text: '' })).toBe('')
  const recommended = (text: string) => reasonWords({ kind: 'recommendation', text })
  expect(recommended('Mia is 7 and you chose Reading')).toBe(
    'an idea because Mia is 7 and you chose Reading',
  )
  expect(recommended('You chose Reading')).toBe('an idea because you chose Reading')
  expect(recommended('')).toBe('an idea')
})

test('how much it is is said where it is more than a little [S3.3]', () => {
  expect([1, 2, 3].map(effortWords)).toEqual(['', 'some work', 'a lot of work'])
})
