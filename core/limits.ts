/**
 * How much of everything a family may have. The contract's schemas, the domain's refusals and the
 * forms' counters all read these numbers, so that they can never disagree.
 */
export const limits = {
  name: 80,
  title: 140,
  note: 2000,
  email: 254,
  contactMessage: 4000,
  mailSubject: 200,
  mailText: 20_000,
  /** Far more than what any of the captchas sends. */
  captchaAnswer: 8000,
  /** S5.5; a host may ask for more, and does unless it says otherwise. */
  passwordMin: 6,
  passwordMinUsual: 8,
  passwordMax: 128,
  /** A session ends so long after it was last prolonged. */
  sessionSeconds: 30 * 24 * 60 * 60,
  /** An event stream on which nothing happens says so often that it is still there. */
  streamBeatSeconds: 25,
  members: 20,
  priorities: 5,
  interests: 30,
  pastGoals: 100,
  topics: 50,
  experiments: 200,
  recommendationAnswers: 300,
  sprints: 500,
  /** Stand-ups of a family: one a day for far longer than a childhood. */
  rounds: 100_000,
  /** So many closed sprints come with the first paint: what the screens of every day look back on. */
  latestSprints: 6,
  tasks: 60,
  timesAWeek: 7,
  sprintWeeks: 4,
  goalWeeks: 52,
  cards: 60,
  appreciations: 60,
  importantDates: 20,
  /** Of one family, so that nobody fills strangers' mailboxes (A16). */
  invitesAnHour: 20,
  /** To one address, whoever causes them (A65); of each share in mail-allowance.ts. */
  mailsAnHour: 10,
  mailsADay: 30,
  /** From the contact page to whoever hosts this. */
  contactMailsAnHour: 60,
  contactMailsADay: 300,
  /** An export that is read in again, in bytes: 500 full sprints, far more than a family writes. */
  importSize: 32 * 1024 * 1024,
  /** Devices of one account that are listed. */
  sessions: 100,
  /** A document as JSON, in UTF-16 units. */
  documentSize: 64 * 1024,
} as const
