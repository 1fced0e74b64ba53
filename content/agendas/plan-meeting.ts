import type { MeetingStage } from '#core/words.ts'
import type { Agenda } from './agenda.ts'

export type PlanMeetingVersion = 'standard' | 'under-sixes' | 'tired'

/** Lengths after the advice of Extension services and Feiler (2013): short, and over before it drags. */
export const planMeetingAgenda: Agenda<MeetingStage, PlanMeetingVersion> = {
  versions: [
    {
      id: 'standard',
      name: 'The whole meeting',
      line: 'When everyone is six or older, or patient.',
      minutes: 20,
    },
    {
      id: 'under-sixes',
      name: 'With small ones',
      line: 'Pictures, two choices, and a song at the end.',
      minutes: 10,
    },
    {
      id: 'tired',
      name: 'For a tired week',
      line: 'Only what the week cannot do without.',
      minutes: 8,
    },
  ],
  stages: [
    {
      stage: 'appreciations',
      title: 'Thank each other',
      icon: 'heart-handshake',
      minutes: { standard: 3, 'under-sixes': 2, tired: 1 },
      todo: 'Everybody thanks one person for one thing they did.',
      say: 'Let us start with thanks. Who did something this week that was good for you?',
      hints: {
        '3-5': 'Point to the person, say thank you, give a high five.',
        '6-8': 'Say the name and what they did.',
        '9-12': 'Find something that nobody else has noticed.',
        '13-17': 'Short is fine. Meant is enough.',
        adult: 'Thank for an effort, not for being good or clever.',
      },
    },
    {
      stage: 'last-week',
      title: 'Look at last week',
      icon: 'history',
      minutes: { standard: 4, 'under-sixes': 1, tired: 1 },
      todo: 'See what was done, carry over or let go, and judge the one experiment.',
      say: 'What did we plan, and what became of it? Our experiment: keep, tweak or drop?',
      hints: {
        '3-5': 'Look at the ticks together and count them aloud.',
        '6-8': 'Show one thing you finished.',
        '9-12': 'Say what got in the way, without saying who.',
        '13-17': 'Be honest about the experiment. Dropping it is a result, too.',
        adult: 'Begin with what you did not get done yourself.',
      },
    },
    {
      stage: 'dates',
      title: 'What is coming, and how full are we?',
      icon: 'calendar-days',
      minutes: { standard: 3, 'under-sixes': 1, tired: 1 },
      todo: 'Put in the important dates; everybody shows their energy on five fingers.',
      say: 'What is in the calendar that all of us should know? How many fingers of energy have you got?',
      hints: {
        '3-5': 'Two choices: are you a fast rabbit or a slow snail this week?',
        '6-8': 'Name one day you are looking forward to.',
        '9-12': 'Tell us about tests, matches and birthdays.',
        '13-17': 'Say which evenings are yours.',
        adult: 'Show your real number. A two is useful to know.',
      },
    },
    {
      stage: 'mission',
      title: 'Our next step, and who does what',
      icon: 'flag',
      minutes: { standard: 6, 'under-sixes': 3, tired: 3 },
      todo: 'Agree on one step towards the goal, then everybody chooses their tasks.',
      say: 'What is our next bite of the big goal? What would you like to take on yourself?',
      hints: {
        '3-5': 'Offer two pictures. One task is plenty, two is the most.',
        '6-8': 'Up to three tasks. Choose the days as well.',
        '9-12': 'Up to three tasks. Swap until it feels fair.',
        '13-17': 'Set your own. Others may ask, not assign.',
        adult: 'Children choose first. Hand over something that you always do.',
      },
    },
    {
      stage: 'obstacle',
      title: 'What could get in the way?',
      icon: 'construction',
      minutes: { standard: 2, 'under-sixes': 1, tired: 1 },
      todo: 'Name one likely obstacle and write one if-then.',
      say: 'What is most likely to go wrong? If that happens, then what do we do?',
      hints: {
        '3-5': 'Play it: oh no, it rains! What now?',
        '6-8': 'Finish the sentence: if I forget, then …',
        '9-12': 'Make the “then” so small that it works on a bad day.',
        '13-17': 'Plan for the obstacle you know best.',
        adult: 'Plan for a sick day before it comes.',
      },
    },
    {
      stage: 'read-back',
      title: 'Read back, print, have fun',
      icon: 'party-popper',
      minutes: { standard: 2, 'under-sixes': 2, tired: 1 },
      todo: 'Read the plan aloud, hang it up, and end with something fun.',
      say: 'This is our week. Is anything missing? Then let us hang it up and do something silly.',
      hints: {
        '3-5': 'Choose the song. Put the plan up at your own height.',
        '6-8': 'Read your tasks aloud, with a drum roll.',
        '9-12': 'Read the plan as a newsreader would.',
        '13-17': 'Choose what we do for the last two minutes.',
        adult: 'Stop on time, even if it was good.',
      },
    },
  ],
}
