import type { GuideSection } from '#content/guide/section.ts'

export const guideWithAges: readonly GuideSection[] = [
  {
    id: 'with-small-ones',
    heading: 'Con los más pequeños',
    icon: 'baby',
    paragraphs: [
      {
        text: 'Desde los tres años, más o menos, ya pueden acompañar; desde los cinco, participar del todo. Diez minutos bastan mientras haya alguien menor de seis.',
        sources: ['extension', 'positiveDiscipline'],
      },
    ],
    items: [
      {
        text: 'Dibujos para las tareas y caritas para lo que se siente. Que marquen con un lápiz gordo.',
      },
      { text: 'Ofrece dos opciones, y que las dos valgan.' },
      { text: 'Una tarea; dos, como mucho.' },
      { text: 'Dales un trabajo propio: la campana, o la lámpara, es de la persona más pequeña.' },
      { text: 'Pueden ir y venir. Lo divertido del final los trae de vuelta.' },
      { text: 'Los bebés son bienvenidos en el regazo, y no tienen orden del día.' },
    ],
  },
  {
    id: 'with-school-children',
    heading: 'En edad escolar',
    icon: 'backpack',
    paragraphs: [
      { text: 'Pueden llevar la batuta, el reloj y el lápiz, y les gusta hacerlo bien.' },
    ],
    items: [
      { text: 'Hasta tres tareas que sean suyas de verdad, en días que eligieron.' },
      { text: 'Dales las gracias por lo que hicieron, y nómbralo.', sources: ['gunderson'] },
      { text: 'Pregúntales por el obstáculo y el si-entonces; conocen sus propias trampas.' },
      { text: 'Deja que gane una idea suya cada semana.' },
    ],
  },
  {
    id: 'with-teenagers',
    heading: 'En la adolescencia',
    icon: 'headphones',
    paragraphs: [
      {
        text: 'Desde los 15 años, más o menos, lo que deciden crece rápido. Una reunión que solo reparte trabajos los pierde.',
        sources: ['wrayLake'],
      },
    ],
    items: [
      {
        text: 'Pregunta qué haría falta para que les valiera la pena, y cambia la reunión según lo que digan.',
      },
      { text: 'Eligen sus propias tareas. Se puede pedir una vez.' },
      {
        text: 'De vez en cuando, pon una regla sobre la mesa para cambiarla, y cámbiala de verdad.',
      },
      { text: 'Las respuestas cortas son respuestas. Lo privado sigue siendo privado.' },
      { text: 'Si no vienen, léeles el plan en dos líneas y guárdales la silla.' },
    ],
  },
  {
    id: 'with-two-homes',
    heading: 'Un solo adulto, dos casas, varias generaciones',
    icon: 'house',
    paragraphs: [
      {
        text: 'Familia es quien forma parte de la tuya. Una reunión funciona con dos personas, y también en una llamada.',
      },
    ],
    items: [
      {
        text: 'Con dos casas, se planean los días de aquí y se cuenta a la otra casa lo que importa.',
      },
      {
        text: 'Basta decir una vez qué días son: en los ajustes, en Familia, “Quién está aquí y cuándo”. Los otros días no se pide nada ni espera nadie, y con un toque se dice cuándo es distinto.',
      },
      {
        text: 'Si la otra casa también tiene aquí una familia, a cada peque le basta un teléfono, no dos. Cada casa dice allí, en La otra casa, si su semana se abre en él.',
      },
      { text: 'Los abuelos o los amigos pueden ser invitados, y hasta llevar la batuta.' },
      {
        text: 'Si llevas la casa sin otro adulto, deja que los trabajos de la reunión vayan por turnos; no hace falta que los tres sean tuyos.',
      },
    ],
  },
]
