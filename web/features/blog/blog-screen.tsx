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
import { articleIcons, articles, type Article, type ArticleIcon } from '#content/articles/index.ts'
import { blogFeed, article as addressOf } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'
import { Link } from '#web/lib/navigation.tsx'
import { wholeWords } from '#web/lib/whole-words.tsx'
import { PublicPage } from '#web/shared/public/public-page.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { Card, PageHeading } from '#web/ui/layout.tsx'

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
          title={t`Good reading for tired parents`}
          lead={t`What is known, what is not, and something to try on Sunday. Each takes as long as a cup of tea.`}
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
          <Rss className="size-5" />
          <Trans>New articles in your feed reader (RSS)</Trans>
        </a>
      </p>
    </PublicPage>
  )
}

function ArticleCard({ article }: { article: Article }) {
  return (
    <Card
      as="article"
      className="hover:border-elephant relative flex flex-col gap-3 transition-[border-color]"
    >
      <ArticlePicture article={article} />
      <h2 className="text-lead mt-2">
        <Link to={addressOf(article.slug)} className="rounded-small after:absolute after:inset-0">
          {wholeWords(article.title)}
        </Link>
      </h2>
      <p className="text-quiet">{article.description}</p>
      <p className="text-small text-quiet mt-auto font-semibold">
        <Trans>{article.minutes} minutes to read</Trans>
      </p>
    </Card>
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

const tones = [
  'bg-elephant-soft text-elephant-ink',
  'bg-marigold-soft text-marigold-ink',
  'bg-leaf-soft text-leaf-ink',
  'bg-coral-soft text-coral-ink',
]

function ArticlePicture({ article }: { article: Article }) {
  const Icon = icons[article.icon]
  const tone = tones[articleIcons.indexOf(article.icon) % tones.length]
  return (
    <span
      aria-hidden="true"
      className={classes('rounded-card grid size-16 shrink-0 place-items-center', tone)}
    >
      <Icon className="size-8" />
    </span>
  )
}
