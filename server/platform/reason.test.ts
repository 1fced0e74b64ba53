import { once } from 'node:events'
import { connect, type LookupFunction } from 'node:net'
import { describe, expect, test } from 'vitest'
import { reasonOf } from './reason.ts'

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe('the reason why something did not work', () => {
  test('is one line', () => {
    expect(reasonOf(failure('it is\n  so.'))).toBe('it is so.')
  })

  test.each([
    failure('getaddrinfo ENOTFOUND base', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
    failure('password authentication failed for user "elefam"', { code: '28P01' }),
    failure('database "elefam" does not exist', { code: '3D000' }),
    failure('timeout exceeded when trying to connect'),
  ])('names the setting to look at where PostgreSQL is not to be had: $message', (error) => {
    expect(reasonOf(error)).toBe(
      `${error.message}. The address of PostgreSQL is the setting DATABASE_URL.`,
    )
  })

  test('is told where a name has several addresses and none answers', async () => {
    const lookup: LookupFunction = (_name, _options, found) =>
      found(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '127.0.0.2', family: 4 },
      ])
    const socket = connect({ port: 1, host: 'several.example', lookup })
    const error = await once(socket, 'connect').catch((thrown: unknown) => thrown)
    expect(reasonOf(error)).toBe(
      'connect ECONNREFUSED 127.0.0.1:1, connect ECONNREFUSED 127.0.0.2:1. The address of PostgreSQL is the setting DATABASE_URL.',
    )
  })
})
