import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

type Locked = {
  version: string
  integrity?: string
  hasInstallScript?: boolean
  dev?: boolean
  os?: string | string[]
  cpu?: string | string[]
}

const lockOf = (folder: string) =>
  (read(`${folder}package-lock.json`) as { packages: Record<string, Locked> }).packages
const runtime = lockOf('runtime/')
const installed = [lockOf(''), runtime]
  .flatMap((packages) => Object.entries(packages))
  .filter(([path]) => path !== '')
const systems = [
  { platform: 'linux', arch: 'x64' },
  { platform: 'linux', arch: 'arm64' },
  { platform: 'darwin', arch: 'x64' },
  { platform: 'darwin', arch: 'arm64' },
  { platform: 'win32', arch: 'x64' },
]

describe('the lockfile', () => {
  test('has no second Node and no library of icons for those who only run it [H10]', () => {
    const run = Object.entries(lockOf('')).filter(([, { dev }]) => !dev)
    const names = run.map(([path]) => path)
    expect(names).toContain('node_modules/react')
    expect(
      names.filter((name) => /node_modules[/](node-(bin-)?[a-z]+-|lucide)/.test(name)),
    ).toEqual([])
  })

  test('holds a hash of every package, the runtime’s own among them [A69]', () => {
    const unknown = installed.filter(([, { integrity = '' }]) => !/^sha512-.{88}$/.test(integrity))
    expect(unknown.map(([path]) => path)).toEqual([])
    const scripted = installed.filter(([, { dev, hasInstallScript }]) => hasInstallScript && !dev)
    expect(scripted.map(([path]) => path)).toEqual([]) // It could fetch what no lockfile knows.
  })

  test('names the Node that runs the server for each system that has one [A69]', async () => {
    const { nodeFor } = (await import(pathToFileURL(join(root, 'scripts/bootstrap.mjs')).href)) as {
      nodeFor: (system: { platform: string; arch: string }) => string | null
    }
    const found = systems.map((system) => {
      const path =
        nodeFor(system)
          ?.slice(root.length + 1)
          .replaceAll(sep, '/') ?? ''
      const [name = ''] = path.split('/bin/')
      return { system, ...runtime[name.replace(/^runtime[/]/, '')], offered: path }
    })
    for (const { system, version, os, cpu, offered } of found) {
      expect([[os].flat(), [cpu].flat()], offered).toEqual([[system.platform], [system.arch]])
      expect(version, offered).toBe(found[0]!.version)
    }
    expect(nodeFor({ platform: 'sunos', arch: 'x64' })).toBeNull()
  })
})
