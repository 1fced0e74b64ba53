/** A question that goes on after somebody’s name and a comma: a letter has one form. */
export const afterName = (question: string): string => question
