import type { GuideSection } from './section.ts'

export const guideWhenItGoesWrong: readonly GuideSection[] = [
  {
    id: 'when-it-goes-wrong',
    heading: 'When it goes wrong',
    icon: 'life-buoy',
    paragraphs: [
      {
        text: 'It will, in some weeks. A meeting that ends early with a biscuit is still a meeting.',
      },
    ],
    items: [
      {
        text: 'Nobody feels like it: hold the eight-minute version, or only the thanks and something fun.',
      },
      { text: 'It gets loud: pause, drink something, go on with the next easy thing.' },
      {
        text: 'It turns into a trial: stop the topic. What concerns one child is talked about with that child alone.',
        sources: ['positiveDiscipline'],
      },
      { text: 'Somebody always talks: turn the sand-timer, pass the talking object.' },
      { text: 'Somebody never talks: ask a question that can be answered by pointing.' },
      { text: 'Little got done: plan half of it. Fewer promises, more ticks.' },
      {
        text: 'One parent does it all: pass on the host’s role for a month, tools and thinking included.',
      },
      { text: 'You agreed on something foolish: try it for a week, unless it is unsafe.' },
      {
        text: 'You missed three weeks: begin again on any day you like. There is nothing to catch up on.',
      },
    ],
  },
  {
    id: 'when-life-is-heavy',
    heading: 'When life is heavy',
    icon: 'heart',
    paragraphs: [
      {
        text: 'Illness, grief, a move, a separation: let the goal rest and pause the week. Keep only what does you good; for many that is the thanks.',
      },
      {
        text: 'A family meeting is no therapy. If somebody is in distress or not safe, please speak to a doctor, a counsellor or a helpline where you live.',
      },
    ],
    items: [],
  },
]
