import type { Agenda } from '#content/agendas/agenda.ts'
import type { StandUpAsk, StandUpStage } from '#content/agendas/stand-up.ts'

/** Five minutes on your feet, no problem-solving (after the daily stand-up of software teams). */
export const standUpAgenda = {
  versions: [
    {
      id: 'standard',
      name: 'Wie immer',
      line: 'Ein Gesicht, der Plan, was als Nächstes kommt, und wer hilft.',
      minutes: 5,
    },
    {
      id: 'tired',
      name: 'Heute kurz',
      line: 'Ein Gesicht und der Plan, und gute Nacht.',
      minutes: 3,
    },
  ],
  stages: [
    {
      stage: 'turn',
      title: 'Alle der Reihe nach',
      icon: 'smile',
      minutes: { standard: 4, tired: 2 },
      speaks: 'each',
      todo: 'Gebt das Handy herum, die Jüngsten zuerst. Abhaken, sagen, was als Nächstes kommt, ein Gesicht wählen.',
      say: 'Wie geht es dir, was hast du gemacht, und was kommt als Nächstes?',
      hints: {
        '3-5': 'Zeig auf ein Gesicht und auf eins der zwei Bilder. Den Rest drückt jemand Großes.',
        '6-8':
          'Hak deine Aufgaben selbst ab. Die Worte dürfen von dir sein oder von jemand anderem.',
        '9-12': 'Ein Satz reicht.',
        '13-17': 'Passen ist in Ordnung, und „alles gut“ auch.',
        adult: 'Sag auch, was warten kann. Löse jetzt nichts, merk es fürs nächste Treffen vor.',
      },
    },
    {
      stage: 'closing',
      title: 'Ein Angebot',
      icon: 'hand-heart',
      minutes: { standard: 1, tired: 1 },
      speaks: 'all',
      todo: 'Jemand von euch bietet jemand anderem eine kleine Hilfe an. Dann ist Schluss.',
      say: 'Noch schnell: Wer tut heute jemand anderem einen kleinen Gefallen?',
      hints: {},
    },
  ],
  turnSeconds: { '3-5': 45, '6-8': 45, '9-12': 60, '13-17': 60, adult: 45 },
} as const satisfies Agenda<StandUpStage, 'standard' | 'tired'>

/** What a turn asks for: less in a short round, and least of those who point and do not write. */
export const standUpAsks: Readonly<Record<'standard' | 'tired', readonly StandUpAsk[]>> = {
  standard: ['mood', 'did', 'next', 'help'],
  tired: ['mood', 'help'],
}
