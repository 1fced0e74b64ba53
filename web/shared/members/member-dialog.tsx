import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState, type ReactNode } from 'react'
import { ageBandOf } from '#core/members/member.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { ageBands, type AgeBand } from '#core/words.ts'
import { useToday } from '#web/lib/use-today.ts'
import type { MemberDraft } from '#web/shared/drafts/kept-family-form.ts'
import { List } from '#web/ui/list.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { Switch } from '#web/ui/controls.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { SelectField, TextField, type Typed } from '#web/ui/field.tsx'
import { useForm } from '#web/ui/form.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { FitChoice, fitsNote } from './fit-choice.tsx'
import { LookPicker } from './look-picker.tsx'
import { memberRules } from './member-draft.ts'
import { ageBandNames } from './member-words.ts'

interface MemberDialogProps {
  /** Who is being typed; null: the dialog is closed. */
  draft: MemberDraft | null
  /** How what is typed is kept. */
  typed: Typed
  onChange: (draft: MemberDraft) => void
  /** Called with a draft that has no problems. */
  onDone: (draft: MemberDraft) => void
  onClose: () => void
  /** Closes it as well, and what was typed is thrown away. */
  onCancel?: () => void
  /** What else can be done about them: buttons, at the end. */
  more?: ReactNode
}

/** Adds or edits one member: who they are, how old a child is, and their animal and colour. */
export function MemberDialog({ draft, ...rest }: MemberDialogProps) {
  return draft && <OpenDialog key={draft.id} draft={draft} {...rest} />
}

