import type { Story } from '#content/stories.ts'

export const stories: readonly Story[] = [
  {
    id: 'mornings',
    mission: 'Partir avec les deux chaussures',
    text: 'Les chaussures ont maintenant leur caisse. Esi vérifie chaque soir, c’est elle qui voulait s’en occuper. La troisième semaine, il y a eu des crêpes un lundi.',
    family: 'Amara, avec Kofi (9) et Esi (5)',
  },
  {
    id: 'hill',
    mission: 'La colline, jusqu’en haut',
    text: 'Lucía a dit oui à une condition : elle prévoit le goûter. Il y a eu une dispute à cause des bottes, et un chocolat chaud au sommet.',
    family: 'Tomás et Erik, avec Lucía (14)',
  },
  {
    id: 'grandma',
    mission: 'Dix histoires de mamie',
    text: 'Chaque dimanche, les jumeaux avaient une question pour mamie Ruth. La sixième semaine, elle en avait une pour eux. On sait enfin comment le vélo a fini dans l’étang.',
    family: 'Ruth, Hanna et Ben, avec Yusuf et Mina (7)',
  },
]
