import type { MeetingKind, QuestionsBySpeaker } from '#content/questions/question.ts'
import { planMeetingQuestions } from './questions/plan-meeting.ts'
import { retrospectiveQuestions } from './questions/retrospective.ts'
import { standUpQuestions } from './questions/stand-up.ts'

/** For each meeting and each age: enough that none comes back within a week. */
export const questions: Readonly<Record<MeetingKind, QuestionsBySpeaker>> = {
  'stand-up': standUpQuestions,
  'plan-meeting': planMeetingQuestions,
  retrospective: retrospectiveQuestions,
}
