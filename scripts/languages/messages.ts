import { parseSync, type ESTree } from 'vite'

type Node = ESTree.Node
/** A stretch of the code: from, and to where. */
export type Span = { start: number; end: number }

/** A sentence as it stands in the code. */
export type Message = Span & {
  /** In ICU MessageFormat, as Lingui writes it: values by their name, or else by number. */
  text: string
  /** Tells apart what is one word in English. */
  context: string | undefined
  /** For whoever translates. */
  comment: string | undefined
  /** The code of each value. */
  values: ReadonlyMap<string, Span>
  /** The elements that <0>, <1/>… stand for; null where it is no JSX. */
  elements: ESTree.JSXElement[] | null
  /** Whether it stands among the children of an element. */
  isChild: boolean
  /** Sentences within its values and its elements’ attributes. */
  within: Message[]
}

/** How the functions of core/say.ts are called in ICU MessageFormat. */
const choices = { plural: 'plural', select: 'select', selectOrdinal: 'selectordinal' }
type Choice = keyof typeof choices

/** The modules by which a file says something. */
export const sources = ['#core/say.ts', '#web/lib/trans.tsx']

/** Whether a file may say something: looking is cheaper than parsing. */
export const maySay = (code: string): boolean => sources.some((source) => code.includes(source))

/** By file, with the code in which they were found. */
const messagesByFile = new Map<string, { code: string; messages: Message[] }>()

/**
 * The sentences of a file, in the order of the code; throws where one cannot be translated. A file that
 * is built in several languages is searched once.
 */
export function messagesOf(code: string, file: string): Message[] {
  const before = messagesByFile.get(file)
  if (before?.code === code) return before.messages
  const messages = searched(code, file)
  messagesByFile.set(file, { code, messages })
  return messages
}

function searched(code: string, file: string): Message[] {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const said = new Set<string>()
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !sources.includes(node.source.value)) continue
    for (const { local } of node.specifiers) said.add(local.name)
  }
  return said.size === 0 ? [] : new Finder(said, file).in(program)
}

class Finder {
  #said: ReadonlySet<string>
  #file: string

  constructor(said: ReadonlySet<string>, file: string) {
    this.#said = said
    this.#file = file
  }

  in(node: Node, isChild = false): Message[] {
    const message = this.#messageAt(node)
    return message ? [{ ...message, isChild }] : this.#below(node)
  }

  #below(node: Node): Message[] {
    const isAround = node.type === 'JSXElement' || node.type === 'JSXFragment'
    return childrenOf(node).flatMap((child) => this.in(child, isAround))
  }

  #messageAt(node: Node): Message | null {
    if (node.type === 'TaggedTemplateExpression' && this.#isSaid(node.tag, 't'))
      return this.#write(node, (sentence) => sentence.template(node.quasi))
    if (node.type === 'JSXElement' && this.#isTrans(node))
      return this.#write(node, (sentence) => sentence.jsx(node.children), true)
    if (node.type !== 'CallExpression') return null
    if (this.#choiceOf(node)) return this.#write(node, (sentence) => sentence.expression(node))
    return this.#isSaid(node.callee, 't') ? this.#described(node) : null
  }

  /** t({ message: 'Left', context: 'days', comment: 'how many are left' }) */
  #described(node: ESTree.CallExpression): Message {
    const [given] = node.arguments
    if (given?.type !== 'ObjectExpression')
      throw this.error(node, 't takes a template or an object')
    const part = (name: string) =>
      given.properties.find(
        (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
      )
    const literal = (name: string) => {
      const found = part(name)
      return found?.type === 'Property' && found.value.type === 'Literal'
        ? String(found.value.value)
        : undefined
    }
    const message = part('message')
    if (message?.type !== 'Property') throw this.error(node, 'it has no message')
    const written = this.#write(node, (sentence) => sentence.literal(message.value))
    return { ...written, context: literal('context'), comment: literal('comment') }
  }

  #write(node: Node, write: (sentence: Sentence) => void, isJsx = false): Message {
    const sentence = new Sentence(this, (call) => this.#choiceOf(call))
    write(sentence)
    const { text, values, elements } = sentence
    const within = [
      ...[...values.values()].flatMap((value) => this.in(value)),
      ...elements.flatMap(({ openingElement }) => this.#below(openingElement)),
    ]
    return {
      start: node.start,
      end: node.end,
      text,
      context: undefined,
      comment: undefined,
      values,
      elements: isJsx ? elements : null,
      isChild: false,
      within,
    }
  }

  #choiceOf(node: Node): Choice | null {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null
    const { name } = node.callee
    return this.#said.has(name) && Object.hasOwn(choices, name) ? (name as Choice) : null
  }

  #isSaid(node: Node, name: string): boolean {
    return node.type === 'Identifier' && node.name === name && this.#said.has(name)
  }

  #isTrans({ openingElement: { name } }: ESTree.JSXElement): boolean {
    return name.type === 'JSXIdentifier' && name.name === 'Trans' && this.#said.has('Trans')
  }

  error(node: Span, words: string): Error {
    return new Error(`${this.#file}, character ${node.start}: ${words}.`)
  }
}

