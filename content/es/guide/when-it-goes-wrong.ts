import type { GuideSection } from '#content/guide/section.ts'

export const guideWhenItGoesWrong: readonly GuideSection[] = [
  {
    id: 'when-it-goes-wrong',
    heading: 'Cuando sale mal',
    icon: 'life-buoy',
    paragraphs: [
      {
        text: 'Alguna semana pasará. Una reunión que acaba antes de tiempo con una galleta sigue siendo una reunión.',
      },
    ],
    items: [
      {
        text: 'Nadie tiene ganas: la versión de ocho minutos, o solo las gracias y algo divertido.',
      },
      {
        text: 'Sube el volumen: una pausa, algo de beber, y seguir con lo más fácil de lo que falta.',
      },
      {
        text: 'Se vuelve un juicio: el tema se corta. Lo que le pasa a una hija o a un hijo se habla a solas.',
        sources: ['positiveDiscipline'],
      },
      {
        text: 'Alguien habla siempre: dar la vuelta al reloj de arena, pasar el objeto que da la palabra.',
      },
      { text: 'Alguien no habla nunca: una pregunta que se pueda responder señalando.' },
      { text: 'Se hizo poco: planear la mitad. Menos promesas, más marcas.' },
      {
        text: 'Una sola persona lo hace todo: pasar la batuta durante un mes, con sus herramientas y también con la parte de pensar.',
      },
      { text: 'Se acordó algo absurdo: probarlo una semana, si no es peligroso.' },
      {
        text: 'Pasaron tres semanas sin reunión: empezar otra vez, el día que sea. No hay nada que recuperar.',
      },
    ],
  },
  {
    id: 'when-life-is-heavy',
    heading: 'Cuando la vida pesa',
    icon: 'heart',
    paragraphs: [
      {
        text: 'Enfermedad, duelo, mudanza, separación: deja que la meta descanse y pon la semana en pausa. Conserva solo lo que hace bien; para muchos son las gracias.',
      },
      {
        text: 'Una reunión familiar no es una terapia. Si alguien sufre mucho o no está a salvo, pide ayuda médica o psicológica, o llama a una línea de ayuda de donde vives.',
      },
    ],
    items: [],
  },
]
