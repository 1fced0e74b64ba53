/**
 * How much of everything a family may have. The contract's schemas, the domain's refusals and the
 * forms' counters all read these numbers, so that they can never disagree.
 */
export const limits = {
  name: 80,
  title: 140,
  note: 2000,
  email: 254,
  /** Of these before the @ (RFC 5321). */
  emailLocal: 64,
  contactMessage: 4000,
  mailSubject: 200,
  mailText: 20_000,
  /** Far more than what any of the captchas sends. */
  captchaAnswer: 8000,
  /** Families on one server, if its host says how many; and the months after which idle ones go. */
  families: 1_000_000,
  idleMonths: 120,
  /** Sign-up codes: so many open at once, for so many accounts each, good for so many days. */
  signUpCodes: 100,
  signUpCodeUses: 1_000,
  signUpCodeDays: 365,
  /** As somebody types one, spaces and dashes included. */
  signUpCode: 60,
  /** What hosts did: so much is kept, and so much comes at once; and so many accounts. */
  hostLog: 1_000,
  hostPage: 50,
  /** For so long whoever proved who they are on a device need not do so again there. */
  proofMinutes: 10,
  /** S5.5; a host may ask for more, and does unless it says otherwise. */
  passwordMin: 6,
  passwordMinUsual: 8,
  passwordMax: 128,
  /** Passkeys of one account, and what a browser says of one, as JSON in UTF-16 units. */
  passkeys: 20,
  passkeyAnswer: 16_000,
  /** So long somebody may take to show a passkey, or to enter the first code of an app. */
  ceremonySeconds: 5 * 60,
  /** On paper, each for once; and the most characters that are read of any code. */
  recoveryCodes: 10,
  codeLength: 40,
  /** For so long "This was not me" in a mail works. */
  notMeDays: 7,
  /** A session ends so long after it was last prolonged. */
  sessionSeconds: 30 * 24 * 60 * 60,
  /** An event stream on which nothing happens says so often that it is still there. */
  streamBeatSeconds: 25,
  members: 20,
  /** Of a member: patterns of days here one after the other, exceptions, the other home’s days, how many are said at once. */
  herePatterns: 20,
  hereExceptions: 60,
  hereElsewhere: 120,
  hereSaid: 20,
  /** For so long a code for a child’s other home can be used; and so many days of the other one are seen. */
  shareCodeHours: 48,
  shareDays: 56,
  weekNumber: 9_999,
  priorities: 5,
  interests: 30,
  pastGoals: 100,
  topics: 50,
  experiments: 200,
  recommendationAnswers: 300,
  sprints: 500,
  /** Missed weeks that a fresh start puts away at once. */
  weeksPutAway: 20,
  /** Stand-ups of a family: one a day for far longer than a childhood. */
  rounds: 100_000,
  /** Boxes on one printed sheet: more than fit on paper, and no more than a body holds. */
  printedBoxes: 1_200,
  /** Printed sheets that a family's photographs are read by, and their size in UTF-16 units; the oldest go. */
  printedSheets: 200,
  printedSheetsSize: 1024 * 1024,
  /** So many closed sprints come with the first paint: what the screens of every day look back on. */
  latestSprints: 6,
  tasks: 60,
  timesAWeek: 7,
  sprintWeeks: 4,
  goalWeeks: 52,
  cards: 60,
  appreciations: 60,
  importantDates: 20,
  /** Of a family, those gone by included. */
  dates: 120,
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
  /** Tasks that one person is reminded of. */
  taskReminders: 20,
  pushEndpoint: 1_000,
  /** Browsers of one account that take push messages. */
  pushSubscriptions: 20,
  /** Devices of a family that are paired without an account. */
  pairedDevices: 20,
  /** What one of them keeps while it cannot send it: a tick a minute for eight hours. */
  pairedOutbox: 500,
  pairingSecret: 100,
  /** For so long a wall's code can be typed, and a member's link opened. */
  pairingCodeMinutes: 15,
  pairingLinkDays: 7,
  /** Of one account, and for so many days at most, where it does not last until it is withdrawn. */
  apiTokens: 20,
  apiTokenDays: 366,
  /** What each request by a token counts for, in bytes that it reads: sixteen a second, for long. */
  tokenWeight: 32 * 1024,
  /** Webhooks of a family, what waits for one of them, and for how many days it is tried. */
  webhooks: 5,
  webhookWaiting: 500,
  webhookDays: 3,
  /** So long the secret before a webhook's new one signs as well. */
  webhookSecretHours: 24,
  /** For so many years a letter can be sealed. */
  letterYears: 10,
  /** Calendars from outside that a family looks at, the length of an address, a file in UTF-16 units. */
  outsideCalendars: 10,
  /** Of those that somebody has on a server, and what they write to be known there. */
  calendarsFound: 50,
  calendarLogin: 200,
  outsideAddress: 2_000,
  outsideFile: 200_000,
  /** What one of them may send, in bytes, and what is kept of it: so many events, days back and ahead. */
  outsideSize: 16 * 1024 * 1024,
  outsideEvents: 1_000,
  outsideDaysBack: 14,
  outsideDaysAhead: 120,
  /** A file is read once: it is good for a year. */
  outsideFileDaysAhead: 400,
  /** A document as JSON, in UTF-16 units. */
  documentSize: 64 * 1024,
  /** What is typed and not sent, on one device: so many texts, each as JSON of so many UTF-16 units. */
  drafts: 60,
  draftSize: 32 * 1024,
  draftDays: 30,
  /**
   * Changes of a family or a document (A68). Nobody comes near it, eight a second would take four
   * years; and a file that says so leaves as many again before a database's integers end.
   */
  changes: 1_000_000_000,
  /**
   * All weeks of a family as JSON, in bytes. A rich week of five has 10 to 30 kB, so this is room for
   * 800 of them, more than `sprints`; a copy of it all still fits `importSize`.
   */
  weeksSize: 24 * 1024 * 1024,
  /** A family's log, in bytes: `kept` entries of a kilobyte; a tick has a third of that. */
  logSize: 4 * 1024 * 1024,
  /** A request's body, in bytes: a full document in any script, with room for what is around it. */
  bodySize: 256 * 1024,
  /** For so long a body may be on its way: that is bodySize at 70 kbit/s, slower than any phone. */
  bodySeconds: 30,
  /** The same of whoever has no session: their longest form, at 13 kbit/s (A91). */
  strangersBodySize: 16 * 1024,
  strangersBodySeconds: 10,
  /** And for a whole family: importSize at 2 Mbit/s, or 2 MB, which most have, at 140 kbit/s. */
  importSeconds: 120,
  /** After so long without a byte it makes room for somebody else's. */
  importPauseSeconds: 10,
  /** Brackets within brackets of what is sent: the deepest document has ten. */
  jsonDepth: 20,
  /** Values in one document or command: a full one in its shortest words has fewer. */
  jsonValues: 32 * 1024,
  /**
   * What an account may write at once, in bytes, each write counted with `writeWeight` more: 1,000
   * ticks, which is twice what five people do in a week without a connection; or 60 full documents.
   */
  writeBurst: 4 * 1024 * 1024,
  writeWeight: 4 * 1024,
  /** And a second from then on: eight ticks, more than two hands tick. */
  writeSteady: 32 * 1024,
  /** What an account may read of long lists at once: all weeks that its family may have, and the log. */
  readBurst: 28 * 1024 * 1024,
  /** And a second from then on: a page of a hundred usual weeks. */
  readSteady: 512 * 1024,
} as const

/** Bounds of what only the server asks: no browser loads them. */
export const hostLimits = {
  /** Letters of a family, and all of them as JSON, in UTF-16 units. */
  letters: 500,
  lettersSize: 4 * 1024 * 1024,
  /** Sample families lent in two hours, to one address an hour, and the changes that one takes. */
  samples: 150,
  samplesByAddress: 6,
  sampleWrites: 500,
  /** Of one account, those that it knows: each may try its password at a pace of its own. */
  knownDevices: 20,
  /**
   * What a host says of a brand: the characters of its texts, links to other sites, the characters of
   * an address and of a text in Markdown, and the bytes of a picture.
   */
  brandName: 30,
  brandClaim: 80,
  brandLinks: 6,
  brandLink: 300,
  brandText: 8_000,
  brandPicture: 300 * 1024,
  /** How often a family’s devices may ask at once, and a second from then on; and all of one network. */
  asksBurst: 1_200,
  asksSteady: 30,
  networkAsksBurst: 6_000,
  networkAsksSteady: 120,
} as const
