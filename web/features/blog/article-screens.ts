import type { ComponentType } from 'react'
import { article } from '#core/paths.ts'

const texts = import.meta.glob<ComponentType>('../../../content/articles/*.md', {
  import: 'default',
})

/** How to fetch the screen of each article, by address; the text is a part of its own. */
export const articleScreens = Object.fromEntries(
  Object.entries(texts).map(([file, loadText]) => {
    const slug = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
    const load = async () => {
      const [screen, text] = await Promise.all([import('./article-screen.tsx'), loadText()])
      return screen.articleScreen(slug, text)
    }
    return [article(slug), load]
  }),
)
