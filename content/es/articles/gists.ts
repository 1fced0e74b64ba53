/** By the article's slug. */
export const gists: Readonly<Record<string, string>> = {
  'the-20-minute-family-meeting': 'Una reunión semanal a la que apetece volver',
  'a-goal-the-smallest-can-say': 'Cómo encuentra una familia una meta y la dice en una frase',
  'the-stand-up-with-a-four-year-old': 'Cómo participan los más pequeños',
  'why-plans-need-an-if-then': 'Una frase ayuda al plan en un mal día',
  'praise-prizes-and-the-sticker-chart': 'Qué hacen los premios y qué elogio ayuda',
  'looking-back-without-hurting': 'Diez minutos sobre la semana, sin culpas',
  'fresh-starts-and-small-weeks': 'Empezar con poco y aligerar la semana',
  'sharing-the-load-fairly': 'Ceder tareas enteras, con todo lo que hay que pensar',
  'letting-teenagers-decide': 'Qué deciden por su cuenta y qué se decide en común',
}
