/** By the article's slug. */
export const gists: Readonly<Record<string, string>> = {
  'the-20-minute-family-meeting': 'Sechs Teile, fünf Regeln und ein Teller Kekse',
  'a-goal-the-smallest-can-say': 'Karten, ein Stück Boden und ein Satz, der zieht',
  'the-stand-up-with-a-four-year-old': 'Gesichter, zwei Möglichkeiten und eine Glocke',
  'why-plans-need-an-if-then': 'Zwei Minuten und ein Satz für einen schlechten Dienstag',
  'praise-prizes-and-the-sticker-chart': 'Was Preise mit der Lust machen, und welches Lob hilft',
  'looking-back-without-hurting': 'Zehn Minuten, und niemand sitzt auf der Anklagebank',
  'fresh-starts-and-small-weeks': 'Anfänge ziehen, Donnerstage nicht',
  'sharing-the-load-fairly': 'Ganze Aufgaben abgeben, samt dem Denken',
  'letting-teenagers-decide': 'Drei Listen und eine Regel, die sich wirklich ändern kann',
}
