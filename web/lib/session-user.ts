import { userCookie } from '#core/paths.ts'

/** Whose session this browser has, by the cookie that came with it; null where there is none that is known. */
export function sessionUser(): string | null {
  const cookies = new Map(
    (globalThis.document?.cookie ?? '').split('; ').map((one) => {
      const [name = '', value = ''] = one.split('=')
      return [name, value] as const
    }),
  )
  const id = cookies.get(`__Host-${userCookie}`) ?? cookies.get(userCookie)
  return id === undefined ? null : decodeURIComponent(id)
}
