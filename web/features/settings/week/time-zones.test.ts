import { expect, test } from 'vitest'
import { wordsOf, zonesFrom } from './week-page.tsx'

test('a time zone is called by its city; what is no place asks for one [P10]', () => {
  expect(wordsOf('America/New_York')).toBe('New York')
  expect(wordsOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  for (const zone of ['UTC', 'Etc/UTC', 'GMT']) expect(wordsOf(zone)).toBe('Choose a city')
})

test('the family’s own time zone comes first, and every city once [P10]', () => {
  const zones = zonesFrom('Europe/Berlin', 'Etc/UTC')
  expect(zones.slice(0, 2).map(wordsOf)).toEqual(['Berlin', 'Abidjan'])
  expect(zonesFrom('UTC', 'Europe/Berlin').slice(0, 2)).toEqual(['UTC', 'Europe/Berlin'])
  const cities = zones.map(wordsOf)
  expect(new Set(cities).size).toBe(cities.length)
  expect(cities).toEqual(expect.arrayContaining(['Paris', 'Tokyo']))
})
