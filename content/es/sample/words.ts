import type { SampleWords } from '#content/sample/words.ts'

/** What the sample family has written down. Its goal is one of the library’s. */
export const sampleWords: SampleWords = {
  goal: {
    title: 'Pasar una noche afuera, bajo las estrellas',
    why: 'Una noche afuera es enorme cuando eres peque. Y hasta los adultos se sienten otra vez pequeños.',
    measure: 'Toda la familia despertó afuera, por lo menos una vez.',
    celebration: 'Desayuno dentro del saco de dormir',
  },
  tasks: {
    table: 'Poner la mesa',
    dishes: 'Guardar los platos limpios',
    read: 'Leerle un cuento a Pip',
    cook: 'Cocinar juntos la cena',
    spot: 'Elegir el lugar: jardín, balcón o camping',
    list: 'Anotar qué tenemos y qué podemos pedir prestado',
    stars: 'Encontrar una constelación desde el balcón',
    call: 'Preguntarle a la abuela si nos deja dormir en su jardín',
    tent: 'Montar la tienda de campaña en la sala',
    mats: 'Pedirle prestadas dos colchonetas a la tía Mo',
    bag: 'Preparar la mochila antes de la película',
    trial: 'Pasar una tarde de prueba afuera, hasta la hora de dormir',
    cocoa: 'Buscar el termo grande del chocolate',
  },
  ifItRains: {
    if: 'llueve',
    then: 'lo hacemos al día siguiente',
  },
  steps: {
    past: [
      'Encontrar el lugar y ver qué tenemos',
      'Conocer el cielo de nuestra calle',
      'Pedir prestado lo que falta',
    ],
    now: 'Una tarde afuera, hasta la hora de dormir',
    next: 'Preparar la mochila para una noche',
  },
  tried: [
    'Zapatos y mochilas junto a la puerta por la noche',
    'Los teléfonos duermen en la cocina',
    'Quien cocina elige la música',
    'Crepes solo con las camas hechas',
  ],
  trying: 'Las mochilas están listas antes de la película',
  cards: {
    small: ['Ya soy grande', 'Vimos un erizo', 'La sopa tenía estrellas'],
    mornings: 'Las mañanas',
    soup: 'Hice yo toda la sopa',
    calm: 'Nadie gritó antes de la escuela',
    full: 'Demasiadas cosas en una sola noche',
  },
  dates: {
    dentist: 'Dentista',
    swimming: 'Clase de natación',
    birthday: 'Cumpleaños de la abuela',
  },
  topic: '¿Puede venir el perro?',
  thanks: {
    reading: 'Ada leyó dos veces el libro del dragón',
    soup: 'por la sopa',
  },
}
