import type { Priority } from '#content/priorities.ts'

export const priorities = [
  {
    id: 'time-together',
    line: 'Des heures qui sont à nous tous',
    icon: 'users',
  },
  {
    id: 'kindness',
    line: 'Être gentils entre nous, et avec les gens autour',
    icon: 'heart',
  },
  {
    id: 'listening',
    line: 'Dire comment on va, et se comprendre',
    icon: 'messages-square',
  },
  {
    id: 'health',
    line: 'Bouger, bien manger et se sentir bien dans son corps',
    icon: 'apple',
  },
  {
    id: 'calm-days',
    line: 'Des matins sans courir, des soirs sans histoires',
    icon: 'moon',
  },
  {
    id: 'learning',
    line: 'Grandir en essayant, en demandant, en s’entraînant',
    icon: 'graduation-cap',
  },
  {
    id: 'reading',
    line: 'Des histoires et des livres dans chaque semaine',
    icon: 'book-open',
  },
  {
    id: 'creativity',
    line: 'Fabriquer, jouer, inventer',
    icon: 'palette',
  },
  {
    id: 'helping-at-home',
    line: 'Une maison dont tout le monde prend soin',
    icon: 'house',
  },
  {
    id: 'money-sense',
    line: 'Économiser, dépenser et partager sans improviser',
    icon: 'piggy-bank',
  },
  {
    id: 'outdoors',
    line: 'De l’air, de la nature et de petites aventures',
    icon: 'trees',
  },
  {
    id: 'screen-balance',
    line: 'Les écrans à leur place, et les visages d’abord',
    icon: 'smartphone',
  },
] as const satisfies readonly Priority[]
