import type { Config } from '#server/platform/config.ts'
import { providerClient, type Provider } from '#server/platform/provider-client.ts'
import { reasonOf } from '#server/platform/reason.ts'
import { lookAtSite, whyUnreached } from '#server/platform/site-look.ts'
import { about, type Finding } from './finding.ts'

const timeout = 5_000
/** Reminders that are half an hour late are not sent; a clock that is off by less does no harm. */
const clockOffAtMost = 60_000

/** One host of each push service; whoever is reached at one is at the others. */
const pushHosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']

/** Other sites that the settings name, and the push services, where browsers subscribe at all. */
export async function lookOutside(config: Config): Promise<Finding[]> {
  const sites = Promise.all(config.providers.map(lookAtProvider))
  const push = config.baseUrl?.startsWith('https:') ? lookAtPush(config) : []
  return [...(await sites), ...(await push)]
}

async function lookAtProvider(provider: Provider): Promise<Finding> {
  const is = about('sign-in')
  const { name } = provider
  try {
    if (provider.kind === 'facebook') await lookAtSite(provider.graph)
    else {
      const state = {
        state: 'doctor',
        codeVerifier: 'doctor',
        redirectUri: 'https://doctor.invalid',
      }
      await providerClient(provider, timeout).authorizationUrl(state)
    }
    return is.ok(`${name} answers; whether it takes your keys only a sign-in shows`)
  } catch (error) {
    const says = `${name} does not answer as it should: ${reasonOf(error)}`
    return is.wrong(says, `${provider.id.toUpperCase().replace('-', '_')}_…`)
  }
}

async function lookAtPush({ pushHosts: allowed }: Config): Promise<Finding[]> {
  const own = allowed.filter((host) => !host.startsWith('*.') && !pushHosts.includes(host))
  const looks = await Promise.all(
    [...pushHosts, ...own].map(async (host) => {
      try {
        return { host, why: null, at: (await lookAtSite(`https://${host}/`, { timeout })).at }
      } catch (error) {
        return { host, why: whyUnreached(error).why, at: null }
      }
    }),
  )
  const lost = looks.filter(({ why }) => why !== null)
  const at = looks.find((one) => one.at !== null)?.at
  const push = about('push')
  return [
    lost.length === 0
      ? push.ok('the services of the browsers can be reached')
      : push.warning(
          `no reminders by ${lost.map(({ host, why }) => `${host} (${why})`).join(', ')}: let port 443 out`,
        ),
    ...(at ? [clockFound(Date.now() - Date.parse(at))] : []),
  ]
}

function clockFound(off: number): Finding {
  const is = about('clock')
  if (Math.abs(off) <= clockOffAtMost) return is.ok('is right')
  const which = off > 0 ? 'fast' : 'slow'
  return is.wrong(
    `is ${Math.round(Math.abs(off) / 1000)} seconds ${which}: links end early or late; keep time by NTP`,
  )
}
