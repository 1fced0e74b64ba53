import type { GuideSection } from '#content/guide/section.ts'

export const guideWhy: GuideSection = {
  id: 'why-it-works',
  heading: 'Por qué ayuda una reunión corta',
  icon: 'lightbulb',
  paragraphs: [
    {
      text: 'Veinte minutos en los que todas las voces cuentan no cambian a una familia de la noche a la mañana. Le dan a la semana un lugar donde se dan las gracias, se hacen planes y las pequeñas preocupaciones se oyen pronto.',
    },
    {
      text: 'Lo que sigue es lo que la investigación dice de cada una de las partes, y hasta dónde llega. Casi nadie ha estudiado las propias reuniones familiares.',
    },
  ],
  items: [
    {
      text: 'Las rutinas y los rituales de familia se asocian con una crianza más competente y con hijos mejor adaptados. La revisión abarca 32 publicaciones; muestra una relación, no una causa.',
      sources: ['fiese'],
    },
    {
      text: 'Llevar la cuenta del avance ayudó a alcanzar metas en 138 experimentos. El efecto fue moderado (d = 0,40), y mayor cuando el avance se escribía o se hacía público. Un plan en la nevera hace las dos cosas.',
      sources: ['harkin'],
    },
    {
      text: 'Alumnos de quinto a quienes se enseñó a nombrar un obstáculo y un si-entonces a su medida mejoraron en notas y asistencia. Es un solo ensayo pequeño, con 77 niños, pero cuesta dos minutos.',
      sources: ['duckworth'],
    },
    {
      text: 'Mirar atrás con orden hizo que equipos y personas mejoraran en lo que hacen (d = 0,67 en 46 muestras). Venían del trabajo y de la formación, no de familias.',
      sources: ['tannenbaum'],
    },
    {
      text: 'Los premios prometidos suelen bajar el interés propio por una tarea, más en niños que en estudiantes universitarios; el elogio que informa suele subirlo. Por eso celebramos juntos, y nadie cobra por marca.',
      sources: ['deci'],
    },
    {
      text: 'Niños a quienes de muy pequeños se elogió en casa por lo que hacían, y no por cómo eran, valoraban más el esfuerzo y los retos cinco años después. También aquí es solo una asociación; pero agradecer lo que se hizo es fácil.',
      sources: ['gunderson'],
    },
    {
      text: 'La gente vuelve a sus metas más a menudo cuando empieza una semana, un mes o un año. Por eso el primer día de la semana es bueno para empezar.',
      sources: ['dai'],
    },
    {
      text: 'Según lo vieron madres y padres, lo que decidían sus hijos creció despacio de los 9 a los 14 años y rápido desde los 15. El estudio siguió a 201 familias estadounidenses de origen europeo; la tuya puede ir por delante.',
      sources: ['wrayLake'],
    },
  ],
}
