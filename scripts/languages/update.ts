// `npm run languages` brings every catalog up to date with the code; with --check it changes nothing, and
// fails where one is not, or lacks something.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bareTexts } from './bare.ts'
import { catalogFile, otherLanguages, readCatalog, updated, type Found } from './catalog.ts'
import { mayStandBare } from './may-stand-bare.ts'
import { maySay, messagesOf } from './messages.ts'
import { textsOfManifest, textsOfPage } from './page.ts'
import { problemsOf } from './problems.ts'
import { root, sources } from './sources.ts'

const pages = ['web/index.html', 'web/paired/index.html', 'web/no-connection.html']
const manifests = ['manifest', 'mine', 'wall'].map((name) => `web/public/${name}.webmanifest`)

/** Every sentence of the program, by file. */
function sentences(): Found[] {
  const from = (texts: (file: string) => string[]) => (file: string) =>
    texts(readFileSync(join(root, file), 'utf8')).map((text) => ({
      text,
      context: undefined,
      comment: undefined,
      file,
    }))
  const first = [...pages.flatMap(from(textsOfPage)), ...manifests.flatMap(from(textsOfManifest))]
  const others = sources().flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    return maySay(code) ? flat(messagesOf(code, file)).map((one) => ({ ...one, file })) : []
  })
  return [...first, ...others]
}

type Nested<Part> = Part & { within: Nested<Part>[] }
const flat = <Part>(messages: Nested<Part>[]): Nested<Part>[] =>
  messages.flatMap((message) => [message, ...flat(message.within)])

/** Texts for families that no translation reaches. */
function tellBareTexts(): void {
  for (const file of sources()) {
    const code = readFileSync(join(root, file), 'utf8')
    for (const { text, start } of bareTexts(code, file)) {
      const line = code.slice(0, start).split('\n').length
      if (!mayStandBare(file, text)) tell(`${file}:${line}`, `“${text}” stands bare: say it by t`)
    }
  }
}

const isCheck = process.argv.includes('--check')
const found = sentences()
let wrong = 0
if (isCheck) tellBareTexts()
for (const language of otherLanguages()) {
  const before = readCatalog(language).toString()
  const catalog = updated(readCatalog(language), found)
  const said = catalog.items.filter(({ obsolete }) => !obsolete)
  const file = `languages/${language}.po`
  if (!isCheck) writeFileSync(catalogFile(language), `${catalog.toString()}\n`)
  else if (catalog.toString() !== before) tell(file, 'is not up to date: run npm run languages')
  const left = said.filter(({ msgid, msgstr }) => {
    const problems = problemsOf(msgid, msgstr[0] ?? '', language)
    if (isCheck) for (const problem of problems) tell(file, `“${msgid.trim()}” ${problem}`)
    return problems.length > 0
  })
  console.log(`${language}: ${said.length} sentences, ${left.length} of them to be translated`)
}
if (wrong > 0) {
  console.log(`${wrong} to be mended; docs/languages.md says how.`)
  process.exitCode = 1
}

function tell(where: string, what: string): void {
  wrong += 1
  console.log(`${where}: ${what.replaceAll('\n', ' ')}`)
}
