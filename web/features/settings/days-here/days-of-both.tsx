import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SharedMember } from '#core/two-homes/schema.ts'
import { dayRange } from '#core/time/calendar.ts'
import { isElsewhere, isHere, saidOn } from '#core/days-here/days-here.ts'
import type { Member } from '#core/members/member.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { longDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { notesOf } from '#web/lib/words.ts'
import { useWithProof } from '#web/shared/account/with-proof.tsx'
import { useSayHere } from '#web/shared/days-here/days-here.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/controls.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'

/** In milliseconds, while something is shared and the page is looked at. */
const often = 10_000

const keyOf = (familyId: string) => ['shared-members', familyId]

/** What of this child is shared; undefined until that is known, and null where nothing is. */
export function useShare(memberId: string): SharedMember | null | undefined {
  const { family } = useHome()
  const { data } = useQuery({
    // What the other home does stands in the family's log, and makes it a version newer.
    queryKey: [...keyOf(family.id), family.version],
    queryFn: () => request(apiPaths.sharedMembers(family.id)),
    placeholderData: keepPreviousData,
    // What they say of days changes nothing in this family, and still what is asked of it.
    refetchInterval: ({ state }) => (state.data?.length ? often : false),
  })
  return data && (data.find((share) => share.memberId === memberId) ?? null)
}

/** Does something on the server, after which what is shared is asked for anew. */
export function useAct<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const { family } = useHome()
  const queries = useQueryClient()
  const withProof = useWithProof()
  const onSuccess = () => queries.invalidateQueries({ queryKey: keyOf(family.id) })
  const prove = (given: Given) => withProof(() => mutationFn(given))
  return useMutation<Answer, Error, Given>({ mutationFn: prove, onSuccess })
}

export type OfMember = { member: Member }

export interface SharedProps extends OfMember {
  share: SharedMember
  isPrimary: boolean
}

/** So many days of each kind are named. */
const mostDays = 5

/** The days that both homes have: each counts in one of them, until each has said that it is theirs. */
export function DaysOfBoth({ share, member }: { share: SharedMember; member: Member }) {
  const sayHere = useSayHere()
  const { name } = member
  const coming = dayRange(useToday(), limits.shareDays)
  const left = coming.filter((day) => isElsewhere(member, day))
  const asked = share.asked.filter((day) => isHere(member, day) && saidOn(member, day) !== true)
  const both = share.there.filter((day) => isHere(member, day))
  if (left.length + both.length + asked.length === 0) {
    return (
      <p>
        <Trans>In the next eight weeks no day is both yours and theirs.</Trans>
      </p>
    )
  }
  return (
    <>
      <DayList
        title={t`Days that they ask for too`}
        lead={t`These count here. The other home says that it has ${name} too.`}
        days={asked}
        answers={(day) => [
          { text: t`Both homes`, act: () => sayHere(member, day, true, 'outright') },
          { text: t`Theirs`, act: () => sayHere(member, day, false) },
        ]}
      />
      <DayList
        title={t`Days left to the other home`}
        lead={t`Both of you have these days. They count there, and here once both of you say so.`}
        days={left}
        answers={(day) =>
          saidOn(member, day) === true
            ? [{ text: t`Away`, act: () => sayHere(member, day, false) }]
            : [{ text: t`Here too`, act: () => sayHere(member, day, true) }]
        }
      />
      <DayList
        title={t`Days in both homes`}
        lead={t`Each of you has said so: ${name} is asked in both.`}
        days={both}
        answers={(day) => [{ text: t`Away`, act: () => sayHere(member, day, false) }]}
      />
    </>
  )
}

interface DayListProps {
  title: string
  lead: string
  days: readonly string[]
  answers: (day: string) => { text: string; act: () => void }[]
}

/** Days with what can be said of each; nothing where there are none. */
function DayList({ title, lead, days, answers }: DayListProps) {
  if (days.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <p>{lead}</p>
      <List label={title}>
        {days.slice(0, mostDays).map((day) => (
          <ListItem key={day} name={longDay(day)}>
            {answers(day).map(({ text, act }) => (
              <Button
                key={text}
                variant="quiet"
                size="small"
                aria-label={notesOf(text, longDay(day))}
                onClick={act}
              >
                {text}
              </Button>
            ))}
          </ListItem>
        ))}
      </List>
      {days.length > mostDays && (
        <p className="text-quiet">
          <Trans>And {days.length - mostDays} more after these.</Trans>
        </p>
      )}
    </div>
  )
}

/** Whether our week opens on the child’s own device of the other home: each home says so for its own. */
export function OwnDevice({ share, member, isPrimary }: SharedProps) {
  const { family } = useHome()
  const path = apiPaths.sharedMember(family.id, share.id)
  const open = useAct((opens: boolean) => request(path, { method: 'PATCH', body: { opens } }))
  const { ours, theirs } = share.opens
  const { name } = member
  return (
    <div className="grid gap-2">
      {isPrimary ? (
        <Switch
          label={t`${name}’s own device from the other home opens our week too`}
          hint={t`It then shows, in both homes, what a device of ${name}’s own shows here: ${name}’s tasks and ticks, our dates, and our names and faces. Whoever holds it sees that. Turned off, it is gone from the device.`}
          checked={open.isPending ? open.variables : ours}
          disabled={open.isPending}
          onChange={({ target }) => open.mutate(target.checked)}
        />
      ) : (
        ours && (
          <p>
            <Trans>{name}’s own device from the other home opens our week too.</Trans>
          </p>
        )
      )}
      <ProblemBox text={open.error?.message ?? null} />
      {theirs && (
        <p className="text-small text-quiet">
          <Trans>
            Their week opens on {name}’s own device from here. They see what you call it, and on
            which day it last had their week.
          </Trans>
        </p>
      )}
    </div>
  )
}
