import type { BrandWords } from '#content/brand-words.ts'

/** What the product says of itself as it comes; a host may say claim and rating otherwise. */
export const brandWords: BrandWords = {
  claim: 'Les grands objectifs de la famille, une bouchée à la fois',
  title: 'Elefam : les grands objectifs de la famille, une bouchée à la fois',
  promise: '5 minutes par jour – commence gratuitement',
  description:
    'Elefam aide les familles à se donner des objectifs et à les atteindre : plan de la semaine, point du jour, bilan et idées à la mesure de chaque maison.',
  footer:
    'Pour que les familles grandissent ensemble : avec des objectifs communs, du plaisir et un regard en arrière.',
  whose: 'nos propres étoiles',
}
