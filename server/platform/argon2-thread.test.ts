import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { argon2id } from './argon2-thread.ts'

const task = {
  message: Buffer.from('password'),
  nonce: Buffer.from('somesalt'),
  memory: 256,
  passes: 2,
  parallelism: 1,
  tagLength: 32,
}

test('a task that nobody could do is refused, and the next one gets its key', async () => {
  await expect(argon2id({ ...task, memory: 1 })).rejects.toThrow(/memory/i)
  // Of the tests of Argon2's reference implementation.
  expect((await argon2id(task)).toString('base64')).toBe(
    'nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4=',
  )
})

test.runIf(process.platform === 'linux')(
  'the thread has a tenth of a core that the server wants as well [A83]',
  async () => {
    await argon2id(task)
    const threads = readdirSync('/proc/self/task')
    const niceOf = (thread: string) =>
      Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')[16])
    expect(threads.map(niceOf)).toContain(Math.min(19, getPriority() + 10))
  },
)

test('a server that its host has made nice hashes as well', () => {
  const program = `
    require('node:os').setPriority(10)
    import('./argon2-thread.ts')
      .then(({ argon2id }) => argon2id({
        ...${JSON.stringify(task)}, message: Buffer.from('password'), nonce: Buffer.from('somesalt'),
      }))
      .then((key) => console.log(key.length))`
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], {
    cwd: import.meta.dirname,
    ...(process.getuid?.() === 0 && { uid: 65_534 }), // Root may take back what it gave.
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toBe('32\n')
})
