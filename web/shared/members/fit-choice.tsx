import { t } from '#core/say.ts'
import type { Fit } from '#core/words.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { Hand } from '#web/ui/icons.ts'
import { List, ListFold } from '#web/ui/list.tsx'
import { Switch } from '#web/ui/controls.tsx'

const labels: Record<Fit, { label: string; ofAll?: string; hint: string }> = {
  signs: {
    label: t`Signs`,
    ofAll: t`We sign`,
    hint: t`Questions say “show us”. No game needs ears. Nothing is read aloud unless one of you asks for it.`,
  },
  'read-aloud': {
    label: t`Reading aloud`,
    hint: t`A loudspeaker stands above each question.`,
  },
  'no-read-aloud': {
    label: t`No reading aloud`,
    hint: t`No loudspeaker stands above the questions.`,
  },
  'no-sounds': {
    label: t`No sounds`,
    hint: t`No game needs ears. Nothing is read aloud unless one of you asks for it.`,
  },
  'large-letters': {
    label: t`Large letters`,
    hint: t`In meetings and the check-in. No idea needs sharp eyes.`,
  },
}

interface FitChoiceProps {
  /** Of the family rather than of one. */
  ofAll?: true
  /** Whether a loudspeaker is offered without being asked for. */
  isReadTo: boolean
  values: readonly Fit[]
  onChange: (values: Fit[]) => void
}

/** What fits somebody, or all of them: a line each, with what follows from it (N29). */
export function FitChoice({ ofAll, isReadTo, values, onChange }: FitChoiceProps) {
  const groups: [string, Fit[]][] = [
    [t`Hearing`, ['signs', 'no-sounds']],
    [t`Reading`, [isReadTo ? 'no-read-aloud' : 'read-aloud', 'large-letters']],
  ]
  return groups.map(([title, offered]) => (
    <fieldset key={title} className="py-2">
      <legend className="text-small text-quiet float-start font-semibold">{title}</legend>
      <List as="div" className="clear-both">
        {offered.map((fit) => (
          <Switch
            key={fit}
            label={labelOf(fit, ofAll)}
            hint={labels[fit].hint}
            checked={values.includes(fit)}
            onChange={({ target }) => {
              const others = values.filter((one) => one !== fit)
              onChange(target.checked ? [...others, fit] : others)
            }}
          />
        ))}
      </List>
    </fieldset>
  ))
}

const labelOf = (fit: Fit, ofAll?: true) => (ofAll && labels[fit].ofAll) ?? labels[fit].label

/** What was chosen, or else what there is to choose: said where the choice is folded. */
export const fitsNote = (values: readonly Fit[], ofAll?: true): string =>
  values.map((fit) => labelOf(fit, ofAll)).join(' · ') ||
  t`Signs, sounds, reading aloud, large letters`

/** What fits the whole family: a line of a list, and an offer until something of it is said. */
export function FamilyFits() {
  const { settings } = useHome().family.familyData
  const { toFamily } = useSend()
  const values = settings.fits ?? []
  return (
    <ListFold icon={Hand} title={t`Hearing and reading`} now={fitsNote(values, true)}>
      <FitChoice
        ofAll
        isReadTo
        values={values}
        onChange={(chosen) =>
          void toFamily({
            type: 'edit-family',
            changes: { settings: { fits: chosen.length > 0 ? chosen : null } },
          })
        }
      />
    </ListFold>
  )
}
