import { lexer, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'

/** Makes every `.md` a component when it is built, so that no browser needs to know Markdown. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    transform: {
      filter: { id: /[.]md$/ },
      handler: (source) => ({ code: componentFrom(source), map: null }),
    },
  }
}

/**
 * The source of a module whose default export shows the text with the elements of web/shared/public/prose.
 * Throws for anything that our own texts do not use, HTML above all.
 */
export function componentFrom(source: string): string {
  return `import { createElement as h, Fragment } from 'react'
import * as prose from '#web/shared/public/prose.tsx'
export default function Text() {
  return ${element('Fragment', null, lexer(source).map(block))}
}
`
}

/** A call that makes an element; children are calls as well, or texts in quotation marks. */
function element(type: string, props: object | null, children: string[]): string {
  const parts = [type, JSON.stringify(props), ...children.filter((child) => child !== '')]
  return `h(${parts.join(', ')})`
}

function block(token: Token): string {
  switch (token.type) {
    case 'space':
      return ''
    case 'heading': {
      const { depth, tokens, text } = token as Tokens.Heading
      if (depth !== 2 && depth !== 3) throw new Error(`The screen has the h1 already: ${text}`)
      return element(`prose.H${depth}`, { id: anchorOf(text) }, tokens.map(inline))
    }
    case 'paragraph':
      return element('prose.P', null, (token as Tokens.Paragraph).tokens.map(inline))
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return element(ordered ? 'prose.Ol' : 'prose.Ul', null, items.map(item))
    }
    case 'blockquote':
      return element('prose.Aside', null, (token as Tokens.Blockquote).tokens.map(block))
    default:
      throw new Error(`Our texts have no ${token.type}: ${token.raw.trim()}`)
  }
}

function item({ tokens }: Tokens.ListItem): string {
  const children = tokens.flatMap((token) =>
    token.type === 'text' ? ((token as Tokens.Text).tokens ?? []).map(inline) : [block(token)],
  )
  return element('"li"', null, children)
}

function inline(token: Token): string {
  switch (token.type) {
    case 'text':
    case 'escape':
      return JSON.stringify((token as Tokens.Text).text)
    case 'strong':
      return element('"strong"', null, (token as Tokens.Strong).tokens.map(inline))
    case 'em':
      return element('"em"', null, (token as Tokens.Em).tokens.map(inline))
    case 'link': {
      const { href, tokens } = token as Tokens.Link
      return element('prose.A', { to: href }, tokens.map(inline))
    }
    default:
      throw new Error(`Our texts have no ${token.type}: ${token.raw}`)
  }
}

/** `#what-is-kept` for "What is kept?" */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
