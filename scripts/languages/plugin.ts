import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { readCatalog, translateBy } from './catalog.ts'
import { inLanguage } from './in-language.ts'
import { maySay } from './messages.ts'

const root = join(import.meta.dirname, '../..')
const languageModule = join(root, 'core/language.ts')
const content = `content${sep}`

/**
 * Builds the program in one language: each sentence of the code is replaced by its translation, and each
 * file of content by the file of the same path in that language’s folder, where there is one.
 */
export function speak(language: string): Plugin {
  const translate = translateBy(readCatalog(language))
  return {
    name: 'speak',
    enforce: 'pre',
    load: (id) => (id === languageModule ? `export const language = '${language}'` : null),
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const path = found && relative(root, found.id)
      if (!path?.startsWith(content)) return null
      const own = join(root, content, language, path.slice(content.length))
      return existsSync(own) ? own : null
    },
    transform: {
      filter: { id: /[.]tsx?$/ },
      handler: (code, id) => (maySay(code) ? inLanguage(code, id, translate) : null),
    },
  }
}
