import { z } from 'zod'

const isOrigin = (address: string) =>
  /^https?:\/\/[^/?#\s]+\/?$/i.test(address) && URL.canParse(address)
/** Of a folder of another site, where neither its files nor its cookies would be its own. */
const isBelow = (address: string) =>
  /^https?:\/\/[^/?#\s]+\/[^?#\s]/i.test(address) && URL.canParse(address)
/** The address of a site, without a path. */
export const origin = z
  .string()
  .refine((address) => !isBelow(address), {
    error:
      'must be without a path: Elefam needs a name of its own, like https://elefam.family.example',
    abort: true,
  })
  .refine(isOrigin, 'must be an address like https://family.example, without a path')
  .transform((address) => new URL(address).origin)

const isEndpoint = (address: string) =>
  /^https?:\/\/[^?#\s@]+$/i.test(address) && URL.canParse(address)
/** Mails have links that open accounts: unencrypted they may go no further than this machine. */
const isSafeFromEars = (address: string) =>
  !/^http:/i.test(address) ||
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)
/** The address of a service. */
export const endpoint = z
  .string()
  .refine(isEndpoint, 'must be an address like https://mail.example or https://mail.example/base')
  .refine(isSafeFromEars, {
    error: 'must begin with https://, except on this machine',
    abort: true,
  })
  .transform((address) => new URL(address).href.replace(/\/+$/, ''))

/** Whether PostgreSQL's driver finds a host or a socket's folder in it; its own error explains little. */
const isPostgres = (address: string) => {
  // An address with a user and no host means a socket.
  const url = URL.parse(address.replace('@/', '@socket/'))
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return false
  return url.hostname !== '' || url.searchParams.has('host')
}

/** The address of a PostgreSQL. */
export const postgres = z
  .string()
  .refine(
    isPostgres,
    'must be like postgres://user:password@host/database, with % codes for signs like # / @ in the password (%23 %2F %40)',
  )
