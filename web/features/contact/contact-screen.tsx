import { onLanding, publicPaths } from '#core/paths.ts'
import { PublicPage } from '#web/shared/public/public-page.tsx'
import { Card } from '#web/ui/card.tsx'
import { WaitingElephant } from '#web/ui/elephants/waiting.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ContactForm } from './contact-form.tsx'

/** A way to write to the people who run this server. */
export function ContactScreen() {
  return (
    <PublicPage
      title="Contact"
      description="Write to the people who run this server: questions, wishes, something that does not work. They answer by e-mail."
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1.1fr_1fr]">
        <div className="grid content-start gap-6">
          <PageHeading
            title="Write to us"
            lead="A question, a wish, something that does not work: it goes by e-mail to the people who run this server."
          />
          <Before />
          <WaitingElephant alive className="hidden w-72 lg:block" />
        </div>
        <Card tone="raised">
          <ContactForm />
          <noscript>
            <p className="text-quiet">Sending this form needs JavaScript.</p>
          </noscript>
        </Card>
      </div>
    </PublicPage>
  )
}

/** What may answer the question at once. */
function Before() {
  return (
    <ul className="grid max-w-measure list-disc gap-2 ps-5">
      <li>
        Forgotten your password?{' '}
        <TextLink to={publicPaths.resetPassword}>Ask for a new one</TextLink>; it takes a minute.
      </li>
      <li>
        Curious how it works? <TextLink to={onLanding('tour')}>Look around</TextLink> without an
        account.
      </li>
      <li>
        What is kept about you is in the{' '}
        <TextLink to={publicPaths.privacy}>privacy policy</TextLink>.
      </li>
      <li>
        Please leave out children’s full names, photos and anything you would not put on a postcard.
      </li>
    </ul>
  )
}
