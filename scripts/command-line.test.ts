import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { version, scripts } = JSON.parse(read('package.json')) as {
  version: string
  scripts: Record<string, string>
}

/** Runs the program with these words. */
const elefam = (...words: string[]) =>
  new Promise<{ code: unknown; said: string }>((done) => {
    const main = join(root, 'server/main.ts')
    execFile(process.execPath, [main, ...words], (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })

test('the program says its version, which is that of the changelog, and its commands [H9]', async () => {
  const [asked, help, wrong] = await Promise.all([
    elefam('--version'),
    elefam('--help'),
    elefam('no-such-command'),
  ])
  expect(asked).toEqual({ code: 0, said: `${version}\n` })
  expect(read('CHANGELOG.md')).toContain(`\n## ${version}\n`)
  expect(help.code).toBe(0)
  expect(wrong).toMatchObject({ code: 2, said: expect.stringContaining('no-such-command') })
  const ofNpm = Object.values(scripts).flatMap((line) => /elefam[.]mjs (\S+)/.exec(line)?.[1] ?? [])
  expect(ofNpm.length).toBeGreaterThan(3)
  for (const name of ofNpm)
    expect(help.said).toMatch(new RegExp(`^  ${name} .*(  |\n +)[a-z]`, 'm'))
})

test('elefam admin lists what it can before there is a database [H9]', async () => {
  const [bare, asked] = await Promise.all([elefam('admin'), elefam('admin', '--help')])
  expect(bare).toEqual({ code: 0, said: expect.stringMatching(/^Usage: .*\n {2}users /) })
  expect(asked).toEqual(bare)
})

test('each command stands in the help and in the pages for hosts, and no other [H23]', async () => {
  const [help, admin] = await Promise.all([elefam('--help'), elefam('admin')])
  const named = ({ said }: { said: string }) =>
    [...said.matchAll(/^ {2}([a-z][\w-]+) /gm)].flatMap(([, name]) => name ?? [])
  const known = [
    ...named(help).map((name) => `elefam ${name}`),
    ...named(admin).map((name) => `elefam admin ${name}`),
  ]
  expect(known.length).toBeGreaterThan(20)
  const pages = ['README.md', 'docs/operate.md', 'docs/scale.md'].map(read).join('\n')
  for (const call of known) expect(pages, call).toMatch(new RegExp(`${call}\\b`))
  const told = [...pages.matchAll(/\belefam ((?:admin )?[a-z][a-z-]+)(?=[ `\n])/g)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => name !== 'admin')
  // A service, an executable and a container have the same name, with other words behind it.
  const others = ['elefam', 'restart', 'start']
  expect(told.length).toBeGreaterThan(20)
  for (const name of new Set(told).difference(new Set(others)))
    expect(known, name).toContain(`elefam ${name}`)
  const options = new Set(
    [...pages.matchAll(/\belefam (?:admin|backup|restore)[^\n`]*/g)].flatMap(([call]) =>
      [...call.matchAll(/ (--[a-z-]+)/g)].flatMap(([, option]) => option ?? []),
    ),
  )
  expect(options.size).toBeGreaterThan(4)
  for (const option of options) expect(help.said + admin.said, option).toContain(option)
})

test('the README has Docker, an executable and source as ways to start [H13]', () => {
  const start = /## Start\n([^]+?)\n## /.exec(read('README.md'))?.[1] ?? ''
  const executable = `./elefam-${version}-linux-x64`
  for (const way of [executable, 'docker compose up --detach', 'npm start'])
    expect(start).toContain(way)
})
