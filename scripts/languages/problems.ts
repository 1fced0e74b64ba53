import { parse, type Token } from '@messageformat/parser'

/** What is wrong with a translation, in words for whoever wrote it; nothing where all is well. */
export function problemsOf(english: string, translated: string, language: string): string[] {
  if (translated.trim() === '') return ['has no translation']
  let tokens: Token[]
  try {
    tokens = parse(translated, { strict: true })
  } catch (error) {
    return [`cannot be read: ${String(error).split('\n')[0]}`]
  }
  const wanted = partsOf(parse(english, { strict: true }))
  const given = partsOf(tokens)
  return [
    ...without(wanted.values, given.values).map((name) => `lacks {${name}}`),
    ...without(given.values, wanted.values).map((name) => `has {${name}}, which English has not`),
    ...without(wanted.tags, given.tags).map((tag) => `lacks ${tag}`),
    ...without(given.tags, wanted.tags).map((tag) => `has ${tag}, which English has not`),
    ...formsMissing(tokens, language),
  ]
}

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  [...all].filter((one) => !some.has(one))

/** The values that a text names, and its elements’ tags. */
function partsOf(tokens: readonly Token[]): { values: Set<string>; tags: Set<string> } {
  const [values, tags] = [new Set<string>(), new Set<string>()]
  const walk = (list: readonly Token[]) => {
    for (const token of list) {
      if (token.type === 'content')
        for (const [tag] of token.value.matchAll(/<\/?\d+\/?>/g)) tags.add(tag)
      else if (token.type !== 'octothorpe') values.add(token.arg)
      if ('cases' in token) for (const { tokens: inner } of token.cases) walk(inner)
    }
  }
  walk(tokens)
  return { values, tags }
}

/** A language has its own forms for counts: Arabic six, German two. */
function formsMissing(tokens: readonly Token[], language: string): string[] {
  return tokens.flatMap((token) => {
    if (!('cases' in token)) return []
    const inner = token.cases.flatMap((one) => formsMissing(one.tokens, language))
    if (token.type === 'select') return inner
    const type = token.type === 'plural' ? 'cardinal' : 'ordinal'
    const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions()
    const there = new Set(token.cases.map(({ key }) => key))
    return [
      ...pluralCategories
        .filter((form) => !there.has(form))
        .map((form) => `lacks the form "${form}" of {${token.arg}}`),
      ...inner,
    ]
  })
}
