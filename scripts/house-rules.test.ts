import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isTest = (file: string) => /[.](test|spec)[.]tsx?$|[/]testing[/]/.test(file)
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !isTest(file) && !file.includes('web/dist/'))

describe('one way for each thing', () => {
  /** It has nothing to send, only choices to make. */
  const others = ['web/features/fun/fun-screen.tsx']

  test('a form is made by web/ui/form.tsx [C6]', () => {
    const forms = sources('web/**/*.tsx').filter((file) => /<form\b/.test(read(file)))
    expect(forms).toContain('web/ui/form.tsx')
    expect(forms.filter((file) => file !== 'web/ui/form.tsx' && !others.includes(file))).toEqual([])
  })

  test('few files of the screens are so short that one opens them for nothing [C7]', () => {
    const files = sources('web/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'))
    const short = files.filter((file) => read(file).trimEnd().split('\n').length <= 30)
    expect(files.length).toBeGreaterThan(300)
    expect(short.length / files.length, short.join(' ')).toBeLessThanOrEqual(1 / 8)
  })

  test('a page’s title is one text: of elements in it browsers show nothing [L5]', () => {
    const files = sources('web/**/*.tsx').filter((file) => /<title>\s*</.test(read(file)))
    expect(files).toEqual([])
  })

  test('which week an address names is read in one place [C6]', () => {
    const readers = sources('web/**/*.{ts,tsx}').filter((file) =>
      /[.]get\(['"`]sprint['"`]\)/.test(read(file)),
    )
    expect(readers).toEqual(['web/shared/sprints/sprint-in-address.ts'])
  })

  /** Each measures a span on the device, or shows an hour to whom no family's clock is known. */
  const ownClock = [
    'web/app/on-device.tsx', // how long ago a newer program was asked for
    'web/features/front-door/landing/tour-section.tsx', // a visitor's day, before there is a family
    'web/features/host/host.ts', // whoever is in charge has no family there
    'web/features/tour/in-memory.ts', // the tour's family has no server
    'web/features/tour/sample-ideas.ts',
    'web/features/tour/tour-dialog.tsx',
    'web/features/wall/use-wall-clock.ts', // names the family's zone
    'web/shared/account/sign-in.ts', // how long another site's window is waited for
    'web/shared/captcha/altcha-box.tsx', // bounded on both sides
    'web/shared/kept-answers.ts', // how old what is kept has become
    'web/shared/meeting/clock.tsx', // how long a meeting's part was left for
    'web/shared/outside-calendars/kept-calendars.ts',
    'web/shared/paired/stay-current.ts',
    'web/shared/presence/presence.ts', // how long ago somebody was heard of
    'web/shared/reminders/reminder-words.ts', // names the person's zone
  ]
  const deviceClock =
    /\bnew Date\(\)|\bDate[.]now\b|\blocalDate\b|\bIntl[.]DateTimeFormat\b|[.]toLocale(?:Date|Time)String\(|[.]get(?:Hours|Minutes|Day|Date|Month|FullYear)\(/

  test('screens ask web/lib/use-today.ts for now and today, not the device [C23]', () => {
    const screens = sources('web/{app,features,paired,shared,ui}/**/*.{ts,tsx}')
    expect(screens.length).toBeGreaterThan(200)
    expect(screens.filter((file) => deviceClock.test(read(file))).toSorted()).toEqual(ownClock)
  })

  test('accounts need no hidden context and no invented request [C5]', () => {
    // Who reads decides how a sentence is said, who asks when it is done: neither is part of what is done.
    const reasons = ['server/platform/say.ts', 'server/store/asker.ts']
    const files = sources('server/**/*.ts').filter((file) => !reasons.includes(file))
    expect(files.length).toBeGreaterThan(100)
    const tricks = /\bAsyncLocalStorage\b|\bnew Request\(|better-auth/
    expect(files.filter((file) => tricks.test(read(file)))).toEqual([])
  })
})

describe('a screen is put together from web/ui', () => {
  /** The screens that match, but for those that have a reason to. */
  const byHand = (pattern: RegExp, reasons: readonly string[] = []) => {
    const files = sources('web/**/*.tsx')
    expect(files.length).toBeGreaterThan(200)
    const found = files.filter((file) => pattern.test(read(file)))
    expect(found).toEqual(expect.arrayContaining([...reasons]))
    return found.filter((file) => !reasons.includes(file))
  }

  test('hairlines between things are drawn by List [C17]', () => {
    expect(byHand(/\bdivide-[xy]\b/)).toEqual(['web/ui/list.tsx'])
  })

  test('a dialog is Dialog, one with a form is FormDialog [C17]', () => {
    const tour = 'web/features/tour/tour-dialog.tsx' // a device in a frame, with screens of its own
    expect(byHand(/<dialog\b/, [tour])).toEqual(['web/ui/dialog.tsx'])
    expect(byHand(/<Dialog\b[^]*<Form\b/)).toEqual(['web/ui/form-dialog.tsx'])
  })

  test('a confirmation is asked as data [C17]', () => {
    const withActions = [
      'web/features/sprints/day-sheet.tsx', // asks nothing: what else can be put on the day
      'web/features/front-door/invitation/join-as-user.tsx', // its yes also comes from a sign-in elsewhere
      'web/shared/meeting/weekly-meeting.tsx', // to stay is the main answer
    ]
    expect(byHand(/<Dialog\b[^]{0,900}?\bactions=/, withActions)).toEqual([
      'web/ui/form-dialog.tsx',
    ])
    expect(byHand(/\bwindow[.]confirm\(|\bConfirmDialog\b/)).toEqual([])
  })

  test('a number is chosen by Stepper [C17]', () => {
    const chart = 'web/features/insights/readable.tsx' // goes along the points of a chart
    expect(byHand(/type="(?:number|range)"/, [chart])).toEqual([])
  })

  test('what could not be loaded or saved says so by TryAgain [C17]', () => {
    const others = [
      'web/app/plain-screens.tsx', // nothing but that is on the screen
      'web/app/refused-commands.tsx', // a change that the server refused, with what to do about it
      'web/features/front-door/invitation/invitation-banner.tsx', // the card is the message
      'web/features/verify-email/mailed-link-screen.tsx', // nothing but that is on the screen
      'web/paired/self-healing.tsx', // the same
      'web/shared/paired/paired-gate.tsx', // the same
      'web/shared/sprints/use-summaries.tsx', // a quiet line: what is shown is whole without
    ]
    expect(byHand(/>\s*Try again\s*</, others)).toEqual(['web/ui/waiting.tsx'])
  })

  test('an icon is hidden from screen readers by itself [C19]', () => {
    expect(byHand(/<[A-Z]\w*\s[^<>]*aria-hidden="true"/)).toEqual([])
  })

  test('what a file gives is its own: none passes on another’s [C19]', () => {
    const passesOn = /^export (?:type )?[*{]/m
    // What the server takes of each language is one list of what lies in its folder.
    const files = sources('{core,server,content,web}/**/*.{ts,tsx}').filter(
      (file) => !/^content[/](\w+[/])?spoken[.]ts$/.test(file),
    )
    expect(files.filter((file) => passesOn.test(read(file)))).toEqual([])
  })
})

describe('names are the field’s', () => {
  /** Given up for words that everybody knows; whole words of a name, in any case. */
  const givenUp = new Set([
    'cable',
    'company',
    'deed',
    'deeds',
    'departure',
    'partingword',
    'patience',
    'settingsplace',
    'settingsplaces',
    'towns',
    'useundoable',
    'whereabouts',
  ])
  const wordsOf = (name: string) =>
    name
      .replace(/([a-z\d])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split(/[^a-z\d]+/)
  const isGivenUp = (name: string) => {
    const words = wordsOf(name)
    return words.some((word, at) => givenUp.has(word) || givenUp.has(word + words[at + 1]))
  }
  const files = globSync('{core,server,web,e2e,scripts}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
    (file) => !file.includes('web/dist/'),
  )

  test('a name is taken apart into its words [C8]', () => {
    expect(
      ['useWhereabouts', 'two-towns.ts', 'TOWNS', 'partingWord'].filter(isGivenUp),
    ).toHaveLength(4)
    expect(['accompany', 'startingWord', 'towTruck'].filter(isGivenUp)).toEqual([])
  })

  test('no file has a name that was given up [C8] [C18]', () => {
    expect(files.filter((file) => isGivenUp(basename(file)))).toEqual([])
  })

  test('nothing in the code has a name that was given up [C8] [C18]', () => {
    const suspects = files.filter((file) =>
      [...givenUp].some((name) => read(file).toLowerCase().includes(name)),
    )
    const found = suspects.flatMap((file) => {
      const names: string[] = []
      const note = ({ name }: { name: string }) => {
        if (isGivenUp(name)) names.push(`${file}: ${name}`)
      }
      new Visitor({ Identifier: note, JSXIdentifier: note }).visit(
        parseSync(file, read(file)).program,
      )
      return [...new Set(names)]
    })
    expect(found).toEqual([])
  })
})
