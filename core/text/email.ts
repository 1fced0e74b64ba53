import { limits } from '../limits.ts'

/** Browsers and Node both have it; the types of neither are known here. */
declare const URL: new (address: string) => { hostname: string }

const address =
  /^([\w'+-]+(?:\.[\w'+-]+)*)@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/
const foreignDomain = /^[\p{L}\p{M}\p{N}.-]+$/u
const ascii = /^[ -~]*$/

/**
 * The address with its domain as the network writes it: `anna@bücher.example` is
 * `anna@xn--bcher-kva.example`. That is the form in which addresses are stored and compared; what is
 * no such address stays as it is.
 */
export function asciiEmail(text: string): string {
  const at = text.lastIndexOf('@') + 1
  const domain = text.slice(at)
  // Of a very long one, which is none, the network's form would take a tenth of a second (A78).
  if (at === 0 || text.length > limits.email || ascii.test(domain)) return text
  if (!foreignDomain.test(domain)) return text
  try {
    return text.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return text
  }
}

/**
 * Whether this is an e-mail address, in whichever form. The contract asks the same, so that a
 * mistyped address is named beside its field and not minutes later.
 */
export function isEmail(text: string): boolean {
  const written = asciiEmail(text)
  const [, local] = address.exec(written) ?? []
  if (local === undefined || local.endsWith("'")) return false
  return local.length <= limits.emailLocal && written.length <= limits.email
}
