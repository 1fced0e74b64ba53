// One thing has one name in all that a family reads (N11); docs/words.md has the words.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The words that were given up, what is said instead, and where they are no name of ours. */
const givenUp = [
  { words: /\bsprints?\b/i, instead: 'week' },
  { words: /\bretrospectives?\b/i, instead: 'look back' },
  { words: /\bstand-?ups?\b/i, instead: 'check-in' },
  { words: /\brecommend(s|ed|ations?)\b/i, instead: 'idea' },
  { words: /\b(our|your|the|its|this|one|another|first) goals?\b/i, instead: 'mission' },
]

/** Whoever has no family here yet chooses a goal, in the library and on the front page; a family has a mission. */
const isChoosing = (file: string) =>
  /^content\/|^web\/(features\/(front-door|blog)|shared\/goals)\//.test(file)

/** Quoted from the specification, met once beside our own word, or a word of others. */
const allowed = [
  'Every day, 5 minutes: your stand-up',
  'Plan the week together, check in for five minutes. Elefam empowers families to set and achieve goals together: weekly planning, stand-ups, reflections and personalised guidance.',
  'E. Derby, D. Larsen: Agile retrospectives.',
  'At work, a stand-up is a short meeting',
]

/** What stands in a file of code as text: of tags, in quotes, around what is filled in. */
function sentencesIn(name: string, code: string): string[] {
  const { program, errors } = parseSync(name, code)
  expect(errors).toEqual([])
  const [shown, found]: [string[], string[]] = [[], []]
  new Visitor({
    JSXText: ({ value }) => void shown.push(value),
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateElement: ({ value }) => void found.push(value.cooked ?? value.raw),
  }).visit(program)
  // Names for machines begin with no capital and have no space.
  return [...shown, ...found.filter((text) => /^\s*[A-Z]|\S\s+\S/.test(text))]
}

const textsOf = (name: string, text: string) =>
  name.endsWith('.md') ? text.split('\n') : sentencesIn(name, text)

function wrongIn(name: string, text: string): string[] {
  return textsOf(name, text).flatMap((sentence) => {
    if (allowed.some((quoted) => sentence.includes(quoted))) return []
    return givenUp
      .filter(({ words }) => words.test(sentence))
      .filter(({ instead }) => instead !== 'mission' || !isChoosing(name))
      .map(({ instead }) => `${name}: “${sentence.trim().slice(0, 80)}”: ${instead}`)
  })
}

test('[N11] a word that was given up is found wherever a family would read it', () => {
  const code =
    "import a from './sprint.ts'\nconst b = 'sprint'\nexport const c = <p>All sprints</p>\n"
  expect(wrongIn('web/a.tsx', code)).toHaveLength(1)
  expect(wrongIn('web/a.tsx', 'const d = `In ${b} the stand-up ends`')).toHaveLength(1)
  expect(wrongIn('web/a.tsx', "const e = 'Choose a goal'\nconst f = 'Our goal'")).toHaveLength(1)
  expect(wrongIn('content/a.md', '# The retrospective\n\nLook back.')).toHaveLength(1)
})

test('[N11] one thing has one name in screens, content, mails and calendars', () => {
  const places = [
    'web/{features,shared,ui,app}/**/*.{ts,tsx}',
    'content/**/*.{ts,md}',
    'server/features/{mail/templates,calendar/feed-text,deletion/farewell-mails,invites/joined-mails}.ts',
    'core/calendars/family-calendar.ts',
  ]
  const files = places
    .flatMap((place) => globSync(place, { cwd: root }))
    .filter((file) => !/[.]test[.]tsx?$|(^|[/])testing[/]|^content[/][a-z]{2}[/]/.test(file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => wrongIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})
