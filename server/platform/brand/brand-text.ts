import { escaped } from '../escaped.ts'
import { ConfigError } from '../setting.ts'

/**
 * A host's Markdown as HTML: headings, paragraphs, lists, links, strong words. Everything else, HTML
 * above all, is shown as it was typed. The classes are those of web/shared/public/prose.tsx.
 * Throws ConfigError for a link that leads nowhere safe.
 */
export function htmlOf(markdown: string, file: string): string {
  const blocks = markdown
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)
  return blocks.map((block) => htmlOfBlock(block.trim(), file)).join('')
}

function htmlOfBlock(block: string, file: string): string {
  const [first = '', ...rest] = block.split('\n')
  const heading = /^#{1,3} +(.+)$/.exec(first)
  if (heading) {
    const below = rest.join('\n').trim()
    const title = `<h2 class="text-title pt-4">${inline(heading[1]!, file)}</h2>`
    return below === '' ? title : title + htmlOfBlock(below, file)
  }
  const lines = [first, ...rest]
  if (lines.every((line) => /^[-*] /.test(line))) {
    const items = lines.map((line) => `<li>${inline(line.slice(2), file)}</li>`)
    return `<ul class="grid list-disc gap-2 ps-5">${items.join('')}</ul>`
  }
  // An address stands in lines.
  return `<p>${lines.map((line) => inline(line, file)).join('<br>')}</p>`
}

const linkClasses =
  'rounded-small text-elephant-ink decoration-elephant/40 hover:decoration-elephant font-medium underline underline-offset-4 decoration-2'

function inline(text: string, file: string): string {
  return escaped(text)
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, to: string) => {
      if (!/^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/.test(to))
        throw new ConfigError(
          `${file}: the link to ${to} cannot be used: it must begin with https://, mailto:, tel: or /`,
        )
      return `<a href="${to}" class="${linkClasses}" rel="noreferrer">${words}</a>`
    })
}
