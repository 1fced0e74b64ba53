import type { GuideSection } from '#content/guide/section.ts'

export const guideHowTo: readonly GuideSection[] = [
  {
    id: 'before-the-first',
    heading: 'Vor dem ersten Familienrat',
    icon: 'calendar-days',
    paragraphs: [
      {
        text: 'Sucht eine angenehme Zeit, die jede Woche dieselbe bleiben kann: nicht beim Essen, und nicht, wenn jemand ins Bett gehört.',
        sources: ['extension'],
      },
      {
        text: 'Beim ersten und zweiten Mal geht es vor allem um Spaß. Plant einen Ausflug, spielt eine Runde, dankt einander, hört auf.',
        sources: ['extension', 'positiveDiscipline'],
      },
    ],
    items: [
      { text: 'Fragt alle; bestellt niemanden ein.' },
      { text: 'Legt Stifte, Papier und etwas Kleines zu essen bereit.' },
      { text: 'Sucht etwas, das herumgeht: einen Löffel, einen Stein, einen weichen Elefanten.' },
      { text: 'Legt alle Handys bis auf eins in einen Korb, die der Großen zuerst.' },
      { text: 'Führt unter der Woche eine Liste, damit Themen auf den Familienrat warten können.' },
    ],
  },
  {
    id: 'find-your-goal',
    heading: 'Wie ihr zusammen ein Ziel findet',
    icon: 'flag',
    paragraphs: [
      {
        text: 'Ein Familienziel, das eine Person ausgesucht hat, ist für die anderen eine Pflicht. Setzt euch lieber ein paarmal kurz zusammen als einmal lang, und hört auf, bevor die Kinder genug haben.',
        sources: ['covey'],
      },
    ],
    items: [
      {
        text: 'Alle schreiben auf Karten, was sie mögen und was ihnen wichtig ist. Die Kleinen malen.',
      },
      { text: 'Legt die Karten aus und schiebt zusammen, was zusammengehört.' },
      { text: 'Sucht ein paar aus. Alle dürfen eine behalten, an der ihr Herz hängt.' },
      { text: 'Macht daraus einen Satz, den das Jüngste nachsprechen kann.' },
      { text: 'Sagt, woran ihr es merkt und wie ihr feiert.' },
    ],
  },
  {
    id: 'hold-it',
    heading: 'Wie er abläuft',
    icon: 'users',
    paragraphs: [
      {
        text: 'Fangt mit dem Danken an, schaut nach, was letztes Mal vereinbart war, dann plant. Zwanzig Minuten reichen gut, dreißig sind das Höchste.',
        sources: ['extension'],
      },
      {
        text: 'Leitung, Uhr und Stift gehen reihum, auch an die Kinder. Wer ihn leitet, kommt mit anderem Blick.',
        sources: ['feiler', 'extension'],
      },
    ],
    items: [
      { text: 'Ein Thema nach dem anderen; was neu ist, kommt auf die Liste.' },
      { text: 'Sprecht von euch: „Ich“ trägt weiter als „Du“.', sources: ['extension'] },
      {
        text: 'Sucht etwas, womit alle leben können. Stimmt nur über Schönes ab, denn eine Abstimmung lässt jemanden verlieren. Wenn es sein muss, haben die Eltern das letzte Wort.',
        sources: ['positiveDiscipline', 'extension'],
      },
      { text: 'Lasst alle ihre Aufgaben aussuchen, bevor ihr welche verteilt.' },
      {
        text: 'Versprecht weniger, als ihr zu schaffen glaubt. Wochen sind kürzer, als sie aussehen.',
      },
      { text: 'Schreibt auf, wer was macht, geht es noch einmal durch, hängt es auf.' },
      { text: 'Hört mit etwas Lustigem auf, und zwar pünktlich.', sources: ['feiler'] },
    ],
  },
  {
    id: 'stand-up',
    heading: 'Fünf Minuten am Tag',
    icon: 'clock',
    paragraphs: [
      {
        text: 'Gleiche Zeit, gleicher Ort. Alle haben weniger als eine Minute, die Jüngsten zuerst: Wie geht es mir, was habe ich gemacht, was kommt als Nächstes, wo möchte ich Hilfe?',
        sources: ['feiler'],
      },
    ],
    items: [
      { text: 'Nichts lösen. Worüber zu reden ist, das merkt ihr euch für den Familienrat.' },
      { text: 'Passen ist in Ordnung; ein Wort auch.' },
      { text: 'Am Ende bietet jemand Hilfe an.' },
      { text: 'Ein ausgefallener Tag ist nur ein ausgefallener Tag.' },
    ],
  },
  {
    id: 'paper',
    heading: 'Papier, das zurückkommt',
    icon: 'circle-check',
    paragraphs: [
      {
        text: 'Auf einem Plan am Kühlschrank haken alle ab, die einen Stift halten können, auch wer nicht liest. Ein Foto bringt die Häkchen hierher, damit niemand es doppelt macht.',
      },
    ],
    items: [
      {
        text: 'Druckt ihn auf weißes Papier; die schwarzen Ecken sind für das Foto.',
      },
      {
        text: 'Ein Quadrat gehört zu seinem Tag, ein Kreis zu irgendeinem. Was darin steht, zählt, auch ein Strich oder ein Gesicht; was nicht geschafft ist, bleibt leer.',
      },
      { text: 'Die Kleinen bekommen einen eigenen Streifen, mit Kästchen für Buntstifte.' },
      { text: 'Legt ihn vor dem Rückblick flach hin und macht das Foto: Mehr, Papier einlesen.' },
      { text: 'Lest es ein, sooft ihr wollt. Es kommen immer nur Häkchen dazu.' },
    ],
  },
  {
    id: 'look-back',
    heading: 'Wie ihr zurückschaut',
    icon: 'history',
    paragraphs: [
      {
        text: 'Zehn bis fünfzehn Minuten, bevor ihr neu plant: erst Gefühle, dann was war, dann was es bedeutet, dann eine Änderung. Die Reihenfolge ist von Teams bei der Arbeit geliehen: erst die Tatsachen, dann die Meinungen.',
        sources: ['derbyLarsen'],
      },
    ],
    items: [
      {
        text: 'Von allen etwas Gutes und etwas Schweres, über die Familie und nicht über eine Person.',
      },
      { text: 'Fragt zweimal, warum; die zweite Antwort ist meist die brauchbare.' },
      { text: 'Einigt euch auf etwas zum Ausprobieren, wer daran denkt und wann ihr nachschaut.' },
      {
        text: 'Nächste Woche behaltet ihr es, ändert es oder lasst es sein. Was ihr behaltet, bleibt eures.',
      },
      {
        text: 'Schreibt ab und zu einen Brief an die, die ihr einmal sein werdet, verschlossen bis zu einem Rückblick, bis zum Ziel oder zum Geburtstag. Wer noch nicht schreibt, malt.',
      },
    ],
  },
  {
    id: 'what-stays',
    heading: 'Was davon bleibt',
    icon: 'book-open',
    paragraphs: [
      {
        text: 'Die Wochen vergehen, und das Liebste darin vergisst man zuerst. Elefam behält, was ihr zueinander gesagt habt, und sagt es im richtigen Moment noch einmal.',
      },
    ],
    items: [
      {
        text: 'Vor einem Treffen steht eine Erinnerung: eine Zeile von euch, ein Jahr, hundert Tage oder einen Monat alt. „Nicht mehr zeigen“ räumt sie für immer weg.',
      },
      {
        text: 'Wo dasselbe zweimal dazwischenkam, schlägt euch Elefam beim Planen einen Satz mit „wenn“ und „dann“ vor. Nehmt ihn, ändert ihn oder lasst ihn liegen.',
      },
      {
        text: 'Danke, Gutes und fertige Schritte sammeln sich in „Unsere Geschichte“. Lest sie an einem ruhigen Abend.',
      },
      {
        text: '„Unser Buch“ druckt sie: acht kleine Seiten, aus einem Blatt gefaltet, fürs Regal oder für die Großeltern.',
      },
    ],
  },
]
