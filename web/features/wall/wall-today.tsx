import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { dayLines, isDayDone } from '#core/domain/day.ts'
import { sprintForStandUp } from '#core/domain/stand-up.ts'
import { DeviceLine } from '#web/shared/paired/device-line.tsx'
import { usePaired } from '#web/shared/paired/use-paired.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { bandsOf } from './bands.ts'
import { usePages } from './use-pages.ts'
import { WallRows } from './wall-rows.tsx'

interface WallTodayProps {
  day: string
  /** The browser keeps the screen on. */
  staysOn: boolean
}

/** The day's rows; more than fit are pages. */
export function WallToday({ day, staysOn }: WallTodayProps) {
  const { sprints } = usePaired()
  const pages = usePages()
  const sprint = sprintForStandUp(sprints, day)
  return (
    <section aria-label="Today" className="wall-today">
      <Rows list={pages.list} {...{ sprint, day }} />
      <div className="wall-below">
        <div>
          <DeviceLine />
          {!staysOn && (
            <p className="text-small text-quiet">
              The browser may let this screen go dark: set the tablet to stay on.
            </p>
          )}
        </div>
        <Pages {...pages} />
      </div>
    </section>
  )
}

type Pages = ReturnType<typeof usePages>

interface RowsProps extends Pick<Pages, 'list'> {
  sprint: Sprint | null
  day: string
}

function Rows({ list, sprint, day }: RowsProps) {
  const { members } = usePaired()
  if (!sprint) return <Nothing words="No plan for today" />
  if (sprint.pausedDates.includes(day)) return <Nothing words="A day off" />
  const bands = bandsOf(sprint, members, day)
  if (bands.length === 0) return <Nothing words="Nothing to do today" />
  const isDone = isDayDone(dayLines(sprint, members, day))
  return <WallRows {...{ list, sprint, day, bands, isDone }} />
}

function Nothing({ words }: { words: string }) {
  return (
    <div className="wall-nothing">
      <div className="w-1/2">
        <SleepingElephants />
      </div>
      <p className="wall-big">{words}</p>
    </div>
  )
}

function Pages({ page, pages, goTo }: Pages) {
  if (pages < 2) return null
  return (
    <nav aria-label="More rows" className="wall-pages">
      <PageButton label="Rows before" to={page === 0 ? pages - 1 : page - 1} onGo={goTo} />
      <p>
        {page + 1} of {pages}
      </p>
      <PageButton label="More rows" isNext to={(page + 1) % pages} onGo={goTo} />
    </nav>
  )
}

interface PageButtonProps {
  label: string
  isNext?: boolean
  to: number
  onGo: (page: number) => void
}

function PageButton({ label, isNext, to, onGo }: PageButtonProps) {
  const Icon = isNext ? ChevronRight : ChevronLeft
  return (
    <button type="button" aria-label={label} onClick={() => onGo(to)} className="wall-page">
      <Icon />
    </button>
  )
}
