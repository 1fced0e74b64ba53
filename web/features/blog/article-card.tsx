import type { Article } from '#content/articles/index.ts'
import { article as addressOf } from '#core/paths.ts'
import { Link } from '#web/lib/navigation.tsx'
import { Card } from '#web/ui/card.tsx'
import { ArticlePicture } from './article-picture.tsx'

/** An article to choose: the whole card leads there. */
export function ArticleCard({ article }: { article: Article }) {
  return (
    <Card
      as="article"
      className="hover:border-elephant relative flex flex-col gap-3 transition-[border-color]"
    >
      <ArticlePicture article={article} />
      <h2 className="text-lead mt-2">
        <Link to={addressOf(article.slug)} className="rounded-small after:absolute after:inset-0">
          {article.title}
        </Link>
      </h2>
      <p className="text-quiet">{article.description}</p>
      <p className="text-small text-quiet mt-auto font-semibold">
        {article.minutes} minutes to read
      </p>
    </Card>
  )
}
