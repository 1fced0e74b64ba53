import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** What Markdown becomes (see scripts/markdown.ts): headings, paragraphs, lists, links, an aside. */

interface Inside {
  children?: ReactNode
}

interface HeadingProps extends Inside {
  id: string
}

export function H2({ id, children }: HeadingProps) {
  return (
    <h2 id={id} className="text-title pt-4">
      {children}
    </h2>
  )
}

export function H3({ id, children }: HeadingProps) {
  return (
    <h3 id={id} className="text-lead mb-2">
      {children}
    </h3>
  )
}

export function P({ children }: Inside) {
  return <p>{children}</p>
}

export function Ul({ children }: Inside) {
  return <ul className="grid list-disc gap-2 ps-5">{children}</ul>
}

export function Ol({ children }: Inside) {
  return <ol className="grid list-decimal gap-2 ps-5">{children}</ol>
}

export function A({ to, children }: Inside & { to: string }) {
  return <TextLink to={to}>{children}</TextLink>
}

/** What stands out of the text: something to try. */
export function Aside({ children }: Inside) {
  return (
    <Card as="section" tone="sunny" className="mt-3">
      {children}
    </Card>
  )
}
