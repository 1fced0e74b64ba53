/** By the article's slug. */
export const gists: Readonly<Record<string, string>> = {
  'the-20-minute-family-meeting': 'Jede Woche ein Treffen, zu dem alle gern wiederkommen',
  'a-goal-the-smallest-can-say': 'Wie eine Familie ein Ziel findet und in einem Satz sagt',
  'the-stand-up-with-a-four-year-old': 'Wie auch die Kleinsten mitmachen',
  'why-plans-need-an-if-then': 'Ein Satz hilft an schlechten Tagen',
  'praise-prizes-and-the-sticker-chart': 'Was Preise bewirken, welches Lob hilft',
  'looking-back-without-hurting': 'Zehn Minuten über die Woche reden, ohne Vorwürfe',
  'fresh-starts-and-small-weeks': 'Klein anfangen und eine schwere Woche kleiner machen',
  'sharing-the-load-fairly': 'Ganze Aufgaben abgeben, samt dem Planen',
  'letting-teenagers-decide': 'Was sie allein entscheiden und was ihr gemeinsam entscheidet',
}
