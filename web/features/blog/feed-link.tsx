import { brand } from '#content/brand.ts'
import { blogFeed } from '#core/paths.ts'

/** Tells feed readers, from the page's head, where the feed is. */
export function FeedLink() {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`The blog of ${brand.name}`}
      href={blogFeed}
    />
  )
}
