import type { Further } from '#content/articles/further.ts'

/** By the article's slug. */
export const further: Record<string, Further> = {
  'the-20-minute-family-meeting': {
    sources: ['fiese', 'extension', 'positiveDiscipline', 'feiler'],
    goals: [
      { id: 'meet-eight-weeks-running', title: 'Hacer ocho reuniones familiares' },
      { id: 'thanks-out-loud', title: 'Dar las gracias en voz alta cada día' },
      { id: 'sunday-together', title: 'Guardar las tardes de domingo para la familia' },
    ],
  },
  'a-goal-the-smallest-can-say': {
    sources: ['covey', 'harkin'],
    goals: [
      { id: 'hill-to-the-top', title: 'Subir juntos una montaña de verdad, hasta arriba' },
      { id: 'night-under-the-stars', title: 'Pasar una noche afuera, bajo las estrellas' },
      { id: 'grow-a-salad', title: 'Cultivar una ensalada, de la semilla al plato' },
    ],
  },
  'the-stand-up-with-a-four-year-old': {
    sources: ['feiler', 'extension', 'harkin'],
    goals: [
      { id: 'little-hands-can', title: 'Cinco trabajos que las manos pequeñas hacen solas' },
      { id: 'mornings-without-rushing', title: 'Salir de casa a tiempo y de buen humor' },
      { id: 'ten-minute-tidy', title: 'Ordenar juntos diez minutos, cada noche' },
    ],
  },
  'why-plans-need-an-if-then': {
    sources: ['duckworth'],
    goals: [
      { id: 'mornings-without-rushing', title: 'Salir de casa a tiempo y de buen humor' },
      { id: 'homework-without-tears', title: 'Los deberes de la escuela, sin lágrimas' },
      { id: 'practise-an-instrument', title: 'Practicar un instrumento diez minutos al día' },
    ],
  },
  'praise-prizes-and-the-sticker-chart': {
    sources: ['deci', 'gunderson'],
    goals: [
      { id: 'thanks-out-loud', title: 'Dar las gracias en voz alta cada día' },
      { id: 'thirty-quiet-kindnesses', title: 'Treinta favores en silencio' },
      { id: 'brave-steps', title: 'Diez pasos valientes' },
    ],
  },
  'looking-back-without-hurting': {
    sources: ['tannenbaum', 'derbyLarsen', 'positiveDiscipline'],
    goals: [
      { id: 'disagree-without-shouting', title: 'Discutir sin gritar' },
      { id: 'words-for-feelings', title: 'Encontrar veinte palabras para lo que sentimos' },
      { id: 'calm-bedtimes', title: 'Ir a dormir con calma, cinco noches por semana' },
    ],
  },
  'fresh-starts-and-small-weeks': {
    sources: ['dai', 'harkin'],
    goals: [
      { id: 'walk-after-dinner', title: 'Un paseo después de cenar, cuatro noches por semana' },
      { id: 'dance-every-day', title: 'Bailar una canción todos los días' },
      { id: 'twenty-minutes-of-reading', title: 'Leer veinte minutos, cinco días por semana' },
    ],
  },
  'sharing-the-load-fairly': {
    sources: ['harkin', 'positiveDiscipline'],
    goals: [
      {
        id: 'share-the-housework',
        title: 'Repartir las tareas de casa y que a todos nos parezca justo',
      },
      { id: 'children-cook-once-a-week', title: 'Los niños preparan la cena una vez por semana' },
      {
        id: 'three-dinners-that-matter',
        title: 'Tres cenas sin prisa por semana, con toda la familia a la mesa',
      },
    ],
  },
  'letting-teenagers-decide': {
    sources: ['wrayLake', 'positiveDiscipline', 'deci'],
    goals: [
      { id: 'teen-budget', title: 'Adolescentes con su propio presupuesto para la ropa' },
      { id: 'enough-sleep-for-teens', title: 'Dormir lo suficiente cuando hay escuela' },
      { id: 'family-book-club', title: 'Un club de lectura entre adolescentes y adultos' },
    ],
  },
}
