/** By the article's slug. */
export const gists: Readonly<Record<string, string>> = {
  'the-20-minute-family-meeting': 'Seis partes, cinco reglas y un plato de galletas',
  'a-goal-the-smallest-can-say': 'Tarjetas, un trozo de suelo y una frase que tira',
  'the-stand-up-with-a-four-year-old': 'Caras, dos opciones y una campanilla',
  'why-plans-need-an-if-then': 'Dos minutos y una frase para un mal martes',
  'praise-prizes-and-the-sticker-chart': 'Qué hacen los premios con las ganas, y qué elogio ayuda',
  'looking-back-without-hurting': 'Diez minutos, y nadie se sienta en el banquillo',
  'fresh-starts-and-small-weeks': 'Los comienzos tiran; los jueves, no',
  'sharing-the-load-fairly': 'Ceder cosas enteras, con el pensar incluido',
  'letting-teenagers-decide': 'Tres listas y una regla que de verdad puede cambiar',
}
