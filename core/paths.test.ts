import { describe, expect, test } from 'vitest'
import {
  acceptInvite,
  apiPaths,
  appPaths,
  forSprint,
  inviteIdIn,
  familyAddresses,
  pageFile,
  publicPaths,
  safeReturn,
  screenOf,
  settingsPathOf,
  settingsPaths,
  startSignIn,
} from './paths.ts'

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

  test('of an invitation carries its id, of which nothing is believed', () => {
    expect(inviteIdIn(acceptInvite('abc-123'))).toBe('abc-123')
    expect(inviteIdIn('/accept-invite/%zz')).toBe('%zz')
    expect(inviteIdIn('/accept-invite/')).toBe('')
    expect(inviteIdIn('/accept-invite')).toBe(undefined)
    expect(inviteIdIn('/')).toBe(undefined)
  })

  test('carry an id as one part, whatever is in it', () => {
    expect(apiPaths.user('a/b')).toBe('/api/users/a%2Fb')
    expect(apiPaths.familyCommands('family_x')).toBe('/api/families/family_x/commands')
    expect(apiPaths.sprint('f', '../x?y#z')).toBe('/api/families/f/sprints/..%2Fx%3Fy%23z')
    expect(apiPaths.sprintCommands('f', 's')).toBe('/api/families/f/sprints/s/commands')
    expect(forSprint('/edit-sprint', 'a&b=c')).toBe('/edit-sprint?sprint=a%26b%3Dc')
  })

  test('of another account’s sign-in say how it was opened and where to go after', () => {
    expect(startSignIn('google', { popup: true })).toBe('/api/auth/with/google?popup=yes')
    expect(startSignIn('../x', { popup: false, to: '/settings?a=b' })).toBe(
      '/api/auth/with/..%2Fx?popup=no&to=%2Fsettings%3Fa%3Db',
    )
  })
})

describe('the places of the settings', () => {
  test('are screens of their own, shown by the settings’ page [N18]', () => {
    for (const place of Object.values(settingsPaths)) {
      expect(familyAddresses).toContain(place)
      expect(screenOf(place)).toBe('/settings')
      expect(pageFile(place)).toBe('pages/settings.html')
    }
    expect(screenOf('/settings/nowhere')).toBe('/settings/nowhere')
  })

  test('are found by the links of earlier mails [N18]', () => {
    expect(settingsPathOf('#co-parents')).toBe('/settings/co-parents')
    expect(settingsPathOf('#devices')).toBe('/settings/signing-in')
    expect(settingsPathOf('#leaving')).toBe('/settings/data')
    expect(settingsPathOf('#nowhere')).toBe(undefined)
    expect(settingsPathOf('')).toBe(undefined)
  })
})

describe('a return address', () => {
  test.each(['/settings/week', '/settings', '/edit-sprint?sprint=a1#top', '/accept-invite/aB3_-x'])(
    'that is one of our screens is kept: %s',
    (address) => expect(safeReturn(address)).toBe(address),
  )

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/dashboard',
    'https:/dashboard',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hello',
    '/\t/evil.example',
    '/\n/evil.example',
    '/dashboard\r\nSet-Cookie: a=b',
    '/dashboard?\\',
    '/dashboard/../../evil',
    '/dashboard@evil.example',
    '/.evil.example',
    '/accept-invite/..//evil.example',
    '/api/auth/sign-out',
    '/nowhere',
    '/',
    'dashboard',
    '',
    null,
    undefined,
  ])('that is %j becomes the dashboard', (address) => {
    expect(safeReturn(address)).toBe('/dashboard')
  })
})
