import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { appPaths, pageFile } from '#core/paths.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { writeAppPages } from './app-pages.ts'

const shell = '<head><script type="module" src="/assets/index.js"></script></head><body>…</body>'

describe('the pages behind the sign-in', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  const build = (paths: readonly string[]) => {
    const screens = paths.map((path) => [
      `features/some${path}-screen.tsx`,
      { file: `assets${path}.js`, imports: ['_shared.js'], css: ['assets/family.css'] },
    ])
    const manifest = {
      'index.html': { file: 'assets/index.js' },
      'app/family-app.tsx': { file: 'assets/app.js', imports: ['index.html', '_shared.js'] },
      '_shared.js': { file: 'assets/shared.js' },
      ...Object.fromEntries(screens),
    }
    for (const name of ['.vite', 'pages']) mkdirSync(join(folder.path, name), { recursive: true })
    writeFileSync(join(folder.path, 'index.html'), shell)
    writeFileSync(join(folder.path, '.vite/manifest.json'), JSON.stringify(manifest))
    return writeAppPages(folder.path)
  }

  test('name what their screen needs, each thing once, besides what the shell names', async () => {
    await build(Object.values(appPaths))
    const page = readFileSync(join(folder.path, pageFile(appPaths.standUp)), 'utf8')
    const named = [...page.matchAll(/(?:href|src|content)="([^"]+)"/g)].map(
      ([, address]) => address,
    )
    expect(named).toEqual([
      '/api/bootstrap',
      '/assets/index.js',
      '/assets/family.css',
      '/assets/app.js',
      '/assets/shared.js',
      '/assets/stand-up.js',
    ])
  })

  test('are not written for a screen that no module of its name shows', async () => {
    const all = Object.values(appPaths).filter((path) => path !== appPaths.more)
    await expect(build(all)).rejects.toThrow('/more has no screen of its name')
  })
})
