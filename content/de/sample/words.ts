import type { SampleWords } from '#content/sample/words.ts'

/** What the sample family has written down. Its goal is one of the library’s. */
export const sampleWords: SampleWords = {
  goal: {
    title: 'Eine Nacht unter den Sternen schlafen',
    why: 'Eine Nacht draußen ist riesig, wenn man klein ist. Und auch Große fühlen sich dabei wieder klein.',
    measure: 'Wir sind mindestens einmal draußen aufgewacht, und zwar alle.',
    celebration: 'Frühstück im Schlafsack',
  },
  tasks: {
    table: 'Den Tisch decken',
    dishes: 'Die Spülmaschine ausräumen',
    read: 'Pip eine Geschichte vorlesen',
    cook: 'Zusammen Abendessen kochen',
    spot: 'Den Platz aussuchen: Garten, Balkon oder Zeltplatz',
    list: 'Aufschreiben, was wir haben und was wir leihen können',
    stars: 'Vom Balkon aus ein Sternbild finden',
    call: 'Oma nach einer Nacht in ihrem Garten fragen',
    tent: 'Das Zelt im Wohnzimmer aufbauen',
    mats: 'Bei Tante Mo zwei Matten leihen',
    bag: 'Die Schultasche vor dem Film packen',
    trial: 'Zur Probe einen Abend draußen bleiben, bis zur Schlafenszeit',
    cocoa: 'Die große Kakaokanne suchen',
  },
  ifItRains: {
    if: 'es regnet',
    then: 'nehmen wir den Abend danach',
  },
  steps: {
    past: [
      'Den Platz finden und schauen, was wir haben',
      'Den Himmel über unserer Straße kennenlernen',
      'Leihen, was noch fehlt',
    ],
    now: 'Ein Abend draußen, bis zur Schlafenszeit',
    next: 'Für eine Nacht packen',
  },
  tried: [
    'Schuhe und Taschen am Abend an die Tür',
    'Die Handys schlafen in der Küche',
    'Wer kocht, sucht die Musik aus',
    'Pfannkuchen erst, wenn die Betten gemacht sind',
  ],
  trying: 'Die Taschen sind gepackt, bevor der Film anfängt',
  cards: {
    small: ['Ich war groß', 'Wir haben einen Igel gesehen', 'In der Suppe waren Sterne'],
    mornings: 'Die Morgenstunden',
    soup: 'Ich hab die ganze Suppe gekocht',
    calm: 'Vor der Schule hat niemand geschrien',
    full: 'Zu viel an einem Abend',
  },
  dates: {
    dentist: 'Zahnarzt',
    swimming: 'Schwimmkurs',
    birthday: 'Omas Geburtstag',
  },
  topic: 'Kann der Hund mitkommen?',
  thanks: {
    reading: 'Ada hat das Drachenbuch zweimal vorgelesen',
    soup: 'für die Suppe',
  },
}
