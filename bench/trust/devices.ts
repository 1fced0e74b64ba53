import { judged, type Result } from '../results.ts'
import { planted, unnoticed, type Mistake } from './mutated-files.ts'
import { runSuite } from './suite.ts'

const rows = 20_000
/** Enough for what is seen once in some hundred rows. */
const rowsForFaults = 2_000
const suites = ['web/data/devices.test.ts']
const command = 'npm run trust -- devices'

const pull = 'web/data/pull.ts'
const outbox = 'web/data/outbox.ts'
const replica = 'web/data/replica.ts'
const store = 'web/data/store.ts'

/** What goes wrong in what the browser keeps and sends. */
export const deviceFaults: Mistake[] = [
  ['what comes twice is done twice', replica, 'if (entry.sequence <= next.sequence) continue', ''],
  ['a gap is passed over', replica, 'if (entry.sequence > next.sequence + 1)', 'if (false)'],
  ['what waits is replayed from its end', replica, '.reduce', '.reduceRight'],
  ['a lost answer loses the command', outbox, 'retryLater()', 'replace(entry.command.id)'],
  ['a command is sent, and not stored', outbox, 'await storage.put(queued)', ''],
  [
    'a command is forgotten as it is sent',
    outbox,
    'const receipt = await send(entry)',
    'void storage.remove(entry.command.id)\nconst receipt = await send(entry)',
  ],
  [
    'what is given while the storage is read is lost',
    outbox,
    'inOrder([...state.entries, ...more])',
    'inOrder(more)',
  ],
  [
    'what was stored is sent from its end',
    outbox,
    'one.order - other.order',
    'other.order - one.order',
  ],
  [
    'what a closed tab had left is sent by nobody',
    outbox,
    'if (!state.failing) flushIn(timing.backoff.first)',
    '',
  ],
  [
    'a strange hash is healed without an end',
    pull,
    'heal: (sequence: number) => fetchSnapshot({ diverged: sequence })',
    'heal: async (sequence: number): Promise<void> => { for (;;) await fetchSnapshot({ diverged: sequence }) }',
  ],
  ['a late answer counts, although the head has passed it', pull, 'isPassed && !isAnew', 'false'],
  [
    'a page of changes begins one too late',
    pull,
    'after: known.sequence',
    'after: known.sequence + 1',
  ],
  ['what the server acknowledged later stays on top', store, 'sequence <= head.sequence', 'false'],
  [
    'the tab that listens tells nobody',
    store,
    "if (isNews) tell({ kind: 'entries', familyId: next.family.id, entries: taken })",
    '',
  ],
  [
    'a hidden tab keeps the lock',
    'web/data/live.ts',
    'release?.()\n      release = null',
    'release = null',
  ],
  [
    'a command has the time of a wrong clock',
    'web/data/send.ts',
    'now: store.now()',
    'now: new Date().toISOString()',
  ],
  ['words for a closed week are refused', 'core/log/rules.ts', ' && !rule.late?.(command)', ''],
  [
    'of two hands the later one counts alone',
    'core/commands/merge.ts',
    'sharedTexts.has(name)',
    'false',
  ],
  ['what has moved on is taken back', 'core/log/undo.ts', "\n  refuse('moved-on')\n}", '\n}'],
]

/** Random families of 2 to 4 devices on bad lines, and what is wrong in the program one at a time. */
export async function measureDevices(): Promise<Result[]> {
  const began = performance.now()
  const env = { DEVICE_ROWS: String(rows) }
  const { failed, told, log } = await runSuite(suites, { env, project: 'unit' })
  if (failed > 0) console.error(log)
  const [{ rows: held = 0, devices = 0 } = {}] = told
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  process.env['DEVICE_ROWS'] = String(rowsForFaults)
  const missed = await unnoticed(planted(deviceFaults, suites), /./)
  return [
    judged(
      {
        id: 'device-rows',
        what: 'Random rows of what 2 to 4 pages of a family do on bad lines (cuts, losses, late and doubled answers, reloads, closed and hidden tabs, wrong clocks, strange hashes), after which all show the same and no word is gone',
        value: failed > 0 ? 0 : held,
        unit: 'rows',
        command,
        note: `${devices} devices, ${minutes} minutes`,
      },
      { atLeast: rows },
    ),
    judged(
      {
        id: 'device-faults',
        what: `Of ${deviceFaults.length} faults in what keeps and sends, planted one at a time, those that ${rowsForFaults} such rows do not notice`,
        value: missed.length,
        unit: 'faults',
        command,
        ...(missed.length > 0 && { note: missed.join(', ') }),
      },
      { atMost: 0 },
    ),
  ]
}
