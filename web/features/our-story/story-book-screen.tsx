import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import { setOutOn } from '#core/story/journey.ts'
import { foldedSheet, longBook, pairsOf, smallBook, type Room } from '#core/story/book.ts'
import type { Goal } from '#core/goal/schema.ts'
import { storyOf } from '#core/story/story.ts'
import { appPaths, forGoal, letterActs } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useDayOf } from '#web/lib/use-today.ts'
import { PrintControls, Sheet, usePaper } from '#web/shared/paper/sheet.tsx'
import { useOpenedLetters } from '#web/shared/letters/use-letters.ts'
import { FurtherBack, useMissionWeeks } from '#web/shared/sprints/use-summaries.tsx'
import { Segmented } from '#web/ui/controls.tsx'
import { Scissors } from '#web/ui/icons.ts'
import { PageHeading } from '#web/ui/layout.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { BookPages } from './book-page.tsx'
import { HowToFold } from './how-to-fold.tsx'
import { NoStory, useToldGoal } from './our-story-screen.tsx'

/** The mission's story as a book on paper: folded from one sheet, or a longer one of A5 pages. */
export function StoryBookScreen() {
  const goal = useToldGoal()
  return goal ? <StoryBook key={goal.id} goal={goal} /> : <NoStory />
}

type Size = 'small' | 'long'

/** What fits on their pages, in the letters that they are set in. */
const rooms: Record<Size, Room> = {
  small: { letters: 21, lines: 10.5 },
  long: { letters: 34, lines: 19 },
}

function StoryBook({ goal }: { goal: Goal }) {
  const { family, members, today } = useHome()
  const [paper, setPaper] = usePaper()
  const [size, setSize] = useState<Size>('small')
  const { sprints, loading, failed, retry } = useMissionWeeks(goal)
  const { data: letters = [] } = useOpenedLetters()
  const weeks = storyOf(goal, sprints, { today, people: members, family, letters })
  const pages = (size === 'small' ? smallBook : longBook)(weeks, rooms[size])
  const began = setOutOn(goal, sprints, useDayOf())
  const book = { goal, members, began }
  const page = (index: number) => ({ page: pages[index]!, number: index + 1 })
  return (
    <div className="grid max-w-content grid-cols-1 items-start gap-x-16 gap-y-6 lg:max-w-wide lg:grid-cols-[2fr_3fr] print:block print:max-w-none">
      <title>{t`Our book · Elefam`}</title>
      <div className="grid grid-cols-1 gap-6 print:hidden">
        <PageHeading
          title={t`Our book`}
          lead={<bdi>{goal.title}</bdi>}
          back={{ to: forGoal(appPaths.ourStory, goal.id), label: t`Our story` }}
        />
        <PrintControls
          paper={paper}
          onPaper={setPaper}
          first={
            <Segmented
              label={t`Book`}
              options={[
                { value: 'small', label: t`Small, one sheet` },
                { value: 'long', label: t`Everything` },
              ]}
              value={size}
              onChange={setSize}
            />
          }
        />
        <HowToFold size={size} />
        <p className="text-quiet max-w-measure">
          <Trans>
            Empty pages are for your drawings; what you{' '}
            <TextLink to={letterActs.draw}>draw on the screen</TextLink> is printed with it. “Save
            as PDF”, where you print, keeps it as a file.
          </Trans>
        </p>
        <FurtherBack {...{ loading, failed, retry }} />
      </div>
      <div className="book grid gap-6 print:block">
        {size === 'small' ? (
          <Sheet paper={paper} wide label={t`The sheet to fold`}>
            <div className="book-fold">
              <BookPages {...book} pages={foldedSheet.upper.map(page)} turned />
              <BookPages {...book} pages={foldedSheet.lower.map(page)} />
              <span className="book-cut" aria-hidden="true">
                <Scissors />
              </span>
            </div>
          </Sheet>
        ) : (
          pairsOf(pages.length).map((pair, side) => (
            <Sheet key={side} paper={paper} wide label={t`Side ${side + 1}`}>
              <div className="book-pair">
                <BookPages {...book} pages={pair.map(page)} />
              </div>
            </Sheet>
          ))
        )}
      </div>
    </div>
  )
}
