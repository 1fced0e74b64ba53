import type { InterestGroup } from '#content/interests.ts'
import type { TopicId } from '#content/topic-names.ts'

export const interestGroups = [
  {
    name: 'En movimiento',
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
    name: 'Afuera',
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
    name: 'Crear cosas',
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
    name: 'En la cocina',
    icon: 'cooking-pot',
    interests: ['baking', 'cooking', 'food-of-the-world'],
  },
  {
    name: 'Música y escenario',
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
    name: 'Cuentos y palabras',
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
    name: 'Juegos e ingenio',
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
    name: 'El ancho mundo',
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
