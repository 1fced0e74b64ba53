import type { Priority } from '#content/priorities.ts'

export const priorities = [
  {
    id: 'time-together',
    line: 'Horas que son de toda la familia',
    icon: 'users',
  },
  {
    id: 'kindness',
    line: 'Tratarnos bien, y también a la gente de alrededor',
    icon: 'heart',
  },
  {
    id: 'listening',
    line: 'Decir cómo estamos, y que nos entiendan',
    icon: 'messages-square',
  },
  {
    id: 'health',
    line: 'Movernos, comer bien y estar a gusto en el propio cuerpo',
    icon: 'apple',
  },
  {
    id: 'calm-days',
    line: 'Mañanas sin prisas, noches sin líos',
    icon: 'moon',
  },
  {
    id: 'learning',
    line: 'Crecer probando, preguntando y practicando',
    icon: 'graduation-cap',
  },
  {
    id: 'reading',
    line: 'Cuentos y libros todas las semanas',
    icon: 'book-open',
  },
  {
    id: 'creativity',
    line: 'Crear, jugar e inventar',
    icon: 'palette',
  },
  {
    id: 'helping-at-home',
    line: 'Una casa que cuidamos entre todos',
    icon: 'house',
  },
  {
    id: 'money-sense',
    line: 'Ahorrar, gastar y compartir con un plan',
    icon: 'piggy-bank',
  },
  {
    id: 'outdoors',
    line: 'Aire fresco, naturaleza y pequeñas aventuras',
    icon: 'trees',
  },
  {
    id: 'screen-balance',
    line: 'Las pantallas en su sitio, y las caras primero',
    icon: 'smartphone',
  },
] as const satisfies readonly Priority[]
