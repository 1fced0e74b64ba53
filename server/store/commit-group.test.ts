import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { inNameOf } from './asker.ts'
import { commitGroup } from './commit-group.ts'

let folder: ReturnType<typeof temporaryFolder>
let writer: DatabaseSync
let onDisk: () => string[]
let group: ReturnType<typeof commitGroup>
let commits: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  folder = temporaryFolder()
  const file = join(folder.path, 'group.sqlite')
  writer = new DatabaseSync(file)
  writer.exec('pragma journal_mode = wal; create table words (word text primary key)')
  const reader = new DatabaseSync(file, { readOnly: true })
  const words = reader.prepare('select word from words order by word')
  onDisk = () => words.all().map(({ word }) => String(word))
  const prepare = writer.prepare.bind(writer)
  vi.spyOn(writer, 'prepare').mockImplementation((sql) => {
    const statement = prepare(sql)
    if (sql === 'commit') commits = vi.spyOn(statement, 'run')
    return statement
  })
  group = commitGroup(writer)
})
afterEach(() => {
  writer.close()
  folder.remove()
})

const insert = (word: string) => writer.prepare('insert into words values (?)').run(word)

/** One transaction that writes a word; `pause` lets others in while it runs. */
async function write(word: string, pause: () => unknown = () => undefined): Promise<string[]> {
  const member = await group.begin()
  try {
    insert(word)
    await pause()
    await group.commit(member)
  } catch (error) {
    group.failed(error)
    await group.rollback(member)
    throw error
  }
  return onDisk()
}

const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map(({ status }) => status)

describe('transactions that end in the same turn of the event loop', () => {
  test('share one commit, and none is acknowledged before it', async () => {
    const seen = await Promise.all(['one', 'two', 'three'].map((word) => write(word)))
    expect(commits).toHaveBeenCalledTimes(1)
    for (const words of seen) expect(words).toEqual(['one', 'three', 'two'])
  })

  test('share it with one that ended before they began', async () => {
    const ended = Promise.withResolvers<void>()
    const first = write('one', () => queueMicrotask(ended.resolve))
    await ended.promise
    for (let step = 0; step < 20; step += 1) await Promise.resolve()
    await Promise.all([first, write('two')])
    expect(commits).toHaveBeenCalledTimes(1)
  })

  test('do not share the failure of one of them', async () => {
    await write('taken')
    expect(await outcomes(['one', 'taken', 'two'].map((word) => write(word)))).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(onDisk()).toEqual(['one', 'taken', 'two'])
  })

  test('tell of a failure only when the others’ fate is known', async () => {
    const first = write('same')
    const afterFailure = write('same').catch(() => onDisk())
    await first
    expect(await afterFailure).toEqual(['same'])
  })

  test('fail together where the disk is full, and leave nothing behind', async () => {
    const { page_count: pages } = writer.prepare('pragma page_count').get() as {
      page_count: number
    }
    writer.exec(`pragma max_page_count = ${pages + 1}`)
    const work = [write('small'), write('large'.repeat(10_000)), write('late')]
    const [small, large, late] = await Promise.allSettled(work)
    expect(small).toMatchObject({ status: 'rejected', reason: { errcode: 13 } })
    expect(large).toMatchObject({ status: 'rejected', reason: { errcode: 13 } })
    expect(late).toMatchObject({ status: 'fulfilled' })
    expect(onDisk()).toEqual(['late'])
  })

  test('fail together where the commit fails', async () => {
    commits.mockImplementationOnce(() => {
      throw new Error('the disk is gone')
    })
    expect(await outcomes([write('one'), write('two')])).toEqual(['rejected', 'rejected'])
    expect(await write('three')).toEqual(['three'])
  })
})

test('a transaction that nobody joins is committed in the next turn', async () => {
  const alone = write('alone')
  for (let turn = 0; turn < 2; turn += 1) await nextTurn()
  expect(onDisk()).toEqual(['alone'])
  await alone
})

describe('a transaction that takes longer', () => {
  test('lets nobody else begin, and its writes wait for nobody’s sake', async () => {
    const order: string[] = []
    const note = (word: string) => () => void order.push(word)
    const slow = write('slow', async () => {
      await nextTurn()
      await nextTurn()
      note('slow is done')()
    })
    const quick = write('quick', note('quick begins'))
    await Promise.all([slow, quick])
    expect(order).toEqual(['slow is done', 'quick begins'])
    expect(onDisk()).toEqual(['quick', 'slow'])
  })

  test('is followed by those who waited, in turns by who asks [A81]', async () => {
    const order: string[] = []
    const note = (name: string) =>
      inNameOf(name, () =>
        write(`${name} ${order.length} ${Math.random()}`, () => void order.push(name)),
      )
    const slow = write('slow', () => nextTurn())
    const all = [...Array.from({ length: 50 }, () => 'loud'), 'quiet'].map(note)
    await Promise.all([slow, ...all])
    expect(order.indexOf('quiet')).toBe(1)
    expect(order).toHaveLength(51)
  })

  test('is followed by those who waited, and not by all of them in one turn [A81]', async () => {
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    const slow = write('slow', () => nextTurn())
    const busy = (word: number) =>
      write(String(word), () => {
        const until = performance.now() + 10
        while (performance.now() < until);
      })
    const all = Array.from({ length: 20 }, (_, word) => busy(word))
    count()
    await Promise.all([slow, ...all])
    isOver = true
    expect(turns).toBeGreaterThan(5)
    expect(onDisk()).toHaveLength(21)
  })

  test('keeps those that ended before it waiting, not forgotten', async () => {
    const quick = write('quick')
    const slow = write('slow', () => nextTurn())
    await Promise.all([quick, slow])
    expect(commits).toHaveBeenCalledTimes(1)
    expect(onDisk()).toEqual(['quick', 'slow'])
  })

  test('that fails alone is taken back alone', async () => {
    await write('taken')
    await expect(write('taken')).rejects.toThrow(/unique/i)
    expect(await write('next')).toEqual(['next', 'taken'])
  })
})

test('what still waits is committed when the group closes', async () => {
  const written = write('last')
  await Promise.resolve()
  await Promise.resolve()
  group.close()
  await written
  expect(onDisk()).toEqual(['last'])
})
