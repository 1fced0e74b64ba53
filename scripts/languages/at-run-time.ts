import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { MagicString } from 'magic-string'
import { parseSync, type Plugin } from 'vite'
import { keyOf, otherLanguages } from './catalog.ts'
import { maySay, messagesOf, type Message } from './messages.ts'

const root = join(import.meta.dirname, '../..')

/** Content of which every language has a file of its own, and whose words the server says. */
const saidContent = ['week-name', 'topic-words', 'thanks-words', 'device-words']
const asItStands = '?as-it-stands'

/**
 * The server speaks to readers of every language: each sentence asks for its translation when it is said
 * (server/platform/say.ts), and is English as it stands where there is none. So does content.
 */
export function speakAtRunTime(): Plugin {
  return {
    name: 'speak-at-run-time',
    enforce: 'pre',
    load: (id) => contentAtRunTime(id),
    transform: {
      filter: { id: /[/](core|content|server)[/].+(?<![.]test)[.]ts([?]as-it-stands)?$/ },
      handler: (code, id) => (maySay(code) ? atRunTime(code, id.replace(asItStands, '')) : null),
    },
  }
}

/** In the place of a file of content: each of its functions is that of the reader’s language. */
function contentAtRunTime(id: string): string | null {
  const name = relative(join(root, 'content'), id).replace(/[.]ts$/, '')
  if (!saidContent.includes(name)) return null
  const languages = otherLanguages().filter((one) => existsSync(fileIn(one, name)))
  const imports = languages.map((one) => `import * as ${one} from '${fileIn(one, name)}';`)
  const { module } = parseSync(id, readFileSync(id, 'utf8'))
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? []))),
  )
  return `import * as english from '${id}${asItStands}';
${imports.join('\n')}
import { languageNow } from '#server/platform/say.ts';
const languages = { ${languages.join(', ')} };
const now = () => languages[languageNow()] ?? english;
${names.map((one) => exported(one)).join('\n')}
`
}

const fileIn = (language: string, name: string) => join(root, 'content', language, `${name}.ts`)

/** A table stays the English one: nobody could say in which language it is read. */
const exported = (name: string) =>
  `export const ${name} = typeof english.${name} === 'function' ? (...given) => now().${name}(...given) : english.${name};`

export function atRunTime(code: string, file: string) {
  const messages = messagesOf(code, file)
  if (messages.length === 0) return null
  const result = new MagicString(code)
  for (const message of messages) {
    result.appendLeft(message.start, `$say(${call(code, message)}, () => `)
    result.appendRight(message.end, ')')
  }
  result.prepend(`import { say as $say } from '#server/platform/say.ts';`)
  return { code: result.toString(), map: result.generateMap({ hires: 'boundary', source: file }) }
}

/** What it says, and its values by name. */
function call(code: string, message: Message): string {
  if (message.within.length > 0)
    throw new Error(`"${message.text}" has another sentence in it: say that one before`)
  const values = [...message.values].map(
    ([name, { start, end }]) => `${JSON.stringify(name)}: ${code.slice(start, end)}`,
  )
  return `${JSON.stringify(keyOf(message))}, { ${values.join(', ')} }`
}
