import type { Plugin, Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

const landing = /[/]web[/](app[/]public-layout|features[/]front-door[/]landing-screen)[.]tsx$/
const today = /[/]web[/](app[/]family-app|features[/]dashboard[/]dashboard-screen)[.]tsx$/
/** What every Today asks for once it stands. */
const partsOfToday =
  /[/]web[/](app[/](on-device|shortcuts)|features[/]dashboard[/](occasional|sidebar))[.]tsx$/
/** These weigh the most: they get nothing beside what they need. */
const heaviest = /[/]web[/]features[/](settings|onboarding)[/]/
const settings = /[/]web[/]features[/]settings[/]settings-screen[.]tsx$/
/** What these ask for when it is needed is a visitor's screen; what is behind the sign-in is not. */
const visitorsScreens = /[/]web[/](app[/]router|features[/]blog[/]article-screen)[.]tsx?$/
/** So are the parts of the landing page, of which some come after it (decision 092). */
const landingParts = /[/]web[/]features[/]front-door[/]landing[/]/
const behindSignIn = /[/]web[/]app[/](family-app|tour)[.]tsx$/

/** What so many parts stand on comes with the landing page’s own, though Today may not need it. */
const nearlyAll = 34
/** What so many parts stand on is in one file, of which each may leave some unused. */
const many = 14

/**
 * Finds what many pages stand on, so that it comes in a few files: many small ones compress worse, and
 * each costs a slow phone about as much as what is in it.
 *
 * - `ground` is what the landing page shares with families, `front` with many other screens;
 * - `family` what Today shares with other screens and visitors never need, `both` what some visitors do;
 * - `soon` what the parts of Today that come a moment later share with other screens;
 * - `often` what many other screens behind the sign-in stand on, `common` what visitors' do as well;
 * - `icons` what else the settings draw, the heaviest of all.
 */
export function sharedChunks() {
  const chunks = new Map<string, string>()
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildEnd() {
      const ids = [...this.getModuleIds()].filter(isOwn)
      const under = (of: (id: string) => boolean) => reachedFrom(this, ids.filter(of))
      const loadedBy = (id: string) => this.getModuleInfo(id)?.dynamicImporters ?? []
      const lazy = ids.filter((id) => loadedBy(id).length > 0)
      const parts = lazy.map((id) => reachedFrom(this, [id]))
      const front = under((id) => landing.test(id))
      const visitors = under(
        (id) =>
          landingParts.test(id) ||
          (loadedBy(id).some((by) => visitorsScreens.test(by)) && !behindSignIn.test(id)),
      )
      const families = under((id) => today.test(id))
      const moment = under((id) => partsOfToday.test(id))
      const inSettings = under((id) => settings.test(id))
      const heavy = under((id) => heaviest.test(id))
      const chunkOf = (id: string, uses: number) => {
        if (front.has(id) && (families.has(id) || uses >= nearlyAll)) return 'ground'
        if (front.has(id)) return uses >= many ? 'front' : null
        // A part of Today is a file of its own, also where another stands on it.
        if (uses < 2 || partsOfToday.test(id)) return null
        if (families.has(id)) return visitors.has(id) ? 'both' : 'family'
        if (uses >= many) return visitors.has(id) ? 'common' : 'often'
        if (isIcon(id) && inSettings.has(id) && !visitors.has(id)) return 'icons'
        return moment.has(id) && !visitors.has(id) && !heavy.has(id) ? 'soon' : null
      }
      for (const id of ids) {
        const chunk = chunkOf(id, parts.filter((part) => part.has(id)).length)
        if (chunk) chunks.set(id, chunk)
      }
    },
  }
  return { plugin, chunkOf: (id: string) => chunks.get(id) ?? null }
}

/** Each icon is a module of its own (split-icons.ts). */
const isIcon = (id: string) => id.startsWith('\0icon:')
const isOwn = (id: string) => isIcon(id) || (!id.includes('node_modules') && !id.startsWith('\0'))

/** All of ours that comes with these: packages’ indexes import far more than what is used of them. */
function reachedFrom(graph: Graph, ids: string[]): Set<string> {
  const found = new Set(ids)
  for (const id of found) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (isOwn(next)) found.add(next)
  }
  return found
}
