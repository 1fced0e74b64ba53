import type { GuideSection } from '#content/guide/section.ts'

export const guideWithAges: readonly GuideSection[] = [
  {
    id: 'with-small-ones',
    heading: 'Mit Kleinen',
    icon: 'baby',
    paragraphs: [
      {
        text: 'Ab etwa drei kann ein Kind mitmachen, ab etwa fünf ganz dabei sein. Zehn Minuten reichen, solange jemand unter sechs dabei ist.',
        sources: ['extension', 'positiveDiscipline'],
      },
    ],
    items: [
      {
        text: 'Bilder für Aufgaben, Gesichter für Gefühle. Lasst sie mit einem dicken Stift abhaken.',
      },
      { text: 'Bietet zwei Dinge zur Wahl an, und meint beide ernst.' },
      { text: 'Eine Aufgabe, höchstens zwei.' },
      { text: 'Gebt ihnen ein eigenes Amt: Die Glocke oder die Lampe gehört dem Kleinsten.' },
      { text: 'Kommen und gehen ist erlaubt. Was am Ende Spaß macht, holt sie zurück.' },
      { text: 'Babys sind auf dem Schoß willkommen und haben keine Tagesordnung.' },
    ],
  },
  {
    id: 'with-school-children',
    heading: 'Mit Schulkindern',
    icon: 'backpack',
    paragraphs: [
      {
        text: 'Sie können leiten, auf die Zeit achten und aufschreiben, und sie machen es gern gut.',
      },
    ],
    items: [
      { text: 'Bis zu drei Aufgaben, die wirklich ihre sind, an Tagen, die sie ausgesucht haben.' },
      {
        text: 'Dankt ihnen für das, was sie getan haben, und nennt es beim Namen.',
        sources: ['gunderson'],
      },
      { text: 'Fragt nach dem Hindernis und dem Wenn-dann; ihre eigenen Fallen kennen sie.' },
      { text: 'Lasst jede Woche eine ihrer Ideen gewinnen.' },
    ],
  },
  {
    id: 'with-teenagers',
    heading: 'Mit Teenagern',
    icon: 'headphones',
    paragraphs: [
      {
        text: 'Ab etwa 15 dürfen junge Menschen schnell mehr mitentscheiden. Ein Familienrat, der nur Pflichten verteilt, verliert sie.',
        sources: ['wrayLake'],
      },
    ],
    items: [
      { text: 'Fragt, wann es sich für sie lohnen würde, und ändert den Familienrat danach.' },
      { text: 'Sie bestimmen ihre Aufgaben selbst. Einmal dürft ihr nachfragen.' },
      { text: 'Stellt ab und zu eine Regel zur Debatte, und ändert sie wirklich.' },
      { text: 'Kurze Antworten sind Antworten. Privates bleibt privat.' },
      {
        text: 'Wenn sie nicht kommen, lest ihnen den Plan in zwei Zeilen vor und haltet ihren Stuhl frei.',
      },
    ],
  },
  {
    id: 'with-two-homes',
    heading: 'Allein, in zwei Zuhause, mit vielen Generationen',
    icon: 'house',
    paragraphs: [
      {
        text: 'Familie ist, wer zu eurer gehört. Ein Familienrat klappt zu zweit, und er klappt am Telefon.',
      },
    ],
    items: [
      {
        text: 'Bei zwei Zuhause plant ihr die Tage, die bei euch sind, und sagt dem anderen, was wichtig ist.',
      },
      {
        text: 'Sagt einmal, welche Tage das sind: in den Einstellungen, unter Familie, „Wer wann hier ist“. An den anderen wird ein Kind nichts gefragt, niemand wartet auf das Kind, und ein Fingertipp genügt, wenn es einmal anders ist.',
      },
      {
        text: 'Hat das andere Zuhause hier auch eine Familie, braucht ein Kind ein Handy und nicht zwei. Jedes Zuhause sagt dort, unter Das andere Zuhause, ob seine Woche darauf zu sehen ist.',
      },
      { text: 'Großeltern oder Freunde können zu Gast sein und sogar leiten.' },
      { text: 'Allein mit Kindern: Lasst jedes Amt reihum gehen; ihr müsst nicht alle drei sein.' },
    ],
  },
]
