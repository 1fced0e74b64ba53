import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiPaths, appPaths, pageFile } from '#core/paths.ts'

/** Of vite's manifest: a file, what it imports at once, and its styles. */
type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] }
export type Manifest = Record<string, Chunk>

/** What every screen behind the sign-in stands on. */
const familyApp = 'app/family-app.tsx'

/**
 * Writes the page of each screen behind the sign-in: the shell, with word of everything that the
 * screen will need. The browser fetches code, styles and documents side by side rather than finding
 * out about one after another.
 */
export async function writeAppPages(webFolder: string): Promise<void> {
  const shell = await readFile(join(webFolder, 'index.html'), 'utf8')
  const manifestText = await readFile(join(webFolder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(manifestText) as Manifest
  // Before the first script, which asks for them where this browser keeps none.
  const documents = `<meta name="documents" content="${apiPaths.bootstrap}">`
  for (const path of Object.values(appPaths)) {
    const links = linksTo(
      neededFor(manifest, ['index.html', familyApp, screenAt(manifest, path)]),
    ).filter(({ file }) => !shell.includes(file))
    const words = links.map(({ link }) => link).join('')
    const page = shell
      .replace('<head>', () => `<head>${documents}`)
      .replace('</head>', () => `${words}</head>`)
    await writeFile(join(webFolder, pageFile(path)), page)
  }
}

/** `/stand-up` is shown by the module `stand-up-screen.tsx` of some feature. */
function screenAt(manifest: Manifest, path: string): string {
  const screen = Object.keys(manifest).find((name) => name.endsWith(`${path}-screen.tsx`))
  if (!screen) throw new Error(`${path} has no screen of its name`)
  return screen
}

/** The chunks of these modules, with all that they import at once. */
export function neededFor(manifest: Manifest, modules: readonly string[]): Set<Chunk> {
  const chunks = new Set<Chunk>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const name of modules) add(name)
  return chunks
}

/** How a page asks for them before its scripts do. */
export function linksTo(chunks: Set<Chunk>): { file: string; link: string }[] {
  const styles = new Set([...chunks].flatMap(({ css }) => css ?? []))
  return [
    ...[...styles].map((file) => ({
      file,
      link: `<link rel="preload" href="/${file}" as="style" crossorigin>`,
    })),
    ...[...chunks].map(({ file }) => ({
      file,
      link: `<link rel="modulepreload" crossorigin href="/${file}">`,
    })),
  ]
}
