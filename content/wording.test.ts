import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { activities } from './activities/index.ts'
import { funEndings } from './agendas/fun-endings.ts'
import { groundRules } from './agendas/ground-rules.ts'
import { planMeetingAgenda } from './agendas/plan-meeting.ts'
import { retrospectiveAgenda } from './agendas/retrospective.ts'
import { roles } from './agendas/roles.ts'
import { standUpAgenda, standUpAsks } from './agendas/stand-up.ts'
import { articles } from './articles/index.ts'
import { exampleGoals } from './goals/index.ts'
import { goalCategories } from './goals/goal.ts'
import { guide } from './guide.ts'
import { interestGroups } from './interests.ts'
import { priorities } from './priorities.ts'
import { questions } from './questions.ts'
import { sources } from './sources.ts'
import { stories } from './stories.ts'
import { suggestions } from './suggestions/index.ts'
import { wheelQuestions } from './wheel/questions.ts'

/** Every text in a tree of data. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** What is written as Markdown in English, line by line. */
function linesOfMarkdown(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => name.endsWith('.md') && !/^[a-z]{2}[/]/.test(name))
    .flatMap((name) => readFileSync(join(import.meta.dirname, name), 'utf8').split('\n'))
    .map((line) => line.replace(/^(?:[>\s-]|\d[.] )+/, '').replaceAll(/\]\([^)]*\)/g, ']'))
    .filter((line) => line !== '')
}

const texts = textsIn([
  articles,
  linesOfMarkdown(),
  activities.map(({ key: _, ...activity }) => activity),
  wheelQuestions,
  exampleGoals,
  goalCategories,
  suggestions,
  questions,
  [planMeetingAgenda, retrospectiveAgenda, standUpAgenda, standUpAsks],
  [roles, groundRules, funEndings],
  guide,
  sources,
  stories,
  priorities,
  interestGroups,
])

/** What nothing in the library may say, and why. */
const banned = [
  {
    what: 'a percentage: the famous one about written goals has no source',
    words: /\d\s*(%|per ?cent)/i,
  },
  {
    what: 'a rule of attention spans by age: there is no good source',
    words: /attention[ -]span/i,
  },
  { what: 'that science proves something', words: /\bprove[ns]?\b|scientific|guarantee/i },
  { what: 'scolding', words: /\boops\b|\bnaughty\b|\blazy child|you must|you should/i },
  { what: 'a straight apostrophe', words: /'/ },
  {
    what: 'American spelling',
    words: /\b(colors?|neighbors?\w*|favorites?|center|practicing|mom)\b/i,
  },
  { what: 'shouting', words: /!{2,}|\b(?!ALTCHA\b)[A-Z]{4,}/ },
  { what: 'space at an end or twice', words: /^\s|\s$|\s{2}/ },
]

test('[S1.5] the wording is checked in every text', () => {
  expect(texts.length).toBeGreaterThan(1500)
})

test.each(banned)('[S1.5] nothing in the library says $what', ({ words }) => {
  expect(texts.filter((text) => words.test(text))).toEqual([])
})
