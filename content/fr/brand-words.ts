import type { BrandWords } from '#content/brand-words.ts'

/** What the product says of itself as it comes; a host may say claim and rating otherwise. */
export const brandWords: BrandWords = {
  claim: 'Les grands objectifs de la famille, une bouchée à la fois',
  title: 'Elefam : les grands objectifs de la famille, une bouchée à la fois',
  promise: '5 minutes par jour – c’est gratuit',
  description:
    'La semaine ensemble, le point en cinq minutes. Elefam aide les familles à atteindre leurs objectifs : plan de la semaine, point du jour, bilan et idées à leur mesure.',
  footer: 'Pour grandir en famille : des objectifs communs, du jeu et du recul.',
  whose: 'notre propre note',
}
