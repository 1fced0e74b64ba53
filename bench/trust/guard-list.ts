import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../elefam.ts'
import { spoiled, type Spoiled } from './mutated-files.ts'

const matrix = ['server/app/authorisation.test.ts']

/** The next rule that lets more people in. */
const weaker: Record<string, string> = {
  primary: 'family',
  'primary-or-self': 'family',
  family: 'signed-in',
  self: 'signed-in',
  accepter: 'public',
  'signed-in': 'public',
}

/** In which file, what stands there, and what stands there without the guard. */
type Written = [file: string, guard: string, without: string, suites?: string[]]

const slow = ['server/app/rights.test.ts']
const flood = ['server/app/flood.test.ts']
const access = 'core/account/access.ts'
const auth = 'server/features/auth'
const invites = 'server/features/invites'
const accepting = [`${invites}/accept-invite.test.ts`]
const byHand: Written[] = [
  [access, "(user ? null : 'accepter-unauthenticated')", 'user && null'],
  [access, "(user ? null : 'unauthenticated')", 'user && null'],
  [access, 'signedIn(asking) ?? (asking.user?.familyId', '(asking.user?.familyId'],
  [access, "asking.familyId ? null : 'family-missing'", 'asking.familyId ? null : null'],
  [
    access,
    "family(asking) ?? (asking.user?.role === 'primary'",
    "(asking.user?.role === 'primary'",
  ],
  [access, "null : 'primary-only'", 'null : null'],
  [access, 'signedIn(asking) ?? (asking.user?.id', '(asking.user?.id'],
  [access, "null : 'user-missing'", 'null : null'],
  [access, 'family(asking) ?? (asking.user?.id', '(asking.user?.id'],
  [access, 'asking.userId ? null : primary(asking)', 'asking.userId ? null : null'],
  ['server/http/rights.ts', 'if (code) refuse(await orGone', 'if (code) void (await orGone'],
  ['server/http/routes.ts', 'if (!isHere || performance.now()', 'if (performance.now()', slow],
  [
    'server/http/routes.ts',
    'let caller = await rights',
    'let caller = !isHere ? { session: null, device: null } : await rights',
    slow,
  ],
  ['server/http/rights.ts', 'if (code) throw new Withdrawn(', 'if (code) void (', slow],
  [
    'server/http/rights.ts',
    'const db = guarded(services.db, held.check, held.holder)',
    'const { db } = services',
    slow,
  ],
  ['server/store/guarded.ts', '  await requireRights(trx)\n', '', slow],
  ['server/store/write-once.ts', 'held ? [place, held] : [place]', '[place]', slow],
  ['server/store/guarded.ts', '|| !guards.has(db)) return', '|| guards.has(db)) return', slow],
  ['server/http/long-answer.ts', 'await requireRights(db)\n        const next', 'const next', slow],
  [
    'server/platform/fair-queue.ts',
    'if (waiting === 0 && places.mayEnter(names))',
    'if (waiting === 0)',
    flood,
  ],
  ['server/platform/fair-queue.ts', 'places.waits(names) < bounds.waiting.each', 'true', flood],
  ['server/http/admission.ts', 'await limit(', 'void (', flood],
  [
    'server/features/transfer/family-file.ts',
    'if (depth > limits.jsonDepth)',
    'if (depth < 0)',
    flood,
  ],
  ['server/http/json-structure.ts', '|| values > limits.jsonValues', '', flood],
  ['server/store/sprints.ts', 'size) > limits.weeksSize', 'size) < 0', flood],
  ['server/store/trim-log.ts', "eb('size', '>', limits.logSize),", '', flood],
  ['server/http/routes.ts', 'if (writer && isWrite)', 'if (writer && !isWrite)', flood],
  [
    'server/http/queues.ts',
    'places: Number.POSITIVE_INFINITY,\n    each: { family: 2 }',
    'places: Number.POSITIVE_INFINITY,\n    each: { family: 99 }',
    flood,
  ],
  ['server/store/sessions.ts', 'row.expiresAt > now', 'row.expiresAt !== now'],
  ['server/store/sessions.ts', 'row.expiresAt <= now', 'row.expiresAt === now'],
  [
    `${auth}/sign-in-with.ts`,
    'if (session?.sessionId !== sessionId)',
    'if (!session)',
    [`${auth}/link-account.test.ts`],
  ],
  [
    `${auth}/sign-in-with.ts`,
    "const isOurs = state !== undefined && state === cookies.read(c.req.raw.headers, 'state')",
    'const isOurs = state !== undefined',
    [`${auth}/sign-in-with-refused.test.ts`],
  ],
  [
    `${auth}/sign-in.ts`,
    "if ((await readPasswordHash(trx, user.id)) !== hash) refuse('invalid-credentials')",
    '',
    [`${auth}/sign-in.test.ts`],
  ],
  ['server/app/headers.ts', '!isFromUs(c.req.raw.headers, own) ||', ''],
  [
    'server/app/headers.ts',
    "|| !type.startsWith('application/json')",
    '',
    ['server/app/security.test.ts'],
  ],
  [
    'server/features/deletion/disown-account.ts',
    'user.emailVerified || ',
    '',
    ['server/features/deletion/disown-account.test.ts'],
  ],
  [
    `${auth}/confirm-email.ts`,
    "if (!stillMeans(meant, user)) refuse('invalid-token')",
    '',
    [`${auth}/verification.test.ts`],
  ],
  ['server/features/families/families.routes.ts', "if (user.role !== 'primary')", 'if (!user)'],
  [`${invites}/revoke-invite.ts`, 'invite?.familyId !== familyId', '!invite'],
  [`${invites}/resend-invite.ts`, 'invite?.familyId !== family.id', '!invite'],
  [
    'server/store/sessions.ts',
    ".where('userId', '=', id)\n    .where('id', '=', sessionId)",
    ".where('id', '=', sessionId)",
  ],
  [
    'server/store/sprints.ts',
    ".where('familyId', '=', familyId)\n    .where('id', '=', sprintId),\n)",
    ".where('id', '=', sprintId).where('familyId', '<>', familyId + '!'),\n)",
  ],
  [
    `${auth}/proof.ts`,
    'if (!(await verifyPassword({ hash, password }, accountHash(id))))',
    'if (!hash)',
  ],
  [`${auth}/proof.ts`, '|| !(await isMailed(code, id, now))', ''],
  [
    'core/invites/invite.ts',
    "if (!isOpen(invite, now)) refuse('invite-closed')\n  if (!inviter)",
    'if (!inviter)',
    accepting,
  ],
  ['core/invites/invite.ts', " || inviter.role !== 'primary'", '', accepting],
  ['core/invites/co-parent.ts', "if (user.id === inviter.id) refuse('own-invite')", ''],
  [
    'core/invites/co-parent.ts',
    'if (terms.strict && !isForThem)',
    'if (terms.strict && !user)',
    accepting,
  ],
  [
    'server/features/mail/mail.routes.ts',
    'if (!signature)',
    'if (signature === false)',
    ['server/features/mail/mail.routes.test.ts'],
  ],
  [
    'server/features/mail/mail.routes.ts',
    'if (!isNew)',
    'if (isNew === null)',
    ['server/features/mail/mail.routes.test.ts'],
  ],
  [
    'server/app/metrics-page.ts',
    '!timingSafeEqual(expected, given)',
    'given.length === 0',
    ['server/app/metrics-page.test.ts'],
  ],
  [
    'server/features/live/live.routes.ts',
    'return session?.user.id === userId && session.user.familyId === familyId',
    'return session !== undefined',
    ['server/features/live/live.test.ts'],
  ],
  [
    'server/app/headers.ts',
    'return anyHost && host',
    'return host',
    ['server/app/security.test.ts'],
  ],
  [
    'server/features/transfer/export-family.ts',
    "if (role !== 'primary') return []",
    '',
    ['server/features/transfer/transfer.test.ts'],
  ],
  [
    'server/features/transfer/export-family.ts',
    "user.role === 'primary' || role === 'coParent'",
    'id',
    ['server/features/transfer/transfer.test.ts'],
  ],
]

