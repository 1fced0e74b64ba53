import PO from 'pofile'
import { describe, expect, test } from 'vitest'
import { isolate } from '#core/say.ts'
import { atRunTime } from './at-run-time.ts'
import { bareTexts } from './bare.ts'
import { translateBy, updated } from './catalog.ts'
import { inLanguage, type Translate } from './in-language.ts'
import { messagesOf } from './messages.ts'
import { manifestIn, pageIn, textsOfPage } from './page.ts'
import { problemsOf } from './problems.ts'

const head = `import { t, plural, select, selectOrdinal } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
`
const found = (code: string) => messagesOf(head + code, 'a.tsx')
const textsOf = (code: string) => found(code).map(({ text }) => text)

describe('a sentence of the code', () => {
  test.each([
    ['t`Good evening`', 'Good evening'],
    ['t`${name} is here`', '{name} is here'],
    ['t`${member.name} and ${other()}`', '{0} and {1}'],
    ['t`${name}, ${name} and ${name}`', '{name}, {name} and {name}'],
    [
      "plural(count, { one: '# task', other: '# tasks' })",
      '{count, plural, one {# task} other {# tasks}}',
    ],
    [
      "plural(days.length, { 0: 'today', one: 'a day', other: `${name}: # days` })",
      '{0, plural, =0 {today} one {a day} other {{name}: # days}}',
    ],
    [
      "t`It is ${selectOrdinal(n, { one: '#st', other: '#th' })}`",
      'It is {n, selectordinal, one {#st} other {#th}}',
    ],
    [
      "t`Sent ${select(way, { mail: 'by mail', other: 'otherwise' })}`",
      'Sent {way, select, mail {by mail} other {otherwise}}',
    ],
    ["t({ message: 'Left', context: 'days' })", 'Left'],
    ['<Trans>See <b>the plan</b> of {name}.</Trans>', 'See <0>the plan</0> of {name}.'],
    ['<Trans>One<br />two</Trans>', 'One<0/>two'],
    [
      '<Trans>\n  On two\n  lines{" "}\n  <a>and <b>more</b></a>\n</Trans>',
      'On two lines <0>and <1>more</1></0>',
    ],
    ['t`{ braces }`', "'{' braces '}'"],
  ])('%s says %s', (code, text) => {
    expect(textsOf(code)).toEqual([text])
  })

  test('may hold another one in a value or an attribute', () => {
    const [outer] = found('<Trans>See <a title={t`here`}>{isNew ? t`new` : name}</a></Trans>')
    expect(outer?.text).toBe('See <0>{0}</0>')
    expect(outer?.within.map(({ text }) => text)).toEqual(['new', 'here'])
  })

  test('is one only where the words come from say.ts', () => {
    expect(messagesOf("import { t } from './other.ts'\nt`no`", 'a.tsx')).toEqual([])
  })
})

const german: Translate = ({ text, context }) =>
  ({
    'Good evening': 'Guten Abend',
    '{name} is here': 'Da ist {name}',
    'See <0>the plan</0> of {name}.': 'Von {name}: <0>der Plan</0>',
    'See <0>{0}</0>': '<0>{0}</0> ansehen',
    here: 'hier',
    new: 'neu',
    '{count, plural, one {# task} other {# tasks}}':
      '{count, plural, one {# Aufgabe} other {# Aufgaben}}',
    Left: context === 'days' ? 'übrig' : 'links',
  })[text]
const said = (code: string) =>
  inLanguage(head + code, 'a.tsx', { translate: german })?.code.replace(head, '')

describe('a file in another language', () => {
  test.each([
    ['t`Good evening`', '`Guten Abend`'],
    ['t`${name} is here`', '`Da ist ${name}`'],
    ["t({ message: 'Left', context: 'days' })", '`übrig`'],
    ["t({ message: 'Left' })", '`links`'],
    ['t`not said yet, ${name}`', '`not said yet, ${name}`'],
    [
      '<Trans>See <b className="x">the plan</b> of {name}.</Trans>',
      '<>{"Von "}{name}{": "}<b className="x">{"der Plan"}</b></>',
    ],
    [
      '<Trans>See <a title={t`here`}>{isNew ? t`new` : name}</a></Trans>',
      '<><a title={`hier`}>{isNew ? `neu` : name}</a>{" ansehen"}</>',
    ],
    ['<p><Trans>not said</Trans> {name}</p>', '<p>{"not said"} {name}</p>'],
    ['isNew && <Trans>new</Trans>', 'isNew && `neu`'],
  ])('%s', (code, inGerman) => {
    expect(said(code)).toBe(inGerman)
  })

  test('keeps names of another direction apart where lines run from right to left [L4]', () => {
    const arabic = { translate: german, direction: 'rtl' } as const
    const inArabic = (code: string) => inLanguage(head + code, 'a.tsx', arabic)?.code
    expect(inArabic('t`${name} is here`')).toContain('`Da ist ${$isolate(name)}`')
    expect(inArabic('<Trans>{name} is here</Trans>')).toContain('<>{"Da ist "}{$isolate(name)}</>')
    expect(isolate('Ada')).toBe('\u2068Ada\u2069')
    // A sentence within a sentence begins on the right, whatever name it begins with.
    expect(isolate('\u2068Ada\u2069، كيف')).toBe('\u2067\u2068Ada\u2069، كيف\u2069')
    expect(isolate(3)).toBe(3)
  })

  test('counts as that language does', () => {
    expect(said("plural(count, { one: '# task', other: '# tasks' })")).toBe(
      "import { numberOf as $numberOf, plural as $plural } from '#core/say.ts';" +
        '`${$plural(count, { "one": `${$numberOf(count)} Aufgabe`, "other": `${$numberOf(count)} Aufgaben` })}`',
    )
  })
})

