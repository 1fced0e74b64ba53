import type { InterestGroup } from '#content/interests.ts'
import type { TopicId } from '#content/topic-names.ts'

export const interestGroups = [
  {
    name: 'En mouvement',
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
    name: 'Dehors',
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
    name: 'Fabriquer',
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
    name: 'En cuisine',
    icon: 'cooking-pot',
    interests: ['baking', 'cooking', 'food-of-the-world'],
  },
  {
    name: 'Musique et scène',
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
    name: 'Histoires et mots',
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
    name: 'Jeux et méninges',
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
    name: 'Le vaste monde',
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
