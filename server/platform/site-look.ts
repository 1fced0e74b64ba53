import { request as plainly } from 'node:http'
import { request } from 'node:https'
import { TLSSocket } from 'node:tls'
import { saidBy } from '#core/lib/said-by.ts'

/** What a site answered, as far as a host wants to know. */
type SiteLook = {
  status: number
  text: string
  /** Its clock, an instant; null where it does not say. */
  at: string | null
  /** Until when its certificate is good; null without TLS. */
  goodUntil: string | null
}

/** Of an answer no more is read. */
const atMost = 16 * 1024

/** Asks a site once. Rejects with the system's or OpenSSL's error, also for a certificate that is not good. */
export function lookAtSite(
  address: string,
  { headers = {}, timeout = 5_000 }: { headers?: Record<string, string>; timeout?: number } = {},
): Promise<SiteLook> {
  const url = new URL(address)
  return new Promise((done, fail) => {
    const options = { headers, signal: AbortSignal.timeout(timeout), agent: false }
    const asked = (url.protocol === 'https:' ? request : plainly)(url, options, (response) => {
      const { socket } = response
      const isTls = socket instanceof TLSSocket
      const goodUntil = isTls ? instantOf(socket.getPeerCertificate().valid_to) : null
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
        if (text.length > atMost) response.destroy()
      })
      response.once('error', fail).once('close', () => {
        const { statusCode: status = 0, headers: said } = response
        done({ status, text, at: instantOf(said.date), goodUntil })
      })
    })
    asked.once('error', fail).end()
  })
}

function instantOf(date: string | undefined): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

const meanings: [failure: RegExp, meaning: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'its name is not in the DNS'],
  [/^ECONNREFUSED$/, 'nobody answers at that port'],
  [/^(EHOSTUNREACH|ENETUNREACH)$/, 'there is no way to it from this machine'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/ALTNAME/, 'its certificate is for another name'],
  [/SELF_SIGNED|UNABLE_TO_|^CERT_/, 'its certificate is not one that browsers trust'],
  [/WRONG_VERSION_NUMBER|PACKET_LENGTH|^EPROTO$/, 'it speaks no TLS at that port'],
  [/^(ETIMEDOUT|ABORT_ERR|TimeoutError)$/, 'it does not answer in time'],
]

/** Why a site could not be asked, in words; and whether that is its certificate's fault. */
export function whyUnreached(error: unknown): { why: string; isCertificate: boolean } {
  const first = error instanceof AggregateError ? error.errors[0] : error
  const { code, message } = saidBy(first)
  const name = first instanceof Error ? first.name : ''
  const known = meanings.find(([failure]) => failure.test(code) || failure.test(name))
  const isCertificate = /certificate|TLS/.test(known?.[1] ?? '')
  return { why: known?.[1] ?? message, isCertificate }
}