describe('a catalog', () => {
  const sentence = (text: string, file = 'web/a.tsx') => ({
    text,
    context: undefined,
    comment: undefined,
    file,
  })

  test('takes what is new, keeps what is translated, and puts aside what nobody says any more', () => {
    const before = updated(new PO(), [sentence('Yes'), sentence('No')])
    for (const item of before.items) item.msgstr = [`${item.msgid} auf Deutsch`]
    const after = updated(before, [
      sentence('Perhaps'),
      sentence('Yes'),
      sentence('Yes', 'web/b.tsx'),
    ])
    expect(
      after.items.map(({ msgid, obsolete, references }) => [msgid, obsolete, references]),
    ).toEqual([
      ['Perhaps', false, ['web/a.tsx']],
      ['Yes', false, ['web/a.tsx', 'web/b.tsx']],
      ['No', true, expect.anything()],
    ])
    const translate = translateBy(PO.parse(after.toString()))
    expect(translate(sentence('Yes'))).toBe('Yes auf Deutsch')
    expect(translate(sentence('No'))).toBeUndefined()
    expect(translate(sentence('Perhaps'))).toBeUndefined()
  })
})

describe('a translation is refused', () => {
  const counted = '{count, plural, one {# task} other {# tasks}}'
  test.each([
    ['Yes', '', 'de', 'has no translation'],
    ['{name} is here', 'Da ist jemand', 'de', 'lacks {name}'],
    ['It is here', '{name} ist da', 'de', 'has {name}, which English has not'],
    ['<0>Yes</0>', 'Ja', 'de', 'lacks <0>'],
    [
      counted,
      '{count, plural, one {#} two {#} few {#} many {#} other {#}}',
      'ar',
      'lacks the form "zero" of {count}',
    ],
    ['Yes', '{count, plural, one', 'de', 'cannot be read'],
  ])('%s as %s in %s', (english, translated, language, problem) => {
    expect(problemsOf(english, translated, language).join()).toContain(problem)
  })

  test('and taken where all is there', () => {
    expect(problemsOf(counted, '{count, plural, other {# 件}}', 'ja')).toEqual([])
  })
})

describe('the server’s program', () => {
  test('asks for each sentence when it is said', () => {
    expect(atRunTime(head + 't`${name} has ${n} tasks`', 'a.ts')?.code.replace(head, '')).toBe(
      "import { say as $say } from '#server/platform/say.ts';" +
        '$say("{name} has {n} tasks", { "name": name, "n": n }, () => t`${name} has ${n} tasks`)',
    )
  })
})

describe('a page and a manifest', () => {
  const texts: Translate = ({ text }) => ({ 'Setting up...': 'Gleich …', Today: 'Heute' })[text]

  test('say which language they are in, and their own texts in it', () => {
    const page = '<html lang="en"><title>Elefam</title><p>Setting up...</p><i>12</i>'
    expect(textsOfPage(page)).toEqual(['Elefam', 'Setting up...'])
    expect(pageIn(page, 'de', texts)).toBe(
      '<html lang="de"><title>Elefam</title><p>Gleich …</p><i>12</i>',
    )
    expect(pageIn(page, 'ar', texts)).toContain('<html lang="ar" dir="rtl">')
    const manifest = '{"lang":"en","id":"/x","shortcuts":[{"name":"Today","url":"/Today"}]}'
    expect(manifestIn(manifest, 'de', texts)).toBe(
      '{"lang":"de","id":"/x","shortcuts":[{"name":"Heute","url":"/Today"}]}',
    )
  })
})

describe('a text that stands bare', () => {
  const bare = (code: string) => bareTexts(head + code, 'a.tsx').map(({ text }) => text)
  test.each([
    '<p>Good evening</p>',
    '<p title="Good evening" />',
    "const label = 'Good evening'",
    'const label = `${name} is good`',
    'const label = `${name}: gone`',
    "f({ title: 'Good' })",
    "const ages = '3 to 5 years'",
    'const label = `${name}: how`',
    "throw new Error('This cannot be done here.')",
    "fail(new Error('This cannot be done here.'))",
  ])('%s is found', (code) => {
    expect(bare(code)).toHaveLength(1)
  })

  test.each([
    '<p><Trans>Good evening</Trans></p>',
    'const label = t`Good evening`',
    '<p className="grid gap-2 text-small" id="a-b" />',
    "if (key === 'Escape') go()",
    "import x from './a b.ts'",
    "type A = 'Good evening' | 'b'",
    "element.closest('input, textarea')",
    "throw new Error('This is for developers')",
    "const path = '/plan/meeting'",
  ])('%s is not', (code) => {
    expect(bare(code)).toEqual([])
  })
})
