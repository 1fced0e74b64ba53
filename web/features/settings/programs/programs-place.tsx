import { apiPaths } from '#core/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Part, Place } from '../place.tsx'
import { Tokens } from './tokens-part.tsx'

/** What other programs may do with the family’s weeks. */
export function ProgramsPlace() {
  return (
    <Place
      title="Other programs"
      lead="Let your home automation, a button in the hall or a script of yours take part."
    >
      <Tokens />
      <Part title="How it is done" lead="With what to write into Home Assistant, curl or a script.">
        <p>
          <TextLink to={`${location.origin}${apiPaths.docs}`}>What programs can ask here</TextLink>
        </p>
      </Part>
    </Place>
  )
}
