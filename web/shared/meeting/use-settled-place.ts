import { t } from '#core/say.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Activity } from '#core/log/activity-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useToast } from '#web/ui/toast.tsx'

/**
 * Where a screen is, in words with the sprint's id at the end ("look-back week-3"). When the other parent
 * ends the meeting or the week while somebody writes here, it stays as it was until they leave the field,
 * so that what they wrote is sent (P5). `isOwn`: it was ended here.
 */
export function useSettledPlace(place: string, { isOwn = false } = {}): string {
  const isWriting = useSyncExternalStore(subscribeToFocus, isInTextField, () => false)
  const [settled, setSettled] = useState(place)
  const isHeld = settled !== place && isWriting && !isOwn
  if (settled !== place && !isHeld) setSettled(place)
  useSaidWhoEnded(isHeld ? sprintIdOf(settled) : null)
  return isHeld ? settled : place
}

/** The id of the sprint that a place is about; empty where there is none. */
export function sprintIdOf(place: string): string {
  return place.slice(place.indexOf(' ') + 1)
}

function subscribeToFocus(onChange: () => void): () => void {
  document.addEventListener('focusin', onChange)
  document.addEventListener('focusout', onChange)
  return () => {
    document.removeEventListener('focusin', onChange)
    document.removeEventListener('focusout', onChange)
  }
}

function isInTextField(): boolean {
  return (
    document.activeElement?.matches('textarea, input:not([type=checkbox], [type=radio])') ?? false
  )
}

/** A few changes are enough to find the one that has just arrived. */
const latest = 5

const closed = (name: string) =>
  t`${name} closed this week meanwhile. Finish your sentence: it still counts.`

const endings = {
  'close-week': closed,
  'complete-sprint': closed,
  'finish-planning': (name: string) =>
    t`${name} saved this plan meanwhile. Finish your sentence: it still counts.`,
  'delete-sprint': (name: string) =>
    t`${name} deleted this week meanwhile. Finish your sentence: it still counts.`,
}

function useSaidWhoEnded(sprintId: string | null): void {
  const { family } = useHome()
  const toast = useToast()
  useEffect(() => {
    if (sprintId === null) return
    const say = ({ changes, people }: Activity) => {
      const change = changes.find((one) => one.sprintId === sprintId && one.command.type in endings)
      if (!change) return
      const name = people.find(({ userId }) => userId === change.userId)?.name ?? t`Somebody`
      toast({ text: endings[change.command.type as keyof typeof endings](name) })
    }
    // Without a connection nothing was heard of it either.
    const query = { limit: latest }
    request(apiPaths.activity(family.id), { query }).then(say, () => undefined)
  }, [sprintId, family.id, toast])
}
