import type { GuideSection } from '#content/guide/section.ts'

export const guideWhenItGoesWrong: readonly GuideSection[] = [
  {
    id: 'when-it-goes-wrong',
    heading: 'Wenn es schiefgeht',
    icon: 'life-buoy',
    paragraphs: [
      {
        text: 'Das wird es, in manchen Wochen. Ein Familienrat, der früh mit einem Keks endet, ist trotzdem einer.',
      },
    ],
    items: [
      {
        text: 'Niemand hat Lust: Nehmt die Acht-Minuten-Fassung, oder nur das Danken und etwas Lustiges.',
      },
      { text: 'Es wird laut: Pause, etwas trinken, mit etwas Leichtem weitermachen.' },
      {
        text: 'Es wird eine Gerichtsverhandlung daraus: Hört mit dem Thema auf. Was ein Kind angeht, beredet ihr mit diesem Kind allein.',
        sources: ['positiveDiscipline'],
      },
      { text: 'Jemand redet immer: Dreht die Sanduhr um, gebt den Redestein weiter.' },
      { text: 'Jemand redet nie: Stellt eine Frage, auf die man mit dem Finger antworten kann.' },
      { text: 'Wenig ist geschafft: Plant die Hälfte. Weniger Versprechen, mehr Häkchen.' },
      {
        text: 'Ein Elternteil macht alles: Gebt die Leitung für einen Monat ab, mit Werkzeug und mit dem Drandenken.',
      },
      {
        text: 'Ihr habt etwas Dummes vereinbart: Probiert es eine Woche, solange es nicht gefährlich ist.',
      },
      {
        text: 'Drei Wochen sind ausgefallen: Fangt an einem beliebigen Tag wieder an. Nachzuholen gibt es nichts.',
      },
    ],
  },
  {
    id: 'when-life-is-heavy',
    heading: 'Wenn das Leben schwer ist',
    icon: 'heart',
    paragraphs: [
      {
        text: 'Krankheit, Trauer, ein Umzug, eine Trennung: Lasst das Ziel ruhen und macht Pause mit der Woche. Behaltet nur, was euch guttut; für viele ist es das Danken.',
      },
      {
        text: 'Ein Familienrat ist keine Therapie. Wenn jemand in Not oder nicht sicher ist, wendet euch bitte an eine Arztpraxis, eine Beratungsstelle oder ein Hilfetelefon bei euch.',
      },
    ],
    items: [],
  },
]
