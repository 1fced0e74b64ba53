import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { ArrowRight, Printer } from '#web/ui/icons.ts'
import type { ComponentType } from 'react'
import { further, type Further } from '#content/articles/further.ts'
import { articles, type Article } from '#content/articles/index.ts'
import { sources, type SourceId } from '#content/sources.ts'
import { article as addressOf, publicPaths, onLanding } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'
import { Link } from '#web/lib/navigation.tsx'
import { wholeWords } from '#web/lib/whole-words.tsx'
import { longDate } from '#web/lib/words.ts'
import { writeSelectedGoal } from '#web/shared/goals/selected-goal.ts'
import { PublicPage } from '#web/shared/public/public-page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { Card, PageHeading } from '#web/ui/layout.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** In the middle of the page; among a family's places it begins where their screens do. */
const column = 'grid w-full max-w-read grid-cols-1 mx-auto in-data-signed-in:mx-0'

/** The screen of one article around its text. */
function articleScreen(slug: string, Text: ComponentType): ComponentType {
  const index = articles.findIndex((one) => one.slug === slug)
  const article = articles[index]
  const below = further[slug]
  if (!article || !below) throw new Error(`The index has no article ${slug}`)
  const next = articles[(index + 1) % articles.length]!
  return () => (
    <PublicPage title={article.title} description={article.description} feed>
      <article className={classes(column, 'gap-6')}>
        <PageHeading
          back={{ to: publicPaths.blog, label: t`All articles` }}
          title={wholeWords(article.title)}
          lead={article.description}
        />
        <Facts article={article} />
        <div className="grid grid-cols-1 gap-4">
          <Text />
        </div>
        <SourceList ids={below.sources} />
      </article>
      <div className={classes(column, 'gap-5 print:hidden')}>
        <WayIn goals={below.goals} />
        <Next article={next} />
      </div>
    </PublicPage>
  )
}

function Facts({ article: { minutes, date } }: { article: Article }) {
  return (
    <p className="text-small text-quiet flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        <Trans>{minutes} minutes to read</Trans>
      </span>
      <time dateTime={date}>{longDate(date)}</time>
      <Button
        variant="quiet"
        size="small"
        icon={<Printer />}
        onClick={() => window.print()}
        flush="start"
        className="print:hidden"
      >
        <Trans>Print</Trans>
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
        <span className="text-small text-quiet font-semibold">
          <Trans>Next article</Trans>
        </span>
        <span className="text-lead font-display font-bold">{wholeWords(article.title)}</span>
      </span>
      <ArrowRight className="size-6 shrink-0" />
    </Link>
  )
}

/** What the article leans on; the text leads here from where it says so. */
function SourceList({ ids }: { ids: readonly SourceId[] }) {
  return (
    <section aria-labelledby="sources" className="text-small text-quiet grid pt-4 gap-2">
      <h2 id="sources" className="text-body text-ink">
        <Trans>Where this comes from</Trans>
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        {ids.map((id) => (
          <li key={id} id={id}>
            {sources[id].full}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** From reading to doing: with one of these goals, or with none yet. */
function WayIn({ goals }: Pick<Further, 'goals'>) {
  return (
    <Card tone="raised" className="for-newcomers grid justify-items-start gap-4">
      <WavingElephant className="w-36" />
      <h2 className="text-title">
        <Trans>Do it with your family</Trans>
      </h2>
      <p className="text-quiet">
        <Trans>
          Elefam holds the thread: one goal, a plan for the week, five minutes a day, a kind look
          back. These goals go well with what you have just read.
        </Trans>
      </p>
      <ul className="grid justify-items-start gap-2">
        {goals.map((goal) => (
          <li key={goal.id}>
            <ButtonLink
              to={onLanding('start')}
              variant="secondary"
              size="small"
              onClick={() => writeSelectedGoal(goal)}
            >
              {goal.title}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <TextLink
        to={onLanding('tour')}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        <Trans>Look around first</Trans>
      </TextLink>
    </Card>
  )
}

const texts = import.meta.glob<ComponentType>('../../../content/articles/*.md', {
  import: 'default',
})

/** How to fetch the screen of each article, by address; the text is a part of its own. */
export const articleScreens = Object.fromEntries(
  Object.entries(texts).map(([file, loadText]) => {
    const slug = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
    return [addressOf(slug), async () => articleScreen(slug, await loadText())]
  }),
)