/** Every guard of the server: written down, or found where routes name their rule or ask for proof. */
export function allGuards(): Spoiled[] {
  return [...byHand.map(written), ...rulesOfRoutes(), ...proofs()]
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = () =>
  globSync('server/features/**/*.ts', { cwd: root }).filter((file) => !file.includes('.test.'))

const written = ([file, guard, without, suites = matrix]: Written): Spoiled => ({
  ...spoiled(file, guard, without),
  suites,
})

/** Each route with the next weaker rule. */
function rulesOfRoutes(): Spoiled[] {
  const found = sources().flatMap((file) => {
    const text = read(file)
    const routes = [
      ...text.matchAll(/route\('([a-z-]+)', \{\s+method: '(\w+)',\s+path(?:: (.+))?,/g),
    ]
    return routes.map(({ index, 1: rule = '', 2: method = '', 3: path = 'path' }) => ({
      file,
      text,
      index,
      rule,
      method,
      path,
    }))
  })
  return found
    .filter(({ rule }) => rule in weaker)
    .map(({ file, text, index, rule, method, path }) => ({
      name: `${method} ${path}: ${rule}`,
      file,
      text: `${text.slice(0, index)}${text.slice(index).replace(`'${rule}'`, `'${weaker[rule]}'`)}`,
      suites: matrix,
    }))
}

/** Each place that asks for proof, asking no longer. */
function proofs(): Spoiled[] {
  return sources().flatMap((file) => {
    const text = read(file)
    return [...text.matchAll(/await require(Recent)?Proof\(/g)].map(
      ({ 0: asks, index }, place) => ({
        name: `${file}: proof ${place + 1}`,
        file,
        text: `${text.slice(0, index)}${text.slice(index).replace(asks, 'void (')}`,
        suites: [...matrix, `${auth}/link-account.test.ts`, `${auth}/ways-in.test.ts`],
      }),
    )
  })
}
