import type { PlanCommand, Sprint } from '../sprint/schema.ts'
import { type Changes, earlier, edited, fieldsIn, isOnly } from '../commands/changes.ts'
import { type Context, requireMember } from '../commands/context.ts'
import type { CommandOf, SprintRules, SprintUndos } from '../commands/definitions.ts'
import { append, put, without } from '../commands/lists.ts'
import { limits } from '../limits.ts'
import { requirePeopleOf } from '../meetings/require-people.ts'
import { isMeetingBegun, startingOn, withDaysOff } from './meeting.ts'
import type { Meeting, MeetingCommand } from './schema.ts'
import { restorable } from '../meetings/restorable.ts'

type Of<Type extends MeetingCommand['type']> = CommandOf<MeetingCommand, Type>

const changed = (sprint: Sprint, changes: Changes<Meeting>, from?: Changes<Meeting>): Sprint => ({
  ...sprint,
  meeting: edited(sprint.meeting, changes, from),
})

function editMeeting(
  sprint: Sprint,
  { changes, from }: Of<'edit-meeting'>,
  context: Context,
): Sprint {
  requirePeopleOf(changes, context)
  return changed(sprint, changes, from)
}

function appreciate(sprint: Sprint, { appreciation }: Of<'appreciate'>, context: Context): Sprint {
  requireMember(context, appreciation.fromId)
  if (appreciation.toId !== undefined) requireMember(context, appreciation.toId)
  const appreciations = append(sprint.meeting.appreciations, appreciation, limits.appreciations)
  return changed(sprint, { appreciations })
}

function takeBackAppreciation(
  sprint: Sprint,
  { appreciationId }: Of<'take-back-appreciation'>,
): Sprint {
  return changed(sprint, { appreciations: without(sprint.meeting.appreciations, appreciationId) })
}

function noteDate(sprint: Sprint, { entry }: Of<'note-date'>): Sprint {
  return changed(sprint, { dates: append(sprint.meeting.dates, entry, limits.importantDates) })
}

function removeDate(sprint: Sprint, { entryId }: Of<'remove-date'>): Sprint {
  return changed(sprint, { dates: without(sprint.meeting.dates, entryId) })
}

function setEnergy(
  sprint: Sprint,
  { memberId, level }: Of<'set-energy'>,
  context: Context,
): Sprint {
  requireMember(context, memberId)
  const present = sprint.meeting.energy.filter((entry) =>
    context.memberIds.includes(entry.memberId),
  )
  const energy = put(present, { memberId, level }, (other) => other.memberId === memberId)
  return changed(sprint, { energy })
}

/** Begins the meeting; where the other parent has begun it, theirs goes on (P2). */
export function beginMeeting(
  sprint: Sprint,
  {
    sprint: { startsOn },
    setup,
  }: Pick<CommandOf<PlanCommand, 'begin-meeting'>, 'sprint' | 'setup'>,
  context: Context,
): Sprint {
  requirePeopleOf(setup, context)
  if (sprint.plannedAt !== null || isMeetingBegun(sprint)) return sprint
  return changed(startingOn(sprint, startsOn), setup)
}

/** Ends the plan meeting: the draft becomes the week's plan. What lies before it is not asked for (N4). */
function finishPlanning(sprint: Sprint, { day }: Of<'finish-planning'>, { now }: Context): Sprint {
  if (sprint.plannedAt !== null) return sprint
  const planned = { ...sprint, plannedAt: now }
  return day === undefined ? planned : withDaysOff(planned, day)
}

export const meetingRules: SprintRules<MeetingCommand> = {
  'edit-meeting': {
    apply: editMeeting,
    from: ({ meeting }, { changes }) => fieldsIn<object>(meeting, changes),
    late: ({ changes }) => isOnly(changes, ['notes']),
  },
  appreciate: {
    apply: appreciate,
    late: () => true,
    by: ({ appreciation }) => appreciation.fromId,
  },
  'take-back-appreciation': {
    apply: takeBackAppreciation,
    late: () => true,
    by: ({ appreciationId }, sprint) =>
      sprint?.meeting.appreciations.find(({ id }) => id === appreciationId)?.fromId ?? null,
  },
  'note-date': { apply: noteDate },
  'remove-date': { apply: removeDate },
  'set-energy': { apply: setEnergy },
  'finish-planning': {
    apply: finishPlanning,
    once: true,
    consequence: (documents, { id, missionStartsOn: startsOn }, also) =>
      startsOn && documents.family.familyData.goal
        ? also(documents, {
            sprintId: null,
            command: { id, type: 'edit-goal', changes: { startsOn } },
          })
        : documents,
  },
}

export const meetingUndos: SprintUndos<MeetingCommand> = {
  'edit-meeting': ({ meeting }, { changes }, context) => {
    const old = restorable(earlier(meeting, changes), context)
    return old && { type: 'edit-meeting', changes: old }
  },
  appreciate: (_, { appreciation }) => ({
    type: 'take-back-appreciation',
    appreciationId: appreciation.id,
  }),
  'take-back-appreciation': ({ meeting }, { appreciationId }, { memberIds }) => {
    const appreciation = meeting.appreciations.find(({ id }) => id === appreciationId)
    const { fromId, toId = fromId } = appreciation ?? {}
    const isOurs = [fromId, toId].every((id) => id !== undefined && memberIds.includes(id))
    return appreciation && isOurs ? { type: 'appreciate', appreciation } : null
  },
  'note-date': (_, { entry }) => ({ type: 'remove-date', entryId: entry.id }),
  'remove-date': ({ meeting }, { entryId }) => {
    const entry = meeting.dates.find(({ id }) => id === entryId)
    return entry ? { type: 'note-date', entry } : null
  },
  'set-energy': ({ meeting: { energy } }, { memberId }, { memberIds }) => {
    const before = energy.find((entry) => entry.memberId === memberId)
    const all = energy.every((entry) => memberIds.includes(entry.memberId))
    return before && all ? { type: 'set-energy', ...before } : null
  },
  'finish-planning': null,
}
