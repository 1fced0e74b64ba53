import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** Where visitors begin, and where families do. */
const landing = ['app/public-layout.tsx', 'features/front-door/landing-screen.tsx']
const today = ['app/family-app.tsx', 'features/dashboard/dashboard-screen.tsx']
/** Which screens there are for visitors, and for families. */
const publicScreens = 'app/public-screens.ts'
const familyScreens = 'app/screens.ts'

/** What more of all screens than this stand on, the landing page loads in one file with the rest. */
const few = 5

/** It names every icon there is; which of them a screen uses is known only later. */
const barrel = /lucide-react[.]mjs$/

type Info = Rolldown.GetModuleInfo
type Modules = ReadonlySet<string>

/**
 * Names the file that a module shared by many screens goes to: a slow phone pays for each file about
 * as much as for what is in it. `ground` is for everybody, `family` for families; null leaves it to
 * the bundler.
 */
export function sharedChunk() {
  let screens: ReturnType<typeof screensIn> | undefined
  return (id: string, context: { getModuleInfo: Info }): string | null => {
    if (context.getModuleInfo(id)?.dynamicImporters.length) return null // It is fetched by its own name.
    screens ??= screensIn((module) => context.getModuleInfo(module))
    const { ofLanding, ofToday, ofVisitors, all } = screens
    if (ofToday.has(id)) return ofVisitors.has(id) ? 'ground' : 'family'
    const isShared = all.filter((modules) => modules.has(id)).length > few
    return isShared && ofLanding.has(id) ? 'ground' : null
  }
}

function screensIn(info: Info) {
  const path = (file: string) => fileURLToPath(new URL(`../web/${file}`, import.meta.url))
  const standOn = (files: readonly string[]) => reachableFrom(files.map(path), info)
  const screensOf = (file: string) =>
    (info(path(file))?.dynamicallyImportedIds ?? []).map((id) => reachableFrom([id], info))
  const [ofLanding, visitors] = [standOn(landing), screensOf(publicScreens)]
  return {
    ofLanding,
    ofToday: standOn(today),
    ofVisitors: new Set([ofLanding, ...visitors].flatMap((modules) => [...modules])),
    all: [...visitors, ...screensOf(familyScreens)],
  }
}

/** These modules, and all that they import at once. */
function reachableFrom(ids: readonly string[], info: Info, found = new Set<string>()): Modules {
  for (const id of ids) {
    if (found.has(id) || barrel.test(id)) continue
    found.add(id)
    reachableFrom(info(id)?.importedIds ?? [], info, found)
  }
  return found
}
