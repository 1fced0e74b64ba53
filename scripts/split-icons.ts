import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const file = join(import.meta.dirname, '../web/ui/icons.ts')
/** Lists of many name them as `icons.House`. */
const namespace = /import \* as icons from ['"]#web\/ui\/icons[.]ts['"]/
const imports = /import \{([^}]*)\} from ['"]#web\/ui\/icons[.]ts['"]/g
const mark = '\0icon:'

/** Makes a module of each icon for the build, so that a page is given those that it shows, not all. */
export function splitIcons(): Plugin {
  const drawings = new Map(
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = .+$/gm)].map(([line, name]) => [
      name,
      line,
    ]),
  )
  return {
    name: 'split-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^icon:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0icon:/ },
      handler: (id) =>
        `import { createLucideIcon } from '#web/ui/icon.ts'\n${drawings.get(id.slice(mark.length))}`,
    },
    transform: {
      filter: { code: '#web/ui/icons.ts' },
      handler: (code, id) => (id === file ? null : withIconsApart(code)),
    },
  }
}

/** The same module, asking for each icon by itself. */
function withIconsApart(code: string): string {
  const one = (name: string) => `import {${name}} from 'icon:${name.trim().split(' as ')[0]}'`
  if (namespace.test(code)) {
    const used = new Set(Array.from(code.matchAll(/\bicons[.]([A-Z]\w*)/g), ([, name]) => name))
    const each = [...used].map((name) => one(`${name} as icons_${name}`))
    return code.replace(namespace, each.join(';')).replace(/\bicons[.](?=[A-Z])/g, 'icons_')
  }
  return code.replace(imports, (_, list: string) =>
    list
      .split(',')
      .filter((name) => name.trim() !== '')
      .map(one)
      .join(';'),
  )
}
