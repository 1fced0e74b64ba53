type FunEnding = {
  text: string
  /** For all ages at once; left out, it is for families with small ones. */
  forAll?: true
  /** It needs ears: left out where somebody signs, or wants no sounds. */
  byEar?: true
}

/** Two silly minutes to end a plan meeting with: nothing to fetch, nothing to buy. */
export const funEndings: readonly FunEnding[] = [
  { text: 'Alle tanzen, bis jemand „Elefant“ sagt. Dann frieren alle ein.', byEar: true },
  { text: 'Legt die längste Schlange aus Dingen, die ihr in den Taschen habt.', forAll: true },
  { text: 'Jemand summt ein Lied, die anderen raten.', forAll: true, byEar: true },
  { text: 'Geht wie ein Elefant um den Tisch, dann wie eine Maus.' },
  { text: 'Lasst ein Kissen herumgehen, ohne Hände.' },
  { text: 'Alle erzählen etwas Wahres und etwas Erfundenes. Was ist was?', forAll: true },
  { text: 'Baut in einer Minute den höchsten Turm, den ihr schafft.', forAll: true },
  { text: 'Alle lachen mit Absicht, bis es echt ist.' },
  { text: 'Malt mit geschlossenen Augen den Menschen links von euch.', forAll: true },
  { text: 'Erzählt zusammen eine Geschichte, reihum drei Wörter.', forAll: true },
  { text: 'Findet etwas im Zimmer, das mit demselben Buchstaben anfängt wie euer Name.' },
  { text: 'Steht auf einem Bein und nennt Tiere. Wem fällt das letzte ein?' },
  { text: 'Ochs am Berg: Jemand dreht sich um, die anderen schleichen näher.' },
  {
    text: 'Stille Post mit einem Satz. Was kommt am Ende heraus?',
    forAll: true,
    byEar: true,
  },
  {
    text: 'Zählt zusammen bis zwanzig, ohne abzusprechen, wer als Nächstes dran ist.',
    forAll: true,
    byEar: true,
  },
  { text: 'Erfindet einen Handschlag, den ihr alle könnt.', forAll: true },
  {
    text: 'Alle spielen zehn Sekunden von einem Lied vor. Wer kennt es?',
    forAll: true,
    byEar: true,
  },
  { text: 'Ratet, was die anderen auf einer einsamen Insel essen würden.', forAll: true },
  { text: 'Alle erzählen das Seltsamste, was sie diese Woche gelernt haben.', forAll: true },
  { text: 'Findet heraus, was ihr alle gemeinsam habt. Fünf Dinge in einer Minute?', forAll: true },
]
