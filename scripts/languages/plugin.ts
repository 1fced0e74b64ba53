import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { directionOf } from '#core/language.ts'
import { otherLanguages, readCatalog, translateBy } from './catalog.ts'
import { inLanguage } from './in-language.ts'
import { sources } from './messages.ts'
import { manifestIn, pageIn } from './page.ts'

const root = join(import.meta.dirname, '../..')
const languageModule = join(root, 'core/language.ts')
const content = `content${sep}`
/** What each program’s styles begin with. */
const stylesheets = ['index', 'paired'].map((name) => join(root, `web/styles/${name}.css`))

/** What the language module says of itself in English, and what is put there. */
const ownLanguage = "language: string = 'en'"
const itsDirection = "direction: Direction = 'ltr'"
const allLanguages = "languages: readonly string[] = ['en']"

/**
 * Builds the program in one language: each sentence of the code is replaced by its translation, and each
 * file of content by the file of the same path in that language’s folder, where there is one.
 */
export function speak(language: string): Plugin {
  const translate = translateBy(readCatalog(language))
  const direction = directionOf(language)
  const tongue = { translate, direction }
  return {
    name: 'speak',
    enforce: 'pre',
    load: {
      filter: { id: /[/](core[/]language[.]ts|web[/]styles[/](index|paired)[.]css)$/ },
      handler(id) {
        if (id === languageModule) return languageModuleOf(language)
        if (!stylesheets.includes(id) || direction === 'ltr') return null
        return `@import './right-to-left.css';\n${readFileSync(id, 'utf8')}`
      },
    },
    resolveId: {
      filter: { id: /content[/]|^[.]/ },
      async handler(source, importer, options) {
        if (language === 'en' || !importer || !mayBeContent(source, importer)) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        const path = found && relative(root, found.id)
        if (!path?.startsWith(content)) return null
        const own = join(root, content, language, path.slice(content.length))
        // A file that replaces another one may well take something of it.
        return existsSync(own) && own !== importer ? own : null
      },
    },
    transform: {
      filter: { id: /[.]tsx?$/, code: sources },
      handler: (code, id) => inLanguage(code, id, tongue),
    },
    transformIndexHtml: { order: 'pre', handler: (page) => pageIn(page, language, translate) },
  }
}

/** Looking at a path is cheaper than finding what it leads to. */
const mayBeContent = (source: string, importer: string) =>
  source.includes('content/') || importer.startsWith(join(root, content))

/** What puts pages and manifests that no module holds into a language. */
export function speaker(language: string) {
  const translate = translateBy(readCatalog(language))
  return {
    sayPage: (page: string) => pageIn(page, language, translate),
    sayManifest: (manifest: string) => manifestIn(manifest, language, translate),
  }
}

function languageModuleOf(language: string): string {
  const code = readFileSync(languageModule, 'utf8')
  if (![ownLanguage, itsDirection, allLanguages].every((own) => code.includes(own)))
    throw new Error('core/language.ts is not as the build knows it')
  const all = JSON.stringify(['en', ...otherLanguages()])
  return code
    .replace(itsDirection, `direction: Direction = '${directionOf(language)}'`)
    .replace(ownLanguage, `language = ${JSON.stringify(language)}`)
    .replace(allLanguages, `languages = ${all}`)
}
