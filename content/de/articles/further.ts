import type { Further } from '#content/articles/further.ts'

/** By the article's slug. */
export const further: Record<string, Further> = {
  'the-20-minute-family-meeting': {
    sources: ['fiese', 'extension', 'positiveDiscipline', 'feiler'],
    goals: [
      { id: 'meet-eight-weeks-running', title: 'Acht Mal Familienrat halten' },
      { id: 'thanks-out-loud', title: 'Jeden Tag laut Danke sagen' },
      { id: 'sunday-together', title: 'Den Sonntagnachmittag füreinander freihalten' },
    ],
  },
  'a-goal-the-smallest-can-say': {
    sources: ['covey', 'harkin'],
    goals: [
      {
        id: 'hill-to-the-top',
        title: 'Zusammen auf einen richtigen Berg wandern, bis ganz nach oben',
      },
      { id: 'night-under-the-stars', title: 'Eine Nacht unter den Sternen schlafen' },
      { id: 'grow-a-salad', title: 'Salat ziehen, vom Samen bis zum Teller' },
    ],
  },
  'the-stand-up-with-a-four-year-old': {
    sources: ['feiler', 'extension', 'harkin'],
    goals: [
      { id: 'little-hands-can', title: 'Fünf Aufgaben, die kleine Hände allein schaffen' },
      { id: 'mornings-without-rushing', title: 'Pünktlich und gut gelaunt aus dem Haus' },
      { id: 'ten-minute-tidy', title: 'Jeden Abend zehn Minuten zusammen aufräumen' },
    ],
  },
  'why-plans-need-an-if-then': {
    sources: ['duckworth'],
    goals: [
      { id: 'mornings-without-rushing', title: 'Pünktlich und gut gelaunt aus dem Haus' },
      { id: 'homework-without-tears', title: 'Hausaufgaben ohne Tränen' },
      { id: 'practise-an-instrument', title: 'Jeden Tag zehn Minuten ein Instrument üben' },
    ],
  },
  'praise-prizes-and-the-sticker-chart': {
    sources: ['deci', 'gunderson'],
    goals: [
      { id: 'thanks-out-loud', title: 'Jeden Tag laut Danke sagen' },
      { id: 'thirty-quiet-kindnesses', title: 'Dreißig heimliche gute Taten' },
      { id: 'brave-steps', title: 'Zehn mutige Schritte' },
    ],
  },
  'looking-back-without-hurting': {
    sources: ['tannenbaum', 'derbyLarsen', 'positiveDiscipline'],
    goals: [
      { id: 'disagree-without-shouting', title: 'Streiten, ohne zu schreien' },
      { id: 'words-for-feelings', title: 'Zwanzig Wörter dafür finden, wie es uns geht' },
      { id: 'calm-bedtimes', title: 'An fünf Abenden die Woche ruhig ins Bett' },
    ],
  },
  'fresh-starts-and-small-weeks': {
    sources: ['dai', 'harkin'],
    goals: [
      {
        id: 'walk-after-dinner',
        title: 'An vier Abenden die Woche nach dem Essen spazieren gehen',
      },
      { id: 'dance-every-day', title: 'Jeden Tag ein Lied lang tanzen' },
      { id: 'twenty-minutes-of-reading', title: 'An fünf Tagen die Woche zwanzig Minuten lesen' },
    ],
  },
  'sharing-the-load-fairly': {
    sources: ['harkin', 'positiveDiscipline'],
    goals: [
      {
        id: 'share-the-housework',
        title: 'Die Hausarbeit so teilen, dass es sich gerecht anfühlt',
      },
      { id: 'children-cook-once-a-week', title: 'Einmal die Woche kochen die Kinder' },
      {
        id: 'three-dinners-that-matter',
        title: 'Dreimal die Woche in Ruhe zu Abend essen, alle an einem Tisch',
      },
    ],
  },
  'letting-teenagers-decide': {
    sources: ['wrayLake', 'positiveDiscipline', 'deci'],
    goals: [
      { id: 'teen-budget', title: 'Ein Teenager verwaltet das eigene Kleidergeld' },
      { id: 'enough-sleep-for-teens', title: 'Genug Schlaf, wenn am nächsten Tag Schule ist' },
      { id: 'family-book-club', title: 'Ein Lesekreis mit unserem Teenager' },
    ],
  },
}
