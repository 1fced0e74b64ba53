/** What the sample family has written down. Its goal is one of the library’s, and so are its spot, list and trial. */
export const sampleWords = {
  goal: {
    title: 'Spend a night outdoors under the stars',
    why: 'A night outside feels enormous when you are small, and makes adults feel small again too.',
    measure: 'We woke up outside, all of us, at least once.',
    celebration: 'Breakfast in sleeping bags',
  },
  tasks: {
    table: 'Set the table',
    dishes: 'Empty the dishwasher',
    read: 'Read a story to Pip',
    cook: 'Cook dinner together',
    spot: 'Choose the spot: garden, balcony or campsite',
    list: 'List what we have and what we can borrow',
    stars: 'Find a star picture from the balcony',
    call: 'Ask Grandma about a night in her garden',
    tent: 'Put the tent up in the living room',
    mats: 'Borrow two mats from Aunt Mo',
    bag: 'Pack the school bag before the film',
    trial: 'Do a trial evening outside until bedtime',
    cocoa: 'Find the big cocoa flask',
  },
  ifItRains: {
    if: 'it rains',
    then: 'we take the evening after',
  },
  steps: {
    past: [
      'Find the spot, and see what we have',
      'Learn the sky above our street',
      'Borrow what is missing',
    ],
    now: 'One evening outside, until bedtime',
    next: 'Pack for one night',
  },
  tried: [
    'Shoes and bags by the door in the evening',
    'Phones sleep in the kitchen',
    'Whoever cooks chooses the music',
    'Pancakes only after the beds are made',
  ],
  trying: 'Bags are packed before the film starts',
  cards: {
    small: ['I was big', 'We saw a hedgehog', 'The soup had stars in it'],
    mornings: 'The mornings',
    soup: 'I cooked the whole soup',
    calm: 'Nobody shouted before school',
    full: 'Too much on one evening',
  },
  dates: {
    dentist: 'Dentist',
    swimming: 'Swimming lesson',
    birthday: 'Grandma’s birthday',
  },
  topic: 'Can the dog come along?',
  thanks: {
    reading: 'Ada read the dragon book twice',
    soup: 'for the soup',
  },
}

export type SampleWords = typeof sampleWords
