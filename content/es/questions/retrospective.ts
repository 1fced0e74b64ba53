import { either, high, low, plain, type QuestionsBySpeaker } from '#content/questions/question.ts'

/** Looking back at the family's week, never at one person's faults. */
export const retrospectiveQuestions: QuestionsBySpeaker = {
  '3-5': [
    high(
      either(
        'what-was-lovely-this-week',
        '¿Qué fue bonito esta semana?',
        ['a-game', 'Un juego', 'toy-brick'],
        ['a-hug', 'Un abrazo', 'heart'],
      ),
    ),
    high(
      either(
        'your-favourite-bit',
        '¿Dónde fue lo que más te gustó?',
        ['at-home', 'En casa', 'house'],
        ['outside', 'Afuera', 'trees'],
      ),
    ),
    high(
      either(
        'what-do-you-want-again',
        '¿Qué te gustaría hacer otra vez?',
        ['playing', 'Jugar', 'toy-brick'],
        ['reading', 'Leer', 'book-open'],
      ),
    ),
    either(
      'were-we-fast-or-slow',
      '¿Tuvimos que darnos prisa?',
      ['too-fast', 'Sí, a menudo', 'frown'],
      ['nice-and-slow', 'No, teníamos tiempo', 'smile'],
    ),
    either(
      'mornings-or-bedtimes-which-is',
      '¿Qué es más bonito?',
      ['mornings', 'La mañana', 'sun'],
      ['bedtimes', 'Ir a dormir', 'moon'],
    ),
    either(
      'what-shall-we-try',
      '¿Qué probamos?',
      ['more-singing', 'Más canciones', 'music'],
      ['more-hugs', 'Más abrazos', 'heart'],
    ),
    either(
      'did-you-get-enough-help',
      '¿Te ayudamos bastante?',
      ['yes', 'Sí', 'thumbs-up'],
      ['more-please', 'Más, por favor', 'hand'],
    ),
    either(
      'which-weather-were-we',
      '¿Qué tiempo hizo en casa?',
      ['sunshine', 'Sol', 'sun'],
      ['rain', 'Lluvia', 'cloud-rain'],
    ),
  ],
  '6-8': plain(
    high('¿Qué fue divertido?'),
    low('¿Qué fue difícil?'),
    high('¿Qué deberíamos repetir?'),
    high('¿Cuándo nos reímos más?'),
    low('¿Cuándo fue todo demasiado, o demasiado rápido?'),
    '¿Qué aprendimos?',
    high('¿Quién ayudó a quién?'),
    low('¿Qué faltó esta semana?'),
    'Si la semana fuera un animal, ¿cuál sería?',
    low('¿Qué cosa pequeña podemos probar?'),
  ),
  '9-12': plain(
    low('¿Qué deberíamos probar de otra manera?'),
    high('¿Qué fue lo mejor de la semana?'),
    low('¿Qué fue lo más difícil, sin nombrar a nadie?'),
    '¿Por qué crees que salió así?',
    '¿Qué deberíamos hacer más a menudo?',
    low('¿Qué tardó más de lo planeado?'),
    high('¿Qué nos salió bien en familia?'),
    low('¿Qué tarea debería cambiar de manos?'),
    '¿Qué habría notado una visita en nuestra casa?',
    high('¿Qué le quieres agradecer a alguien?'),
  ),
  '13-17': plain(
    low('¿Qué regla deberíamos cambiar?'),
    high('¿Qué funcionó y debería quedarse como está?'),
    low('¿Qué planeamos que luego no cupo?'),
    high('¿Cuándo sentiste que te entendían?'),
    low('¿Cuándo sentiste que no te entendían?'),
    low('¿Qué cosa bajaría el estrés?'),
    '¿Nuestra meta sigue siendo buena?',
    high('¿Qué conservarías de esta semana?'),
    '¿Qué te sorprendió de nosotros esta semana?',
    low('¿Qué deberíamos dejar de hacer?'),
  ),
  adult: plain(
    high('¿En qué fue la semana sobre ruedas?'),
    high('¿Qué disfrutaste con la familia?'),
    low('¿Cuándo tuvimos prisa, y qué ayudaría?'),
    high('¿Qué sacó alguien adelante sin ayuda?'),
    low('¿Dónde estuvo la carga mal repartida?'),
    high('¿Qué fue mejor de lo que esperabas?'),
    high('¿Qué costumbre vale la pena conservar?'),
    low('¿Qué planeamos que nadie necesitaba?'),
    low('¿Qué probamos durante una sola semana?'),
    high('¿Qué agradeces?'),
  ),
}
