/** A question that goes on after somebody’s name and a comma: “what …?”, but “I …”. */
export const afterName = (question: string): string =>
  /^I\b/.test(question) ? question : question.charAt(0).toLowerCase() + question.slice(1)
