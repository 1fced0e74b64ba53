import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { LucideIcon } from '#web/ui/icon.ts'
import {
  Baby,
  CloudRain,
  Flag,
  HandHeart,
  Headphones,
  HeartHandshake,
  History,
  Rss,
  Sprout,
  Users,
} from '#web/ui/icons.ts'
import { gists } from '#content/articles/gists.ts'
import { articles, type Article, type ArticleIcon } from '#content/articles/index.ts'
import { blogFeed, article as addressOf } from '#core/paths.ts'
import { Link } from '#web/lib/navigation.tsx'
import { wholeWords } from '#web/lib/whole-words.tsx'
import { PublicPage, useBackToMore } from '#web/shared/public/public-page.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { PageHeading } from '#web/ui/layout.tsx'

/** All articles. */
export function BlogScreen() {
  return (
    <PublicPage
      title={t`Blog`}
      feed
      description={t`Short, useful reading for tired parents: family meetings, plans that survive Tuesday, praise, looking back kindly, sharing the load, teenagers.`}
    >
      <div className="flex flex-wrap items-end justify-between gap-6">
        <PageHeading
          title={t`Good reading`}
          back={useBackToMore()}
          lead={t`Short reading, with something to try on Sunday.`}
        />
        <PlanningElephants alive className="w-60 max-lg:hidden" />
      </div>
      <ul className="grid grid-cols-1 gap-x-10 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <ArticleLine key={article.slug} article={article} />
        ))}
      </ul>
      <p className="text-quiet">
        <a
          href={blogFeed}
          className="rounded-small hover:text-ink inline-flex min-h-11 items-center gap-2 font-medium"
        >
          <Rss className="size-5" />
          <Trans>Hear of new articles (RSS)</Trans>
        </a>
      </p>
    </PublicPage>
  )
}

/** Its picture, and beside it what it is about: a line with a hairline above, in each column. */
function ArticleLine({ article }: { article: Article }) {
  const Icon = icons[article.icon]
  return (
    <li className="border-line relative flex items-start gap-4 border-t py-3">
      <Icon className="text-elephant-ink size-6 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 className="text-body sm:text-lead leading-snug">
          <Link
            to={addressOf(article.slug)}
            className="rounded-small after:absolute after:inset-0 hover:underline"
          >
            {wholeWords(article.title)}
          </Link>
        </h2>
        <p className="text-small text-quiet leading-snug">{gists[article.slug]}</p>
      </div>
    </li>
  )
}

const icons: Record<ArticleIcon, LucideIcon> = {
  users: Users,
  flag: Flag,
  baby: Baby,
  'cloud-rain': CloudRain,
  'heart-handshake': HeartHandshake,
  history: History,
  sprout: Sprout,
  'hand-heart': HandHeart,
  headphones: Headphones,
}
