import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekFirst, weekName, weekWithin } from '#content/week-name.ts'
import { useMemo, useRef, useState } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import { experimentOf } from '#core/experiments/experiment.ts'
import { isSample } from '#core/account/sample-account.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { useAddressedSprint } from '#web/shared/sprints/use-addressed-sprint.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/controls.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { PageHeading } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TryAgain } from '#web/ui/waiting.tsx'
import { weekDays } from './boxes.ts'
import { FridgeSheets } from './fridge-sheets.tsx'
import { SheetCodes } from './marks.tsx'
import { usePrinting } from './printed-sheets.ts'
import { PrintControls, usePaper, type Paper } from '#web/shared/paper/sheet.tsx'
import { hasStrips, StripsSheets } from './strips-sheets.tsx'
import { weekEntries } from './week-dates.tsx'

/** The plan on paper: for the fridge, and a strip for each child. */
export function PrintablePlanScreen() {
  const { sprint, loading } = useAddressedSprint()
  if (loading) return <ScreenSkeleton />
  if (!sprint || sprint.tasks.length === 0) return <NothingToPrint sprint={sprint} />
  return <PrintablePlan key={sprint.id} sprint={sprint} />
}

function PrintablePlan({ sprint }: { sprint: Sprint }) {
  const { members } = useHome()
  const [paper, setPaper] = usePaper()
  const [withStrips, setWithStrips] = useState(true)
  const isForChildren = hasStrips(sprint, members)
  const root = useRef<HTMLDivElement>(null)
  const mayKeep = !isSample(useUser().id)
  const { codes, state, problem, printKept, keepAgain } = usePrinting(root, {
    sprintId: sprint.id,
    paper,
    mayKeep,
  })
  const named = weekWithin(sprint.name)
  const weeks = Array.from({ length: sprint.weeks }, (_, week) => week)
  const isPair = weeks.length > 1 || (withStrips && isForChildren)
  return (
    <div
      className={classes(
        'grid max-w-content grid-cols-1 gap-6 print:block print:max-w-none',
        isPair && 'lg:max-w-wide',
      )}
    >
      <title>{t`Print ${named} · Elefam`}</title>
      <div className="grid grid-cols-1 gap-6 print:hidden">
        <PageHeading
          title={t`Printable plan`}
          lead={t`For the fridge, and a strip for each child to keep. A photo brings the ticks back.`}
          back={backToPlan(sprint)}
        />
        <PrintControls
          {...{ paper }}
          onPaper={setPaper}
          onPrint={() => void printKept()}
          busy={state === 'keeping'}
        >
          {isForChildren && (
            <Switch
              label={t`Strips for children`}
              checked={withStrips}
              onChange={(event) => setWithStrips(event.target.checked)}
            />
          )}
        </PrintControls>
        {state === 'unkept' && !mayKeep && <PrintedUnmarked />}
        {state === 'unkept' && problem && (
          <TryAgain error={problem} title={t`Leave this page open for a moment`} onTry={keepAgain}>
            <Trans>
              The sheet is printed. A photo can bring its ticks back once the server knows of it.
            </Trans>
          </TryAgain>
        )}
      </div>
      <div
        ref={root}
        className={classes('grid items-start gap-6 print:block', isPair && 'lg:grid-cols-2')}
      >
        <SheetCodes value={codes}>
          {weeks.map((week) => (
            <Fridge key={week} sprint={sprint} week={week} paper={paper} />
          ))}
          {withStrips &&
            weeks.map((week) => (
              <StripsSheets
                key={week}
                sprint={sprint}
                week={week}
                members={members}
                paper={paper}
              />
            ))}
        </SheetCodes>
      </div>
      <p className="print:hidden">
        <TextLink to={appPaths.bringPaperBack}>
          <Trans>Bring a ticked sheet back</Trans>
        </TextLink>
      </p>
      <LocalAddressHint />
    </div>
  )
}

function Fridge({ sprint, week, paper }: { sprint: Sprint; week: number; paper: Paper }) {
  const { family, sprints, members } = useHome()
  // Not measured again as long as nothing of it changes.
  const entries = useMemo(
    () => weekEntries(family, sprints, weekDays(sprint, week)),
    [family, sprints, sprint, week],
  )
  return (
    <FridgeSheets
      sprint={sprint}
      week={week}
      members={members}
      entries={entries}
      paper={paper}
      mission={family.familyData.goal?.title ?? null}
      experiment={experimentOf(family, sprint)?.text ?? null}
      address={`${location.origin}${forSprint(appPaths.dashboard, sprint.id)}`}
    />
  )
}

/** Of a sample family nothing is kept. */
function PrintedUnmarked() {
  return (
    <Notice alert title={t`Printed without its marks`}>
      <Trans>
        It is good for the fridge, but a photo cannot bring its ticks back. What a sample family
        prints is not kept; what your own prints is.
      </Trans>
    </Notice>
  )
}

/** A code that names this device leads nowhere on a phone: whoever tries a host of their own is told. */
function LocalAddressHint() {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return null
  return (
    <p className="text-small text-quiet print:hidden">
      <Trans>
        You opened Elefam as {location.host}. Open it by the address that your phones use, and the
        code will lead them here, too.
      </Trans>
    </p>
  )
}

function NothingToPrint({ sprint }: { sprint: Sprint | null }) {
  return (
    <EmptyScreen
      page={t`Print · Elefam`}
      picture={<PlanningElephants alive />}
      title={
        sprint ? t`${weekFirst(sprint.name)} has no tasks yet` : t`There is no plan to print yet`
      }
      action={
        sprint ? (
          <ButtonLink to={forSprint(appPaths.editSprint, sprint.id)}>
            <Trans>Add tasks</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to={appPaths.planMeeting}>
            <Trans>Start the plan meeting</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>What you plan together prints on one page for the fridge.</Trans>
    </EmptyScreen>
  )
}

/** A plan that is still being made goes on in its meeting; any other is the sprint's. */
function backToPlan({ id, name, plannedAt, meeting }: Sprint) {
  const isInMeeting = plannedAt === null && meeting.hostId !== null
  return isInMeeting
    ? { to: forSprint(appPaths.planMeeting, id), label: t`Back to the meeting` }
    : { to: forSprint(appPaths.editSprint, id), label: weekName(name) }
}
