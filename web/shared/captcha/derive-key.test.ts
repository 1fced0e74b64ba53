import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey as deriveOnTheServer } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { deriveByHand, deriveKey } from './derive-key.ts'

test.each([
  ['by the browser’s own cryptography', deriveKey],
  ['by hand, where a page without TLS has none', deriveByHand],
])('a task worked out %s is what the server expects', async (_, derive) => {
  const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' }
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 40,
    deriveKey: deriveOnTheServer,
    ...secrets,
  })
  const solution = await solveChallenge({ challenge, deriveKey: derive })
  expect(solution).toMatchObject({ counter: 40 })
  const options = { challenge, solution: solution!, deriveKey: deriveOnTheServer, ...secrets }
  expect(await verifySolution(options)).toMatchObject({ verified: true })
})
