// `node scripts/make-icons.mjs`: draws the icons that the web asks for into web/ui/icons.ts, from
// lucide-react. That has 50 MB, so it is there for developers alone (H10); what imports an icon from
// it is led to ours on the way.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from './bootstrap.mjs'

const target = 'web/ui/icons.ts'
const specifier = `#${target}`
const made = "import { createLucideIcon } from '#web/ui/icon.ts'"
const fromIcons = /import \{([^}]*)\} from '#web\/ui\/icons[.]ts'/g
/** In a file that takes them as one: `icons.Apple`. */
const asOne = "import * as icons from '#web/ui/icons.ts'"
const oneOfThem = /\bicons[.]([A-Z]\w*)/g
/** They are no icons, and stand in a module of their own. */
const ofIcon = new Set(['createLucideIcon', 'LucideIcon'])

/** Our file as it must be for what the web imports; throws for a name that lucide does not have. */
export async function iconsFile() {
  const lucide = await import('lucide-react')
  const lines = iconsAskedFor().map((name) => {
    const { icon } = lucide[name].render({}, null).props
    const parts = icon.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
    return `export const ${name} = /* @__PURE__ */ createLucideIcon('${icon.name}', ${JSON.stringify(parts)})`
  })
  return `// Made by scripts/make-icons.mjs; lucide's licence is in lucide-licence.txt.\n${made}\n\n${lines.join('\n')}\n`
}

function iconsAskedFor() {
  const names = webFiles().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const lists = [...text.matchAll(fromIcons)].flatMap(([, list]) => list.split(','))
    const taken = text.includes(asOne) ? [...text.matchAll(oneOfThem)].map(([, name]) => name) : []
    return [...lists.map((one) => one.trim().split(' as ')[0]), ...taken]
  })
  return [...new Set(names)].filter((name) => name && !ofIcon.has(name)).toSorted()
}

const webFiles = () =>
  globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.startsWith('web/dist/'))

/** Leads imports of the library to our own two files. */
function lead(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const led = text.replace(/import (type )?\{([^}]*)\} from 'lucide-react'\n/g, (_, type, list) => {
    const names = list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
    const isIcon = (one) => !ofIcon.has(one.replace(/^type /, ''))
    const line = (some, from) =>
      some.length > 0 ? `import ${type ?? ''}{ ${some.join(', ')} } from '${from}'\n` : ''
    const others = names.filter((one) => !isIcon(one))
    const isType = others.length > 0 && others.every((one) => one.startsWith('type '))
    const inOne = isType
      ? line(others, '#web/ui/icon.ts').replaceAll('type ', '').replace('import ', 'import type ')
      : line(others, '#web/ui/icon.ts')
    return inOne + line(names.filter(isIcon), specifier)
  })
  if (led !== text) writeFileSync(join(root, file), led)
}

if (isMain(import.meta.url)) {
  for (const file of webFiles()) lead(file)
  writeFileSync(join(root, target), await iconsFile())
}
