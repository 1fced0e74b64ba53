import { expect, test } from 'vitest'
import { withOrWithout } from './who-stage.tsx'

test('one tap on a face gives a task or takes it back; what nobody took is everyone’s [N8]', () => {
  expect(withOrWithout('everyone', 'mia')).toEqual(['mia'])
  expect(withOrWithout(['mia'], 'ben')).toEqual(['mia', 'ben'])
  expect(withOrWithout(['mia', 'ben'], 'mia')).toEqual(['ben'])
  expect(withOrWithout(['mia'], 'mia')).toBe('everyone')
})
