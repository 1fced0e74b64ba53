// What the server says of all this. Each language’s folder has the same of its own (server/content.ts).
import type { Theme } from '#core/tasks/themes.ts'

export { articles } from './articles/index.ts'
export { brandWords } from './brand-words.ts'
export { deviceWords } from './device-words.ts'
export { sampleWords } from './sample/words.ts'
export { goalSuggestions } from './suggestions/goal-suggestions.ts'
export { suggestions } from './suggestions/index.ts'
export { commonWords, goalTopics, lowThemes } from './suggestions/themes.ts'
export { thanksWords } from './thanks-words.ts'
export { topicWords } from './topic-words.ts'
export { weekName } from './week-name.ts'

/** The same in any language. */
// oxlint-disable-next-line typescript/consistent-type-imports -- a module does not import itself
export type Spoken = Omit<typeof import('./spoken.ts'), 'lowThemes'> & {
  lowThemes: readonly Theme[]
}
