import { brand } from '#content/brand.ts'
import { settingsPlaces } from '#core/paths.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { WarningWords } from './warnings.ts'

type About = { name: string; provider: string; baseUrl: string }

/** Tells an address's owner that the account somebody had begun with it is theirs now (A26). */
export function claimed({ name, provider, baseUrl }: About): WarningWords {
  return {
    subject: `Your ${brand.name} account opens with ${provider} now`,
    text: [
      `Hello ${sanitizeForMail(name)},`,
      `you signed in with ${provider}. There was an account with this address already, which nobody had confirmed. It is yours now, and whatever opened it before is over: an earlier password no longer works, other devices are signed out, and invitations that were not accepted are taken back.`,
      'Nobody but you is in its family: whoever was there with you keeps the family they know. Invite again whom you want to be with.',
      `Your co-parents: ${baseUrl}${settingsPlaces.coParents}`,
    ].join('\n\n'),
  }
}
