import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** How to keep the meeting alive, and what it can do about what is hard. Facts name their source. */
export const moreMeetingTips: readonly LibrarySuggestion[] = [
  {
    key: 'tip-same-time-each-week',
    kind: 'tip',
    title: 'Gardez la même heure chaque semaine',
    description:
      'Une heure agréable, hors des repas et du coucher. Ce qui a sa place n’est plus à décider (Extension services).',
    topics: ['calm-days', 'time-together'],
    ages: [],
    eases: ['rushing'],
  },
  {
    key: 'tip-stop-at-twenty',
    kind: 'tip',
    title: 'Arrêtez au bout de vingt minutes',
    description:
      'Même au milieu. Ce qui reste va sur la liste de la semaine d’après, et on revient avec plaisir (Feiler, 2013).',
    topics: ['calm-days', 'listening'],
    ages: [],
    eases: ['rushing', 'tired-days'],
  },
  {
    key: 'tip-begin-with-thanks',
    kind: 'tip',
    title: 'Commencez par un merci chacun',
    description:
      'Trois minutes sur ce qui a été bien rendent la suite plus facile. Les petites choses comptent (Positive Discipline).',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-first-meetings-are-fun',
    kind: 'tip',
    title: 'Que les premiers conseils soient surtout amusants',
    description:
      'Prévoyez une sortie avant de parler de la vaisselle. La confiance vient avant la liste (Positive Discipline).',
    topics: ['time-together'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-vote-only-on-fun',
    kind: 'tip',
    title: 'Ne votez que pour ce qui est amusant',
    description:
      'Pour le reste, cherchez ce qui va à tous. Un vote fait des perdants, et ils habitent ici aussi.',
    topics: ['listening', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-one-topic-at-a-time',
    kind: 'tip',
    title: 'Un sujet à la fois',
    description:
      'Notez les autres là où tous les voient. Rien ne se perd, et personne n’a à se presser.',
    topics: ['listening', 'calm-days'],
    ages: [],
    eases: ['quarrels', 'rushing'],
  },
  {
    key: 'tip-notes-first',
    kind: 'tip',
    title: 'Lisez d’abord les notes de la semaine passée',
    description:
      'Deux phrases suffisent. Ce qui a été décidé et fait mérite d’être vu (Extension services).',
    topics: ['learning', 'listening'],
    ages: [],
  },
  {
    key: 'tip-note-taker-draws',
    kind: 'tip',
    title: 'Laissez le crayon dessiner',
    description:
      'Un plan en images, tout le monde peut le lire. Prenez-le en photo pour les absents.',
    topics: ['creativity', 'drawing-and-painting'],
    ages: ['6-8', '9-12'],
  },
  {
    key: 'tip-rotate-the-host',
    kind: 'tip',
    title: 'Que la barre change de mains chaque semaine',
    description:
      'Tout ne doit pas tenir à un seul parent. La barre donne aussi le droit de choisir la dernière chanson.',
    topics: ['helping-at-home', 'listening'],
    ages: [],
  },
  {
    key: 'tip-mornings-run-backwards',
    kind: 'tip',
    title: 'Préparez le matin à rebours',
    description:
      'À quelle heure part-on, quand met-on les chaussures, quand mange-t-on ? Partez de la porte et remontez jusqu’au lit.',
    topics: ['calm-days'],
    ages: ['6-8', '9-12', '13-17'],
    eases: ['mornings', 'rushing'],
  },
  {
    key: 'tip-one-morning-change',
    kind: 'tip',
    title: 'Changez une seule chose le matin',
    description:
      'Une seule, pour une semaine : le sac, la musique ou le réveil. Puis demandez à chacun si ça a aidé.',
    topics: ['calm-days'],
    ages: [],
    eases: ['mornings'],
  },
  {
    key: 'tip-bedtime-at-the-meeting',
    kind: 'tip',
    title: 'Demandez aux enfants comment organiser le coucher',
    description:
      'Dessinez les étapes sur des cartes et laissez-les choisir l’ordre. On prend soin de ce qu’on a fait soi-même.',
    topics: ['calm-days', 'listening'],
    ages: ['3-5', '6-8'],
    eases: ['bedtime'],
  },
  {
    key: 'tip-agree-on-screens-together',
    kind: 'tip',
    title: 'Faites ensemble les règles des écrans',
    description:
      'Les enfants disent quand ils en ont besoin, les adultes quand les enfants leur manquent. Écrivez trois phrases, essayez une semaine.',
    topics: ['screen-balance', 'listening'],
    ages: ['6-8', '9-12', '13-17'],
    eases: ['screens', 'quarrels'],
  },
  {
    key: 'tip-tidy-what-bothers-whom',
    kind: 'tip',
    title: 'Demandez quel désordre gêne qui',
    description:
      'L’entrée, le bureau, l’évier : choisissez un endroit qui compte pour tous, et laissez les autres tranquilles.',
    topics: ['helping-at-home', 'listening'],
    ages: [],
    eases: ['tidying'],
  },
  {
    key: 'tip-cool-down-then-talk',
    kind: 'tip',
    title: 'D’abord se calmer, ensuite parler',
    description:
      'Mettez la dispute sur la liste du conseil. D’ici là, elle aura sans doute rétréci.',
    topics: ['calm-days', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-homework-is-theirs',
    kind: 'tip',
    title: 'Devoirs : demandez « Qu’est-ce qui t’aiderait ? »',
    description: 'Puis attendez. Il manquait souvent juste un endroit, une heure ou une oreille.',
    topics: ['learning', 'listening'],
    ages: ['9-12', '13-17'],
    eases: ['homework'],
  },
  {
    key: 'tip-dinner-needs-a-job-each',
    kind: 'tip',
    title: 'Donnez à chacun un rôle au repas',
    description:
      'Mettre la table, remuer, verser, appeler, débarrasser. Avec cinq petits rôles, personne n’en a un grand.',
    topics: ['helping-at-home', 'time-together'],
    ages: ['3-5', '6-8', '9-12'],
    eases: ['meals'],
  },
  {
    key: 'tip-cross-one-thing-out',
    kind: 'tip',
    title: 'Rayez une chose de la semaine',
    description:
      'Demandez « Qu’est-ce qui ne manquerait à personne ? » avant de demander ce qu’il y a de nouveau.',
    topics: ['calm-days'],
    ages: [],
    eases: ['rushing', 'tired-days'],
  },
  {
    key: 'tip-tired-week-short-meeting',
    kind: 'tip',
    title: 'Semaine de fatigue : un conseil de huit minutes',
    description:
      'Mercis, rendez-vous, une promesse chacun, fini. Une réunion courte garde le rythme en vie.',
    topics: ['calm-days'],
    ages: [],
    eases: ['tired-days'],
  },
  {
    key: 'tip-one-to-one-first',
    kind: 'tip',
    title: 'Mettez d’abord du temps à deux dans le plan',
    description: 'Une balade, un jeu, une course : un adulte, un enfant. Le reste vient autour.',
    topics: ['time-together', 'listening'],
    ages: ['3-5', '6-8', '9-12', '13-17'],
    eases: ['time-for-each-other'],
  },
  {
    key: 'tip-rituals-that-last',
    kind: 'tip',
    title: 'Gardez un rituel, même tout petit',
    description:
      'Les routines et les rituels vont de pair avec des parents plus à l’aise dans leur rôle et des enfants qui vont bien ; lequel entraîne l’autre, on ne le sait pas (Fiese et al., 2002).',
    topics: ['time-together', 'calm-days'],
    ages: [],
    eases: ['time-for-each-other', 'bedtime'],
  },
  {
    key: 'tip-say-grows-with-age',
    kind: 'tip',
    title: 'Plus ils grandissent, plus ils décident',
    description:
      'La part des enfants dans les décisions grandissait lentement de 9 à 14 ans et plus vite à partir de 15, dans une étude sur 201 familles (Wray-Lake et al., 2010).',
    topics: ['listening'],
    ages: ['9-12', '13-17'],
    eases: ['quarrels'],
  },
  {
    key: 'tip-high-and-low-about-us',
    kind: 'tip',
    title: 'Bon ou dur : parlez de la famille',
    description:
      '« Nos matins sont bruyants », pas « Ben est bruyant ». Ce qui est à nous, on peut le changer ensemble.',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels', 'mornings'],
  },
  {
    key: 'tip-homework-has-an-end',
    kind: 'tip',
    title: 'Décidez quand les devoirs sont finis',
    description:
      'Une heure où les cahiers se ferment, fini ou pas, et quelqu’un écrit un mot. La maison sert aussi à se reposer.',
    topics: ['calm-days', 'learning'],
    ages: [],
    eases: ['homework', 'tired-days'],
  },
]
