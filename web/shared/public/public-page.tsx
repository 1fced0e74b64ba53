import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { classes } from '#web/lib/classes.ts'

interface PublicPageProps {
  title: string
  /** A sentence or two for search engines and messengers. */
  description: string
  /** `text` for what is read from top to bottom. */
  width?: 'wide' | 'text'
  children: ReactNode
}

/** The frame of a public page: its name, what it is about, its width. */
export function PublicPage({ title, description, width = 'wide', children }: PublicPageProps) {
  return (
    <div
      className={classes(
        'mx-auto grid grid-cols-1 gap-10 px-4 pt-4 sm:px-6 lg:pt-10',
        width === 'wide' ? 'max-w-wide' : 'max-w-read',
      )}
    >
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      {children}
    </div>
  )
}
