/** What scripts/markdown.ts makes of a text. */
declare module '*.md' {
  import type { ComponentType } from 'react'

  const Text: ComponentType
  export default Text
}
