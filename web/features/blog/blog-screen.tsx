import { Rss } from 'lucide-react'
import { articles } from '#content/articles/index.ts'
import { blogFeed } from '#core/paths.ts'
import { PublicPage } from '#web/shared/public/public-page.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ArticleCard } from './article-card.tsx'
import { FeedLink } from './feed-link.tsx'

/** All articles. */
export function BlogScreen() {
  return (
    <PublicPage
      title="Blog"
      description="Short, useful reading for tired parents: family meetings, plans that survive Tuesday, praise, looking back kindly, sharing the load, teenagers."
    >
      <FeedLink />
      <div className="flex flex-wrap items-end justify-between gap-6">
        <PageHeading
          title="Good reading for tired parents"
          lead="What is known, what is not, and something to try on Sunday. Each takes as long as a cup of tea."
        />
        <PlanningElephants alive className="w-60" />
      </div>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
      <p className="text-quiet">
        <a
          href={blogFeed}
          className="rounded-small hover:text-ink inline-flex min-h-11 items-center gap-2 font-medium"
        >
          <Rss aria-hidden="true" className="size-5" />
          New articles in your feed reader (RSS)
        </a>
      </p>
    </PublicPage>
  )
}
