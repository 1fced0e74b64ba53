import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** How to meet better. A claim from research names its source. */
export const meetingTips: readonly LibrarySuggestion[] = [
  {
    key: 'tip-talking-object',
    kind: 'tip',
    title: 'Pasar un objeto que dé la palabra',
    description:
      'Habla quien tiene la cuchara de palo; los demás esperan. Hasta los adultos lo aprenden.',
    topics: ['listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-child-hosts',
    kind: 'tip',
    title: 'Deja que los niños lleven la batuta',
    description:
      'Llevar la batuta es leer cada parte en voz alta y decir a quién le toca. Desde los seis años sale bien.',
    topics: ['listening', 'learning'],
    ages: ['6-8', '9-12', '13-17'],
  },
  {
    key: 'tip-timekeeper-with-a-bell',
    kind: 'tip',
    title: 'Dale la campana a la persona más pequeña',
    description:
      'Tocarla cuando acaba una parte es un trabajo que a los cuatro años se toma muy en serio.',
    topics: ['time-together', 'helping-at-home'],
    ages: ['3-5'],
  },
  {
    key: 'tip-i-sentences',
    kind: 'tip',
    title: 'Empieza por “yo”',
    description:
      '“Yo espero todas las mañanas frente al baño” tiene arreglo. “Tú siempre” solo se puede negar.',
    topics: ['listening', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-praise-what-was-done',
    kind: 'tip',
    title: 'Agradece lo que se hizo',
    description:
      '“Seguiste probando con la rueda” dice más que “qué inteligente”. Niños a quienes de muy pequeños se elogió por su esfuerzo veían cinco años después la capacidad como algo que crece (Gunderson et al., 2013).',
    topics: ['kindness', 'learning'],
    ages: [],
  },
  {
    key: 'tip-celebrate-instead-of-paying',
    kind: 'tip',
    title: 'Celebrar juntos en vez de dar premios',
    description:
      'Los premios prometidos suelen bajar el interés más adelante, más en niños que en estudiantes universitarios (Deci, Koestner & Ryan, 1999). Un gusto compartido al final de una meta es otra cosa.',
    topics: ['time-together', 'money-sense'],
    ages: [],
  },
  {
    key: 'tip-if-then',
    kind: 'tip',
    title: 'Escribir un plan si-entonces',
    description:
      '“Si llueve, entonces bailamos en casa”. Alumnos de quinto que planeaban así mejoraron en notas y asistencia; fue un solo estudio con 77 niños (Duckworth et al., 2013).',
    topics: ['learning', 'health', 'calm-days'],
    ages: [],
  },
  {
    key: 'tip-tick-where-all-can-see',
    kind: 'tip',
    title: 'Marcar donde toda la familia lo vea',
    description:
      'Cuelga el plan a la altura de los ojos de los peques. Llevar la cuenta ayudó a alcanzar metas en 138 experimentos, más si se anotaba o se mostraba a otros (Harkin et al., 2016).',
    topics: ['helping-at-home', 'learning'],
    ages: [],
  },
  {
    key: 'tip-start-with-the-week',
    kind: 'tip',
    title: 'Empezar algo nuevo al comenzar una semana',
    description:
      'La gente retoma sus metas más a menudo cuando empieza una semana, un mes o un año (Dai, Milkman & Riis, 2014).',
    topics: ['health', 'calm-days'],
    ages: [],
  },
  {
    key: 'tip-teens-set-their-own',
    kind: 'tip',
    title: 'En la adolescencia, cada cual elige sus tareas',
    description:
      'Pregunta qué haría falta para que les valiera la pena, y escribe lo que digan, no lo que esperabas.',
    topics: ['listening', 'helping-at-home'],
    ages: ['13-17'],
    eases: ['homework'],
  },
  {
    key: 'tip-two-pictures',
    kind: 'tip',
    title: 'Ofrece dos dibujos a los más pequeños',
    description:
      '“¿Las plantas o las cucharas?”. Elegir entre dos es elegir de verdad, y es rápido.',
    topics: ['listening', 'helping-at-home'],
    ages: ['under-3', '3-5'],
  },
  {
    key: 'tip-parents-decide-last',
    kind: 'tip',
    title: 'Los adultos hablan al final',
    description:
      'Las ideas de los niños crecen cuando la de los adultos aún no está sobre la mesa.',
    topics: ['listening', 'creativity'],
    ages: ['6-8', '9-12', '13-17'],
  },
  {
    key: 'tip-not-in-the-round',
    kind: 'tip',
    title: 'Lo que es de una sola persona queda fuera de la ronda',
    description: 'Lo que le pasa a una hija o a un hijo se habla a solas, más tarde y con calma.',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-end-with-fun',
    kind: 'tip',
    title: 'Termina con alguna tontería',
    description:
      'Una adivinanza, un baile, una galleta. Lo que acaba bien cuesta menos volver a empezarlo la semana que viene.',
    topics: ['time-together', 'creativity'],
    ages: [],
  },
  {
    key: 'tip-phones-in-the-basket',
    kind: 'tip',
    title: 'Un solo dispositivo en la mesa, los demás en una cesta',
    description:
      'Basta con el que muestra la reunión. Los teléfonos de los adultos entran primero.',
    topics: ['screen-balance', 'listening'],
    ages: [],
    eases: ['screens'],
  },
  {
    key: 'tip-outdoor-meeting',
    kind: 'tip',
    title: 'Hacer la reunión afuera por una vez',
    description:
      'En una manta o de paseo, con el plan doblado en el bolsillo. En casa se pasa a limpio.',
    topics: ['outdoors', 'time-together'],
    ages: [],
  },
  {
    key: 'tip-draw-the-plan',
    kind: 'tip',
    title: 'Dibuja el plan para quien aún no lee',
    description:
      'Un cepillo de dientes, un zapato, un libro: un dibujo por tarea, y así pueden marcar sin ayuda.',
    topics: ['creativity', 'helping-at-home', 'drawing-and-painting'],
    ages: ['under-3', '3-5'],
    eases: ['tidying'],
  },
]
