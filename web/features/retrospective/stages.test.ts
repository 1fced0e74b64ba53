import { expect, test } from 'vitest'
import { textOf, thanksIn, withOrWithoutHeart } from './stages.tsx'

test('a tap on a face gives a heart, another one takes it back, and words stay [N22]', () => {
  const one = withOrWithoutHeart('Leo, for the soup.\nMia, for the song.', 'Ben')
  expect(one).toBe('A heart for Ben\nLeo, for the soup.\nMia, for the song.')
  const two = withOrWithoutHeart(one, 'Mia')
  expect(thanksIn(two)).toEqual({
    hearts: ['Ben', 'Mia'],
    words: 'Leo, for the soup.\nMia, for the song.',
  })
  expect(withOrWithoutHeart(withOrWithoutHeart('', 'Ben'), 'Ben')).toBe('')
  expect(textOf(thanksIn(two))).toBe(two)
})
