type FunEnding = {
  text: string
  /** For all ages at once; left out, it is for families with small ones. */
  forAll?: true
  /** It needs ears: left out where somebody signs, or wants no sounds. */
  byEar?: true
}

/** Two silly minutes to end a plan meeting with: nothing to fetch, nothing to buy. */
export const funEndings: readonly FunEnding[] = [
  {
    text: 'Tout le monde danse jusqu’à ce que quelqu’un dise « éléphant ». Alors, statues.',
    byEar: true,
  },
  {
    text: 'Faites la plus longue ligne possible avec ce que vous avez dans les poches.',
    forAll: true,
  },
  { text: 'Quelqu’un fredonne une chanson, les autres devinent.', forAll: true, byEar: true },
  { text: 'Faites le tour de la table comme un éléphant, puis comme une souris.' },
  { text: 'Faites tourner un coussin sans les mains.' },
  { text: 'Chacun raconte une chose vraie et une inventée. Laquelle est laquelle ?', forAll: true },
  { text: 'Construisez la plus haute tour possible en une minute.', forAll: true },
  { text: 'Tout le monde rit exprès, jusqu’à rire pour de vrai.' },
  { text: 'Chacun dessine, les yeux fermés, la personne à sa gauche.', forAll: true },
  { text: 'Racontez une histoire ensemble, trois mots chacun.', forAll: true },
  { text: 'Chacun trouve dans la pièce une chose qui commence par la même lettre que son prénom.' },
  { text: 'Debout sur une jambe, citez des animaux. Qui cite le dernier ?' },
  { text: 'Jouez à un, deux, trois, soleil.' },
  {
    text: 'Chuchotez une phrase d’oreille en oreille autour de la table. Qu’en reste-t-il ?',
    forAll: true,
    byEar: true,
  },
  {
    text: 'Comptez ensemble jusqu’à vingt, sans décider d’avance qui continue.',
    forAll: true,
    byEar: true,
  },
  { text: 'Inventez une poignée de main que tout le monde sait faire.', forAll: true },
  {
    text: 'Chacun passe dix secondes d’une chanson. Qui la connaît ?',
    forAll: true,
    byEar: true,
  },
  { text: 'Devinez ce que les autres mangeraient sur une île déserte.', forAll: true },
  { text: 'Chacun raconte la chose la plus étrange apprise cette semaine.', forAll: true },
  { text: 'Trouvez ce que vous avez tous en commun. Cinq choses en une minute ?', forAll: true },
]
