import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Gives the script that runs before the first paint a name with its content's hash. Vite does so for
 * modules only; under its plain name a page would ask for it anew each time, and wait for the answer.
 */
export function firstScript(name: string, source: URL, page = 'index.html'): Plugin {
  let reference = ''
  return {
    name: 'first-script',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      reference = this.emitFile({ type: 'asset', name, source: readFileSync(source) })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shell = bundle[page]
        if (shell?.type !== 'asset') throw new Error('the build has no page')
        const html = String(shell.source)
        const named = html.replace(`src="/${name}"`, `src="/${this.getFileName(reference)}"`)
        if (named === html) throw new Error(`the page has no ${name}`)
        shell.source = named
      },
    },
  }
}
