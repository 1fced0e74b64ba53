import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** How to keep the meeting alive, and what it can do about what is hard. Facts name their source. */
export const moreMeetingTips: readonly LibrarySuggestion[] = [
  {
    key: 'tip-same-time-each-week',
    kind: 'tip',
    title: 'Mantener la misma hora cada semana',
    description:
      'Una hora agradable, ni la de comer ni la de dormir. Lo que tiene su sitio no hay que decidirlo otra vez (Extension services).',
    topics: ['calm-days', 'time-together'],
    ages: [],
    eases: ['rushing'],
  },
  {
    key: 'tip-stop-at-twenty',
    kind: 'tip',
    title: 'Terminar a los veinte minutos',
    description:
      'Aunque sea a la mitad. Lo que queda pasa a la lista de la próxima semana, y la gente vuelve con gusto (Feiler, 2013).',
    topics: ['calm-days', 'listening'],
    ages: [],
    eases: ['rushing', 'tired-days'],
  },
  {
    key: 'tip-begin-with-thanks',
    kind: 'tip',
    title: 'Empezar con un gracias de cada cual',
    description:
      'Tres minutos para lo que estuvo bien hacen más fácil el resto. Las cosas pequeñas cuentan (Positive Discipline).',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-first-meetings-are-fun',
    kind: 'tip',
    title: 'Que las primeras reuniones sean, más que nada, divertidas',
    description:
      'Planear una salida antes de hablar de los platos. La confianza va antes que la lista (Positive Discipline).',
    topics: ['time-together'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-vote-only-on-fun',
    kind: 'tip',
    title: 'Votar solo lo divertido',
    description:
      'Para lo demás, buscar algo con lo que todos puedan vivir. En una votación siempre pierde alguien, y ese alguien también vive aquí.',
    topics: ['listening', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-one-topic-at-a-time',
    kind: 'tip',
    title: 'Un tema cada vez',
    description: 'Anota los otros donde se vean. No se pierde nada, y nadie tiene que correr.',
    topics: ['listening', 'calm-days'],
    ages: [],
    eases: ['quarrels', 'rushing'],
  },
  {
    key: 'tip-notes-first',
    kind: 'tip',
    title: 'Lee primero las notas de la semana pasada',
    description: 'Bastan dos frases. Lo que se acordó y se hizo merece verse (Extension services).',
    topics: ['learning', 'listening'],
    ages: [],
  },
  {
    key: 'tip-note-taker-draws',
    kind: 'tip',
    title: 'Deja que quien lleva el lápiz dibuje',
    description:
      'Un plan en dibujos es un plan que todos pueden leer. Una foto, para quien no estaba.',
    topics: ['creativity', 'drawing-and-painting'],
    ages: ['6-8', '9-12'],
  },
  {
    key: 'tip-rotate-the-host',
    kind: 'tip',
    title: 'La batuta cambia de manos cada semana',
    description:
      'Un solo adulto no puede ser todo el sistema. Quien lleva la batuta elige también la última canción.',
    topics: ['helping-at-home', 'listening'],
    ages: [],
  },
  {
    key: 'tip-mornings-run-backwards',
    kind: 'tip',
    title: 'Planear la mañana al revés',
    description:
      '¿A qué hora hay que salir, ponerse los zapatos, desayunar? Empieza en la puerta y vuelve hasta la cama.',
    topics: ['calm-days'],
    ages: ['6-8', '9-12', '13-17'],
    eases: ['mornings', 'rushing'],
  },
  {
    key: 'tip-one-morning-change',
    kind: 'tip',
    title: 'Cambiar una sola cosa de las mañanas',
    description:
      'Solo una, una semana: la mochila, la música o el despertador. Luego se pregunta a todos si ayudó.',
    topics: ['calm-days'],
    ages: [],
    eases: ['mornings'],
  },
  {
    key: 'tip-bedtime-at-the-meeting',
    kind: 'tip',
    title: 'Pregunta a los niños cómo debería ser la hora de dormir',
    description:
      'Dibuja los pasos en tarjetas y deja que ellos los ordenen. Lo que han hecho, lo cuidan.',
    topics: ['calm-days', 'listening'],
    ages: ['3-5', '6-8'],
    eases: ['bedtime'],
  },
  {
    key: 'tip-agree-on-screens-together',
    kind: 'tip',
    title: 'Hacer juntos las reglas de las pantallas',
    description:
      'Los niños dicen cuándo las necesitan, los adultos cuándo los echan de menos. Tres frases escritas, una semana de prueba.',
    topics: ['screen-balance', 'listening'],
    ages: ['6-8', '9-12', '13-17'],
    eases: ['screens', 'quarrels'],
  },
  {
    key: 'tip-tidy-what-bothers-whom',
    kind: 'tip',
    title: 'Pregunta qué desorden molesta a quién',
    description:
      'La entrada, el escritorio, el fregadero: un solo lugar que importe a todos, y los otros, en paz.',
    topics: ['helping-at-home', 'listening'],
    ages: [],
    eases: ['tidying'],
  },
  {
    key: 'tip-cool-down-then-talk',
    kind: 'tip',
    title: 'Primero calmarse, luego hablar',
    description:
      'Anota la pelea en la lista de la reunión. Para entonces casi todas habrán encogido.',
    topics: ['calm-days', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-homework-is-theirs',
    kind: 'tip',
    title: 'Con los deberes, pregunta “¿qué te ayudaría?”',
    description:
      'Y luego espera. Muchas veces solo faltaba un lugar, una hora o alguien que escuchara.',
    topics: ['learning', 'listening'],
    ages: ['9-12', '13-17'],
    eases: ['homework'],
  },
  {
    key: 'tip-dinner-needs-a-job-each',
    kind: 'tip',
    title: 'Un trabajo para cada cual en la cena',
    description:
      'Poner, revolver, servir, llamar, recoger. Con cinco trabajos pequeños, nadie tiene uno grande.',
    topics: ['helping-at-home', 'time-together'],
    ages: ['3-5', '6-8', '9-12'],
    eases: ['meals'],
  },
  {
    key: 'tip-cross-one-thing-out',
    kind: 'tip',
    title: 'Tachar una cosa de la semana',
    description:
      'Pregunta “¿qué es lo que nadie echaría de menos?” antes de preguntar qué hay de nuevo.',
    topics: ['calm-days'],
    ages: [],
    eases: ['rushing', 'tired-days'],
  },
  {
    key: 'tip-tired-week-short-meeting',
    kind: 'tip',
    title: 'En una semana de cansancio, ocho minutos de reunión',
    description:
      'Gracias, fechas, una promesa por persona y listo. Una reunión corta mantiene vivo el ritmo.',
    topics: ['calm-days'],
    ages: [],
    eases: ['tired-days'],
  },
  {
    key: 'tip-one-to-one-first',
    kind: 'tip',
    title: 'Poner primero en el plan los ratos entre dos',
    description:
      'Un paseo, un juego, unas compras: un adulto y una hija o un hijo. Lo demás va alrededor.',
    topics: ['time-together', 'listening'],
    ages: ['3-5', '6-8', '9-12', '13-17'],
    eases: ['time-for-each-other'],
  },
  {
    key: 'tip-rituals-that-last',
    kind: 'tip',
    title: 'Conservar un ritual, por pequeño que sea',
    description:
      'Las rutinas y rituales de familia van de la mano de una crianza más competente y del bienestar de los hijos; qué causa qué está por ver (Fiese et al., 2002).',
    topics: ['time-together', 'calm-days'],
    ages: [],
    eases: ['time-for-each-other', 'bedtime'],
  },
  {
    key: 'tip-say-grows-with-age',
    kind: 'tip',
    title: 'Que decidan más con los años',
    description:
      'Lo que decidían los hijos creció despacio de los 9 a los 14 años y más rápido desde los 15, en un estudio con 201 familias (Wray-Lake et al., 2010).',
    topics: ['listening'],
    ages: ['9-12', '13-17'],
    eases: ['quarrels'],
  },
  {
    key: 'tip-high-and-low-about-us',
    kind: 'tip',
    title: 'Lo bueno y lo difícil, sobre la familia',
    description:
      '“Nuestras mañanas son ruidosas”, no “Ben hace ruido”. Lo que es de todos se puede cambiar juntos.',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels', 'mornings'],
  },
  {
    key: 'tip-homework-has-an-end',
    kind: 'tip',
    title: 'Acordar cuándo se acaban los deberes',
    description:
      'Una hora a la que se cierran los libros, haya acabado todo o no, y alguien escribe una nota. La casa también es para descansar.',
    topics: ['calm-days', 'learning'],
    ages: [],
    eases: ['homework', 'tired-days'],
  },
]
