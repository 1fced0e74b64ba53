import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** How to meet better. A claim from research names its source. */
export const meetingTips: readonly LibrarySuggestion[] = [
  {
    key: 'tip-talking-object',
    kind: 'tip',
    title: 'Lasst einen Redestein herumgehen',
    description: 'Wer den Kochlöffel hat, spricht; die anderen warten. Sogar Große lernen das.',
    topics: ['listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-child-hosts',
    kind: 'tip',
    title: 'Lasst ein Kind leiten',
    description:
      'Leiten heißt, vorzulesen, was jetzt kommt, und zu sagen, wer dran ist. Ab sechs klappt das gut.',
    topics: ['listening', 'learning'],
    ages: ['6-8', '9-12', '13-17'],
  },
  {
    key: 'tip-timekeeper-with-a-bell',
    kind: 'tip',
    title: 'Gebt dem Kleinsten die Glocke',
    description:
      'Läuten, wenn ein Teil vorbei ist: Diese Aufgabe nimmt ein vierjähriges Kind sehr ernst.',
    topics: ['time-together', 'helping-at-home'],
    ages: ['3-5'],
  },
  {
    key: 'tip-i-sentences',
    kind: 'tip',
    title: 'Fangt mit „Ich“ an',
    description:
      '„Ich warte jeden Morgen aufs Bad“ lässt sich lösen. „Immer du“ lässt sich nur abstreiten.',
    topics: ['listening', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-praise-what-was-done',
    kind: 'tip',
    title: 'Dankt für das, was getan wurde',
    description:
      '„Du hast bei dem Reifen nicht aufgegeben“ sagt mehr als „Du bist aber schlau“. Kleinkinder, deren Mühe gelobt wurde, hielten Können fünf Jahre später für etwas, das wächst (Gunderson et al., 2013).',
    topics: ['kindness', 'learning'],
    ages: [],
  },
  {
    key: 'tip-celebrate-instead-of-paying',
    kind: 'tip',
    title: 'Feiert zusammen, statt Belohnungen zu verteilen',
    description:
      'Versprochene Belohnungen dämpfen oft die Lust an der Sache, bei Kindern mehr als bei Studierenden (Deci, Koestner & Ryan, 1999). Ein gemeinsames Fest am Ende eines Ziels ist etwas anderes.',
    topics: ['time-together', 'money-sense'],
    ages: [],
  },
  {
    key: 'tip-if-then',
    kind: 'tip',
    title: 'Schreibt einen Wenn-dann-Satz',
    description:
      '„Wenn es regnet, dann tanzen wir drinnen.“ Kinder der fünften Klasse, die so planten, bekamen bessere Noten und fehlten seltener; es war eine Studie mit 77 Kindern (Duckworth et al., 2013).',
    topics: ['learning', 'health', 'calm-days'],
    ages: [],
  },
  {
    key: 'tip-tick-where-all-can-see',
    kind: 'tip',
    title: 'Hakt dort ab, wo es alle sehen',
    description:
      'Hängt den Plan auf Augenhöhe der Kinder. In 138 Experimenten erreichten Menschen ihre Ziele eher, wenn sie ihren Fortschritt festhielten, und noch eher, wenn er aufgeschrieben war oder andere ihn sahen (Harkin et al., 2016).',
    topics: ['helping-at-home', 'learning'],
    ages: [],
  },
  {
    key: 'tip-start-with-the-week',
    kind: 'tip',
    title: 'Fangt Neues am Anfang einer Woche an',
    description:
      'Menschen gehen ihre Ziele öfter an, wenn eine Woche, ein Monat oder ein Jahr beginnt (Dai, Milkman & Riis, 2014).',
    topics: ['health', 'calm-days'],
    ages: [],
  },
  {
    key: 'tip-teens-set-their-own',
    kind: 'tip',
    title: 'Lasst Teenager ihre Aufgaben selbst bestimmen',
    description:
      'Fragt, wann es sich für sie lohnen würde, und schreibt auf, was sie sagen, nicht, was ihr gehofft habt.',
    topics: ['listening', 'helping-at-home'],
    ages: ['13-17'],
    eases: ['homework'],
  },
  {
    key: 'tip-two-pictures',
    kind: 'tip',
    title: 'Bietet den Kleinen zwei Bilder an',
    description:
      '„Die Pflanzen oder die Löffel?“ Zwei zur Wahl sind eine echte Wahl, und schnell ist sie getroffen.',
    topics: ['listening', 'helping-at-home'],
    ages: ['under-3', '3-5'],
  },
  {
    key: 'tip-parents-decide-last',
    kind: 'tip',
    title: 'Eltern reden zuletzt',
    description:
      'Die Ideen der Kinder werden größer, wenn die der Großen noch nicht auf dem Tisch liegt.',
    topics: ['listening', 'creativity'],
    ages: ['6-8', '9-12', '13-17'],
  },
  {
    key: 'tip-not-in-the-round',
    kind: 'tip',
    title: 'Besprecht den Kummer eines Kindes nicht in der Runde',
    description: 'Was nur ein Kind angeht, wird mit diesem Kind beredet, später und in Ruhe.',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-end-with-fun',
    kind: 'tip',
    title: 'Hört mit etwas Albernem auf',
    description:
      'Ein Rätsel, ein Tanz, ein Keks. Was gut aufhört, fängt nächste Woche leichter an.',
    topics: ['time-together', 'creativity'],
    ages: [],
  },
  {
    key: 'tip-phones-in-the-basket',
    kind: 'tip',
    title: 'Ein Gerät auf den Tisch, die anderen in den Korb',
    description:
      'Das eine, das den Familienrat zeigt, reicht. Die Handys der Großen kommen zuerst hinein.',
    topics: ['screen-balance', 'listening'],
    ages: [],
    eases: ['screens'],
  },
  {
    key: 'tip-outdoor-meeting',
    kind: 'tip',
    title: 'Haltet den Familienrat einmal draußen',
    description:
      'Auf einer Decke oder im Gehen, den Plan gefaltet in der Tasche. Aufgeschrieben wird zu Hause.',
    topics: ['outdoors', 'time-together'],
    ages: [],
  },
  {
    key: 'tip-draw-the-plan',
    kind: 'tip',
    title: 'Malt den Plan für alle, die noch nicht lesen',
    description:
      'Eine Zahnbürste, ein Schuh, ein Buch: zu jeder Aufgabe ein Bild, und auch sie haken selbst ab.',
    topics: ['creativity', 'helping-at-home', 'drawing-and-painting'],
    ages: ['under-3', '3-5'],
    eases: ['tidying'],
  },
]