function OpenDialog(props: MemberDialogProps & { draft: MemberDraft }) {
  const { draft, typed, onChange, onDone, onClose, onCancel, more } = props
  const change = (changes: Partial<MemberDraft>) => onChange({ ...draft, ...changes })
  const form = useForm({ rules: memberRules, send: () => onDone(draft) })
  return (
    <FormDialog
      form={form}
      title={titleOf(draft)}
      label={draft.from ? t`Done` : t`Add to the family`}
      calm={draft.kind === 'primary'}
      onClose={onClose}
      onCancel={onCancel}
    >
      <TextField
        label={draft.kind === 'child' ? t`Nickname` : t`Name or nickname`}
        name="name"
        {...typed}
        hint={draft.kind === 'child' ? t`What everybody calls them at home.` : undefined}
        autoComplete="off"
        autoCapitalize="words"
        value={draft.name}
        limit={limits.name}
        maxLength={limits.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {draft.kind === 'adult' && (
        <TextField
          label={t`E-mail`}
          name="email"
          {...(typed.unkept ? typed : { draft: { notice: null } })}
          type="email"
          optional
          hint={t`Only for inviting them to this family later. Nothing is sent now.`}
          autoComplete="off"
          value={draft.email}
          maxLength={limits.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      )}
      {draft.kind === 'child' && (
        <AgePicker ageBand={draft.ageBand} birthYear={draft.birthYear} onChange={change} />
      )}
      <WhatFits draft={draft} onChange={change} />
      <Disclosure
        open={draft.kind === 'primary'}
        summary={
          <span className="flex items-center gap-3 py-1">
            <Avatar name={draft.name} animal={draft.animal} color={draft.color} />
            <Trans>Animal and colour</Trans>
          </span>
        }
      >
        <LookPicker animal={draft.animal} color={draft.color} onChange={change} />
      </Disclosure>
      {draft.from && draft.kind !== 'primary' && (
        <div className="border-line -mb-2 flex flex-wrap gap-x-8 border-t pt-2">
          <GrowUp draft={draft} onChange={change} />
          {more}
        </div>
      )}
    </FormDialog>
  )
}

function titleOf({ kind, from }: MemberDraft): string {
  const isNew = !from
  if (kind === 'primary') return t`Name, animal and colour`
  if (kind === 'adult') return isNew ? t`Another adult` : t`About this adult`
  return isNew ? t`A child` : t`About this child`
}

type ChangeProps = { draft: MemberDraft; onChange: (changes: Partial<MemberDraft>) => void }

/** How somebody takes part: asked where their age or what was said makes it matter, else a tap away (N27, N29). */
function WhatFits({ draft, onChange }: ChangeProps) {
  const today = useToday()
  const { kind, birthYear, tooYoung, fits = [] } = draft
  const [openAtFirst] = useState(tooYoung === true || fits.length > 0)
  const band = birthYear === null ? draft.ageBand : bandOf(birthYear, today)
  const isYoung = kind === 'child' && band === 'under-3'
  const isTooYoung = tooYoung ?? isYoung
  const name = oneLine(draft.name)
  const ofYoung = kind === 'child' && (
    <Switch
      label={t`Too young to answer`}
      hint={t`Is thanked and planned for, never asked. One of you gives a face for the day.`}
      checked={isTooYoung}
      onChange={({ target: { checked } }) =>
        // What the age says by itself is not kept, so that it changes as the child grows.
        onChange({ tooYoung: checked === isYoung ? undefined : checked })
      }
    />
  )
  return (
    <div>
      {isYoung && ofYoung}
      {!(isYoung && isTooYoung) && (
        <Disclosure
          key={String(isYoung)}
          open={openAtFirst}
          summary={
            <span className="grid min-w-0 leading-snug">
              {name ? t`What fits ${name}` : t`What fits them`}
              <span className="text-small text-quiet font-normal">{fitsNote(fits)}</span>
            </span>
          }
        >
          <List as="div">
            {!isTooYoung && (
              <FitChoice
                isReadTo={kind === 'child' && (band === '3-5' || band === '6-8')}
                values={fits}
                onChange={(chosen) => onChange({ fits: chosen })}
              />
            )}
            {!isYoung && ofYoung}
          </List>
        </Disclosure>
      )}
    </div>
  )
}

/** A child becomes an adult one day. Somebody who was entered as the wrong one changes back here. */
function GrowUp({ draft, onChange }: ChangeProps) {
  const name = oneLine(draft.name) || (draft.from?.name ?? '')
  const isChild = draft.kind === 'child'
  return (
    <Button
      variant="quiet"
      size="small"
      flush="start"
      onClick={() => onChange({ kind: isChild ? 'adult' : 'child' })}
    >
      {isChild ? t`${name} is grown up` : t`${name} is a child`}
    </Button>
  )
}

type Age = { ageBand: AgeBand | null; birthYear: number | null }

interface AgePickerProps extends Age {
  onChange: (age: Age) => void
}

/** Years: from the next one on nobody is entered as a child. */
const oldestChild = 18

/** How old a child is: an age group, or the year of birth, from which the group follows. */
function AgePicker({ ageBand, birthYear, onChange }: AgePickerProps) {
  const today = useToday()
  const [openAtFirst] = useState(birthYear !== null)
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: oldestChild + 1 }, (_, age) => thisYear - age)
  if (birthYear !== null && !years.includes(birthYear)) years.push(birthYear)
  const band = birthYear === null ? ageBand : bandOf(birthYear, today)
  return (
    <div className="grid gap-3">
      <ChooseOne
        legend={t`Age group`}
        hint={t`For questions and ideas that fit.`}
        choices={ageBands.map((value) => ({ value, label: ageBandNames[value] }))}
        value={band}
        onChange={(value) => onChange({ ageBand: value, birthYear: null })}
      />
      <Disclosure summary={t`Or give the year of birth`} open={openAtFirst}>
        <SelectField
          label={t`Year of birth`}
          hint={t`Then the age group grows along. We never ask for the day.`}
          value={birthYear ?? ''}
          onChange={({ target }) =>
            onChange(
              target.value === ''
                ? { ageBand: band, birthYear: null }
                : { ageBand: null, birthYear: Number(target.value) },
            )
          }
        >
          <option value="">
            <Trans>Not said</Trans>
          </option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
      </Disclosure>
    </div>
  )
}

function bandOf(birthYear: number, today: string): AgeBand | null {
  return ageBandOf({ id: '', birthYear }, today)
}
