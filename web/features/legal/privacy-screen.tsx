import { t } from '#core/say.ts'
import { brand } from '#content/brand.ts'
import Text from '#content/pages/privacy.md'
import { PolicyPage } from './policy-page.tsx'

export function PrivacyScreen() {
  return (
    <PolicyPage
      title={t`Privacy Policy`}
      lead={t`What is kept, where, for how long, and who can see it.`}
      description={t`What Elefam stores on the server and in your browser, what it never asks about children, what leaves the server and when, and how to have it deleted.`}
      Text={Text}
      addition={brand.additions.privacy}
    />
  )
}
