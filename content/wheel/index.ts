export { wheelTopics, type WheelQuestion } from './question.ts'
export { wheelQuestions } from './questions.ts'
