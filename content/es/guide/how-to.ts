import type { GuideSection } from '#content/guide/section.ts'

export const guideHowTo: readonly GuideSection[] = [
  {
    id: 'before-the-first',
    heading: 'Antes de la primera reunión',
    icon: 'calendar-days',
    paragraphs: [
      {
        text: 'Elige una hora agradable que pueda ser la misma cada semana: no en una comida, ni cuando alguien ya debería estar en la cama.',
        sources: ['extension'],
      },
      {
        text: 'Que la primera o las dos primeras sean, más que nada, divertidas. Planear una salida, jugar una partida, darse las gracias y parar.',
        sources: ['extension', 'positiveDiscipline'],
      },
    ],
    items: [
      { text: 'Se pregunta a todos; no se convoca a nadie.' },
      { text: 'Lápices, papel y algo pequeño de comer, al alcance de la mano.' },
      {
        text: 'Un objeto que pasa de mano en mano: una cuchara, una piedra, un elefante de peluche.',
      },
      { text: 'Todos los teléfonos menos uno, a una cesta; primero los de los adultos.' },
      { text: 'Una lista durante la semana, para que los temas puedan esperar a la reunión.' },
    ],
  },
  {
    id: 'find-your-goal',
    heading: 'Cómo encontrar una meta juntos',
    icon: 'flag',
    paragraphs: [
      {
        text: 'Una meta familiar que eligió una sola persona es, para las demás, una obligación. Mejor varios ratos cortos que uno largo, y parar antes de que los niños se cansen.',
        sources: ['covey'],
      },
    ],
    items: [
      {
        text: 'Cada cual pone en tarjetas lo que le gusta y lo que le importa. Los más pequeños dibujan.',
      },
      { text: 'Las tarjetas van a la mesa, y se junta lo que va junto.' },
      { text: 'Se eligen unas pocas. Cada persona puede guardar una a la que tenga cariño.' },
      { text: 'De ahí sale una frase que la persona más joven pueda repetir.' },
      { text: 'Decir cómo lo sabremos, y cómo lo celebraremos.' },
    ],
  },
  {
    id: 'hold-it',
    heading: 'Cómo hacerla',
    icon: 'users',
    paragraphs: [
      {
        text: 'Se empieza con las gracias, se mira lo que se acordó la última vez y luego se planea. Veinte minutos bastan, treinta son el máximo.',
        sources: ['extension'],
      },
      {
        text: 'La batuta, el reloj y el lápiz van por turnos, y a los niños también les toca. Quien lleva una reunión la vive de otra manera.',
        sources: ['feiler', 'extension'],
      },
    ],
    items: [
      { text: 'Un tema cada vez; lo nuevo va a la lista.' },
      { text: 'Hablar de lo propio: “yo” llega más lejos que “tú”.', sources: ['extension'] },
      {
        text: 'Buscar algo con lo que todos puedan vivir. Votar solo lo divertido, porque en una votación siempre pierde alguien. La última palabra, si hace falta, es de los adultos.',
        sources: ['positiveDiscipline', 'extension'],
      },
      { text: 'Dejar que cada cual elija sus tareas antes de repartir ninguna.' },
      {
        text: 'Prometer menos de lo que parece posible. Las semanas son más cortas de lo que parecen.',
      },
      { text: 'Escribir quién hace qué, repasarlo una vez más y colgarlo.' },
      { text: 'Acabar con algo divertido, y acabar a la hora.', sources: ['feiler'] },
    ],
  },
  {
    id: 'stand-up',
    heading: 'Cinco minutos al día',
    icon: 'clock',
    paragraphs: [
      {
        text: 'Misma hora, mismo lugar. Cada cual tiene menos de un minuto, primero la persona más joven: ¿cómo estoy, qué hice, qué sigue, para qué quiero una mano?',
        sources: ['feiler'],
      },
    ],
    items: [
      { text: 'No se arregla nada. Lo que hay que hablar queda para la reunión.' },
      { text: 'Se puede pasar; también basta una palabra.' },
      { text: 'Se cierra ofreciendo una mano.' },
      { text: 'Un día sin ronda es solo un día sin ronda.' },
    ],
  },
  {
    id: 'paper',
    heading: 'Papel que vuelve',
    icon: 'circle-check',
    paragraphs: [
      {
        text: 'Un plan en la nevera lo marca cualquiera que tenga un lápiz, también quien no sabe leer. Una foto trae sus marcas aquí, y nadie las hace dos veces.',
      },
    ],
    items: [
      { text: 'Se imprime en papel blanco; las esquinas negras son para la foto.' },
      {
        text: 'Un cuadrado es para su día, un círculo para cualquier día. Cuenta todo lo que haya dentro, también una raya o una carita; lo que no se hizo queda vacío.',
      },
      { text: 'Los peques tienen una tira propia, con casillas para lápices de colores.' },
      {
        text: 'Antes de mirar atrás, se pone bien plana en la mesa y se hace la foto: Más, Leer el papel.',
      },
      { text: 'Se puede leer cuantas veces haga falta. Solo añade marcas.' },
    ],
  },
  {
    id: 'look-back',
    heading: 'Cómo mirar atrás',
    icon: 'history',
    paragraphs: [
      {
        text: 'De diez a quince minutos antes de volver a planear: primero lo que se siente, luego los hechos, luego qué significan, luego un cambio. El orden viene de equipos de trabajo: primero hechos, después opiniones.',
        sources: ['derbyLarsen'],
      },
    ],
    items: [
      { text: 'Algo bueno y algo difícil de cada cual, sobre la familia y no sobre una persona.' },
      { text: 'Preguntar por qué dos veces; la segunda respuesta suele ser la útil.' },
      { text: 'Acordar una cosa que probar, quién la cuida y cuándo se mira.' },
      {
        text: 'La próxima semana se queda, se cambia o se deja. Lo que se queda es de la familia para siempre.',
      },
      {
        text: 'De vez en cuando, una carta a quienes seremos, cerrada hasta una mirada atrás, el final de la meta o un cumpleaños. Quien aún no escribe, dibuja.',
      },
    ],
  },
  {
    id: 'what-stays',
    heading: 'Lo que queda',
    icon: 'book-open',
    paragraphs: [
      {
        text: 'Las semanas pasan, y lo más querido que hay en ellas es lo primero que se olvida. Elefam guarda lo que nos dijimos, y lo vuelve a decir en el momento justo.',
      },
    ],
    items: [
      {
        text: 'Antes de una reunión aparece un recuerdo: una línea nuestra de hace un año, cien días o un mes. “No mostrar más” lo retira para siempre.',
      },
      {
        text: 'Cuando lo mismo se interpuso dos veces, al planear aparece una frase con “si” y “entonces”. Se toma, se cambia o se deja.',
      },
      {
        text: 'Las gracias, lo bueno y los pasos terminados se juntan en Nuestra historia. Es para leerla una noche sin prisa.',
      },
      {
        text: 'Nuestro libro la imprime: ocho páginas pequeñas, dobladas de una sola hoja, para el estante o para los abuelos.',
      },
    ],
  },
]
