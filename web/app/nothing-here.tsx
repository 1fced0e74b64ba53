import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { publicPaths } from '#core/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { EmptyState } from '#web/ui/layout.tsx'

/** For an address that the product does not have. */
export function NothingHere() {
  return (
    <EmptyState
      as="h1"
      picture={<LookingElephants alive />}
      title={t`There is nothing at this address`}
      action={
        <ButtonLink to={publicPaths.landing}>
          <Trans>Go to the start page</Trans>
        </ButtonLink>
      }
    >
      <title>{t`Nothing here · Elefam`}</title>
      <p>
        <Trans>We looked everywhere. The link may be old, or a letter got lost on the way.</Trans>
      </p>
    </EmptyState>
  )
}
