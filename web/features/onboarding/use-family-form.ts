import { t } from '#core/say.ts'
import { useEffect, useState } from 'react'
import type { FamilyData } from '#core/family/schema.ts'
import { isReady } from '#core/account/access.ts'
import type { Pending } from '#web/data/pending.ts'
import { useHome, useSaving, useStore, useUser } from '#web/data/use-home.tsx'
import {
  discardFamilyForm,
  handOverFamilyForm,
  partFields,
  readFamilyForm,
  updateFamilyForm,
  type FamilyFormChanges,
} from '#web/shared/drafts/family-form.ts'
import type {
  FamilyForm,
  FamilyFormPart,
  PartsBefore,
} from '#web/shared/drafts/kept-family-form.ts'
import { useToast } from '#web/ui/toast.tsx'

/**
 * One part of the family form: kept on this device while it is typed, until it is handed over. `saved`
 * is what the family has there now.
 */
export function useFamilyForm<Part extends FamilyFormPart>(
  part: Part,
  saved: NonNullable<PartsBefore[Part]> | null,
) {
  const user = useUser()
  const [form, setForm] = useState(() => readFamilyForm(user.id))
  const [foundDraft, setFoundDraft] = useState(() => form.unsaved.includes(part))
  const isDraft = form.unsaved.includes(part)
  useRefusedWords(part, isDraft, setForm)
  const drop = () => {
    setForm(discardFamilyForm(user.id, part))
    setFoundDraft(false)
  }
  return {
    form,
    isDraft,
    /** What is shown was typed on an earlier visit. */
    foundDraft,
    /** What the family had here when the typing began. */
    before: isDraft ? form.before?.[part] : undefined,
    update: (changes: FamilyFormChanges) => {
      const begins = !isDraft && saved !== null
      const before = begins && { before: { ...form.before, [part]: saved } }
      setForm(updateFamilyForm(user.id, { ...changes, ...before }))
    },
    /** It is on its way to the family; while the onboarding lasts, the next step reads it here. */
    handOver: () => (isReady(user) ? drop() : setForm(handOverFamilyForm(user.id, part))),
    discard: drop,
  }
}

/** What was handed over and refused stands in the form again, to be changed: nobody types it twice. */
function useRefusedWords(
  part: FamilyFormPart,
  isDraft: boolean,
  setForm: (form: FamilyForm) => void,
) {
  const user = useUser()
  const { family } = useHome()
  const { outbox } = useStore()
  const { entries } = useSaving()
  const toast = useToast()
  useEffect(() => {
    if (isDraft) return
    for (const entry of entries) {
      const words = refusedPart(entry, part, family.familyData)
      if (!words) continue
      setForm(updateFamilyForm(user.id, words))
      toast({ text: t`Not saved: ${entry.refused!.message}`, tone: 'care' })
      void outbox.discard(entry.command.id)
    }
  }, [entries, part, isDraft, family.familyData, user.id, outbox, toast, setForm])
}

/**
 * What a command that the server refused wanted to say in this part of the family form, filled in
 * with what the family has; null where it speaks of something else.
 */
export function refusedPart(
  { command, refused }: Pending,
  part: FamilyFormPart,
  now: FamilyData,
): FamilyFormChanges | null {
  if (!refused) return null
  if (part === 'goal') {
    if (command.type === 'set-goal') return { goal: command.goal }
    return command.type === 'edit-goal' ? { goal: { ...now.goal, ...command.changes } } : null
  }
  if (command.type !== 'edit-family') return null
  const { changes } = command
  const fields: readonly (keyof FamilyData & keyof FamilyFormChanges)[] = partFields[part]
  if (!fields.some((field) => field in changes)) return null
  const all = { ...now, ...changes }
  return Object.fromEntries(fields.map((field) => [field, all[field]]))
}
