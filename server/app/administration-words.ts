import type { HostAccount, AuditEntry } from '#core/hosts/schema.ts'

/** One account as a line. */
export function accountWords(account: HostAccount): string {
  const { email, createdAt, seenAt, blockedAt, emailVerified, role, host } = account
  return [
    email,
    role === 'primary' ? 'started a family' : 'co-parent',
    `since ${createdAt.slice(0, 10)}`,
    `seen ${seenAt?.slice(0, 10) ?? 'long ago'}`,
    ...(emailVerified ? [] : ['unconfirmed']),
    ...(host ? ['in charge'] : []),
    ...(blockedAt ? [`blocked ${blockedAt.slice(0, 10)}`] : []),
  ].join(' · ')
}

/** What somebody in charge did, as a line. */
export function auditWords({ at, by, action, about, detail }: AuditEntry): string {
  const nameOf = ({ email }: { email: string | null }) => email ?? 'an account that is gone'
  return [
    at.slice(0, 16).replace('T', ' '),
    by ? nameOf(by) : 'the command',
    action,
    ...(about ? [`${nameOf(about)} (${about.id})`] : []),
    ...(detail ? [detail] : []),
  ].join(' · ')
}

/** 1,234,567 as "1.2 MB". */
export function bytesWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const amount = bytes / 1000 ** step
  return `${step === 0 ? amount : amount.toFixed(1)} ${units[step]}`
}
