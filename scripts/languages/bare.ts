import { parseSync, type ESTree } from 'vite'
import { childrenOf, messagesOf, type Span } from './messages.ts'

type Node = ESTree.Node

/** A text that no translation reaches. */
export type Bare = Span & { text: string; kind: 'jsx' | 'attribute' | 'string' | 'template' }

/** Attributes that hold something else than words for people. */
const codes =
  /^(className|type|name|role|id|href|to|as|variant|size|tone|d|viewBox|rel|key|htmlFor|inputMode|autoComplete|enterKeyHint|fill|stroke|transform|points|src|srcSet|sizes|method|action|lang|dir|target|style|media|loading|scope|cx|cy|r|rx|x|y|offset|gradientUnits|preserveAspectRatio|part|step|about)$|^data-/

const hasWord = /\p{L}{2,}/u
/** What looks like words for people rather than a name in the code: "Save", "two words", "He’s". */
const isSaid = (text: string) =>
  hasWord.test(text) &&
  (/^[\p{Lu}“‘][\p{Ll}’]/u.test(text) || /(\p{L}|…)[,;:.?!]? \p{L}/u.test(text)) &&
  !isWrittenForMachines(text)

/** A list of Tailwind’s classes, an address, a media query, a drawing’s path, a zone, XML, a header’s field. */
const isWrittenForMachines = (text: string) =>
  /^[A-Z][a-z]+[A-Z]\w*$|^[A-Z][a-zA-Z]+\/\S+$|^<[?a-z]|^[a-z-]+: /.test(text) ||
  /(^|\s)(rounded|border|fill|bg|text|placeholder:text|hover:[a-z]+|aria-[a-z]+:[a-z]+|lucide)-[a-z[]/.test(
    text,
  ) ||
  (/^[#./]|^https?:|^\(|[a-z]-(\d|\[)|:[a-z]|\b(flex|grid|block|hidden|relative|absolute|sticky|underline|truncate|italic)\b(?! [a-z]+ing)|^[a-z0-9 -]+$/.test(
    text,
  ) &&
    !/[’,.?!]/.test(text))

/** The texts of a file that stand bare, in the order of the code. */
export function bareTexts(code: string, file: string): Bare[] {
  const { program } = parseSync(file, code)
  const messages = messagesOf(code, file)
  const isInMessage = ({ start, end }: Span) =>
    messages.some((message) => start >= message.start && end <= message.end)
  const found: Bare[] = []
  const add = (node: Span, kind: Bare['kind'], text: string) => {
    if (!isInMessage(node)) found.push({ start: node.start, end: node.end, kind, text })
  }
  const walk = (node: Node, parent: Node | null) => {
    if (isCode(node)) return
    if (node.type === 'JSXText') {
      if (hasWord.test(node.value)) add(node, 'jsx', node.value.trim())
    } else if (node.type === 'JSXAttribute') {
      if (node.name.type === 'JSXIdentifier' && codes.test(node.name.name)) return
      if (node.value?.type === 'Literal') {
        if (isSaid(node.value.value)) add(node.value, 'attribute', node.value.value)
        return
      }
    } else if (node.type === 'TemplateLiteral') {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join('…')
      if (isSaid(text)) add(node, 'template', text)
    } else if (node.type === 'Literal' && typeof node.value === 'string') {
      if (isSaid(node.value) && !isName(node, parent)) add(node, 'string', node.value)
      return
    }
    for (const child of childrenOf(node)) walk(child, node)
  }
  walk(program, null)
  return found
}

/** Parts of the code that say nothing to families. */
function isCode(node: Node): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return true
  if (node.type === 'ThrowStatement' || node.type === 'ImportExpression') return true
  if (node.type === 'TSTypeAliasDeclaration' || node.type === 'TSInterfaceDeclaration') return true
  return node.type === 'TaggedTemplateExpression'
}

/** A key, or what something is compared with. */
function isName(node: Node, parent: Node | null): boolean {
  if (!parent) return false
  if (parent.type === 'Property') return parent.key === node
  if (parent.type === 'BinaryExpression') return /^[!=]==?$/.test(parent.operator)
  if (parent.type === 'CallExpression') return isAboutElements(parent)
  if (parent.type === 'AssignmentExpression') return isNameOfError(parent)
  return ['MemberExpression', 'SwitchCase', 'NewExpression'].includes(parent.type)
}

/** element.closest('input, textarea') */
const isAboutElements = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  /^(closest|matches|querySelector(All)?|includes|startsWith|endsWith)$/.test(callee.property.name)

/** this.name = 'ApiError' */
const isNameOfError = ({ left }: ESTree.AssignmentExpression) =>
  left.type === 'MemberExpression' &&
  left.property.type === 'Identifier' &&
  left.property.name === 'name'
