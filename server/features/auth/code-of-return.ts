import type { ErrorCode } from '#core/errors.ts'

/** What visitors do, or what comes of how their account at the other site is. */
const codes: Record<string, ErrorCode> = {
  // A28: unknown or used before, of another browser, or older than the state's ten minutes.
  state_not_found: 'provider-expired',
  state_mismatch: 'provider-expired',
  state_invalid: 'provider-expired',
  // RFC 6749 and OpenID Connect: the visitor said no, or went away.
  access_denied: 'provider-cancelled',
  account_selection_required: 'provider-cancelled',
  consent_required: 'provider-cancelled',
  interaction_required: 'provider-cancelled',
  login_required: 'provider-cancelled',
  account_already_linked_to_different_user: 'provider-of-another',
  // A27
  account_not_linked: 'provider-unconfirmed',
  unable_to_link_account: 'provider-unconfirmed',
  email_not_found: 'provider-without-email',
  oauth_provider_not_found: 'provider-off',
  internal_server_error: 'internal',
}

/**
 * The catalogue's code for the `error` with which the authentication library, or the other site,
 * ends a sign-in. Whatever else a site says, in its own words, is shown to nobody.
 */
export function codeOfReturn(error: string): ErrorCode {
  return Object.hasOwn(codes, error) ? codes[error]! : 'provider-failed'
}
