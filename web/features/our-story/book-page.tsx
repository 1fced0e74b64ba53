import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName } from '#content/week-name.ts'
import type { Goal } from '#core/goal/schema.ts'
import type { BookPage } from '#core/story/book.ts'
import type { Member } from '#core/members/member.ts'
import { dayAndMonth } from '#web/lib/dates.ts'
import { MemberFace } from '#web/shared/paper/sheet.tsx'
import { ElephantFamily, ElephantWalk } from '#web/ui/elephants/family.tsx'
import { DrawingPicture } from '#web/shared/letters/drawing.tsx'
import { SideBySide } from '#web/ui/elephants/celebration-pictures.tsx'
import { wordsFor, wordsOf } from '#web/shared/story/told-words.tsx'
import './book.css'

interface Book {
  goal: Goal
  members: readonly Member[]
  /** The day on which the family set out. */
  began: string
}

interface BookPagesProps extends Book {
  /** Beside one another, with their numbers in the book. */
  pages: readonly { page: BookPage; number: number }[]
  /** They stand on their heads, to be folded over. */
  turned?: boolean
}

/** Pages of the book, beside one another on a sheet. */
export function BookPages({ pages, turned, ...book }: BookPagesProps) {
  return pages.map(({ page, number }) => (
    <section
      key={number}
      aria-label={t`Page ${number}`}
      className="book-page sheet-cell"
      data-turned={turned ? '' : undefined}
    >
      <OnPage {...book} page={page} />
      {page.kind !== 'cover' && <p className="book-number">{number}</p>}
    </section>
  ))
}

interface OnPageProps extends Book {
  page: BookPage
}

function OnPage({ goal, members, began, page }: OnPageProps) {
  if (page.kind === 'blank') return null
  if (page.kind === 'drawing') {
    const { memberId, content } = page.letter
    const name = members.find(({ id }) => id === memberId)?.name
    return (
      <div className="book-middle book-drawing">
        {content.drawing && (
          <DrawingPicture
            drawing={content.drawing}
            label={name ? t`A drawing by ${name}` : t`A drawing`}
          />
        )}
        <p className="book-who">
          {name ? (
            <Trans>
              <bdi>{name}, </bdi>
              <bdi>{weekName(page.name)}</bdi>
            </Trans>
          ) : (
            <bdi>{weekName(page.name)}</bdi>
          )}
        </p>
      </div>
    )
  }
  if (page.kind === 'week') {
    return (
      <>
        <h2 className="book-week">
          <bdi>{weekName(page.name)}</bdi> <span>{dayAndMonth(page.startsOn)}</span>
        </h2>
        <ul className="book-entries">
          {page.entries.map((entry) => {
            const who = members.find(({ id }) => id === entry.memberId)
            return (
              <li key={entry.key}>
                {who && <MemberFace member={who} className="book-face" />}
                <div>
                  <p className="book-said">
                    <bdi>{wordsOf(entry, members)}</bdi>
                  </p>
                  <p className="book-who">{wordsFor(entry.kind, who?.name)}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </>
    )
  }
  if (page.kind === 'cover') {
    return (
      <div className="book-middle">
        <ElephantWalk />
        <h2 className="book-title">
          <bdi>{goal.title}</bdi>
        </h2>
        <p className="book-names">
          {members.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ' · '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </p>
      </div>
    )
  }
  if (page.kind === 'beginning') {
    return (
      <div className="book-middle">
        <ElephantFamily />
        <p className="book-said">
          <Trans>How it began, {dayAndMonth(began)}</Trans>
        </p>
        <p>{goal.why === '' ? t`We set out together.` : <bdi>{goal.why}</bdi>}</p>
      </div>
    )
  }
  return (
    <div className="book-middle">
      <SideBySide />
      <p className="book-said">
        <Trans>And then we went on.</Trans>
      </p>
      {goal.celebration !== '' && (
        <p>
          <bdi>{goal.celebration}</bdi>
        </p>
      )}
    </div>
  )
}
