/** The language of this build. One for another language has another module in this place (scripts/languages). */
export const language: string = 'en'
