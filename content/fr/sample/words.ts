import type { SampleWords } from '#content/sample/words.ts'

/** What the sample family has written down. Its goal is one of the library’s. */
export const sampleWords: SampleWords = {
  goal: {
    title: 'Passer une nuit dehors, sous les étoiles',
    why: 'Une nuit dehors, c’est immense quand on est petit. Et les adultes redeviennent petits, eux aussi.',
    measure: 'On s’est réveillés dehors, tous, au moins une fois.',
    celebration: 'Un petit-déjeuner dans les sacs de couchage',
  },
  tasks: {
    table: 'Mettre la table',
    dishes: 'Vider le lave-vaisselle',
    read: 'Lire une histoire à Pip',
    cook: 'Cuisiner ensemble le repas du soir',
    spot: 'Choisir l’endroit : jardin, balcon ou camping',
    list: 'Noter ce qu’on a et ce qu’on peut emprunter',
    stars: 'Trouver une constellation depuis le balcon',
    call: 'Demander à mamie une nuit dans son jardin',
    tent: 'Monter la tente au salon',
    mats: 'Emprunter deux matelas à tata Mo',
    bag: 'Préparer le cartable avant le film',
    trial: 'Faire un essai : une soirée dehors jusqu’à l’heure du lit',
    cocoa: 'Retrouver le grand thermos à chocolat',
  },
  ifItRains: {
    if: 'il pleut',
    then: 'on prend le soir d’après',
  },
  steps: {
    past: [
      'Trouver l’endroit, et voir ce qu’on a',
      'Connaître le ciel au-dessus de notre rue',
      'Emprunter ce qui manque',
    ],
    now: 'Une soirée dehors, jusqu’à l’heure du lit',
    next: 'Faire le sac pour une nuit',
  },
  tried: [
    'Chaussures et sacs près de la porte le soir',
    'Les téléphones dorment dans la cuisine',
    'Qui cuisine choisit la musique',
    'Des crêpes seulement une fois les lits faits',
  ],
  trying: 'Les sacs sont prêts avant le film',
  cards: {
    small: [
      'J’ai fait comme les grands',
      'On a vu un hérisson',
      'Il y avait des étoiles dans la soupe',
    ],
    mornings: 'Les matins',
    soup: 'J’ai fait toute la soupe',
    calm: 'Personne n’a crié avant l’école',
    full: 'Trop de choses le même soir',
  },
  dates: {
    dentist: 'Dentiste',
    swimming: 'Cours de natation',
    birthday: 'Anniversaire de mamie',
  },
  topic: 'Le chien peut venir ?',
  thanks: {
    reading: 'Ada a lu deux fois le livre du dragon',
    soup: 'pour la soupe',
  },
}
