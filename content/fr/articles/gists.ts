/** By the article's slug. */
export const gists: Readonly<Record<string, string>> = {
  'the-20-minute-family-meeting': 'Six étapes, cinq règles et une assiette de biscuits',
  'a-goal-the-smallest-can-say': 'Des cartes, un coin de sol et une phrase qui entraîne',
  'the-stand-up-with-a-four-year-old': 'Des visages, deux choix et une clochette',
  'why-plans-need-an-if-then': 'Deux minutes et une phrase pour un mauvais mardi',
  'praise-prizes-and-the-sticker-chart':
    'Ce que les prix font à l’envie, et quels compliments aident',
  'looking-back-without-hurting': 'Dix minutes, et personne n’est jugé',
  'fresh-starts-and-small-weeks': 'Les débuts entraînent, les jeudis non',
  'sharing-the-load-fairly': 'Confier des choses entières, pensée comprise',
  'letting-teenagers-decide': 'Trois listes et une règle qui peut vraiment changer',
}
