import type { Plugin, Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

const landing = /[/]web[/](app[/]public-layout|features[/]front-door[/]landing-screen)[.]tsx$/
const today = /[/]web[/](app[/]family-app|features[/]dashboard[/]dashboard-screen)[.]tsx$/
/** What these ask for when it is needed is a visitor's screen; what is behind the sign-in is not. */
const visitorsScreens = /[/]web[/](app[/]router|features[/]blog[/]article-screen)[.]tsx?$/
/** So are the parts of the landing page, of which some come after it (decision 092). */
const landingParts = /[/]web[/]features[/]front-door[/]landing[/]/
const behindSignIn = /[/]web[/]app[/](family-app|tour)[.]tsx$/

/** What so many parts stand on comes with the landing page’s own, though Today may not need it. */
const often = 35

/**
 * Finds what many pages stand on, so that it comes in two files: many small ones compress worse, and
 * each costs a slow phone about as much as what is in it. `ground` is what visitors and families
 * share, `family` what Today shares with other screens and visitors never need.
 */
export function sharedChunks() {
  const ground = new Set<string>()
  const family = new Set<string>()
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildEnd() {
      const ids = [...this.getModuleIds()].filter(isOwn)
      const under = (of: (id: string) => boolean) => reachedFrom(this, ids.filter(of))
      const loadedBy = (id: string) => this.getModuleInfo(id)?.dynamicImporters ?? []
      const lazy = ids.filter((id) => loadedBy(id).length > 0)
      const parts = lazy.map((id) => reachedFrom(this, [id]))
      const families = under((id) => today.test(id))
      const visitors = under(
        (id) =>
          landingParts.test(id) ||
          (loadedBy(id).some((by) => visitorsScreens.test(by)) && !behindSignIn.test(id)),
      )
      const uses = (id: string) => parts.filter((part) => part.has(id)).length
      for (const id of under((one) => landing.test(one))) {
        if (families.has(id) || uses(id) >= often) ground.add(id)
      }
      for (const id of families) {
        if (!visitors.has(id) && uses(id) > 1) family.add(id)
      }
    },
  }
  return {
    plugin,
    inGround: (id: string) => ground.has(id),
    inFamily: (id: string) => family.has(id),
  }
}

const isOwn = (id: string) => !id.includes('node_modules') && !id.startsWith('\0')

/** All of ours that comes with these: packages’ indexes import far more than what is used of them. */
function reachedFrom(graph: Graph, ids: string[]): Set<string> {
  const found = new Set(ids)
  for (const id of found) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (isOwn(next)) found.add(next)
  }
  return found
}
