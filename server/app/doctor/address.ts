import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiPaths } from '#core/paths.ts'
import type { Config } from '#server/platform/config.ts'
import { lookAtSite, whyUnreached } from '#server/platform/site-look.ts'
import { about, type Finding } from './finding.ts'
import { doctorHeader, doctorToken, seenSchema } from './seen-by-doctor.ts'

const day = 24 * 60 * 60_000
/** Certificates are renewed about a month before; who is that late has forgotten. */
const soon = 14 * day
/** Of documentation (RFC 5737): nobody has it, so only our own claim brings it here. */
const claimed = '203.0.113.77'

/** The server on this machine, and the address that families use, as both answer the doctor. */
export async function lookAtAddress(config: Config): Promise<Finding[]> {
  const running = await lookAtServer(config)
  if (!config.baseUrl || !config.baseUrl.startsWith('http')) return [running, noAddress(config)]
  return [running, ...(await lookAtBaseUrl(config, config.baseUrl, running.level === 'ok'))]
}

const noAddress = ({ port }: Config) =>
  about('address').ok(`BASE_URL is not set, so links in mails lead to http://localhost:${port}`)

async function lookAtServer({ host, port }: Config): Promise<Finding> {
  const is = about('server')
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const shown = name.includes(':') ? `[${name}]` : name
  try {
    const { status } = await lookAtSite(`http://${shown}:${port}${apiPaths.ready}`)
    if (status === 200) return is.ok(`runs at ${shown}, port ${port}`)
    if (status === 503)
      return is.wrong(`runs at ${shown}, port ${port}, and cannot work: see database and disk`)
    return is.wrong(`another program answers at ${shown}, port ${port} (with ${status})`, 'PORT')
  } catch {
    return is.warning(
      `does not run at ${shown}, port ${port}; what only a running one shows was not looked at`,
      'HOST, PORT',
    )
  }
}

async function lookAtBaseUrl(
  config: Config,
  baseUrl: string,
  isRunning: boolean,
): Promise<Finding[]> {
  const is = about('address')
  const secret = secretOf(config)
  const headers = {
    'x-forwarded-for': claimed,
    ...(secret && { [doctorHeader]: doctorToken(secret) }),
  }
  try {
    const { status, text, goodUntil } = await lookAtSite(baseUrl + apiPaths.health, { headers })
    const certificate = goodUntil === null ? [] : [certificateGood(goodUntil)]
    if (!isRunning) return [is.ok(`${baseUrl} answers with ${status}`), ...certificate]
    return [...answered(config, baseUrl, { status, text }), ...certificate]
  } catch (error) {
    const { why, isCertificate } = whyUnreached(error)
    if (isCertificate) return [about('https').wrong(`${baseUrl}: ${why}`, 'BASE_URL')]
    return [
      is.warning(
        `${baseUrl} cannot be asked from here: ${why}. Where your router leads nobody back in, ask it from outside.`,
        'BASE_URL',
      ),
    ]
  }
}

/** The server's own secret; null before its first start, or where this user may not read it. */
function secretOf({ secret, dataDir }: Config): string | null {
  const file = join(dataDir, 'secret')
  try {
    return secret ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : null)
  } catch {
    return null
  }
}

function certificateGood(until: string): Finding {
  const is = about('https')
  const left = Date.parse(until) - Date.now()
  const days = Math.floor(left / day)
  if (left > soon) return is.ok(`the certificate is good for ${days} days`)
  return is.warning(
    `the certificate is good for ${days} days only: does the proxy renew it?`,
    'BASE_URL',
  )
}

function answered(
  { trustProxy }: Config,
  baseUrl: string,
  { status, text }: { status: number; text: string },
): Finding[] {
  const is = about('address')
  const proxy = about('proxy')
  const seen = seenIn(text)
  if (!seen) {
    return [
      is.wrong(
        `${baseUrl} answers with ${status}, and is not this server, or has another secret`,
        'BASE_URL, SECRET',
      ),
    ]
  }
  const here = is.ok(`${baseUrl} leads to this server`)
  const { visitor, forwardedFor, proto } = seen
  const isBehind = forwardedFor !== null && forwardedFor !== claimed
  if (trustProxy && visitor === claimed) {
    return [
      here,
      proxy.wrong(
        'lets visitors say who they are: X-Forwarded-For arrives as they sent it. Have the proxy set it, or TRUST_PROXY=no without one.',
        'TRUST_PROXY',
      ),
    ]
  }
  if (isBehind && !trustProxy) {
    return [
      here,
      proxy.wrong(
        'sets X-Forwarded-For, which is not used: all visitors share one address and its limits.',
        'TRUST_PROXY',
      ),
    ]
  }
  if (proto !== null && !baseUrl.startsWith(`${proto}:`)) {
    return [
      here,
      proxy.wrong(
        `takes visitors by ${proto}, and BASE_URL says ${new URL(baseUrl).protocol.slice(0, -1)}`,
        'BASE_URL',
      ),
    ]
  }
  return [here, proxy.ok(isBehind ? 'says who visits, by X-Forwarded-For' : 'none between')]
}

function seenIn(text: string) {
  try {
    return seenSchema.safeParse(JSON.parse(text)).data?.seen ?? null
  } catch {
    return null
  }
}
