import { judged, type Result } from '../results.ts'
import { planted, unnoticed, type Mistake } from './mutated-files.ts'

const model = ['server/app/model.test.ts']
/** On one database: what is wrong with the rules is so on both. */
const only = /^(?!.*[Pp]ostgre).*$/

const coParent = 'core/invites/co-parent.ts'
const task = 'core/tasks/rules.ts'
const families = 'server/store/families.ts'
const gone = 'server/store/erasure.ts'
const runCommand = 'server/store/run-command.ts'
const removing = 'server/features/invites/remove-co-parent.ts'
const accepting = 'server/features/invites/accept-invite.ts'

/** What goes wrong in the rules and in what stores them. */
export const mistakes: Mistake[] = [
  ['who accepts gets no role', coParent, "      role: 'coParent',\n", ''],
  ['an invite is accepted twice', coParent, "status: 'confirmed', confirmedAt", 'confirmedAt'],
  ['a left family is deleted', coParent, "own: 'kept'", "own: 'deleted'"],
  ['who joins is no member', coParent, 'isFull ? adults : [...adults, member]', 'adults'],
  [
    'a family where others live is left',
    coParent,
    "if (from === 'shared') refuse('family-shared')",
    '',
  ],
  [
    'a left family still lets in',
    accepting,
    "if (ownFamily === 'kept') await revokeInvitesOf(trx, from.familyId)",
    '',
  ],
  ['a removed co-parent still sees', removing, 'await sendHome(trx, userId)', ''],
  [
    'a removed co-parent is one at home too',
    'server/store/co-parents.ts',
    "role: 'primary',\n      familyId,\n      previousFamilyId: null",
    'familyId,\n      previousFamilyId: null',
  ],
  [
    'a withdrawn invite opens',
    'core/invites/invite.ts',
    '{ ...invite, expiresAt: invite.createdAt }',
    '{ ...invite }',
  ],
  [
    'a co-parent’s edit is lost',
    runCommand,
    'changed: changed.family,\n    })',
    'changed: changed.family?.coParents.length === 0 ? changed.family : null,\n    })',
  ],
  [
    'an edit is taken whatever version it saw',
    runCommand,
    'version === ifVersion) return',
    'version >= ifVersion) return',
  ],
  [
    'what is sent again is done again',
    runCommand,
    'commandId: command.id,',
    'commandId: `${command.id}-${sequence}`,',
  ],
  ['a tick is of another day', task, '[date]: members', "[date.replace('-02', '-03')]: members"],
  ['an untick ticks', task, 'roomFor([...others, memberId], context) : others', 'others : others'],
  [
    'a tick takes another’s away',
    task,
    'roomFor([...others, memberId], context)',
    'roomFor([memberId], context)',
  ],
  [
    'a deleted sprint stays',
    'server/store/sprints.ts',
    'deletion.filled(db, { familyId, id })',
    "deletion.filled(db, { familyId, id: '' })",
  ],
  [
    'who comes second writes over who came first',
    'server/store/families.ts',
    ".where('sequence', '=', sequence)",
    '',
    ['server/features/two-writers.test.ts'],
  ],
  [
    'a deleted child’s ticks stay',
    'server/features/deletion/forget-member.ts',
    'if (next !== sprint) await saveSprint(trx, next, sprint)',
    '',
  ],
  [
    'a deleted family keeps its co-parents',
    families,
    'for (const coParentId of await coParentIdsOf(trx, familyId)) await sendHome(trx, coParentId)',
    '',
  ],
  [
    'a deleted account still opens',
    gone,
    "await trx.deleteFrom('users').where('id', '=', user.id).execute()",
    '',
  ],
  [
    'a deleted account stays a member',
    'server/features/deletion/delete-account.ts',
    'return member ? forgetMember(trx, family, member.id) : family',
    'return family',
  ],
  [
    'a sign-up takes an account over',
    'server/features/auth/sign-up.ts',
    "if (await findUserByEmail(db, email)) refuse('email-in-use')",
    "await db.deleteFrom('users').where('email', '=', email).execute()",
  ],
  [
    'a new family takes the place of one that is there',
    families,
    "conflict.column('id').doNothing()",
    "conflict.column('id').doUpdateSet({ document: JSON.stringify(family) })",
  ],
]

/** Of other kinds, some of which nothing noticed once (C10), each with the tests that are to. */
export const smallMistakes: Mistake[] = [
  [
    'the last place in a family is no place',
    coParent,
    '1 + adults.length + children.length >= membersMax',
    '2 + adults.length + children.length >= membersMax',
    ['core/invites/co-parent.test.ts'],
  ],
  [
    'a family has one co-parent less than it may',
    coParent,
    'coParents.length > limits.members',
    'coParents.length >= limits.members',
    ['core/invites/co-parent.test.ts'],
  ],
  [
    'files of one family are read in side by side',
    'server/http/queues.ts',
    'each: { family: 1, network: 2 }',
    'each: { family: 2, network: 2 }',
    ['server/app/flood.test.ts'],
  ],
  [
    'Today shows a paused day',
    'core/stand-up/day.ts',
    'return sprint !== null && !sprint.pausedDates.includes(date)',
    'return sprint !== null',
    ['core/stand-up/day.test.ts'],
  ],
  [
    'a plan without tasks is printed',
    'web/features/printable-plan/printable-plan-screen.tsx',
    '!sprint || sprint.tasks.length === 0',
    '!sprint',
    ['web/features/printable-plan/nothing-to-print.test.tsx'],
  ],
  [
    'the jars have nothing under them',
    'web/features/insights/plan-chart.tsx',
    '{labels[index]}',
    "{''}",
    ['web/features/insights/plan-chart.test.tsx'],
  ],
  [
    'a copy with another letter is restored',
    'server/store/backup-seal.ts',
    'if (expected === (await hashOf(file, size - sealSize)) &&',
    'if (expected.length > 0 &&',
    ['server/store/backup.test.ts'],
  ],
  [
    'a full disk is told by nobody',
    'server/app/problems.ts',
    "if (refusal.code === 'storage-full') onFull()",
    '',
    ['server/app/outage.test.ts'],
  ],
  [
    'all event streams are opened at once',
    'server/http/opened-in-turns.ts',
    'await queues.openings(networksOf(clientAddress(c)).network)',
    '() => undefined',
    ['server/features/live/live.test.ts'],
  ],
]

/** Makes each mistake in turn: the random actions, as few as with all other tests, must stumble over it. */
export async function measureMutations(): Promise<Result[]> {
  const inRules = planted(mistakes, model)
  const others = planted(smallMistakes, model)
  const unseen = await unnoticed([...inRules, ...others], only)
  const missedOf = (list: { name: string }[]) =>
    list.filter(({ name }) => unseen.includes(name)).map(({ name }) => name)
  const figure = (id: string, what: string, missed: string[]) => ({
    id,
    what,
    value: missed.length,
    unit: 'mistakes',
    command: 'npm run trust -- mutations',
    ...(missed.length > 0 && { note: missed.join(', ') }),
  })
  const ofModel = `Of ${inRules.length} mistakes in the program, made one at a time, those that the model’s few random rows of \`npm test\` do not notice`
  const ofOthers = `Of ${others.length} other mistakes (bounds, one import at a time, what screens show, copies, a full disk, a storm), those that their own tests do not notice`
  return [
    judged(figure('model-mistakes', ofModel, missedOf(inRules)), { atMost: 0 }),
    judged(figure('small-mistakes', ofOthers, missedOf(others)), { atMost: 0 }),
  ]
}
