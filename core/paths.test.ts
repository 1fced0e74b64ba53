import { describe, expect, test } from 'vitest'
import { apiPaths, appPaths, forSprint, publicPaths } from './paths.ts'

describe('the addresses', () => {
  test('of the public screens are those of the specification [S2.1]', () => {
    expect(Object.values(publicPaths)).toEqual(
      expect.arrayContaining(['/', '/about', '/contact', '/terms', '/privacy']),
    )
  })

  test('of the screens behind the sign-in are those of the specification [S2.4]', () => {
    expect(Object.values(appPaths)).toEqual(
      expect.arrayContaining([
        '/dashboard',
        '/onboarding',
        '/family-interests',
        '/setup-family',
        '/start-goal',
        '/plan-meeting',
        '/stand-up',
        '/retrospective',
        '/insights',
        '/edit-sprint',
        '/settings',
        '/printable-plan',
        '/open-sprints',
        '/verify-email',
      ]),
    )
  })

  test('of two screens are never the same', () => {
    const all = [...Object.values(publicPaths), ...Object.values(appPaths)]
    expect(new Set(all).size).toBe(all.length)
  })

  test('carry an id as one part, whatever is in it', () => {
    expect(apiPaths.user('a/b')).toBe('/api/users/a%2Fb')
    expect(apiPaths.familyCommands('family_x')).toBe('/api/families/family_x/commands')
    expect(apiPaths.sprint('f', '../x?y#z')).toBe('/api/families/f/sprints/..%2Fx%3Fy%23z')
    expect(apiPaths.sprintCommands('f', 's')).toBe('/api/families/f/sprints/s/commands')
    expect(forSprint('/edit-sprint', 'a&b=c')).toBe('/edit-sprint?sprint=a%26b%3Dc')
  })
})
