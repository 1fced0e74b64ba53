import type { Priority } from '#content/priorities.ts'

export const priorities = [
  {
    id: 'time-together',
    line: 'Stunden, die uns allen gehören',
    icon: 'users',
  },
  {
    id: 'kindness',
    line: 'Gut zueinander sein und zu den Menschen um uns',
    icon: 'heart',
  },
  {
    id: 'listening',
    line: 'Sagen, wie es ist, und verstanden werden',
    icon: 'messages-square',
  },
  {
    id: 'health',
    line: 'Uns bewegen, gut essen und uns im eigenen Körper wohlfühlen',
    icon: 'apple',
  },
  {
    id: 'calm-days',
    line: 'Morgen ohne Hetze, Abende ohne Theater',
    icon: 'moon',
  },
  {
    id: 'learning',
    line: 'Wachsen durch Probieren, Fragen und Üben',
    icon: 'graduation-cap',
  },
  {
    id: 'reading',
    line: 'Geschichten und Bücher als Teil jeder Woche',
    icon: 'book-open',
  },
  {
    id: 'creativity',
    line: 'Basteln, spielen und Dinge erfinden',
    icon: 'palette',
  },
  {
    id: 'helping-at-home',
    line: 'Ein Zuhause, um das sich alle kümmern',
    icon: 'house',
  },
  {
    id: 'money-sense',
    line: 'Mit Plan sparen, ausgeben und teilen',
    icon: 'piggy-bank',
  },
  {
    id: 'outdoors',
    line: 'Frische Luft, Natur und kleine Abenteuer',
    icon: 'trees',
  },
  {
    id: 'screen-balance',
    line: 'Bildschirme an ihrem Platz, Gesichter zuerst',
    icon: 'smartphone',
  },
] as const satisfies readonly Priority[]
