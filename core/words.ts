/**
 * The closed vocabularies of the product: the schemas take their enumerations from here, and so can
 * the screens without loading a schema library.
 */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export const animals = [
  'elephant',
  'fox',
  'owl',
  'bear',
  'rabbit',
  'cat',
  'lion',
  'penguin',
  'turtle',
  'whale',
  'bee',
  'hedgehog',
] as const

/** Eight colours; animal and pattern tell members apart where colour cannot. */
export const memberColors = [
  'elephant',
  'coral',
  'leaf',
  'marigold',
  'plum',
  'sky',
  'berry',
  'moss',
] as const

export const ageBands = ['under-3', '3-5', '6-8', '9-12', '13-17'] as const

/**
 * What fits somebody, or the family as a whole (N29): they sign, want words read aloud or rather not, no
 * sounds, large letters.
 */
export const fits = ['signs', 'read-aloud', 'no-read-aloud', 'no-sounds', 'large-letters'] as const

/** How a task's owners share it where not each of them does it: one of them, all together, in turns (N5). */
export const sharings = ['one', 'together', 'daily-turns', 'weekly-turns'] as const

/** How often a task comes that is not each week's. */
export const seldomRepeats = ['two-weeks', 'month'] as const

/** How often a date of the family comes again. */
/** Times of the night at which a family's day may end; midnight without one. */
export const dayEnds = ['01:00', '02:00', '03:00', '04:00', '05:00'] as const

export const dateRepeats = ['weekly', 'every-two-weeks', 'monthly', 'yearly'] as const

/** The stages of the plan meeting, in order. */
export const meetingStages = [
  'appreciations',
  'last-week',
  'dates',
  'mission',
  'obstacle',
  'read-back',
] as const

/** The stages of the retrospective, in order. */
export const retrospectiveStages = [
  'feelings',
  'facts',
  'cards',
  'why',
  'experiment',
  'thanks',
] as const

/** How long a meeting is: the whole, a short one with under-sixes, and one for a tired week. */
export const meetingLengths = ['standard', 'under-sixes', 'tired'] as const

/** The jobs of a meeting, which go round. */
export const meetingRoles = ['host', 'timekeeper', 'note-taker'] as const

export const reasonKinds = [
  'mission',
  'retrospective',
  'recommendation',
  'carried-over',
  'own',
] as const

/** What a thank-you is for, where a tap says it. */
export const thanksReasons = ['helping', 'waiting', 'laughing', 'cuddling', 'sleeping'] as const

/** What a screen brings up for the next meeting, in the place of somebody's own words. */
export const topicSubjects = ['fair-load'] as const

/** A figure about a family by which something may be recommended (core/recommendations). */
export const measures = [
  'goals',
  'mood',
  'stand-ups',
  'done',
  'promised',
  'running-experiments',
  'experiment-waits',
  'kept-at-rest',
] as const

export const verdicts = ['keep', 'tweak', 'drop'] as const

/** What somebody can be reminded of, and by what. */
export const reminderKinds = ['stand-up', 'meeting', 'look-back', 'task'] as const
export const reminderChannels = ['push', 'mail', 'none'] as const

/** What a token may do, each also what those before it may. */
export const tokenScopes = ['read', 'tick', 'everything'] as const

/** What a family's webhooks tell of. */
export const webhookEvents = [
  'day.ticked',
  'week.planned',
  'check-in.held',
  'week.looked-back',
  'goal.reached',
] as const

/**
 * Why nothing arrived at a webhook; `gone`: its receiver wants no more. What else an address answers is
 * one word: nobody learns by ours what listens where (A86).
 */
export const webhookProblems = ['unreachable', 'gone'] as const

/** Why a calendar from outside could not be read; the same holds. */
export const outsideProblems = ['unreachable', 'too-large', 'cut-off', 'sign-in'] as const

/** What gets into an account or its family, as its owner sees it: each kind is listed, and ended, as one. */
export const wayKinds = [
  'sessions',
  'passkeys',
  'linked',
  'pairedDevices',
  'pairingLinks',
  'calendarFeed',
  'apiTokens',
  'webhooks',
  'invites',
  'sharedMembers',
] as const

/** Who may create an account: everybody, whoever has a code, or only whom a family here has invited. */
export const signUpDoors = ['open', 'code', 'closed'] as const

/** What those in charge of a server do, as its log has it. */
export const hostActions = [
  'block',
  'unblock',
  'verify',
  'reset-link',
  'delete',
  'make-code',
  'withdraw-code',
  'make-host',
  'unmake-host',
  'no-second-factor',
  'choose',
  'restore-family',
] as const

/** What two people may be changing at the same time. */
export const presenceKinds = [
  'task',
  'goal',
  'family',
  'sprint',
  'plan-meeting',
  'stand-up',
  'retrospective',
] as const

export type Weekday = (typeof weekdays)[number]
export type Animal = (typeof animals)[number]
export type MemberColor = (typeof memberColors)[number]
export type AgeBand = (typeof ageBands)[number]
export type Fit = (typeof fits)[number]
export type MeetingStage = (typeof meetingStages)[number]
export type MeetingLength = (typeof meetingLengths)[number]
export type MeetingRole = (typeof meetingRoles)[number]
export type RetrospectiveStage = (typeof retrospectiveStages)[number]
export type Measure = (typeof measures)[number]
export type ThanksReason = (typeof thanksReasons)[number]
export type TopicSubject = (typeof topicSubjects)[number]
export type ReminderKind = (typeof reminderKinds)[number]
export type TokenScope = (typeof tokenScopes)[number]
export type WebhookProblem = (typeof webhookProblems)[number]
export type WayKind = (typeof wayKinds)[number]
export type SignUpDoor = (typeof signUpDoors)[number]
export type HostAction = (typeof hostActions)[number]
export type OutsideProblem = (typeof outsideProblems)[number]
