import { t } from '#core/say.ts'
import { brand } from '#content/brand.ts'
import Text from '#content/pages/terms.md'
import { PolicyPage } from './policy-page.tsx'

export function TermsScreen() {
  return (
    <PolicyPage
      title={t`Terms of Use`}
      lead={t`The rules of the house, in plain words.`}
      description={t`What you agree to when your family uses Elefam on this server: who may have an account, whose the things are that you write, what nobody can promise.`}
      Text={Text}
      addition={brand.additions.terms}
    />
  )
}
