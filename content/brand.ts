/**
 * What whoever hosts the product may want to say otherwise: the name, the promise, the rating, where
 * else the family of users meets. Everything that names these reads them here.
 */
export const brand: Brand = {
  name: 'Elefam',
  claim: 'Big family goals, one bite at a time',
  promise: 'just 5 minutes a day - get started for free',
  description:
    'Elefam empowers families to set and achieve goals together: weekly planning, stand-ups, reflections and personalised guidance.',
  footer: 'Helping families grow through shared goals, fun, and reflection.',
  /**
   * What the landing page shows beside its stars, and whose it is. As it comes nobody has rated
   * anything: these are the makers' own stars, and the page says so. Put your families' in, with where
   * they come from, or null, which hides it.
   */
  rating: { value: 4.8, of: 5, whose: 'our own stars; yours are to come' },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
}

type Brand = Readonly<
  Record<'name' | 'claim' | 'promise' | 'description' | 'footer', string> & {
    rating: { value: number; of: number; whose: string } | null
    social: readonly { name: string; url: string }[]
  }
>
