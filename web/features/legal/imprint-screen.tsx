import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { brand } from '#content/brand.ts'
import { publicPaths } from '#core/paths.ts'
import { PublicPage } from '#web/shared/public/public-page.tsx'
import { PageHeading } from '#web/ui/layout.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The screen at /imprint, or null where the host has none. */
export const imprintScreen = () => (brand.imprint ? ImprintScreen : null)

/** Who hosts this, in the host's own words: the server made HTML of their Markdown. */
function ImprintScreen() {
  return (
    <PublicPage
      title={t`Imprint`}
      description={t`Who runs ${brand.name} at this address.`}
      width="text"
    >
      <article className="grid grid-cols-1 gap-6">
        <PageHeading title={t`Imprint`} />
        <div
          data-brand="imprint"
          className="grid grid-cols-1 gap-4"
          // oxlint-disable-next-line react/no-danger -- the server made it, and escaped every text in it
          dangerouslySetInnerHTML={{ __html: brand.imprint }}
        />
        <p>
          <Trans>
            Something to ask?{' '}
            <TextLink to={publicPaths.contact}>
              <Trans>Write to whoever runs this.</Trans>
            </TextLink>
          </Trans>
        </p>
      </article>
    </PublicPage>
  )
}
