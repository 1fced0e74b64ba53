import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ExampleGoal } from '#content/goals/goal.ts'
import type { Spoken } from '#content/spoken.ts'
import { contentIn } from '#server/content.ts'

const here = import.meta.dirname
const languages = readdirSync(here).filter((name) => existsSync(join(here, name, 'spoken.ts')))

/** A language may need them and English not: its sentences show the stored names of the days. */
const withoutOriginal = ['weekday-names.ts']

/** What each language has in its own number: how people type, and words that mean something. */
const ownLists = ['goals/synonyms.ts', 'suggestions/themes.ts', 'spoken.ts', 'task-pictures.ts']

/** A study keeps its title: what is there in English may stay. */
const isTitle = (place: string) => /source.*[/](short|full)$/i.test(place)

type Exports = Record<string, unknown>
const load = async (...path: string[]) => (await import(join(here, ...path))) as Exports

/** Every text of some content, by where it stands; functions are asked elsewhere. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    textsOf(one, `${place}/${key}`),
  )
}

/** All but texts: lists with their lengths, names, numbers, and which of them is a function. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'function') return typeof value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(shapeOf)
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, shapeOf(one)]),
  )
}

/** What code reads and people do not: an id, an icon, an address, a day. */
const isCode = (place: string, text: string) =>
  /^[a-z\d]+(-[a-z\d]+)*$|^https?:|^\d{4}-/.test(text) && !/[/](does|leadsTo)$/.test(place)

const isSentence = (text: string) => (text.match(/\p{L}+ /gu) ?? []).length > 1

describe.each(languages)('content in %s', (language) => {
  const files = globSync('**/*.{ts,md}', { cwd: join(here, language) }).toSorted()
  const modules = files.filter((file) => file.endsWith('.ts') && !withoutOriginal.includes(file))
  const same = modules.filter((file) => !ownLists.includes(file))

  test('is that of English, file by file, and the server knows of it', () => {
    const strange = files.filter((file) => !existsSync(join(here, file)))
    expect(strange.filter((file) => !withoutOriginal.includes(file))).toEqual([])
    expect(contentIn(language)).not.toBe(contentIn('en'))
  })

  test.each(modules)('%s gives what the English file gives', async (file) => {
    const [english, own] = [await load(file), await load(language, file)]
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  test.each(same)('%s has the same ids and lengths, and no English sentence', async (file) => {
    const [english, own] = [await load(file), await load(language, file)]
    expect(shapeOf(own)).toEqual(shapeOf(english))
    const texts = new Map(textsOf(own))
    const codes = textsOf(english).filter(([place, text]) => isCode(place, text))
    expect(codes.filter(([place, text]) => texts.get(place) !== text)).toEqual([])
    const left = textsOf(english).filter(
      ([place, text]) => isSentence(text) && !isTitle(place) && texts.get(place) === text,
    )
    expect(left).toEqual([])
  })

  test.each(files.filter((file) => file.endsWith('.md')))('%s has the same parts', (file) => {
    const partsOf = (...path: string[]) => {
      const text = readFileSync(join(here, ...path), 'utf8')
      return {
        headings: text.match(/^#+ /gm),
        links: [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to).toSorted(),
        values: text.match(/\{\w+\}/g),
      }
    }
    expect(partsOf(language, file)).toEqual(partsOf(file))
  })

  test('in the sample family’s plan are steps of its goal, in the goal’s words [C10]', async () => {
    const [{ sampleWords }, { adventures }] = [
      await load(language, 'sample/words.ts'),
      await load(language, 'goals/adventures.ts'),
    ] as [Pick<Spoken, 'sampleWords'>, { adventures: readonly ExampleGoal[] }]
    const { spot, list, trial } = sampleWords.tasks
    expect(adventures[0]?.firstSteps.slice(0, 3)).toEqual([spot, list, trial])
  })
})
