/** By the article's slug. */
export const gists: Readonly<Record<string, string>> = {
  'the-20-minute-family-meeting': 'Chaque semaine, un conseil où l’on revient volontiers',
  'a-goal-the-smallest-can-say': 'Comment une famille trouve un objectif et le dit en une phrase',
  'the-stand-up-with-a-four-year-old': 'Comment les plus petits participent',
  'why-plans-need-an-if-then': 'Une phrase pour les mauvais jours',
  'praise-prizes-and-the-sticker-chart': 'Ce que font les prix, et ce qui aide',
  'looking-back-without-hurting': 'Dix minutes pour parler de la semaine, sans reproches',
  'fresh-starts-and-small-weeks': 'Commencer petit et alléger une semaine difficile',
  'sharing-the-load-fairly': 'Confier des tâches entières, organisation comprise',
  'letting-teenagers-decide': 'Ce qu’ils décident seuls, et ce que vous décidez ensemble',
}
