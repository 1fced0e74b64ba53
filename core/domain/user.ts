import { limits } from '../limits.ts'

/** The name a new user has until they say another: the e-mail before its @ (S3.1), within bounds. */
export function defaultName(email: string): string {
  const [local = ''] = email.split('@')
  return local.trim().slice(0, limits.name) || 'Parent'
}
