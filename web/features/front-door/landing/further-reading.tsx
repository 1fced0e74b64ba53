import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { House, EyeOff, Baby } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import { articles } from '#content/articles/index.ts'
import { stories } from '#content/stories.ts'
import { anchors, article, publicPaths } from '#core/paths.ts'
import { Link } from '#web/lib/navigation.tsx'
import { wholeWords } from '#web/lib/whole-words.tsx'
import { List } from '#web/ui/list.tsx'
import { Bird, Picture } from '#web/ui/elephants/picture.tsx'
import { SittingElephant, Elephant } from '#web/ui/elephants/elephant.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Chapter, Edge } from './chapter.tsx'

/** Stories, what becomes of a family’s data, and what else there is to read. */
export function FurtherReading() {
  return (
    <>
      <Stories />
      <Trust />
      <Resources />
    </>
  )
}

function Stories() {
  return (
    <>
      <Edge above className="fill-marigold-soft" />
      <Chapter
        title={t`Three families we imagined`}
        lead={t`Made up by us: these are not customers’ words.`}
        className="bg-marigold-soft"
      >
        {/* Nothing in it takes the focus, and keys push it along as well. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className="shelf" tabIndex={0}>
          {stories.map(({ id, mission, family, text }) => (
            <li key={id} className="bg-surface rounded-card shadow-soft flex flex-col gap-2 p-5">
              <div className="mx-auto w-full max-w-note">{storyPictures[id]}</div>
              <h3 className="text-lead leading-snug">{mission}</h3>
              <p>{text}</p>
              <p className="text-small text-quiet mt-auto">{family}</p>
            </li>
          ))}
        </ul>
      </Chapter>
      <Edge className="fill-marigold-soft" />
    </>
  )
}

const promises = [
  {
    Icon: House,
    title: t`At home, if you like`,
    text: t`Free software, on a machine of your own or of somebody you trust.`,
  },
  {
    Icon: EyeOff,
    title: t`Nobody looks on`,
    text: t`No trackers, no advertisements, nothing sold.`,
  },
  {
    Icon: Baby,
    title: t`Children without accounts`,
    text: t`No e-mail address, no birth date, no photo of a child is ever asked for.`,
  },
]

function Trust() {
  return (
    <Chapter title={t`What you tell it stays in the family`}>
      <ul className="grid gap-4 md:grid-cols-3">
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon className="text-elephant size-8 shrink-0" />
            <div>
              <h3 className="text-lead leading-snug">{title}</h3>
              <p className="text-quiet">{wholeWords(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Chapter>
  )
}

function Resources() {
  return (
    <Chapter id={anchors.resources} title={t`Resources`}>
      <List>
        {articles.slice(0, 3).map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={article(slug)}
              className="rounded-small flex min-h-14 items-center py-3 hover:underline"
            >
              <h3 className="text-body sm:text-lead leading-snug">{wholeWords(title)}</h3>
            </Link>
          </li>
        ))}
      </List>
      <p className="flex flex-wrap gap-x-6 gap-y-3">
        <TextLink to={publicPaths.blog}>
          <Trans>All articles</Trans>
        </TextLink>
        <TextLink to={publicPaths.fun}>
          <Trans>Questions, and things to do</Trans>
        </TextLink>
      </p>
    </Chapter>
  )
}

/** The families of content/stories.ts, by the story's id. */
export const storyPictures: Record<string, ReactNode> = {
  mornings: (
    <Sheet>
      <Elephant kin="middle" x={-2} y={170} scale={0.76} eye="happy" />
      <Elephant kin="small" x={140} y={174} scale={0.8} trunk="perch" />
      <Elephant kin="tiny" x={252} y={176} scale={0.7} trunk="raised" eye="happy" nod={-6} />
    </Sheet>
  ),
  hill: (
    <Sheet>
      <Elephant kin="middle" x={356} y={170} flip scale={0.76} trunk="tucked" eye="happy" />
      <Elephant kin="big" x={6} y={170} scale={0.8} trunk="curled" />
      <Elephant kin="small" x={148} y={176} scale={0.84} trunk="waving" eye="up" nod={-6} />
      <Bird x={308} y={50} flip scale={0.9} />
    </Sheet>
  ),
  grandma: (
    <Sheet>
      <SittingElephant kin="big" x={34} y={174} scale={0.88} trunk="raised" eye="happy" />
      <Elephant kin="small" x={292} y={174} flip scale={0.8} trunk="tucked" eye="up" nod={-8} />
      <Elephant kin="tiny" x={366} y={176} flip scale={0.7} trunk="perch" nod={-10} />
    </Sheet>
  ),
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <Picture width={360} height={184}>
      <path className="fill-ground" d="M4 172C90 158 270 158 356 172C336 188 24 188 4 172Z" />
      {children}
    </Picture>
  )
}
