import { t } from '#core/say.ts'
import { fits, type Fit } from '#core/words.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { List } from '#web/ui/list.tsx'
import { Switch } from '#web/ui/controls.tsx'
import { Disclosure } from '#web/ui/layout.tsx'

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
    hint: t`In meetings and the check-in.`,
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
  const offered = fits.filter((fit) => fit !== (isReadTo ? 'read-aloud' : 'no-read-aloud'))
  return (
    <List as="div">
      {offered.map((fit) => (
        <Switch
          key={fit}
          label={ofAll ? familyLabel(fit) : labels[fit].label}
          hint={labels[fit].hint}
          checked={values.includes(fit)}
          onChange={({ target }) => {
            const others = values.filter((one) => one !== fit)
            onChange(target.checked ? [...others, fit] : others)
          }}
        />
      ))}
    </List>
  )
}

const familyLabel = (fit: Fit) => labels[fit].ofAll ?? labels[fit].label

/** What fits the whole family: an offer, until something of it is said. */
export function FamilyFits() {
  const { settings } = useHome().family.familyData
  const { toFamily } = useSend()
  const values = settings.fits ?? []
  return (
    <Disclosure
      summary={
        values.length > 0
          ? values.map(familyLabel).join(' · ')
          : t`Sign, no sounds, large letters: what fits you?`
      }
    >
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
    </Disclosure>
  )
}
