/** A question that goes on after somebody’s name and a comma: « Mia, qu’est-ce que … ? » */
export const afterName = (question: string): string =>
  question.charAt(0).toLowerCase() + question.slice(1)
