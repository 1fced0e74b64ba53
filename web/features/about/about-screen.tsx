import Text from '#content/pages/about.md'
import { onLanding, publicPaths } from '#core/paths.ts'
import { PublicPage } from '#web/parts/public-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ElephantFamily } from '#web/ui/elephants/family.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** Our Story: why this exists, what it will never do, who is behind it. */
export function AboutScreen() {
  return (
    <PublicPage
      title="Our Story"
      description="Why Elefam exists, what it will never do with your family’s things, who builds it and who runs it, and what elephants have to do with it."
      width="text"
    >
      <article className="grid grid-cols-1 gap-6">
        <ElephantFamily alive className="w-full" />
        <PageHeading
          title="Our Story"
          lead="Families have hopes, and they have weeks. We are building what goes in between."
        />
        <div className="grid grid-cols-1 gap-4">
          <Text />
        </div>
      </article>
      <Card tone="sunny" className="grid justify-items-start gap-3 print:hidden">
        <h2 className="text-title">Ready for the first bite?</h2>
        <p>One goal, one week, five minutes a day. You will know soon whether it is for you.</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={onLanding('start')}>Start Your Mission</ButtonLink>
          <ButtonLink to={publicPaths.fun} look="secondary">
            Have some fun first
          </ButtonLink>
        </div>
      </Card>
    </PublicPage>
  )
}
