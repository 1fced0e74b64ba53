import type { RetrospectiveStage } from '#core/words.ts'
import type { Agenda } from './agenda.ts'

export type RetrospectiveVersion = 'standard' | 'short'

/** The order follows Derby & Larsen (2006), cut down to a family's evening. */
export const retrospectiveAgenda: Agenda<RetrospectiveStage, RetrospectiveVersion> = {
  versions: [
    {
      id: 'standard',
      name: 'The whole look back',
      line: 'Time for a high and a low from everyone.',
      minutes: 15,
    },
    {
      id: 'short',
      name: 'The short look back',
      line: 'With small ones, or when it is late.',
      minutes: 10,
    },
  ],
  stages: [
    {
      stage: 'feelings',
      title: 'How do we feel?',
      icon: 'smile',
      minutes: { standard: 2, short: 1 },
      todo: 'Everybody chooses one of five faces for the week.',
      say: 'Which face was our week for you? You can say why, or just point.',
      hints: {
        '3-5': 'Make the face yourself.',
        '6-8': 'Choose a face and one word.',
        '9-12': 'Two faces are allowed, if the week had two.',
        '13-17': 'You may pass. The face alone is fine.',
        adult: 'Choose honestly, so that the others may.',
      },
    },
    {
      stage: 'facts',
      title: 'What happened?',
      icon: 'list-checks',
      minutes: { standard: 3, short: 2 },
      todo: 'Look at the ticks, the moods, the parked topics and the last experiment.',
      say: 'Let us look at what happened before we say what we think of it.',
      hints: {
        '3-5': 'Count the ticks together.',
        '6-8': 'Find the day with the most ticks.',
        '9-12': 'What do the moods and the ticks have in common?',
        '13-17': 'Is anything missing from the picture?',
        adult: 'Only facts now. Whose fault is not one.',
      },
    },
    {
      stage: 'cards',
      title: 'Highs and lows',
      icon: 'sticky-note',
      minutes: { standard: 4, short: 3 },
      todo: 'Everybody gives one high and one low of our week. It is about us, not about a person.',
      say: 'What was a high for us as a family? What was a low? Without names for the lows.',
      hints: {
        '3-5': 'Show with arms up or down; an adult writes.',
        '6-8': 'A drawing is a card, too.',
        '9-12': 'Say “it was” or “we”, not “you”.',
        '13-17': 'Write it down if you would rather not say it.',
        adult: 'Go last, and keep yours small.',
      },
    },
    {
      stage: 'why',
      title: 'Why was that?',
      icon: 'search',
      minutes: { standard: 2, short: 1 },
      todo: 'Choose one card that matters and ask why, twice.',
      say: 'Which card shall we look at? Why was it like that? And why was that?',
      hints: {
        '3-5': 'Fetch the cushions while the others think.',
        '6-8': 'Ask “but why?” You are the experts.',
        '9-12': 'Look for a cause that we could change.',
        '13-17': 'Say what nobody says.',
        adult: 'Listen to the first answer before you give yours.',
      },
    },
    {
      stage: 'experiment',
      title: 'One thing to try',
      icon: 'flask-conical',
      minutes: { standard: 3, short: 2 },
      todo: 'Agree on one change, who looks after it, and the day we check.',
      say: 'What is one small thing that we try for a week? Who looks after it?',
      hints: {
        '3-5': 'Choose between two ideas.',
        '6-8': 'You could be the one who reminds us.',
        '9-12': 'Make it so small that it starts tomorrow.',
        '13-17': 'Take it on, if it is your idea.',
        adult: 'Let a child’s idea win as often as you can.',
      },
    },
    {
      stage: 'thanks',
      title: 'Thanks',
      icon: 'heart',
      minutes: { standard: 1, short: 1 },
      todo: 'Everybody says one thank you, and the week is closed.',
      say: 'Thank you for this week. Whom do you want to thank before we close it?',
      hints: {
        '3-5': 'A hug is a thank you.',
        '6-8': 'Thank somebody you have not thanked yet.',
        '9-12': 'Thank someone for something hard.',
        '13-17': 'One word will do.',
        adult: 'Thank each child for something they did.',
      },
    },
  ],
}
