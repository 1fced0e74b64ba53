import type { ContentIcon } from './icons.ts'
import type { TopicId } from './topic-names.ts'

/** What somebody may love doing, in groups for the eye; a family may add its own. */
export type InterestGroup = { name: string; icon: ContentIcon; interests: readonly TopicId[] }

export const interestGroups = [
  {
    name: 'On the move',
    icon: 'bike',
    interests: [
      'football',
      'swimming',
      'cycling',
      'running',
      'climbing',
      'dancing',
      'martial-arts',
      'skating',
      'yoga',
    ],
  },
  {
    name: 'Outside',
    icon: 'tent',
    interests: [
      'hiking',
      'camping',
      'gardening',
      'birds',
      'insects',
      'stars-and-space',
      'the-seaside',
      'pets',
      'wild-animals',
    ],
  },
  {
    name: 'Making things',
    icon: 'scissors',
    interests: [
      'drawing-and-painting',
      'crafts',
      'sewing-and-knitting',
      'woodwork',
      'building-bricks',
      'photography',
      'film-making',
    ],
  },
  {
    name: 'In the kitchen',
    icon: 'cooking-pot',
    interests: ['baking', 'cooking', 'food-of-the-world'],
  },
  {
    name: 'Music and stage',
    icon: 'music',
    interests: [
      'singing',
      'playing-an-instrument',
      'listening-to-music',
      'theatre',
      'magic-tricks',
    ],
  },
  {
    name: 'Stories and words',
    icon: 'book-open',
    interests: [
      'picture-books',
      'adventure-stories',
      'comics',
      'poems-and-rhymes',
      'telling-stories',
      'audio-stories',
      'writing',
    ],
  },
  {
    name: 'Games and heads',
    icon: 'puzzle',
    interests: [
      'board-games',
      'card-games',
      'puzzles',
      'chess',
      'video-games',
      'coding',
      'robots',
      'science-experiments',
    ],
  },
  {
    name: 'The wide world',
    icon: 'map',
    interests: [
      'dinosaurs',
      'history',
      'maps-and-countries',
      'languages',
      'trains',
      'traditions',
      'family-stories',
      'volunteering',
    ],
  },
] as const satisfies readonly InterestGroup[]

export const interests: readonly TopicId[] = interestGroups.flatMap(
  (group): readonly TopicId[] => group.interests,
)
