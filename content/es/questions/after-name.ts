/** A question that goes on after somebody’s name and a comma: “Mia, ¿qué …?” */
export const afterName = (question: string): string =>
  question.replace(/^(¿?)(.)/u, (_, mark: string, first: string) => mark + first.toLowerCase())
