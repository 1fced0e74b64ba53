import type { GuideSection } from '#content/guide/section.ts'

export const guideWhy: GuideSection = {
  id: 'why-it-works',
  heading: 'Warum ein kurzer Familienrat hilft',
  icon: 'lightbulb',
  paragraphs: [
    {
      text: 'Zwanzig Minuten, in denen alle mitreden, ändern eine Familie nicht über Nacht. Sie geben der Woche einen Ort, an dem gedankt und geplant wird und an dem kleine Sorgen früh zu hören sind.',
    },
    {
      text: 'Hier steht, was die Forschung über die einzelnen Teile sagt und wie weit das reicht. Den Familienrat selbst hat kaum jemand untersucht.',
    },
  ],
  items: [
    {
      text: 'Wo es Routinen und Rituale gibt, kommen Eltern besser zurecht, und den Kindern geht es besser. Die Übersicht umfasst 32 Veröffentlichungen; sie zeigt einen Zusammenhang, keine Ursache.',
      sources: ['fiese'],
    },
    {
      text: 'In 138 Experimenten erreichten Menschen ihre Ziele eher, wenn sie ihren Fortschritt festhielten. Die Wirkung war mittelgroß (d = 0,40), und größer, wenn er aufgeschrieben oder öffentlich gemacht wurde. Ein Plan am Kühlschrank ist beides.',
      sources: ['harkin'],
    },
    {
      text: 'Kinder der fünften Klasse, die lernten, ein Hindernis und ein passendes Wenn-dann zu nennen, bekamen bessere Noten und fehlten seltener. Es ist ein kleiner Versuch mit 77 Kindern, aber er kostet zwei Minuten.',
      sources: ['duckworth'],
    },
    {
      text: 'Geordnet zurückzuschauen, machte Teams und Einzelne besser in dem, was sie tun (d = 0,67 über 46 Stichproben). Sie kamen aus Arbeit und Ausbildung, nicht aus Familien.',
      sources: ['tannenbaum'],
    },
    {
      text: 'Versprochene Belohnungen dämpfen oft das eigene Interesse an einer Sache, bei Kindern mehr als bei Studierenden; Lob, das etwas aussagt, stärkt es eher. Darum feiern wir zusammen und bezahlen kein Häkchen.',
      sources: ['deci'],
    },
    {
      text: 'Kleinkinder, deren Eltern lobten, was sie taten, und nicht, wie sie sind, hielten fünf Jahre später mehr von Mühe und Herausforderung. Auch das ist ein Zusammenhang; aber für etwas zu danken, was getan wurde, ist leicht.',
      sources: ['gunderson'],
    },
    {
      text: 'Menschen wenden sich ihren Zielen öfter zu, wenn eine Woche, ein Monat oder ein Jahr beginnt. Darum ist der erste Tag eurer Woche ein guter Tag zum Anfangen.',
      sources: ['dai'],
    },
    {
      text: 'Aus Sicht der Eltern durften Kinder von 9 bis 14 langsam und ab 15 schnell mehr selbst entscheiden. Die Studie begleitete 201 Familien europäischer Herkunft in den USA; eure ist vielleicht weiter.',
      sources: ['wrayLake'],
    },
  ],
}
