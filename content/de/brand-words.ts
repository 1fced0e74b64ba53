import type { BrandWords } from '#content/brand-words.ts'

/** What the product says of itself as it comes; a host may say claim and rating otherwise. */
export const brandWords: BrandWords = {
  claim: 'Große Familienziele, Stück für Stück',
  title: 'Elefam: große Familienziele, Stück für Stück',
  promise: '5 Minuten am Tag – kostenlos anfangen',
  description:
    'Plant die Woche zusammen und nehmt euch fünf Minuten am Tag. Elefam hilft Familien, sich gemeinsam Ziele zu setzen und sie zu erreichen: mit Wochenplan, Tagesrunden, Rückblicken und Ideen, die zu euch passen.',
  footer: 'Damit Familien zusammenwachsen: mit gemeinsamen Zielen, Spaß und Rückblicken.',
  whose: 'unsere eigene Bewertung',
}
