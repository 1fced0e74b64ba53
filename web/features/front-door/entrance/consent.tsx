import { publicPaths } from '#core/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** What an account means, before there is one. */
export function Consent() {
  return (
    <p className="text-small text-quiet">
      By creating an account you confirm that you are a parent or guardian, and you agree to the{' '}
      <TextLink to={publicPaths.terms}>Terms of Use</TextLink> and the{' '}
      <TextLink to={publicPaths.privacy}>Privacy Policy</TextLink>.
    </p>
  )
}
