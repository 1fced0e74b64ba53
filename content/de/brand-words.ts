import type { BrandWords } from '#content/brand-words.ts'

/** What the product says of itself as it comes; a host may say claim and rating otherwise. */
export const brandWords: BrandWords = {
  claim: 'Große Familienziele, Stück für Stück',
  title: 'Elefam: große Familienziele, Stück für Stück',
  promise: '5 Minuten am Tag – kostenlos anfangen',
  description:
    'Plant die Woche zusammen, nehmt euch fünf Minuten am Tag. Elefam hilft Familien, Ziele zu setzen und zu erreichen: mit Wochenplan, Tagesrunden, Rückblicken und Ideen, die zu euch passen.',
  footer: 'Damit Familien wachsen: gemeinsame Ziele, Spaß und Rückblick.',
  whose: 'unsere eigene Bewertung',
}
