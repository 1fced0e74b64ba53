import type { BrandWords } from '#content/brand-words.ts'

/** What the product says of itself as it comes; a host may say claim and rating otherwise. */
export const brandWords: BrandWords = {
  claim: 'Große Familienziele, Stück für Stück',
  title: 'Elefam: große Familienziele, Stück für Stück',
  promise: '5 Minuten am Tag – kostenlos anfangen',
  description:
    'Plant die Woche zusammen und nehmt euch fünf Minuten am Tag. Elefam hilft Familien, sich Ziele zu setzen und sie zu erreichen: mit Wochenplan, Tagesrunden, Rückblicken und Ideen, die zu euch passen.',
  footer: 'Damit Familien zusammenwachsen: gemeinsame Ziele, Spaß und Rückblick.',
  whose: 'unsere eigene Bewertung',
}
