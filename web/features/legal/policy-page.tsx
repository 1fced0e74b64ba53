import { Trans } from '#web/lib/trans.tsx'
import type { ComponentType } from 'react'
import { policyVersion } from '#core/policy.ts'
import { longDate } from '#web/lib/words.ts'
import { PublicPage } from '#web/shared/public/public-page.tsx'
import { PageHeading } from '#web/ui/layout.tsx'

interface PolicyPageProps {
  title: string
  lead: string
  description: string
  Text: ComponentType
  /** What the host adds, see content/brand.ts. */
  addition: string | undefined
}

/** A text that families agree to, with the day from which it holds. */
export function PolicyPage({ title, lead, description, Text, addition }: PolicyPageProps) {
  return (
    <PublicPage title={title} description={description} width="text">
      <article className="grid grid-cols-1 gap-6">
        <PageHeading title={title} lead={lead} />
        <p className="text-small text-quiet">
          <Trans>
            Version of <time dateTime={policyVersion}>{longDate(policyVersion)}</time>
          </Trans>
        </p>
        <div className="grid grid-cols-1 gap-4">
          <Text />
        </div>
        {addition && (
          <div
            className="grid grid-cols-1 gap-4"
            // oxlint-disable-next-line react/no-danger -- the server made it, and escaped every text in it
            dangerouslySetInnerHTML={{ __html: addition }}
          />
        )}
      </article>
    </PublicPage>
  )
}
