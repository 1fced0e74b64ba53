import type { ContentIcon } from '#content/icons.ts'

/** What holds in every meeting; short enough for the fridge. */
export const groundRules: readonly { title: string; line: string; icon: ContentIcon }[] = [
  {
    title: 'Nacheinander',
    line: 'Die anderen warten und schauen hin.',
    icon: 'messages-square',
  },
  {
    title: 'Mit „Ich“ anfangen',
    line: 'Sag, wie es für dich ist, nicht, wie die anderen sind.',
    icon: 'user',
  },
  {
    title: 'Eins nach dem anderen',
    line: 'Das nächste Thema wartet auf der Liste.',
    icon: 'list-checks',
  },
  { title: 'Passen ist erlaubt', line: 'Niemand muss etwas sagen.', icon: 'hand' },
  {
    title: 'Es geht um uns',
    line: 'Der Kummer eines Kindes wird unter vier Augen beredet.',
    icon: 'users',
  },
  {
    title: 'Wir suchen ein Ja',
    line: 'Bis alle damit leben können. Eltern entscheiden zuletzt, abgestimmt wird nur bei Schönem.',
    icon: 'thumbs-up',
  },
  {
    title: 'Pünktlich aufhören',
    line: 'Was übrig ist, kommt nächste Woche zuerst dran.',
    icon: 'clock',
  },
]
