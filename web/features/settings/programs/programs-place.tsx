import { apiPaths, settingsPlaces } from '#core/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Part, Place } from '../place.tsx'
import { Tokens } from './tokens-part.tsx'
import { Webhooks } from './webhooks-part.tsx'

/** What other programs may do with the family’s weeks. */
export function ProgramsPlace() {
  return (
    <Place
      title="Other programs"
      back={{ to: settingsPlaces.signIn, label: 'You and signing in' }}
      lead="Let your home automation, a button in the hall or a script of yours take part."
    >
      <Tokens />
      <Webhooks />
      <Part
        title="How it is done"
        lead="What to write for Home Assistant, curl or a script stands in docs/api.md of Elefam."
      >
        <p>
          <TextLink to={`${location.origin}${apiPaths.docs}`}>
            All that programs can ask here
          </TextLink>
        </p>
      </Part>
    </Place>
  )
}
