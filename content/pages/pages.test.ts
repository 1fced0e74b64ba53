import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexer, walkTokens } from 'marked'
import { describe, expect, test } from 'vitest'
import { anchors, publicPaths } from '#core/paths.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const privacy = read('content/pages/privacy.md').replaceAll(/\s+/g, ' ')

/** What the privacy policy says about each table; a new table needs its words first. */
const saidOfTable: Record<string, string> = {
  users: '**Your account.**',
  accounts: 'Your password is stored only as a hash',
  sessions: '**Your sign-ins.**',
  pendingSignIns: 'a note about that attempt',
  knownDevices: 'A device on which you signed in is known',
  notMeLinks: 'A link “This was not me” in a mail',
  passkeys: 'For each passkey that you add',
  secondFactors: 'what your app makes codes from',
  recoveryCodes: 'the codes for paper only as hashes',
  mailedTokens: 'Links that we mail you to confirm an address, for a new password or a new address',
  families: '**Your family.**',
  sprints: '**Your weeks.**',
  summaries: 'closed weeks counted up',
  changes: '**Who changed what.**',
  invites: '**Invitations.**',
  outbox: '**Mails that wait to be sent.**',
  attempts: 'How often something was tried',
  calendarFeeds: 'Your calendar feed',
  pairedDevices: '**Devices without an account.**',
  sharedMembers: '**A child’s other home.**',
  apiTokens: 'of the token only a hash',
  webhooks: 'If your family has an address told of its weeks',
  webhookMessages: 'what could not be told waits for three days at most',
  printedSheets: '**Printed sheets.**',
  outsideCalendars: '**Calendars of others.**',
  reminders: '**Your reminders.**',
  pushSubscriptions: 'its address at its maker’s push service',
  pushes: 'A message that waits is a note of what it is about',
  hostKeys: 'This server has keys of its own by which push services know it',
  usedOnce: 'which captchas have been used',
  hostValues: 'What the host chose for this server',
  signUpCodes: 'Of sign-up codes only hashes are kept',
  hostAudit: 'What they do about an account is kept',
  letters: '**Your letters.**',
  samples: '**A sample family that you look around in**',
  jobs: 'when old entries were last cleared away',
}

/** The same for whatever keeps something in the browser. */
const saidOfFile: Record<string, string | string[]> = {
  'web/shared/drafts/kept-family-form.ts': 'the set-up of your family while you are filling it in',
  'web/data/session-cache.ts': 'your profile and the list of your weeks',
  'web/shared/kept-answers.ts': [
    'the ideas that Today showed last',
    'whose letters wait for what',
    'what calendars of others have in the next weeks',
  ],
  'web/shared/goals/selected-goal.ts': 'a goal that you chose before signing up',
  'web/features/dashboard/occasional.tsx': 'whether you have seen the welcome',
  'web/features/dashboard/use-phone.ts': 'whose phone it is if you said so',
  'web/features/dashboard/today-section.tsx': 'whether what is for any day lies open on Today',
  'web/shared/language/own-language.ts': 'whether a language was chosen on it for itself',
  'web/lib/keys.ts': 'whether single keys press something',
  'web/features/wall/wall-today.tsx': 'the day on which it was told that its screen may go dark',
  'web/shared/celebrations/celebration-picture.tsx':
    'which picture was shown last when something was done',
  'web/features/front-door/sign-in/use-entering.ts': 'an invitation that you are about to accept',
  'web/features/contact/contact-screen.tsx': 'a message to us that you have not sent',
  'web/app/plain-screens.tsx': 'which file of the program did not come',
  'web/features/fun/question-wheel.tsx': 'which questions the wheel on the fun page has asked',
  'web/shared/paper/sheet.tsx': 'the size of paper',
  'web/shared/letters/dictation.tsx':
    'for a moment that your browser is asked whether it takes dictation',
  'web/shared/install/install-hint.tsx': 'that you do not want it on the home screen',
  'web/shared/reminders/use-reminders.ts': 'who wants notifications on it if somebody does',
  'web/lib/sounds.ts': 'small sounds if you turned them on',
  'web/lib/language-address.ts': 'the language that you chose',
  'web/lib/theme.ts': 'light or dark, the size of the text',
  'web/data/storage.ts': 'a copy of your family and its weeks',
  'web/data/paired-storage.ts': 'the part of the family that it shows',
  'web/lib/flash-message.ts': 'a sentence for the next page',
  'web/shared/account/return-to.ts': 'the screen that you wanted to see before you signed in',
  'web/lib/drafts.ts': [
    'whatever you have written and not sent yet',
    'a name by which this tab finds what was typed in it',
  ],
}

describe('the privacy policy', () => {
  test('speaks of every table of the database', () => {
    const source = globSync('server/store/migrations/*.ts', { cwd: root }).map(read).join('\n')
    const named = (verb: string) =>
      [...source.matchAll(new RegExp(`${verb}Table\\('(\\w+)'\\)`, 'g'))].map(([, name]) => name!)
    const tables = named('create').filter((name) => !named('drop').includes(name))
    expect(tables.length).toBeGreaterThan(8)
    const silent = tables.filter((name) => !privacy.includes(saidOfTable[name] ?? `table ${name}`))
    expect(silent, 'tables that content/pages/privacy.md says nothing about').toEqual([])
  })

  test('speaks of everything that is kept in the browser', () => {
    const keeps =
      /(?:(?:local|session)Storage|(?:device|tab)Storage\(\))[.]setItem|\bopenDB\(|document[.]cookie/
    const files = globSync('web/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/[.]test[.]|\/testing\/|\/dist\//.test(file))
      .filter((file) => keeps.test(read(file)))
    expect(files.length).toBeGreaterThan(6)
    const isTold = (file: string) =>
      [saidOfFile[file] ?? `file ${file}`].flat().every((words) => privacy.includes(words))
    const silent = files.filter((file) => !isTold(file))
    expect(silent, 'files whose keeping content/pages/privacy.md does not tell').toEqual([])
  })
})

test.each(['about', 'terms', 'privacy'])('the text of %s links only to what is there', (name) => {
  const there = new Set<string>([
    ...Object.values(publicPaths),
    ...Object.values(anchors).map((anchor) => `${publicPaths.landing}#${anchor}`),
  ])
  const links: string[] = []
  void walkTokens(lexer(read(`content/pages/${name}.md`)), (token) => {
    if (token.type === 'link') links.push(String(token['href']))
  })
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !there.has(link))).toEqual([])
})
