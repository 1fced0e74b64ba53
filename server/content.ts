// The one way from the server to the content (.dependency-cruiser.mjs): everything in its reader's language.
import { brandIn, type Brand } from '#content/brand.ts'
import { exampleGoals } from '#content/goals/index.ts'
import { sampleFamily } from '#content/sample/sample-family.ts'
import * as spoken from '#content/spoken.ts'
import type { Spoken } from '#content/spoken.ts'
import { rules as englishRules } from '#content/suggestions/rules.ts'
import { memoize } from '#core/lib/memoize.ts'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { Rules } from '#core/recommendations/recommendation-rules.ts'
import type { Theme } from '#core/tasks/themes.ts'
import { moduleWhenNeeded } from './platform/program.ts'
import { languageNow } from './platform/say.ts'

const english: Spoken = { ...spoken }

/**
 * What we wrote, in a language; in English where nobody translated it. It is loaded for its first reader:
 * a host has in memory what its families read.
 */
export const contentIn = (language: string): Spoken =>
  language === 'en' ? english : translated(language)

const translated = memoize(50, (language: string): Spoken => {
  const source = new URL(`../content/${language}/spoken.ts`, import.meta.url)
  try {
    return moduleWhenNeeded(`languages/${language}`, source)
  } catch {
    return english
  }
})

/** The same for whoever reads what is said now (server/platform/say.ts). */
export const contentNow = (): Spoken => contentIn(languageNow())

/** What we say of the product, or its host does, to whoever reads it now. */
export const brandNow = (): Brand => brandIn(contentNow().brandWords)

/** The family that is lent to whoever looks around, as it writes in a language. */
export const sampleFamilyIn = (language: string, today: string, weeks: number): Bootstrap =>
  sampleFamily(today, weeks, contentIn(language).sampleWords)

/** What one of our example goals is about: the same in every language. */
export const topicsOfExample = (exampleId: string | undefined): readonly string[] | undefined =>
  exampleGoals.find(({ id }) => id === exampleId)?.topics

export const deviceWords: Spoken['deviceWords'] = (userAgent) => contentNow().deviceWords(userAgent)

export const thanksWords: Spoken['thanksWords'] = (thanks, called) =>
  contentNow().thanksWords(thanks, called)

export const topicWords: Spoken['topicWords'] = (topic) => contentNow().topicWords(topic)

/** For mails, reminders and programs, which look for "Week 4" as somebody types it. */
export const weekName: Spoken['weekName'] = (name) => {
  const said = contentNow().weekName(name)
  return typeof name === 'number' ? said.replaceAll('\u00a0', ' ') : said
}

/**
 * How recommendations are chosen for a family that writes in these languages: its words count in each of
 * them, whoever reads.
 */
export const rulesFor = (languages: readonly string[]): Rules =>
  rulesOf([...new Set(languages)].toSorted().join(' '))

const rulesOf = memoize(50, (languages: string): Rules => {
  const all = languages.split(' ')
  const themes = all.map((language) => contentIn(language))
  return {
    ...englishRules,
    languages: all,
    themes: joined(themes.map(({ lowThemes }) => lowThemes)),
    goalTopics: joined(themes.map(({ goalTopics }) => goalTopics)),
    commonWords: themes.flatMap(({ commonWords }) => commonWords),
  }
})

/** The same themes with the words of several languages. */
const joined = ([first = [], ...others]: readonly (readonly Theme[])[]): Theme[] =>
  first.map(({ id, words }) => ({
    id,
    words: [
      words,
      ...others.map((themes) => themes.find((one) => one.id === id)?.words ?? []),
    ].flat(),
  }))
