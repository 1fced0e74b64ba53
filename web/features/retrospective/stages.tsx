import { t } from '#core/say.ts'
import { WaitingLetters } from '#web/shared/letters/waiting-letters.tsx'
import type { Retrospective } from '#core/retrospective/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { decidedIn, experimentOf } from '#core/experiments/experiment.ts'
import type { Member } from '#core/members/member.ts'
import { isUnderSix } from '#core/meetings/roles.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { longDay } from '#web/lib/dates.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useToday } from '#web/lib/use-today.ts'
import { SavedNote } from '#web/shared/drafts/saved-field.tsx'
import { TopicList } from '#web/shared/meeting/entry-list.tsx'
import { FaceChoice, MoodRows, MoodsTogether } from '#web/shared/meeting/faces.tsx'
import { DayDots, VerdictChoice, WeekFacts } from '#web/shared/meeting/week-facts.tsx'
import { LastNotes, Step, useWays } from '#web/shared/meeting/weekly-meeting.tsx'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { Button } from '#web/ui/button.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { fewMoods, moods } from '#web/ui/mood-faces.tsx'

const moodsIn = (sprint: Sprint) => (memberId: string) =>
  sprint.retrospective?.feelings.find((entry) => entry.memberId === memberId)?.mood

/** Sets the stage: everybody says how the week felt before anything is discussed; the last one leads on. */
export function FeelingsStage({ sprint, speakers }: StageProps) {
  const send = useSend()
  const today = useToday()
  const { goOn } = useWays()
  const moodOf = moodsIn(sprint)
  const [missing, another] = speakers.filter(({ id }) => moodOf(id) === undefined)
  return (
    <Step
      title={t`How was our week?`}
      lead={t`Just point.`}
      note={missing && (another ? t`no answer is fine` : t`press one to go on, no answer is fine`)}
      beside={<LookingElephants alive />}
    >
      <MoodRows
        members={speakers}
        ask={(name) => t`How did the week feel, ${name}?`}
        moodOf={moodOf}
        // As in the check-in: three are enough for those who point.
        shownTo={(member) => (isUnderSix(member, today) ? fewMoods : moods)}
        onMood={(memberId, mood) => {
          void send.toSprint(sprint.id, { type: 'set-feeling', memberId, mood })
          if (missing?.id === memberId && !another) goOn()
        }}
      />
    </Step>
  )
}

/** What happened: the plan, the stand-ups, the experiment that was tried, what was parked. */
export function FactsStage({ sprint, members, speakers }: StageProps) {
  const { family } = useHome()
  const experiment = experimentOf(family, sprint)
  return (
    <Step title={t`What happened?`} beside={<DayDots sprint={sprint} />}>
      <MoodsTogether label={t`So it was for us`} members={speakers} moodOf={moodsIn(sprint)} />
      <WeekFacts sprint={sprint} members={members} />
      {experiment && <VerdictChoice experiment={experiment} members={members} />}
      <TopicList />
      <LastNotes kind="retrospective" sprintId={sprint.id} />
    </Step>
  )
}

/** The last word is a thank you. */
export function ThanksStage({ sprint, members, here }: StageProps) {
  const send = useSend()
  const isWide = useIsWide()
  const { thanks = '', hearts = [] } = sprint.retrospective ?? {}
  const save = (changes: Partial<Retrospective>, from: Partial<Retrospective>) =>
    send.toSprint(sprint.id, { type: 'edit-retrospective', changes, from })
  const known = hearts.filter((id) => members.some((member) => member.id === id))
  const others = (id: string) => known.filter((one) => one !== id)
  return (
    <Step title={t`Whom do we thank?`} lead={t`Press a face, and it gets a heart.`}>
      <Agreed sprint={sprint} members={members} />
      <FaceChoice
        legend={t`Who gets a heart?`}
        hideLegend
        isLarge
        many
        mark="heart"
        members={here}
        values={known}
        onPick={(id) => {
          const chosen = known.includes(id) ? others(id) : [...known, id]
          void save({ hearts: chosen }, { hearts: known })
        }}
      />
      <div data-beside={isWide || undefined}>
        <SavedNote
          about={`thanks ${sprint.id}`}
          field="thanks"
          label={t`Thank you to …`}
          optional
          value={thanks}
          onSave={({ changes, from }) => save(changes, from)}
        />
      </div>
      {/* It may come a moment later: below what is pressed. */}
      <WaitingLetters />
    </Step>
  )
}

/** What is tried, where an idea led on to here: who looks after it and until when may still be changed. */
function Agreed({ sprint, members }: Pick<StageProps, 'sprint' | 'members'>) {
  const { family } = useHome()
  const { goBack } = useWays()
  const decided = decidedIn(family, sprint)
  if (!decided) return null
  const owner = nameOf(members, decided.ownerId)
  return (
    <div className="bg-leaf-soft rounded-card px-4 py-2">
      <bdi className="block font-semibold">{decided.text}</bdi>
      <p className="text-small">
        {t`${owner} looks after it. You look at it again on ${longDay(decided.checkOn)}.`}
      </p>
      <Button variant="quiet" size="small" flush="start" onClick={goBack}>
        {t`Change it`}
      </Button>
    </div>
  )
}

/** What every stage of a retrospective is given. */
export type StageProps = {
  sprint: Sprint
  /** The whole family. */
  members: readonly Member[]
  /** Those of them who are at this meeting, and may be thanked. */
  here: readonly Member[]
  /** Those of them who are asked. */
  speakers: readonly Member[]
}
