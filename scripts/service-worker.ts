import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { build, Plugin } from 'vite'
import {
  appPaths,
  appShell,
  familyFiles,
  noConnection,
  pageFile,
  serviceWorker,
} from '#core/paths.ts'
import { neededFor, type Manifest } from './app-pages.ts'

const noConnectionWords = join(import.meta.dirname, '../web/no-connection.html')

/**
 * Builds web/worker/service-worker.ts beside the pages, and the two pages that it keeps. Its list is what
 * the page of Today asks for, so it comes after that page: code, styles, fonts and pictures.
 */
export async function writeServiceWorker(
  vite: { build: typeof build },
  webFolder: string,
  { speak, sayPage }: { speak: Plugin; sayPage: (page: string) => string },
): Promise<void> {
  const shell = await readFile(join(webFolder, 'index.html'), 'utf8')
  const words = sayPage(await readFile(noConnectionWords, 'utf8'))
  await writeFile(join(webFolder, pageFile(appShell)), shell)
  await writeFile(join(webFolder, pageFile(noConnection)), withoutConnection(shell, words))
  const today = await readFile(join(webFolder, pageFile(appPaths.dashboard)), 'utf8')
  const asked = [...today.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, path = '']) => path)
  const manifest = JSON.parse(
    await readFile(join(webFolder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const pictures = Object.values(manifest).flatMap(({ assets = [] }) => assets.filter(isPicture))
  const files = [
    ...new Set([
      appShell,
      noConnection,
      familyFiles,
      ...asked,
      ...pictures.map((file) => `/${file}`),
      ...offer(manifest),
    ]),
  ]
  const list = await readFile(join(webFolder, familyFiles), 'utf8')
  const version = createHash('sha256').update(`${shell}${today}${list}`).digest('base64url')
  await writeWorker(vite, webFolder, {
    name: serviceWorker,
    build: { version: version.slice(0, 12), files },
    speak,
  })
}

/** The members' faces, which a script draws: no page names their file. */
export const isPicture = (file: string) => file.endsWith('.svg')

/**
 * The files of what offers a newer program. They come later than the page does, and are needed where the
 * server has no file of this version any more.
 */
function offer(manifest: Manifest): string[] {
  const chunks = neededFor(manifest, ['app/on-device.tsx'])
  if (chunks.size === 0) throw new Error('the build has nothing that offers a newer program')
  return [...chunks].map(({ file }) => `/${file}`)
}

type Worker = {
  /** Its address: `/service-worker.js` is made of web/worker/service-worker.ts. */
  name: string
  /** Which build it is, and what it keeps. */
  build: { version: string; files: string[] }
  /** Its language. */
  speak: Plugin
}

/** Builds a service worker beside the pages. */
export async function writeWorker(
  vite: { build: typeof build },
  webFolder: string,
  worker: Worker,
): Promise<void> {
  await vite.build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    define: { build: JSON.stringify(worker.build) },
    plugins: [worker.speak],
    build: {
      outDir: webFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: `web/worker${worker.name.replace('.js', '.ts')}`,
        output: { entryFileNames: worker.name.slice(1), format: 'iife' },
      },
    },
  })
}

/** The shell with a kind word in the place of its script, which would ask for what cannot come. */
function withoutConnection(shell: string, words: string): string {
  const title = /<h1[^>]*>([^<]*)/.exec(words)?.[1]
  const page = shell
    .replace(/<script type="module".*?<\/script>/s, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<title>Elefam</title>', () => `<title>${title} · Elefam</title>`)
    .replace(/<span class="loading-emoji".*?<\/span>/s, '')
    .replace(' role="status"', '')
    .replace(/<p>[^<]*<\/p>\s*<noscript>.*?<\/noscript>/s, () => words)
  if (!page.includes(words) || page.includes('type="module"'))
    throw new Error('the shell has changed')
  return page
}
