import { z } from 'zod'
import { limits } from '../limits.ts'
import { hostActions, signUpDoors } from '../words.ts'
import { id, instant } from '../schema.ts'

const count = z.int().min(0)

/** What whoever runs a server chooses, and may change while it runs. */
export const hostChoicesSchema = z.strictObject({
  signUp: z.enum(signUpDoors),
  /** Families on the server at most; 0: as many as come. */
  familiesMax: z.int().min(0).max(limits.families),
  membersMax: z.int().min(2).max(limits.members),
  /** Accounts that nobody used for so many months go; 0: never. The warning comes a month before. */
  idleMonths: z
    .int()
    .min(0)
    .max(limits.idleMonths)
    .refine((months) => months !== 1, 'must be 0 or at least 2'),
})

/** What a host may choose while the server runs, by its names as settings. */
export const choiceNames = {
  signUp: 'SIGN_UP',
  familiesMax: 'FAMILIES_MAX',
  membersMax: 'MEMBERS_MAX',
  idleMonths: 'IDLE_MONTHS',
} as const

/** One of them, or several. */
export const hostChangesSchema = hostChoicesSchema.partial()

/** The server at a glance: numbers and sizes, nothing that anybody wrote. */
const hostStatusSchema = z.strictObject({
  version: z.string(),
  /** A version that is out since, where the host has that looked for. */
  newer: z.string().nullable(),
  database: z.enum(['SQLite', 'PostgreSQL']),
  /** In bytes: the database, and what is free where the data folder is; null where nobody can say. */
  size: count,
  free: count.nullable(),
  accounts: count,
  families: count,
  mail: z.strictObject({
    /** Whether mails leave this host, or become files on it. */
    leaves: z.boolean(),
    waiting: count,
    sentAt: instant.nullable(),
    failedAt: instant.nullable(),
    /** Why the latest of those that still wait did not go. */
    why: z.string().nullable(),
  }),
  backup: z.strictObject({
    /** When the newest one on this machine was made. */
    newestAt: instant.nullable(),
    /** Whether there is a second place, and of when the newest one there is. */
    second: z.boolean(),
    secondAt: instant.nullable(),
  }),
  choices: hostChoicesSchema,
  /** Those that the environment gives, which nobody changes here. */
  fixed: z.array(hostChoicesSchema.keyof()),
})

/** Null until whoever asks has proved who they are. */
export const seenHostStatusSchema = hostStatusSchema.nullable()

/** What a host may know of an account and its family: when and how much, never what. */
const hostAccountSchema = z.strictObject({
  id,
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(['primary', 'coParent']),
  host: z.boolean(),
  /** Whether a code is asked for after the password. */
  secondFactor: z.boolean(),
  createdAt: instant,
  seenAt: instant.nullable(),
  blockedAt: instant.nullable(),
  /** Of the family: its accounts, members and weeks, and its storage in bytes. */
  family: z.strictObject({
    accounts: count,
    members: count,
    weeks: count,
    bytes: count,
    /** When any of its accounts was last there. */
    seenAt: instant.nullable(),
  }),
})

export const hostAccountsSchema = z.strictObject({
  accounts: z.array(hostAccountSchema),
  /** What to ask for the next ones with; null where these are the last. */
  next: z.string().nullable(),
})

export const accountActionSchema = z.strictObject({
  action: z.enum(['block', 'unblock', 'verify', 'reset-link', 'no-second-factor']),
  /** The account's address as the host saw it: whoever has it may have given it another one since. */
  email: z.string().max(limits.email),
})

/** A code with which strangers may create an account; the code itself is told once. */
export const signUpCodeSchema = z.strictObject({
  id,
  createdAt: instant,
  expiresAt: instant,
  uses: count,
  usesLeft: count,
})

export const newSignUpCodeSchema = z.strictObject({
  uses: z.int().min(1).max(limits.signUpCodeUses),
  days: z.int().min(1).max(limits.signUpCodeDays),
})

export const madeSignUpCodeSchema = z.strictObject({ code: z.string(), link: z.string() })

/** What somebody in charge did: `by` null by the command, an address null where the account has gone. */
export const auditEntrySchema = z.strictObject({
  id,
  at: instant,
  by: z.strictObject({ email: z.string().nullable() }).nullable(),
  action: z.enum(hostActions),
  about: z.strictObject({ id: z.string(), email: z.string().nullable() }).nullable(),
  detail: z.string(),
})

export type AccountAction = z.infer<typeof accountActionSchema>['action']
export type HostChoices = z.infer<typeof hostChoicesSchema>
export type HostChanges = z.infer<typeof hostChangesSchema>
export type HostStatus = z.infer<typeof hostStatusSchema>
export type HostAccount = z.infer<typeof hostAccountSchema>
export type SignUpCode = z.infer<typeof signUpCodeSchema>
export type AuditEntry = z.infer<typeof auditEntrySchema>
