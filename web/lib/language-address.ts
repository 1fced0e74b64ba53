import { language, languages } from '#core/language.ts'
import { languageCookie } from '#core/paths.ts'

/**
 * `/de/about` is where a page lies for whoever follows a link to it in German. From there on the address
 * is `/about` in every language, and this device keeps to German unless another one was chosen on it.
 */
export function keepToLanguage(): void {
  const { pathname, search, hash } = window.location
  const [, first, rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? []
  if (first !== language || !languages.includes(first)) return
  window.history.replaceState(window.history.state, '', `${rest || '/'}${search}${hash}`)
  if (!document.cookie.includes(`${languageCookie}=`)) rememberLanguage(first)
}

/** Seconds: as long as browsers keep a cookie. */
const keptFor = 400 * 24 * 60 * 60

/** Has this device remember the language: the server gives its pages in it from now on. */
export function rememberLanguage(chosen: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${languageCookie}=${chosen}; Path=/; Max-Age=${keptFor}; SameSite=Lax${secure}`
}
