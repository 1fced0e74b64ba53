import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import type { build, InlineConfig, Plugin } from 'vite'
import { pageFile, pairedPaths, pairedWorker } from '#core/paths.ts'
import { firstScript } from './first-script.ts'
import { linksTo, neededFor, type Manifest } from './app-pages.ts'
import { splitIcons } from './split-icons.ts'
import { isPicture, writeWorker } from './service-worker.ts'

const shell = 'paired/index.html'
const manifestFile = '.vite/paired-manifest.json'

/** The module that shows each of the two pages. */
const pages = [
  { path: pairedPaths.mine, screen: 'features/my-day/my-day-screen.tsx' },
  { path: pairedPaths.wall, screen: 'features/wall/wall-screen.tsx' },
]

const reactGroup = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
}

/** Anew for each language: a plugin keeps what it made of the styles, and those are not the same in all. */
const configOf = (speak: Plugin, outDir: string): InlineConfig => ({
  configFile: false,
  root: 'web',
  logLevel: 'warn',
  cacheDir: '../node_modules/.vite',
  plugins: [
    speak,
    react(),
    tailwindcss(),
    splitIcons(),
    firstScript('theme.js', new URL('../web/theme.js', import.meta.url), shell),
  ],
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: manifestFile,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // is for who writes plugins
      input: `web/${shell}`,
      // A part of its own, as in the family's program: it stays the same when ours changes.
      output: { codeSplitting: { groups: [reactGroup] } },
    },
  },
})

/**
 * Builds what devices without an account show, beside the pages: a program of its own, because a child's
 * phone needs nothing of the family's application, and visitors and families nothing of this.
 */
export async function writePairedPages(
  vite: { build: typeof build },
  webFolder: string,
  speak: Plugin,
): Promise<void> {
  await vite.build(configOf(speak, webFolder))
  const built = await readFile(join(webFolder, shell), 'utf8')
  await rm(join(webFolder, 'paired'), { recursive: true })
  const manifest = JSON.parse(await readFile(join(webFolder, manifestFile), 'utf8')) as Manifest
  const written = await Promise.all(
    pages.map(async ({ path, screen }) => {
      // Its manifest says what it is called, in the language.
      const itsManifest = await readFile(join(webFolder, `${path}.webmanifest`), 'utf8')
      const { name } = JSON.parse(itsManifest) as { name: string }
      const links = linksTo(neededFor(manifest, [shell, screen]))
      const more = links.filter(({ file }) => !built.includes(file)).map(({ link }) => link)
      const page = built
        .replace('<title>Elefam</title>', () => `<title>${name} · Elefam</title>`)
        .replace('/mine.webmanifest', `${path}.webmanifest`)
        .replace('</head>', () => `${more.join('')}</head>`)
      await writeFile(join(webFolder, pageFile(path)), page)
      return page
    }),
  )
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  const version = createHash('sha256').update(written.join('')).digest('base64url').slice(0, 12)
  await writeWorker(vite, webFolder, {
    name: pairedWorker,
    build: { version, files: filesToKeep(written, files) },
    speak,
  })
}

/** Everything that the pages name, and all that comes later: it is little. */
function filesToKeep(written: readonly string[], files: readonly string[]): string[] {
  const named = written.flatMap((page) =>
    [...page.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, path = '']) => path),
  )
  const later = files
    .filter((file) => isPicture(file) || /[.](?:js|css)$/.test(file))
    .map((file) => `/${file}`)
  return [...new Set([...Object.values(pairedPaths), ...named, ...later])]
}
