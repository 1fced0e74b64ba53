import { taskPictures } from '#content/task-pictures.ts'
import { t } from '#core/say.ts'
import type { Repeat, Sharing } from '#core/tasks/schema.ts'
import type { TaskFields } from '#core/tasks/task-changes.ts'
import { firstTheme, type Theme } from '#core/tasks/themes.ts'
import type { seldomRepeats, Weekday } from '#core/words.ts'
import { oneLine } from '#core/text/text.ts'
import { line } from '#web/lib/form-rules.ts'
import { chosenFor, everyone, ownersFor } from '#web/shared/tasks/owner-choice.tsx'
import type { TaskIconName } from '#web/ui/task-icons/task-icons.ts'

/** The form while it is being filled in: every way of repeating keeps what was chosen for it. */
export type TaskDraft = {
  title: string
  /**
   * As OwnerChoice has them: a list also where it is everyone, so that a kept draft can be read. Empty until
   * somebody chooses: so long the title decides (N28).
   */
  owners: string[]
  /** Null: each of them does it. */
  sharing: Sharing | null
  helperId: string
  repeat: Repeat['kind']
  times: number
  days: Weekday[]
  /** For what is seldom: a day of the first week in which it comes. */
  startsOn: string
  every: (typeof seldomRepeats)[number]
  if: string
  then: string
  effort: number
  /** `undefined` until somebody chooses: the title decides. */
  icon: string | null | undefined
  reason: TaskFields['reason']
}

type TaskProblems = Partial<Record<'title' | 'days' | 'if' | 'then', string>>

/** The form of a task, or of part of one; people who have left the family are left out. */
export function draftOf(
  task: Partial<TaskFields>,
  memberIds: readonly string[],
  planStart: string,
): TaskDraft {
  const { owners = [], repeat = { kind: 'once' }, helperId } = task
  const present = chosenFor(owners).filter((id) => id === everyone || memberIds.includes(id))
  return {
    title: task.title ?? '',
    owners: present,
    sharing: task.sharing ?? null,
    helperId: helperId && memberIds.includes(helperId) ? helperId : '',
    repeat: repeat.kind,
    times: repeat.kind === 'times' ? repeat.times : 3,
    days: repeat.kind === 'days' ? repeat.days : [],
    startsOn: repeat.kind === 'seldom' ? repeat.startsOn : planStart,
    every: repeat.kind === 'seldom' ? repeat.every : 'two-weeks',
    if: task.ifThen?.if ?? '',
    then: task.ifThen?.then ?? '',
    effort: task.effort ?? 1,
    icon: task.icon ?? (task.title === undefined ? undefined : null),
    reason: task.reason ?? { kind: 'own', text: '' },
  }
}

/** What somebody wrote in the form. */
export function wordsIn({ title, reason, if: condition, then }: TaskDraft): string[] {
  return [title, condition, then, reason.text].filter((text) => text !== '')
}

export const titleRule = line(t`Write in a few words what there is to do.`)

/** What is still missing, as sentences that say what to do. */
export function problemsOf(draft: TaskDraft): TaskProblems {
  const problems: TaskProblems = {}
  const title = titleRule.problem(titleRule.tidy(draft.title))
  if (title) problems.title = title
  if (draft.repeat === 'days' && draft.days.length === 0)
    problems.days = t`Choose at least one day.`
  const [condition, answer] = [oneLine(draft.if), oneLine(draft.then)]
  if (condition === '' && answer !== '') problems.if = t`Write what might get in the way.`
  if (condition !== '' && answer === '') problems.then = t`Write what you will do then.`
  return problems
}

/** The task that a draft without problems says. */
export function fieldsOf(draft: TaskDraft): TaskFields {
  const condition = oneLine(draft.if)
  return {
    title: oneLine(draft.title),
    owners: ownersFor(draft.owners),
    ...(draft.sharing && isForSeveral(draft) && { sharing: draft.sharing }),
    helperId: draft.helperId === '' ? null : draft.helperId,
    repeat: repeatOf(draft),
    ifThen: condition === '' ? null : { if: condition, then: oneLine(draft.then) },
    reason: { ...draft.reason, text: oneLine(draft.reason.text) },
    effort: draft.effort,
    icon: iconOf(draft),
  }
}

/** Whether there is anything to share. */
export const isForSeveral = ({ owners }: Pick<TaskDraft, 'owners'>) =>
  owners.includes(everyone) || owners.length > 1

export function repeatOf({ repeat, times, days, every, startsOn }: TaskDraft): Repeat {
  if (repeat === 'seldom') return { kind: repeat, every, startsOn }
  if (repeat === 'times') return { kind: repeat, times }
  return repeat === 'days' ? { kind: repeat, days } : { kind: repeat }
}

const pictures: readonly (Theme & { id: TaskIconName })[] = taskPictures

/**
 * A picture for a task from its words, so that those who do not read yet get one without anybody
 * choosing it; null where no word says enough.
 */
export const guessIcon = (title: string): TaskIconName | null => firstTheme(title, pictures)

/** The picture that was chosen, else the one its words suggest. */
export function iconOf({ icon, title }: TaskDraft): string | null {
  return icon === undefined ? guessIcon(title) : icon
}
