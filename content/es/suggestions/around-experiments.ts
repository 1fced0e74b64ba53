import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** For families that try nothing out just now, forgot to judge, or forgot what worked. */
export const aroundExperiments: readonly LibrarySuggestion[] = [
  {
    key: 'situation-try-one-change',
    kind: 'tip',
    title: 'Probar un solo cambio durante una semana',
    description:
      'Música en el desayuno, zapatos junto a la puerta, deberes en la mesa grande. El domingo: ¿se queda o no?',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'no-experiment',
  },
  {
    key: 'situation-child-chooses-experiment',
    kind: 'tip',
    title: 'Deja que los niños elijan el próximo experimento',
    description:
      'Pregunta “¿qué deberíamos hacer de otra manera?” y toma la primera idea que no haga daño a nadie.',
    topics: ['listening', 'creativity'],
    ages: ['6-8', '9-12', '13-17'],
    when: 'no-experiment',
  },
  {
    key: 'situation-look-back-together',
    kind: 'tip',
    title: 'Mirar atrás durante diez minutos',
    description:
      'Hablar de lo que pasó mejoró claramente a los equipos en 46 muestras; entre ellas no había familias (Tannenbaum & Cerasoli, 2013). Algo bueno, algo difícil, un cambio.',
    topics: ['listening', 'learning'],
    ages: [],
    when: 'no-experiment',
  },
  {
    key: 'situation-swap-seats',
    kind: 'task',
    title: 'Intercambiar una tarea con alguien durante una semana',
    description:
      'Se puede preguntar cómo, pero no cómo se hacía antes. El domingo: ¿se queda o se vuelve a cambiar?',
    topics: ['helping-at-home', 'listening'],
    ages: [],
    icon: 'help',
    when: 'no-experiment',
  },
  {
    key: 'situation-judge-the-experiment',
    kind: 'tip',
    title: 'Decir qué pasó con nuestro experimento',
    description:
      '¿Se queda o no? Una frase de cada cual, y está decidido. Así hay sitio para el siguiente.',
    topics: ['learning', 'listening'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-ask-the-quietest-first',
    kind: 'tip',
    title: 'Pregunta primero por el experimento a quien menos habla',
    description: 'Quien dice menos suele haber notado más. Después, los demás.',
    topics: ['listening'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-tweak-by-one-step',
    kind: 'tip',
    title: 'Cambiar una sola cosa del experimento',
    description: 'Otra hora, otro lugar u otra persona: una de las tres, y una semana más.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-open-the-playbook',
    kind: 'tip',
    title: 'Volver a abrir “Lo que nos funciona”',
    description:
      'Ya descubrimos qué funciona en casa. Se elige una de esas cosas y vuelve al plan de esta semana.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'playbook-rests',
  },
  {
    key: 'situation-teach-the-playbook',
    kind: 'tip',
    title: 'Contarle a otra familia qué nos funcionó',
    description:
      'Al explicarlo se recuerda por qué. Y después, preguntar qué les funciona a ellos.',
    topics: ['kindness', 'listening'],
    ages: [],
    when: 'playbook-rests',
  },
  {
    key: 'situation-playbook-on-the-fridge',
    kind: 'task',
    title: 'Escribir en una hoja lo que nos funciona',
    description: 'Cada cual añade una línea o un dibujo. Se cuelga al lado del plan.',
    topics: ['helping-at-home', 'creativity'],
    ages: [],
    icon: 'plan',
    when: 'playbook-rests',
  },
]