/** Puts one sentence together. */
class Sentence {
  text = ''
  values = new Map<string, Node>()
  elements: ESTree.JSXElement[] = []
  #numbered = 0
  #finder: Finder
  #choiceOf: (node: Node) => Choice | null

  constructor(finder: Finder, choiceOf: (node: Node) => Choice | null) {
    this.#finder = finder
    this.#choiceOf = choiceOf
  }

  template({ quasis, expressions }: ESTree.TemplateLiteral): void {
    quasis.forEach((quasi, at) => {
      this.#words(quasi.value.cooked ?? '')
      if (expressions[at]) this.expression(expressions[at])
    })
  }

  /** A text, or anything else that gives one. */
  literal(node: Node): void {
    if (node.type === 'Literal') this.#words(String(node.value))
    else if (node.type === 'TemplateLiteral') this.template(node)
    else this.expression(node)
  }

  expression(node: Node): void {
    const choice = this.#choiceOf(node)
    if (choice) this.#choice(choice, node as ESTree.CallExpression)
    else this.text += `{${this.#value(node)}}`
  }

  jsx(children: readonly ESTree.JSXChild[]): void {
    for (const child of children) {
      if (child.type === 'JSXText') this.#words(trimmed(child.value))
      else if (child.type === 'JSXElement') this.#element(child)
      else if (child.type !== 'JSXExpressionContainer')
        throw this.#finder.error(child, 'a sentence holds texts, values and elements')
      else if (child.expression.type !== 'JSXEmptyExpression') this.literal(child.expression)
    }
  }

  #element(element: ESTree.JSXElement): void {
    const number = this.elements.push(element) - 1
    if (!element.closingElement) {
      this.text += `<${number}/>`
      return
    }
    this.text += `<${number}>`
    this.jsx(element.children)
    this.text += `</${number}>`
  }

  #choice(kind: Choice, call: ESTree.CallExpression): void {
    const [value, forms] = call.arguments
    if (!value || forms?.type !== 'ObjectExpression')
      throw this.#finder.error(call, `${kind} takes a value and its forms`)
    this.text += `{${this.#value(value)}, ${choices[kind]},`
    for (const form of forms.properties) {
      if (form.type !== 'Property') throw this.#finder.error(form, 'a form has a name')
      this.text += ` ${formName(form.key)} {`
      this.literal(form.value)
      this.text += '}'
    }
    this.text += '}'
  }

  /** Braces of ours are no values. */
  #words(text: string): void {
    this.text += text.replaceAll(/[{}]+/g, "'$&'")
  }

  #value(node: Node): string {
    const name = node.type === 'Identifier' ? node.name : String(this.#numbered++)
    this.values.set(name, node)
    return name
  }
}

function formName(key: Node): string {
  if (key.type === 'Identifier') return key.name
  if (key.type !== 'Literal') throw new Error('the name of a form stands there as it is')
  return typeof key.value === 'number' ? `=${key.value}` : String(key.value)
}

/** JSX’s own rule: a line’s end is a space between words, and nothing at either end. */
function trimmed(text: string): string {
  const lines = text.split(/\r?\n/)
  const last = lines.length - 1
  return lines
    .map((line, at) => (at > 0 ? line.replace(/^[ \t]+/, '') : line))
    .map((line, at) => (at < last ? line.replace(/[ \t]+$/, '') : line))
    .filter((line) => line !== '')
    .join(' ')
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** What stands directly in a part of the code, in its order. */
export function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'parent'
      ? []
      : Array.isArray(value)
        ? value.filter(isNode)
        : isNode(value)
          ? [value]
          : [],
  )
}
