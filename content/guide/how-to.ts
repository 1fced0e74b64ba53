import type { GuideSection } from './section.ts'

export const guideHowTo: readonly GuideSection[] = [
  {
    id: 'before-the-first',
    heading: 'Before the first meeting',
    icon: 'calendar-days',
    paragraphs: [
      {
        text: 'Choose a pleasant time that can stay the same each week: not at a meal, and not when somebody should be in bed.',
        sources: ['extension'],
      },
      {
        text: 'Make the first one or two meetings mostly fun. Plan an outing, play a round, thank each other, stop.',
        sources: ['extension', 'positiveDiscipline'],
      },
    ],
    items: [
      { text: 'Ask everyone; do not summon them.' },
      { text: 'Have pens, paper and something small to eat within reach.' },
      { text: 'Find an object to pass round: a spoon, a stone, a soft elephant.' },
      { text: 'Put all phones but one into a basket, adults’ phones first.' },
      { text: 'Keep a list during the week, so that topics can wait for the meeting.' },
    ],
  },
  {
    id: 'find-your-goal',
    heading: 'How to find a goal together',
    icon: 'flag',
    paragraphs: [
      {
        text: 'A family goal that was chosen by one person is a task for the others. Take several short sittings rather than one long one, and stop before the children are tired of it.',
        sources: ['covey'],
      },
    ],
    items: [
      { text: 'Everybody puts what they like and what matters to them on cards. Small ones draw.' },
      { text: 'Lay the cards out and put together what belongs together.' },
      { text: 'Choose a few. Let each person keep one that is dear to them.' },
      { text: 'Make one sentence out of it that the youngest can repeat.' },
      { text: 'Say how you will know, and how you will celebrate.' },
    ],
  },
  {
    id: 'hold-it',
    heading: 'How to hold it',
    icon: 'users',
    paragraphs: [
      {
        text: 'Begin with thanks, look at what was agreed last time, then plan. Twenty minutes are plenty, thirty are the most.',
        sources: ['extension'],
      },
      {
        text: 'Host, timekeeper and note-taker take turns, and children take theirs. Who runs a meeting comes to it differently.',
        sources: ['feiler', 'extension'],
      },
    ],
    items: [
      { text: 'One topic at a time; what is new goes on the list.' },
      { text: 'Speak for yourself: “I” carries further than “you”.', sources: ['extension'] },
      {
        text: 'Look for something that all can live with. Vote only on fun things, because a vote leaves somebody losing. Parents have the last word when it has to be.',
        sources: ['positiveDiscipline', 'extension'],
      },
      { text: 'Let people choose their tasks before you hand any out.' },
      { text: 'Promise less than you think you can do. Weeks are shorter than they look.' },
      { text: 'Write down who does what, go through it once more, hang it up.' },
      { text: 'End with something fun, and end on time.', sources: ['feiler'] },
    ],
  },
  {
    id: 'stand-up',
    heading: 'Five minutes a day',
    icon: 'clock',
    paragraphs: [
      {
        text: 'Same time, same place. Everybody gets less than a minute, the youngest first: how am I, what did I do, what is next, where do I want a hand?',
        sources: ['feiler'],
      },
    ],
    items: [
      { text: 'No solving. What needs talking about is parked for the meeting.' },
      { text: 'Passing is fine; so is one word.' },
      { text: 'Close with one offer of help.' },
      { text: 'A missed day is only a missed day.' },
    ],
  },
  {
    id: 'paper',
    heading: 'Paper that comes back',
    icon: 'circle-check',
    paragraphs: [
      {
        text: 'A plan on the fridge is ticked by everybody who has a pen, also by those who cannot read. One photo brings its ticks here, so that nobody does it twice.',
      },
    ],
    items: [
      { text: 'Print it on white paper; the black corners are for the photo.' },
      {
        text: 'A square is for its day, a circle for any day. Whatever stands in it counts, a dash or a face, too; what was not done stays empty.',
      },
      { text: 'Small ones get a strip of their own, with boxes for crayons.' },
      { text: 'Before you look back, lay it flat and take the photo: More, Bring paper back.' },
      { text: 'Bring it back as often as you like. It only ever adds ticks.' },
    ],
  },
  {
    id: 'look-back',
    heading: 'How to look back',
    icon: 'history',
    paragraphs: [
      {
        text: 'Ten to fifteen minutes before you plan again: first feelings, then facts, then what they mean, then one change. The order is borrowed from teams at work: facts first, opinions after.',
        sources: ['derbyLarsen'],
      },
    ],
    items: [
      { text: 'One high and one low from everyone, about the family and not about a person.' },
      { text: 'Ask why twice; the second answer is usually the useful one.' },
      { text: 'Agree on one thing to try, who looks after it, and when you check.' },
      { text: 'Next week it is kept, tweaked or dropped. Kept ones are yours for good.' },
      {
        text: 'Now and then write a letter to who you will be, sealed until a look back, the mission’s end or a birthday. Whoever does not write yet draws.',
      },
    ],
  },
  {
    id: 'what-stays',
    heading: 'What stays of it',
    icon: 'book-open',
    paragraphs: [
      {
        text: 'Weeks go by and the dear things in them are forgotten first. Elefam keeps what you said to each other, and says it again at the right moment.',
      },
    ],
    items: [
      {
        text: 'Before a meeting stands a memory: one line of yours from a year, a hundred days or a month ago. “Not again” puts it away for good.',
      },
      {
        text: 'Where the same thing got in the way twice, planning offers one sentence with “if” and “then”. Take it, change it, or leave it.',
      },
      {
        text: 'Thanks, what was good and finished steps gather in Our story. Read it on a slow evening.',
      },
      {
        text: 'Our book prints it: eight small pages folded from one sheet, for the shelf or for grandparents.',
      },
    ],
  },
]
