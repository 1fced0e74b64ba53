import type { Plugin, Rolldown } from 'vite'
import { familyFiles as path } from '../core/paths.ts'

/** Where everything behind the sign-in begins. */
const start = /[/]web[/]app[/]family-app[.]tsx$/

/** What only those in charge of the server load, when they want it. */
const forHosts = /[/]web[/]features[/]host[/]/

/** Leaves a list of the files that a signed-in family may need one day: see web/app/family-app.tsx. */
export function familyFiles(): Plugin {
  return {
    name: 'family-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post', // Then it is known which styles come with what.
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const first = chunks.find(({ facadeModuleId }) => start.test(facadeModuleId ?? ''))
        if (!first) throw new Error('the build has nothing behind the sign-in')
        const source = JSON.stringify(reachableFrom(first, bundle).map((name) => `/${name}`))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      },
    },
  }
}

/** The names of all files that come with it or after it; what the page itself asks for is for visitors. */
function reachableFrom(first: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const walk = (chunk: Rolldown.OutputChunk) => {
    const { fileName, facadeModuleId, isEntry, imports, dynamicImports, viteMetadata } = chunk
    if (isEntry || found.has(fileName) || forHosts.test(facadeModuleId ?? '')) return
    found.add(fileName)
    for (const style of viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of [...imports, ...dynamicImports]) {
      const next = bundle[name]
      if (next?.type === 'chunk') walk(next)
    }
  }
  walk(first)
  return [...found]
}
