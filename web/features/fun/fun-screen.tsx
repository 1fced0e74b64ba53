import { activities } from '#content/activities/index.ts'
import { PublicPage } from '#web/shared/public/public-page.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Activities } from './activities.tsx'
import { QuestionWheel } from './question-wheel.tsx'

/** Questions to ask and things to do: for everybody, without an account. */
export function FunScreen() {
  return (
    <PublicPage
      title="Fun"
      description={`A wheel of questions by age and ${activities.length} things to do together: quick or long, indoors or out, from toddlers to teenagers.`}
    >
      <PageHeading
        title="Have some fun together"
        lead={`A wheel full of questions, and ${activities.length} small things to do. No account needed.`}
      />
      <QuestionWheel />
      <Activities />
    </PublicPage>
  )
}
