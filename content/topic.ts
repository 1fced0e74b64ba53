import type { InterestName } from './interests.ts'
import type { PriorityName } from './priorities.ts'

/** What a goal or a suggestion serves: a priority or an interest, by its exact name. */
export type TopicName = PriorityName | InterestName
