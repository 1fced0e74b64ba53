import type { BrandWords } from '#content/brand-words.ts'

/** What the product says of itself as it comes; a host may say claim and rating otherwise. */
export const brandWords: BrandWords = {
  claim: 'Große Familienziele, Stück für Stück',
  title: 'Elefam: große Familienziele, Stück für Stück',
  promise: 'nur 5 Minuten am Tag – kostenlos anfangen',
  description:
    'Elefam hilft Familien, sich zusammen Ziele zu setzen und sie zu erreichen: Wochenplan, Tagesrunden, Rückblicke und Ideen, die zu euch passen.',
  footer:
    'Damit Familien zusammen wachsen: mit gemeinsamen Zielen, mit Spaß und mit einem Blick zurück.',
  whose: 'unsere eigenen Sterne',
}
