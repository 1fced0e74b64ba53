/** What the product says of itself as it comes; a host may say claim and rating otherwise. */
export const brandWords = {
  claim: 'Big family goals, one bite at a time',
  title: 'Elefam: big family goals, one bite at a time',
  promise: 'just 5 minutes a day - get started for free',
  description:
    'Plan the week together, check in for five minutes. Elefam empowers families to set and achieve goals together: weekly planning, stand-ups, reflections and personalised guidance.',
  footer: 'Helping families grow through shared goals, fun, and reflection.',
  /** Whose rating it is: nobody else has rated anything (S1.2). */
  whose: 'our own rating',
}

export type BrandWords = typeof brandWords
