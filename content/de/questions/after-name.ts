/** A question that goes on after somebody’s name and a colon: „Ada: Was …?“, for it may begin with a noun. */
export const afterName = (question: string): string => question
