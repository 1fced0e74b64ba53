import type { ContentIcon } from './icons.ts'

/** What somebody may love doing, in groups for the eye; a family may add its own. */
export type InterestGroup = { name: string; icon: ContentIcon; interests: readonly string[] }

export const interestGroups = [
  {
    name: 'On the move',
    icon: 'bike',
    interests: [
      'Football',
      'Swimming',
      'Cycling',
      'Running',
      'Climbing',
      'Dancing',
      'Martial arts',
      'Skating',
      'Yoga',
    ],
  },
  {
    name: 'Outside',
    icon: 'tent',
    interests: [
      'Hiking',
      'Camping',
      'Gardening',
      'Birds',
      'Insects',
      'Stars and space',
      'The seaside',
      'Pets',
      'Wild animals',
    ],
  },
  {
    name: 'Making things',
    icon: 'scissors',
    interests: [
      'Drawing and painting',
      'Crafts',
      'Sewing and knitting',
      'Woodwork',
      'Building bricks',
      'Photography',
      'Film-making',
    ],
  },
  {
    name: 'In the kitchen',
    icon: 'cooking-pot',
    interests: ['Baking', 'Cooking', 'Food of the world'],
  },
  {
    name: 'Music and stage',
    icon: 'music',
    interests: [
      'Singing',
      'Playing an instrument',
      'Listening to music',
      'Theatre',
      'Magic tricks',
    ],
  },
  {
    name: 'Stories and words',
    icon: 'book-open',
    interests: [
      'Picture books',
      'Adventure stories',
      'Comics',
      'Poems and rhymes',
      'Telling stories',
      'Audio stories',
      'Writing',
    ],
  },
  {
    name: 'Games and heads',
    icon: 'puzzle',
    interests: [
      'Board games',
      'Card games',
      'Puzzles',
      'Chess',
      'Video games',
      'Coding',
      'Robots',
      'Science experiments',
    ],
  },
  {
    name: 'The wide world',
    icon: 'map',
    interests: [
      'Dinosaurs',
      'History',
      'Maps and countries',
      'Languages',
      'Trains',
      'Traditions',
      'Family stories',
      'Volunteering',
    ],
  },
] as const satisfies readonly InterestGroup[]

export type InterestName = (typeof interestGroups)[number]['interests'][number]

export const interests: readonly InterestName[] = interestGroups.flatMap((group) => group.interests)
