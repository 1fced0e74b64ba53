type FunEnding = {
  text: string
  /** For all ages at once; left out, it is for families with small ones. */
  forAll?: true
  /** It needs ears: left out where somebody signs, or wants no sounds. */
  byEar?: true
}

/** Two silly minutes to end a plan meeting with: nothing to fetch, nothing to buy. */
export const funEndings: readonly FunEnding[] = [
  {
    text: 'Bailar hasta que alguien diga “elefante”. Entonces, quietos como estatuas.',
    byEar: true,
  },
  { text: 'Hacer la fila más larga posible con lo que hay en los bolsillos.', forAll: true },
  { text: 'Alguien tararea una canción, los demás la adivinan.', forAll: true, byEar: true },
  { text: 'Dar la vuelta a la mesa como un elefante, y luego como un ratón.' },
  { text: 'Pasar un cojín alrededor de la mesa sin usar las manos.' },
  { text: 'Cada cual cuenta algo cierto y algo inventado. ¿Cuál es cuál?', forAll: true },
  { text: 'Construir en un minuto la torre más alta posible.', forAll: true },
  { text: 'Reírse a propósito hasta que la risa sea de verdad.' },
  { text: 'Dibujar con los ojos cerrados a quien está a tu izquierda.', forAll: true },
  { text: 'Contar un cuento entre todos, tres palabras cada cual.', forAll: true },
  { text: 'Encontrar en el cuarto algo que empiece con la misma letra que tu nombre.' },
  { text: 'Sobre un solo pie, decir animales. ¿Quién dice el último?' },
  { text: 'Jugar a las estatuas: alguien se da la vuelta, los demás se acercan sin ruido.' },
  {
    text: 'El teléfono roto: una frase al oído, alrededor de la mesa. ¿Qué llega al final?',
    forAll: true,
    byEar: true,
  },
  {
    text: 'Contar juntos hasta veinte sin acordar a quién le toca.',
    forAll: true,
    byEar: true,
  },
  { text: 'Inventar un saludo de manos que sepa hacer toda la familia.', forAll: true },
  {
    text: 'Cada cual pone diez segundos de una canción. ¿Quién la conoce?',
    forAll: true,
    byEar: true,
  },
  { text: 'Adivinar qué comerían los demás en una isla desierta.', forAll: true },
  { text: 'Cada cual cuenta lo más raro que aprendió esta semana.', forAll: true },
  { text: 'Encontrar lo que todos tenemos en común. ¿Cinco cosas en un minuto?', forAll: true },
]
