import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { takeBrand } from '#content/brand.ts'
import { publicPaths } from '#core/paths.ts'
import { publicAddresses, Product } from '#web/app/router.tsx'
import { articleScreens } from './features/blog/article-screen.tsx'

export const prerenderedPaths = [...publicAddresses, ...Object.keys(articleScreens)]

/** A page as HTML: what its components put into the head, and what stands in the root element. */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  const failures: unknown[] = []
  // Its words are the host's: the server writes them in (server/app/brand/branded-pages.ts).
  takeBrand({ imprint: path === publicPaths.imprint ? 'the host' : '' })
  const { prelude } = await prerender(
    <StrictMode>
      <Product path={path} />
    </StrictMode>,
    {
      // In one piece: late pieces would come with inline scripts, which the content policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
