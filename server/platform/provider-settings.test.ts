import { describe, expect, test } from 'vitest'
import { readProviders } from './provider-settings.ts'
import { ConfigError } from './setting.ts'

const google = { GOOGLE_CLIENT_ID: 'g.apps.example', GOOGLE_CLIENT_SECRET: 'G-secret' }
const facebook = { FACEBOOK_CLIENT_ID: '1234', FACEBOOK_CLIENT_SECRET: 'f-secret' }
const school = {
  OPENID_NAME: 'The school',
  OPENID_ISSUER: 'https://id.school.example/realms/all/',
  OPENID_CLIENT_ID: 'elefam',
  OPENID_CLIENT_SECRET: 's-secret',
}

describe('the keys of other sites', () => {
  test('need not be there', () => {
    expect(readProviders({})).toEqual([])
    expect(readProviders({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' })).toEqual([])
  })

  test('make Google and Facebook known at their own addresses', () => {
    expect(readProviders({ ...facebook, ...google })).toEqual([
      {
        kind: 'openid',
        id: 'google',
        name: 'Google',
        clientId: 'g.apps.example',
        clientSecret: 'G-secret',
        issuer: 'https://accounts.google.com',
        askWhich: true,
      },
      {
        kind: 'facebook',
        id: 'facebook',
        name: 'Facebook',
        clientId: '1234',
        clientSecret: 'f-secret',
        pages: 'https://www.facebook.com',
        graph: 'https://graph.facebook.com',
      },
    ])
  })

  test('or at a stand-in’s', () => {
    const [first, second] = readProviders({
      ...google,
      ...facebook,
      GOOGLE_ISSUER: 'http://localhost:4000',
      FACEBOOK_URL: 'http://127.0.0.1:4001',
    })
    expect(first).toMatchObject({ issuer: 'http://localhost:4000' })
    expect(second).toMatchObject({ pages: 'http://127.0.0.1:4001', graph: 'http://127.0.0.1:4001' })
  })

  test('make further OpenID providers known, in the order of their numbers', () => {
    const all = readProviders({
      ...google,
      OPENID_3_ISSUER: 'https://id.club.example',
      OPENID_3_CLIENT_ID: 'three',
      OPENID_3_CLIENT_SECRET: 'secret-3',
      ...school,
      OPENID_2_NAME: 'Family',
      OPENID_2_ISSUER: 'https://id.home.example',
      OPENID_2_CLIENT_ID: 'two',
      OPENID_2_CLIENT_SECRET: 'secret-2',
    })
    expect(all.map(({ id, name, clientId }) => [id, name, clientId])).toEqual([
      ['google', 'Google', 'g.apps.example'],
      ['openid', 'The school', 'elefam'],
      ['openid-2', 'Family', 'two'],
      ['openid-3', 'id.club.example', 'three'],
    ])
    expect(all[1]).toMatchObject({
      kind: 'openid',
      issuer: 'https://id.school.example/realms/all/',
    })
  })

  test.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is missing: both keys are needed'],
    [{ GOOGLE_CLIENT_SECRET: 'key' }, 'GOOGLE_CLIENT_ID is missing: both keys are needed'],
    [{ FACEBOOK_CLIENT_ID: 'id' }, 'FACEBOOK_CLIENT_SECRET is missing: both keys are needed'],
    [{ OPENID_2_CLIENT_SECRET: 'x' }, 'OPENID_2_CLIENT_ID is missing: both keys are needed'],
    [{ ...school, OPENID_ISSUER: '' }, 'OPENID_ISSUER is missing: its keys are there'],
    [{ OPENID_ISSUER: school.OPENID_ISSUER }, 'OPENID_CLIENT_ID is missing: its issuer is there'],
  ])('must be whole: %o', (environment, message) => {
    expect(() => readProviders(environment)).toThrow(new ConfigError(message))
  })

  test.each([
    'id.school.example',
    'http://id.school.example',
    'ftp://id.school.example',
    'https://id.school.example?realm=a',
    'https://id.school.example#a',
    'https://maya:secret@id.school.example',
    'http://localhost.school.example',
  ])('belong to an address that nobody reads along with, not to %s', (address) => {
    expect(() => readProviders({ ...school, OPENID_ISSUER: address })).toThrow(
      /^OPENID_ISSUER=\S+ cannot be used: it must be an address like https:/,
    )
  })

  test('are never shown, not even when wrong', () => {
    const secret = 'two words'
    expect(() => readProviders({ ...google, GOOGLE_CLIENT_SECRET: secret })).toThrow(
      /^GOOGLE_CLIENT_SECRET cannot be used: it must be a key(?!.*two)/,
    )
  })
})
