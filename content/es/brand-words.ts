import type { BrandWords } from '#content/brand-words.ts'

/** What the product says of itself as it comes; a host may say claim and rating otherwise. */
export const brandWords: BrandWords = {
  claim: 'Grandes metas en familia, bocado a bocado',
  title: 'Elefam: grandes metas en familia, bocado a bocado',
  promise: 'Solo 5 minutos al día – empieza gratis',
  description:
    'La semana en familia, y cinco minutos al día. Elefam ayuda a las familias a ponerse metas y alcanzarlas: plan de la semana, ronda del día, mirada atrás e ideas a medida.',
  footer: 'Para que las familias crezcan con metas en común, con juego y con una mirada atrás.',
  whose: 'nuestra propia nota',
}
