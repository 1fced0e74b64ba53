import type { directionOf } from '#core/language.ts'
import { parse, type Token } from '@messageformat/parser'
import { MagicString } from 'magic-string'
import { messagesOf, type Message, type Span } from './messages.ts'

/** The text of a message in a language, in ICU MessageFormat; undefined where there is none yet. */
export type Translate = (message: Pick<Message, 'text' | 'context'>) => string | undefined

/** What a sentence is in a language, and which way the language runs. */
interface Tongue {
  translate: Translate
  direction?: ReturnType<typeof directionOf>
}

/** What core/say.ts gives for each kind of choice. What is taken from there has names that no code has. */
const helpers = { plural: 'plural', selectordinal: 'selectOrdinal', select: 'select' }
const called = (name: string) => `$${name}`

/** The same file, saying everything in another language; English stays where there is no translation. */
export function inLanguage(
  code: string,
  file: string,
  { translate, direction = 'ltr' }: Tongue,
): { code: string } | null {
  const messages = messagesOf(code, file)
  if (messages.length === 0) return null
  const writer = new Writer(code, translate, direction === 'rtl')
  const result = new MagicString(code)
  for (const message of messages) result.overwrite(message.start, message.end, writer.say(message))
  if (writer.used.size > 0) {
    const names = [...writer.used].map((name) => `${name} as ${called(name)}`)
    result.prepend(`import { ${names.join(', ')} } from '#core/say.ts';`)
  }
  return { code: result.toString() } // Nothing that is built has a source map.
}

class Writer {
  used = new Set<string>()
  #code: string
  #translate: Translate
  #isRightToLeft: boolean

  constructor(code: string, translate: Translate, isRightToLeft: boolean) {
    this.#code = code
    this.#translate = translate
    this.#isRightToLeft = isRightToLeft
  }

  say(message: Message): string {
    const tokens = parse(this.#translate(message) ?? message.text, { strict: true })
    const { elements, isChild, values } = message
    if (elements && isChild) return this.#jsx(tokens, message)
    if (elements && elements.length + values.size > 0) return `<>${this.#jsx(tokens, message)}</>`
    return `\`${this.#template(tokens, message)}\``
  }

  /** The inside of a template literal; `count` is what # stands for. */
  #template(tokens: Token[], message: Message, count = ''): string {
    return tokens
      .map((token) => {
        if (token.type === 'content') return token.value.replaceAll(/[\\`]|\$\{/g, '\\$&')
        return `\${${this.#expression(token, message, count)}}`
      })
      .join('')
  }

  #expression(token: Exclude<Token, { type: 'content' }>, message: Message, count: string): string {
    if (token.type === 'octothorpe') return this.#use('numberOf', count)
    const value = this.#source(message, valueOf(message, token.arg))
    if (token.type === 'argument') return this.#isRightToLeft ? this.#use('isolate', value) : value
    if (token.type === 'function')
      throw new Error(`${message.text} formats a value by ${token.key}`)
    const forms = token.cases.map(
      ({ key, tokens }) =>
        `${JSON.stringify(key.replace('=', ''))}: \`${this.#template(tokens, message, value)}\``,
    )
    return this.#use(helpers[token.type], `${value}, { ${forms.join(', ')} }`)
  }

  #use(name: string, given: string): string {
    this.used.add(name)
    return `${called(name)}(${given})`
  }

  /** What stands between the tags of an element; <0> and </0> are its elements’ own tags. */
  #jsx(tokens: Token[], message: Message): string {
    return tokens
      .map((token) => {
        if (token.type !== 'content') return `{${this.#expression(token, message, '')}}`
        return token.value
          .split(/(<\/?\d+\/?>)/)
          .map((piece) => this.#piece(piece, message))
          .join('')
      })
      .join('')
  }

  #piece(piece: string, message: Message): string {
    const [, closes, number] = /^<(\/?)(\d+)\/?>$/.exec(piece) ?? []
    if (number === undefined) return piece && `{${JSON.stringify(piece)}}`
    const element = message.elements?.[Number(number)]
    if (!element) throw new Error(`${message.text} has no <${number}>`)
    return this.#source(message, (closes && element.closingElement) || element.openingElement)
  }

  /** A stretch of the code, with the sentences in it. */
  #source(message: Message, { start, end }: Span): string {
    const within = message.within.filter((one) => one.start >= start && one.end <= end)
    let [text, at] = ['', start]
    for (const one of within) {
      text += this.#code.slice(at, one.start) + this.say(one)
      at = one.end
    }
    return text + this.#code.slice(at, end)
  }
}

function valueOf({ values, text }: Message, name: string): Span {
  const value = values.get(name)
  if (!value) throw new Error(`${text} has no {${name}}`)
  return value
}
