import { t } from '#core/say.ts'
import Text from '#content/pages/about.md'
import { PublicPage } from '#web/shared/public/public-page.tsx'
import { ElephantFamily } from '#web/ui/elephants/family.tsx'
import { PageHeading } from '#web/ui/layout.tsx'

/** Our Story: why this exists, what it will never do, who is behind it. */
export function AboutScreen() {
  return (
    <PublicPage
      title={t`Our Story`}
      description={t`Why Elefam exists, what it will never do with your family’s things, who builds it and who runs it, and what elephants have to do with it.`}
      width="text"
    >
      <article className="grid grid-cols-1 gap-6">
        <ElephantFamily alive className="w-full" />
        <PageHeading
          title={t`Our Story`}
          lead={t`Families have hopes, and they have weeks. We are building what goes in between.`}
        />
        <div className="grid grid-cols-1 gap-4">
          <Text />
        </div>
      </article>
    </PublicPage>
  )
}
