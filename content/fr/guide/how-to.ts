import type { GuideSection } from '#content/guide/section.ts'

export const guideHowTo: readonly GuideSection[] = [
  {
    id: 'before-the-first',
    heading: 'Avant le premier conseil',
    icon: 'calendar-days',
    paragraphs: [
      {
        text: 'Choisissez une heure agréable qui puisse rester la même chaque semaine : pas pendant un repas, ni quand quelqu’un devrait être au lit.',
        sources: ['extension'],
      },
      {
        text: 'Que les un ou deux premiers conseils soient surtout amusants. Prévoyez une sortie, faites un jeu, dites-vous merci, arrêtez.',
        sources: ['extension', 'positiveDiscipline'],
      },
    ],
    items: [
      { text: 'Invitez chacun ; ne convoquez personne.' },
      { text: 'Ayez des crayons, du papier et quelque chose à grignoter à portée de main.' },
      {
        text: 'Trouvez un objet qui passe de main en main : une cuillère, un caillou, un éléphant en peluche.',
      },
      { text: 'Mettez tous les téléphones sauf un dans un panier, ceux des adultes d’abord.' },
      {
        text: 'Tenez une liste pendant la semaine, pour que les sujets puissent attendre le conseil.',
      },
    ],
  },
  {
    id: 'find-your-goal',
    heading: 'Comment trouver un objectif ensemble',
    icon: 'flag',
    paragraphs: [
      {
        text: 'Un objectif de famille choisi par une seule personne est une corvée pour les autres. Prenez plusieurs petits moments plutôt qu’un long, et arrêtez avant que les enfants en aient assez.',
        sources: ['covey'],
      },
    ],
    items: [
      {
        text: 'Chacun met sur des cartes ce qu’il aime et ce qui compte pour lui. Les petits dessinent.',
      },
      { text: 'Étalez les cartes et rassemblez ce qui va ensemble.' },
      { text: 'Choisissez-en quelques-unes. Que chacun en garde une qui lui est chère.' },
      { text: 'Faites-en une phrase que les plus jeunes savent répéter.' },
      { text: 'Dites à quoi vous verrez que c’est réussi, et comment vous fêterez ça.' },
    ],
  },
  {
    id: 'hold-it',
    heading: 'Comment tenir le conseil',
    icon: 'users',
    paragraphs: [
      {
        text: 'Commencez par les mercis, regardez ce qui avait été décidé, puis préparez la suite. Vingt minutes, c’est assez, trente, c’est le maximum.',
        sources: ['extension'],
      },
      {
        text: 'La barre, le sablier et le crayon tournent, et les enfants ont leur tour. Mener le conseil change la façon d’y venir.',
        sources: ['feiler', 'extension'],
      },
    ],
    items: [
      { text: 'Un sujet à la fois ; ce qui est nouveau va sur la liste.' },
      { text: 'Parlez en votre nom : « je » porte plus loin que « tu ».', sources: ['extension'] },
      {
        text: 'Cherchez ce qui va à tous. Ne votez que pour ce qui est amusant, car un vote fait des perdants. S’il le faut, les parents ont le dernier mot.',
        sources: ['positiveDiscipline', 'extension'],
      },
      { text: 'Laissez chacun choisir ses tâches avant d’en distribuer.' },
      {
        text: 'Promettez moins que ce que vous pensez pouvoir faire. Les semaines sont plus courtes qu’elles n’en ont l’air.',
      },
      { text: 'Écrivez qui fait quoi, relisez, accrochez.' },
      { text: 'Finissez par un jeu, et finissez à l’heure.', sources: ['feiler'] },
    ],
  },
  {
    id: 'stand-up',
    heading: 'Cinq minutes par jour',
    icon: 'clock',
    paragraphs: [
      {
        text: 'Même heure, même endroit. Chacun a moins d’une minute, les plus jeunes d’abord : comment je vais, ce que j’ai fait, ce qui vient, où il me faut un coup de main.',
        sources: ['feiler'],
      },
    ],
    items: [
      { text: 'On ne résout rien. Ce qui mérite qu’on en parle, on le garde pour le conseil.' },
      { text: 'Passer, c’est permis ; un seul mot aussi.' },
      { text: 'Finissez en proposant un coup de main.' },
      { text: 'Un jour manqué n’est qu’un jour manqué.' },
    ],
  },
  {
    id: 'paper',
    heading: 'Le papier qui revient',
    icon: 'circle-check',
    paragraphs: [
      {
        text: 'Sur le frigo, il suffit d’un crayon pour cocher le plan, même sans savoir lire. Une photo apporte les coches ici, et personne n’a à le faire deux fois.',
      },
    ],
    items: [
      {
        text: 'Imprimez-le sur du papier blanc ; les coins noirs servent à la photo.',
      },
      {
        text: 'Un carré est pour son jour, un rond pour n’importe quel jour. Tout ce qu’on y met compte, même un trait ou un visage ; ce qui n’est pas fait reste vide.',
      },
      { text: 'Les petits ont leur propre bande, avec des cases pour les crayons de couleur.' },
      {
        text: 'Avant le bilan, posez la feuille à plat et prenez la photo : Plus, Lire la feuille.',
      },
      { text: 'Relisez-la autant de fois que vous voulez. Ça ne fait qu’ajouter des coches.' },
    ],
  },
  {
    id: 'look-back',
    heading: 'Comment faire le bilan',
    icon: 'history',
    paragraphs: [
      {
        text: 'Dix à quinze minutes avant de préparer la suite : d’abord ce qu’on ressent, puis les faits, puis ce qu’ils veulent dire, puis un changement. L’ordre vient d’équipes de travail : les faits d’abord, les avis ensuite.',
        sources: ['derbyLarsen'],
      },
    ],
    items: [
      { text: 'Un bon moment et un moment dur de chacun, sur la famille et pas sur une personne.' },
      { text: 'Demandez pourquoi deux fois ; la deuxième réponse est souvent celle qui sert.' },
      { text: 'Décidez d’un essai, de qui s’en occupe, et du jour où vous vérifiez.' },
      {
        text: 'La semaine d’après : on garde, on change ou on laisse tomber. Ce qui est gardé est à vous pour de bon.',
      },
      {
        text: 'De temps en temps, écrivez une lettre à la famille que vous serez, cachetée jusqu’à un bilan, la fin de l’objectif ou un anniversaire. Quand on n’écrit pas encore, on dessine.',
      },
    ],
  },
  {
    id: 'what-stays',
    heading: 'Ce qui en reste',
    icon: 'book-open',
    paragraphs: [
      {
        text: 'Les semaines passent, et ce qu’elles avaient de précieux s’oublie en premier. Elefam garde ce que vous vous êtes dit, et le redit au bon moment.',
      },
    ],
    items: [
      {
        text: 'Avant un conseil, il y a un souvenir : une phrase de vous, d’il y a un an, cent jours ou un mois. « Ne plus montrer » la range pour de bon.',
      },
      {
        text: 'Quand la même chose a gêné deux fois, le conseil propose une phrase avec « quand » et « alors ». Prenez-la, changez-la, ou laissez-la.',
      },
      {
        text: 'Les mercis, les bons moments et les étapes finies se retrouvent dans Notre histoire. À lire un soir tranquille.',
      },
      {
        text: 'Notre livre l’imprime : huit petites pages pliées dans une feuille, pour l’étagère ou pour les grands-parents.',
      },
    ],
  },
]
