import type { Invitation } from '#core/contract/invite.ts'
import { appPaths, coParentSettings } from '#core/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** For whoever is in the family already, or cannot leave theirs as it is: what is so, and what helps. */
export function NotToAccept({ invitation }: { invitation: Invitation }) {
  const { comesFrom, inviterName, name, addressMatches } = invitation
  const isHere = comesFrom === 'here'
  return (
    <>
      <h2 id="invitation" className="text-heading">
        {isHere
          ? 'You are in this family already'
          : `${inviterName} invites you to join their family`}
      </h2>
      <p className="max-w-measure">
        {!isHere &&
          'You started a family in which others live as well, and you can be in one family at a time. Hand yours over to one of them first, then open this link again: everything in it stays as it is for them.'}
        {isHere && addressMatches && 'There is nothing left to accept.'}
        {isHere &&
          !addressMatches &&
          `This invite is for ${name}. Send its link to them, and leave it to them to accept.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isHere && <ButtonLink to={coParentSettings}>Hand my family over</ButtonLink>}
        <ButtonLink look={isHere ? 'primary' : 'secondary'} to={appPaths.dashboard}>
          {isHere ? 'Go to today' : 'Stay in mine'}
        </ButtonLink>
      </div>
    </>
  )
}
