// `npm run languages` brings every catalog up to date with the code; with --check it changes nothing, and
// fails where one is not, or lacks something.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { catalogFile, otherLanguages, readCatalog, updated, type Found } from './catalog.ts'
import { maySay, messagesOf } from './messages.ts'
import { textsOfManifest, textsOfPage } from './page.ts'
import { problemsOf } from './problems.ts'

const root = join(import.meta.dirname, '../..')
/** Where something is said to families. */
const rooms = ['core', 'content', 'server', 'web']

const isSource = (path: string) =>
  /[.]tsx?$/.test(path) && !/[.](test|d)[.]tsx?$|[/](dist|testing)[/]/.test(path)

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
  const others = rooms
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(root, room, path),
      ),
    )
    .filter(isSource)
    .toSorted()
    .flatMap((path) => {
      const code = readFileSync(path, 'utf8')
      if (!maySay(code)) return []
      const file = relative(root, path)
      return flat(messagesOf(code, file)).map((message) => ({ ...message, file }))
    })
  return [...first, ...others]
}

type Nested<Part> = Part & { within: Nested<Part>[] }
const flat = <Part>(messages: Nested<Part>[]): Nested<Part>[] =>
  messages.flatMap((message) => [message, ...flat(message.within)])

const isCheck = process.argv.includes('--check')
const found = sentences()
let wrong = 0
for (const language of otherLanguages()) {
  const before = readCatalog(language).toString()
  const catalog = updated(readCatalog(language), found)
  const said = catalog.items.filter(({ obsolete }) => !obsolete)
  if (!isCheck) writeFileSync(catalogFile(language), `${catalog.toString()}\n`)
  else if (catalog.toString() !== before) tell(language, 'is not up to date: npm run languages')
  const left = said.filter(({ msgid, msgstr }) => {
    const problems = problemsOf(msgid, msgstr[0] ?? '', language)
    if (isCheck) for (const problem of problems) tell(language, `"${msgid}" ${problem}`)
    return problems.length > 0
  })
  console.log(`${language}: ${said.length} sentences, ${left.length} of them to be translated`)
}
if (isCheck && wrong > 0) process.exitCode = 1

function tell(language: string, words: string): void {
  wrong += 1
  console.log(`${language}: ${words}`)
}
