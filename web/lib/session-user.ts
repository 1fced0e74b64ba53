import { userCookie } from '#core/paths.ts'

/** Whose session this browser has, by the cookie that came with it; null where there is none that is known. */
export function sessionUser(): string | null {
  const cookies = (globalThis.document?.cookie ?? '').split('; ')
  const valueOf = (name: string) => cookies.find((one) => one.startsWith(name))?.slice(name.length)
  return valueOf(`__Host-${userCookie}=`) ?? valueOf(`${userCookie}=`) ?? null
}
