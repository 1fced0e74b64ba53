import { useState } from 'react'
import { isReady } from '#core/domain/access.ts'
import {
  discardFamilyForm,
  handOverFamilyForm,
  readFamilyForm,
  updateFamilyForm,
  type FamilyFormChanges,
  type FamilyFormPart,
} from '#web/data/family-form.ts'
import { useFamily } from '#web/data/use-family.tsx'

/** One part of the family form: kept on this device while it is typed, until it is handed over. */
export function useFamilyForm(part: FamilyFormPart) {
  const { user } = useFamily()
  const [form, setForm] = useState(() => readFamilyForm(user.id))
  const [foundDraft, setFoundDraft] = useState(() => form.unsaved.includes(part))
  const drop = () => {
    setForm(discardFamilyForm(user.id, part))
    setFoundDraft(false)
  }
  return {
    form,
    /** Something was typed that the family document does not have. */
    isDraft: form.unsaved.includes(part),
    /** What is shown was typed on an earlier visit. */
    foundDraft,
    update: (changes: FamilyFormChanges) => setForm(updateFamilyForm(user.id, changes)),
    /** It is on its way to the family; while the onboarding lasts, the next step reads it here. */
    handOver: () => (isReady(user) ? drop() : setForm(handOverFamilyForm(user.id, part))),
    discard: drop,
  }
}
