export { wheelTopics, type WheelQuestion, type WheelTopic } from './question.ts'
export { wheelQuestions } from './questions.ts'
