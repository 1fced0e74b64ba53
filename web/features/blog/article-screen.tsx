import { ArrowRight, Printer } from 'lucide-react'
import type { ComponentType } from 'react'
import { articles, type Article } from '#content/articles/index.ts'
import { article as addressOf, publicPaths } from '#core/paths.ts'
import { longDate } from '#web/lib/long-date.ts'
import { Link } from '#web/lib/navigation.tsx'
import { PublicPage } from '#web/shared/public/public-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { FeedLink } from './feed-link.tsx'
import { SourceList } from './source-list.tsx'
import { WayIn } from './way-in.tsx'

/** The screen of one article around its text. */
export function articleScreen(slug: string, Text: ComponentType): ComponentType {
  const index = articles.findIndex((one) => one.slug === slug)
  const article = articles[index]
  if (!article) throw new Error(`The index has no article ${slug}`)
  const next = articles[(index + 1) % articles.length]!
  return () => (
    <PublicPage title={article.title} description={article.description} width="text">
      <FeedLink />
      <article className="grid grid-cols-1 gap-6">
        <PageHeading
          back={{ to: publicPaths.blog, label: 'All articles' }}
          title={article.title}
          lead={article.description}
        />
        <Facts article={article} />
        <div className="grid grid-cols-1 gap-4">
          <Text />
        </div>
        <SourceList ids={article.sources} />
      </article>
      <div className="grid gap-5 print:hidden">
        <WayIn goals={article.goals} />
        <Next article={next} />
      </div>
    </PublicPage>
  )
}

function Facts({ article: { minutes, date } }: { article: Article }) {
  return (
    <p className="text-small text-quiet flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>{minutes} minutes to read</span>
      <time dateTime={date}>{longDate(date)}</time>
      <Button
        look="quiet"
        size="small"
        icon={<Printer aria-hidden="true" className="size-5" />}
        onClick={() => window.print()}
        className="-ms-4 print:hidden"
      >
        Print
      </Button>
    </p>
  )
}

function Next({ article }: { article: Article }) {
  return (
    <Link
      to={addressOf(article.slug)}
      className="rounded-card border-line bg-surface hover:border-elephant flex items-center gap-4 border p-5 transition-[border-color]"
    >
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="text-small text-quiet font-semibold">Next article</span>
        <span className="text-lead font-display font-bold">{article.title}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-6 shrink-0" />
    </Link>
  )
}
