import type { ContentIcon } from './icons.ts'

/** What somebody may love doing, in groups for the eye; a family may add its own. */
export type InterestGroup = {
  name: string
  icon: ContentIcon
  /** By their ids a family's choice is stored: the names may change. */
  interests: readonly { id: string; name: string }[]
}

export const interestGroups = [
  {
    name: 'On the move',
    icon: 'bike',
    interests: [
      { id: 'football', name: 'Football' },
      { id: 'swimming', name: 'Swimming' },
      { id: 'cycling', name: 'Cycling' },
      { id: 'running', name: 'Running' },
      { id: 'climbing', name: 'Climbing' },
      { id: 'dancing', name: 'Dancing' },
      { id: 'martial-arts', name: 'Martial arts' },
      { id: 'skating', name: 'Skating' },
      { id: 'yoga', name: 'Yoga' },
    ],
  },
  {
    name: 'Outside',
    icon: 'tent',
    interests: [
      { id: 'hiking', name: 'Hiking' },
      { id: 'camping', name: 'Camping' },
      { id: 'gardening', name: 'Gardening' },
      { id: 'birds', name: 'Birds' },
      { id: 'insects', name: 'Insects' },
      { id: 'stars-and-space', name: 'Stars and space' },
      { id: 'the-seaside', name: 'The seaside' },
      { id: 'pets', name: 'Pets' },
      { id: 'wild-animals', name: 'Wild animals' },
    ],
  },
  {
    name: 'Making things',
    icon: 'scissors',
    interests: [
      { id: 'drawing-and-painting', name: 'Drawing and painting' },
      { id: 'crafts', name: 'Crafts' },
      { id: 'sewing-and-knitting', name: 'Sewing and knitting' },
      { id: 'woodwork', name: 'Woodwork' },
      { id: 'building-bricks', name: 'Building bricks' },
      { id: 'photography', name: 'Photography' },
      { id: 'film-making', name: 'Film-making' },
    ],
  },
  {
    name: 'In the kitchen',
    icon: 'cooking-pot',
    interests: [
      { id: 'baking', name: 'Baking' },
      { id: 'cooking', name: 'Cooking' },
      { id: 'food-of-the-world', name: 'Food of the world' },
    ],
  },
  {
    name: 'Music and stage',
    icon: 'music',
    interests: [
      { id: 'singing', name: 'Singing' },
      { id: 'playing-an-instrument', name: 'Playing an instrument' },
      { id: 'listening-to-music', name: 'Listening to music' },
      { id: 'theatre', name: 'Theatre' },
      { id: 'magic-tricks', name: 'Magic tricks' },
    ],
  },
  {
    name: 'Stories and words',
    icon: 'book-open',
    interests: [
      { id: 'picture-books', name: 'Picture books' },
      { id: 'adventure-stories', name: 'Adventure stories' },
      { id: 'comics', name: 'Comics' },
      { id: 'poems-and-rhymes', name: 'Poems and rhymes' },
      { id: 'telling-stories', name: 'Telling stories' },
      { id: 'audio-stories', name: 'Audio stories' },
      { id: 'writing', name: 'Writing' },
    ],
  },
  {
    name: 'Games and heads',
    icon: 'puzzle',
    interests: [
      { id: 'board-games', name: 'Board games' },
      { id: 'card-games', name: 'Card games' },
      { id: 'puzzles', name: 'Puzzles' },
      { id: 'chess', name: 'Chess' },
      { id: 'video-games', name: 'Video games' },
      { id: 'coding', name: 'Coding' },
      { id: 'robots', name: 'Robots' },
      { id: 'science-experiments', name: 'Science experiments' },
    ],
  },
  {
    name: 'The wide world',
    icon: 'map',
    interests: [
      { id: 'dinosaurs', name: 'Dinosaurs' },
      { id: 'history', name: 'History' },
      { id: 'maps-and-countries', name: 'Maps and countries' },
      { id: 'languages', name: 'Languages' },
      { id: 'trains', name: 'Trains' },
      { id: 'traditions', name: 'Traditions' },
      { id: 'family-stories', name: 'Family stories' },
      { id: 'volunteering', name: 'Volunteering' },
    ],
  },
] as const satisfies readonly InterestGroup[]

export type InterestId = (typeof interestGroups)[number]['interests'][number]['id']

export const interests: readonly { id: InterestId; name: string }[] = interestGroups.flatMap(
  (group): readonly { id: InterestId; name: string }[] => group.interests,
)
