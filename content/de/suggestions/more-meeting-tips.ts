import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** How to keep the meeting alive, and what it can do about what is hard. Facts name their source. */
export const moreMeetingTips: readonly LibrarySuggestion[] = [
  {
    key: 'tip-same-time-each-week',
    kind: 'tip',
    title: 'Trefft euch jede Woche zur selben Zeit',
    description:
      'Eine angenehme Stunde, nicht beim Essen und nicht zur Schlafenszeit. Was seinen Platz hat, muss niemand jedes Mal neu ausmachen (Extension Services).',
    topics: ['calm-days', 'time-together'],
    ages: [],
    eases: ['rushing'],
  },
  {
    key: 'tip-stop-at-twenty',
    kind: 'tip',
    title: 'Hört nach zwanzig Minuten auf',
    description:
      'Auch mittendrin. Der Rest kommt auf die Liste für nächste Woche, und alle kommen gern wieder (Feiler, 2013).',
    topics: ['calm-days', 'listening'],
    ages: [],
    eases: ['rushing', 'tired-days'],
  },
  {
    key: 'tip-begin-with-thanks',
    kind: 'tip',
    title: 'Fangt mit einem Danke von allen an',
    description:
      'Drei Minuten über das, was gut war, machen den Rest leichter. Kleines zählt (Positive Discipline).',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-first-meetings-are-fun',
    kind: 'tip',
    title: 'Sorgt bei den ersten Treffen vor allem für Spaß',
    description:
      'Plant einen Ausflug, bevor ihr über den Abwasch redet. Erst kommt das Vertrauen, dann die Liste (Positive Discipline).',
    topics: ['time-together'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-vote-only-on-fun',
    kind: 'tip',
    title: 'Stimmt nur über Schönes ab',
    description:
      'Sucht bei allem anderen, womit alle leben können. Wer eine Abstimmung verliert, wohnt auch hier.',
    topics: ['listening', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-one-topic-at-a-time',
    kind: 'tip',
    title: 'Ein Thema nach dem anderen',
    description:
      'Schreibt die anderen auf, wo alle sie sehen. Nichts geht verloren, und niemand muss sich beeilen.',
    topics: ['listening', 'calm-days'],
    ages: [],
    eases: ['quarrels', 'rushing'],
  },
  {
    key: 'tip-notes-first',
    kind: 'tip',
    title: 'Lest zuerst die Notizen der letzten Woche',
    description:
      'Zwei Sätze reichen. Was vereinbart und getan wurde, darf man auch sehen (Extension Services).',
    topics: ['learning', 'listening'],
    ages: [],
  },
  {
    key: 'tip-note-taker-draws',
    kind: 'tip',
    title: 'Wer den Stift hat, darf malen',
    description:
      'Einen Plan in Bildern können alle lesen. Fotografiert ihn für die, die nicht da waren.',
    topics: ['creativity', 'drawing-and-painting'],
    ages: ['6-8', '9-12'],
  },
  {
    key: 'tip-rotate-the-host',
    kind: 'tip',
    title: 'Wechselt die Leitung jede Woche',
    description:
      'Nicht alles darf an einem Elternteil hängen. Wer leitet, sucht auch das letzte Lied aus.',
    topics: ['helping-at-home', 'listening'],
    ages: [],
  },
  {
    key: 'tip-mornings-run-backwards',
    kind: 'tip',
    title: 'Plant den Morgen rückwärts',
    description:
      'Wann müsst ihr los, wann sind die Schuhe an, wann gibt es Frühstück? Fangt an der Tür an und geht zurück bis zum Bett.',
    topics: ['calm-days'],
    ages: ['6-8', '9-12', '13-17'],
    eases: ['mornings', 'rushing'],
  },
  {
    key: 'tip-one-morning-change',
    kind: 'tip',
    title: 'Ändert eine Sache am Morgen',
    description:
      'Nur eine, für eine Woche: die Tasche, die Musik oder den Wecker. Dann fragt alle, ob es geholfen hat.',
    topics: ['calm-days'],
    ages: [],
    eases: ['mornings'],
  },
  {
    key: 'tip-bedtime-at-the-meeting',
    kind: 'tip',
    title: 'Fragt die Kinder, wie das Zubettgehen laufen soll',
    description:
      'Malt die Schritte auf Karten und lasst sie die Reihenfolge legen. Auf das, was sie selbst gemacht haben, passen sie auf.',
    topics: ['calm-days', 'listening'],
    ages: ['3-5', '6-8'],
    eases: ['bedtime'],
  },
  {
    key: 'tip-agree-on-screens-together',
    kind: 'tip',
    title: 'Macht die Bildschirmregeln zusammen',
    description:
      'Kinder sagen, wann sie den Bildschirm brauchen, Große, wann ihnen die Kinder fehlen. Schreibt drei Sätze, probiert sie eine Woche.',
    topics: ['screen-balance', 'listening'],
    ages: ['6-8', '9-12', '13-17'],
    eases: ['screens', 'quarrels'],
  },
  {
    key: 'tip-tidy-what-bothers-whom',
    kind: 'tip',
    title: 'Fragt, welche Unordnung wen stört',
    description:
      'Der Flur, der Schreibtisch, die Spüle: Sucht einen Ort aus, der allen wichtig ist, und lasst die anderen in Ruhe.',
    topics: ['helping-at-home', 'listening'],
    ages: [],
    eases: ['tidying'],
  },
  {
    key: 'tip-cool-down-then-talk',
    kind: 'tip',
    title: 'Erst abkühlen, dann reden',
    description:
      'Setzt den Streit auf die Liste für den Familienrat. Bis dahin sind die meisten kleiner geworden.',
    topics: ['calm-days', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-homework-is-theirs',
    kind: 'tip',
    title: 'Fragt bei den Hausaufgaben: „Was würde helfen?“',
    description: 'Dann wartet. Ein Platz, eine Zeit oder jemand, der zuhört: Oft fehlt nur das.',
    topics: ['learning', 'listening'],
    ages: ['9-12', '13-17'],
    eases: ['homework'],
  },
  {
    key: 'tip-dinner-needs-a-job-each',
    kind: 'tip',
    title: 'Gebt allen eine Aufgabe beim Abendessen',
    description:
      'Decken, rühren, einschenken, rufen, abräumen. Bei fünf kleinen Aufgaben hat niemand eine große.',
    topics: ['helping-at-home', 'time-together'],
    ages: ['3-5', '6-8', '9-12'],
    eases: ['meals'],
  },
  {
    key: 'tip-cross-one-thing-out',
    kind: 'tip',
    title: 'Streicht etwas aus der Woche',
    description: 'Fragt „Was würde niemand vermissen?“, bevor ihr fragt, was dazukommt.',
    topics: ['calm-days'],
    ages: [],
    eases: ['rushing', 'tired-days'],
  },
  {
    key: 'tip-tired-week-short-meeting',
    kind: 'tip',
    title: 'Trefft euch in einer müden Woche acht Minuten lang',
    description:
      'Danke sagen, Termine, ein Versprechen von allen, fertig. Auch ein kurzer Familienrat hält den Rhythmus.',
    topics: ['calm-days'],
    ages: [],
    eases: ['tired-days'],
  },
  {
    key: 'tip-one-to-one-first',
    kind: 'tip',
    title: 'Plant zuerst Zeit zu zweit',
    description:
      'Ein Spaziergang, ein Spiel, eine Besorgung: jemand Großes, ein Kind. Der Rest kommt drum herum.',
    topics: ['time-together', 'listening'],
    ages: ['3-5', '6-8', '9-12', '13-17'],
    eases: ['time-for-each-other'],
  },
  {
    key: 'tip-rituals-that-last',
    kind: 'tip',
    title: 'Behaltet ein Ritual, egal wie klein',
    description:
      'Wo es Routinen und Rituale gibt, kommen Eltern besser zurecht, und den Kindern geht es besser; was wovon kommt, ist offen (Fiese et al., 2002).',
    topics: ['time-together', 'calm-days'],
    ages: [],
    eases: ['time-for-each-other', 'bedtime'],
  },
  {
    key: 'tip-say-grows-with-age',
    kind: 'tip',
    title: 'Lasst die Kinder mit dem Alter mehr mitreden',
    description:
      'Kinder durften von 9 bis 14 langsam und ab 15 schneller mehr selbst entscheiden, so eine Studie mit 201 Familien (Wray-Lake et al., 2010).',
    topics: ['listening'],
    ages: ['9-12', '13-17'],
    eases: ['quarrels'],
  },
  {
    key: 'tip-high-and-low-about-us',
    kind: 'tip',
    title: 'Gut oder schwer: Es geht um uns alle',
    description:
      '„Bei uns ist es morgens laut“, nicht „Ben ist laut“. Was uns gehört, können wir zusammen ändern.',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels', 'mornings'],
  },
  {
    key: 'tip-homework-has-an-end',
    kind: 'tip',
    title: 'Vereinbart, wann die Hausaufgaben zu Ende sind',
    description:
      'Eine Uhrzeit, zu der die Hefte zugehen, fertig oder nicht, und jemand schreibt einen Zettel. Zu Hause wird auch ausgeruht.',
    topics: ['calm-days', 'learning'],
    ages: [],
    eases: ['homework', 'tired-days'],
  },
]
