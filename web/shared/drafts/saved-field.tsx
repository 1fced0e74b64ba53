import { useEffect, useEffectEvent } from 'react'
import { fromEntries } from '#core/lib/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { manyLines, oneLine } from '#core/text/text.ts'
import { useStore } from '#web/data/use-home.tsx'
import type { Sent } from '#web/data/send.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { typedText, useDraft } from './use-draft.tsx'

/** An edit of one field, with what stood in it when the writing began. */
type FieldEdit<Field extends string> = Record<'changes' | 'from', Record<Field, string>>

interface SavedProps<Field extends string> {
  /** Names the place and the thing, for the draft on this device. */
  about: string
  /** What the field is called in its document. */
  field: Field
  label: string
  hint?: string | undefined
  optional?: boolean
  value: string
  onSave: (edit: FieldEdit<Field>) => Sent
}

/** One line that keeps itself. */
export function SavedLine<Field extends string>(props: SavedProps<Field>) {
  const { look, typed } = useSavedEdit(props, oneLine)
  return <TextField {...look} {...typed.field} limit={limits.title} maxLength={limits.title} />
}

/** A few lines that keep themselves. */
export function SavedNote<Field extends string>(props: SavedProps<Field>) {
  const { look, typed } = useSavedEdit(props, manyLines)
  return <TextArea {...look} {...typed.field} limit={limits.note} maxLength={limits.note} />
}

function useSavedEdit<Field extends string>(
  { about, field, value, onSave, ...look }: SavedProps<Field>,
  clean: Options['clean'],
) {
  const said = (text: string) => fromEntries<Record<Field, string>>([[field, text]])
  const save = (text: string, before: string) => onSave({ changes: said(text), from: said(before) })
  return { look, typed: useSavedText(value, { about, field, clean, save }) }
}

interface Options {
  /** Names the place and the thing, for the draft on this device. */
  about: string
  /** What the text is called in its document. */
  field?: string
  /** Makes what was typed fit to be kept. */
  clean: (text: string) => string
  /**
   * Sends it with what stood there when the writing began, so that what came meanwhile is merged
   * with it and not overwritten (P6); false where it cannot be kept like this.
   */
  save: (text: string, from: string) => Sent | false
}

/**
 * A text that is kept without a save button: on blur, on leaving, on putting the phone down. While
 * nobody types here, what another phone wrote appears.
 */
export function useSavedText(saved: string, { about, field = 'text', clean, save }: Options) {
  const store = useStore()
  const draft = useDraft(about, saved, { field })
  const keep = () => {
    // When the session ends the field is removed and loses the focus: its text stays a draft.
    if (!store.current()) return
    const [next, from] = [clean(draft.latest()), draft.base()]
    if (next === from) return
    const sent = save(next, from)
    if (sent) draft.sent(sent.attempt)
  }
  useOnLeave(keep, { whenHidden: true })
  return { text: draft.value, field: { ...typedText(draft), onBlur: keep } }
}

interface LeaveOptions {
  /**
   * Also as soon as another app or the lock screen covers the page, or it goes: for what can be kept
   * half-way and written on.
   */
  whenHidden?: boolean
}

/**
 * Calls `leave` when this part of the screen goes away: what somebody has typed is kept whether they
 * press Next or Back. Half a sentence in a page that goes stays a draft (shared/drafts).
 */
export function useOnLeave(leave: () => unknown, { whenHidden = false }: LeaveOptions = {}): void {
  const store = useStore()
  const latest = useEffectEvent(leave)
  useEffect(() => {
    // When somebody signs out the family is gone before the screen is.
    const run = () => {
      if (store.current()) latest()
    }
    const runHidden = () => {
      if (whenHidden && document.visibilityState === 'hidden') run()
    }
    document.addEventListener('visibilitychange', runHidden)
    return () => {
      document.removeEventListener('visibilitychange', runHidden)
      run()
    }
  }, [store, whenHidden])
}
