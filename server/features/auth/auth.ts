import { queueAfterTransactionHook } from '@better-auth/core/context'
import { betterAuth } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { familyIdOf, newFamily } from '#core/domain/family.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { policyVersion } from '#core/policy.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashPassword, verifyPassword } from '#server/platform/password-hash.ts'
import type { Provider } from '#server/platform/provider-client.ts'
import { randomId } from '#server/platform/random-id.ts'
import { insertFamily } from '#server/store/families.ts'
import { markSeen } from '#server/store/idle.ts'
import { transaction } from '#server/store/database.ts'
import type { Database } from '#server/store/schema.ts'
import { clientAddressHeader, sessionRenewedEvery, signingUp } from './agreed.ts'
import { mailVerification } from './mail-verification.ts'
import { otherAccounts } from './other-accounts.ts'

export type Auth = ReturnType<typeof createAuth>

export type AuthOptions = {
  db: Database
  clock: Clock
  secret: string
  baseUrl: string
  providers: Provider[]
}

const serverField = { required: true, input: false } as const
const consentField = { type: 'string', required: false, input: false, returned: false } as const

/** Accounts and sessions. Everything the client may not say of a user has `input: false` (A20). */
export function createAuth({ db, clock, secret, baseUrl, providers }: AuthOptions) {
  return betterAuth({
    appName: 'Elefam',
    secret,
    baseURL: baseUrl,
    basePath: apiPaths.auth,
    trustedOrigins: [baseUrl],
    // 'sqlite' makes the library write instants as ISO texts and yes and no as 1 and 0, which is
    // what the schema keeps on both databases.
    database: { db, type: 'sqlite', transaction: true },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, _message, error) => {
        const store = signingUp.getStore()
        if (store && error instanceof Error) store.failure = error
      },
    },
    advanced: {
      cookiePrefix: 'elefam',
      useSecureCookies: baseUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      database: { generateId: randomId, validateSchema: false },
    },
    rateLimit: { enabled: false }, // ours are in the store, see server/http/limits.ts
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: 'string', defaultValue: 'primary', ...serverField },
        familyId: { type: 'string', defaultValue: '', ...serverField },
        onboardingComplete: { type: 'boolean', defaultValue: false, ...serverField },
        agreedAt: consentField,
        policyVersion: consentField,
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: limits.sessionSeconds,
      updateAge: sessionRenewedEvery,
    },
    account: {
      modelName: 'accounts',
      updateAccountOnSignIn: false,
      // Whoever is signed in, and has shown it, may link an account that has another address.
      accountLinking: { allowDifferentEmails: true },
    },
    verification: { modelName: 'verifications' },
    plugins: [otherAccounts({ db, clock, baseUrl, providers })],
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      // Ours count characters and come first; the library counts UTF-16 units.
      minPasswordLength: 1,
      maxPasswordLength: 4 * limits.passwordMax,
      password: {
        hash: async (password) => signingUp.getStore()?.hash ?? hashPassword(password),
        verify: verifyPassword,
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      // Once the account is committed, and with a link of ours: the library's could be followed as
      // often as one likes, and confirms as soon as anything asks for it (A26).
      sendVerificationEmail: async ({ user: { id, name, email } }) =>
        queueAfterTransactionHook(async () =>
          transaction(db, async (trx) =>
            mailVerification(trx, { now: clock() }, { id, profile: { name, email } }),
          ),
        ),
    },
    onAPIError: { throw: true }, // a refusal of the hash queue stays one
    hooks: {
      // Inside the transaction the hash would keep everybody else from the database for its time.
      before: createAuthMiddleware(async ({ path, body }) => {
        const store = signingUp.getStore()
        const password: unknown = body?.password
        if (path !== '/sign-up/email' || !store || typeof password !== 'string') return
        store.hash = await hashPassword(password)
      }),
    },
    databaseHooks: {
      session: {
        create: { after: async ({ userId }) => markSeen(db, userId, clock()) },
        update: { after: async ({ userId }) => markSeen(db, userId, clock()) },
      },
      user: {
        create: {
          before: async (user) => {
            const id = randomId()
            // Every way to an account says that it agrees to the terms, as a parent or guardian.
            const consent = { agreedAt: clock(), policyVersion }
            return { data: { ...user, ...consent, id, familyId: familyIdOf(id) } }
          },
          // After the transaction; bootstrap makes up for it should the server die in between.
          after: async (user) =>
            insertFamily(db, newFamily({ userId: user.id, name: user.name, now: clock() })),
        },
      },
    },
  })
}
