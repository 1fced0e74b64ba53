import type { ContentIcon } from '../icons.ts'
import type { SourceId } from '../sources.ts'

/** A sentence or two; where it claims something, its sources are shown beside it. */
export type GuideText = { text: string; sources?: readonly SourceId[] }

export type GuideSection = {
  /** The anchor on the page. */
  id: string
  heading: string
  icon: ContentIcon
  paragraphs: readonly GuideText[]
  items: readonly GuideText[]
}
