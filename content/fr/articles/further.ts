import type { Further } from '#content/articles/further.ts'

/** By the article's slug. */
export const further: Record<string, Further> = {
  'the-20-minute-family-meeting': {
    sources: ['fiese', 'extension', 'positiveDiscipline', 'feiler'],
    goals: [
      { id: 'meet-eight-weeks-running', title: 'Tenir huit conseils de famille' },
      { id: 'thanks-out-loud', title: 'Dire merci à voix haute chaque jour' },
      { id: 'sunday-together', title: 'Garder les dimanches après-midi pour nous' },
    ],
  },
  'a-goal-the-smallest-can-say': {
    sources: ['covey', 'harkin'],
    goals: [
      { id: 'hill-to-the-top', title: 'Monter ensemble sur une vraie colline, jusqu’en haut' },
      { id: 'night-under-the-stars', title: 'Passer une nuit dehors, sous les étoiles' },
      { id: 'grow-a-salad', title: 'Faire pousser une salade, de la graine à l’assiette' },
    ],
  },
  'the-stand-up-with-a-four-year-old': {
    sources: ['feiler', 'extension', 'harkin'],
    goals: [
      { id: 'little-hands-can', title: 'Cinq petits travaux pour de petites mains' },
      { id: 'mornings-without-rushing', title: 'Partir à l’heure et de bonne humeur' },
      { id: 'ten-minute-tidy', title: 'Ranger ensemble dix minutes, tous les soirs' },
    ],
  },
  'why-plans-need-an-if-then': {
    sources: ['duckworth'],
    goals: [
      { id: 'mornings-without-rushing', title: 'Partir à l’heure et de bonne humeur' },
      { id: 'homework-without-tears', title: 'Des devoirs sans larmes' },
      { id: 'practise-an-instrument', title: 'Jouer de son instrument dix minutes par jour' },
    ],
  },
  'praise-prizes-and-the-sticker-chart': {
    sources: ['deci', 'gunderson'],
    goals: [
      { id: 'thanks-out-loud', title: 'Dire merci à voix haute chaque jour' },
      { id: 'thirty-quiet-kindnesses', title: 'Trente gentillesses discrètes' },
      { id: 'brave-steps', title: 'Dix pas courageux' },
    ],
  },
  'looking-back-without-hurting': {
    sources: ['tannenbaum', 'derbyLarsen', 'positiveDiscipline'],
    goals: [
      { id: 'disagree-without-shouting', title: 'Se disputer sans crier' },
      { id: 'words-for-feelings', title: 'Trouver vingt mots pour ce qu’on ressent' },
      { id: 'calm-bedtimes', title: 'Des couchers calmes, cinq soirs par semaine' },
    ],
  },
  'fresh-starts-and-small-weeks': {
    sources: ['dai', 'harkin'],
    goals: [
      { id: 'walk-after-dinner', title: 'Une balade après le repas, quatre soirs par semaine' },
      { id: 'dance-every-day', title: 'Danser chaque jour le temps d’une chanson' },
      { id: 'twenty-minutes-of-reading', title: 'Lire vingt minutes, cinq jours par semaine' },
    ],
  },
  'sharing-the-load-fairly': {
    sources: ['harkin', 'positiveDiscipline'],
    goals: [
      {
        id: 'share-the-housework',
        title: 'Partager le travail de la maison pour que ce soit juste',
      },
      {
        id: 'children-cook-once-a-week',
        title: 'Les enfants font le repas du soir une fois par semaine',
      },
      {
        id: 'three-dinners-that-matter',
        title: 'Trois repas du soir par semaine sans se presser, tous à table',
      },
    ],
  },
  'letting-teenagers-decide': {
    sources: ['wrayLake', 'positiveDiscipline', 'deci'],
    goals: [
      { id: 'teen-budget', title: 'L’ado gère son budget vêtements' },
      { id: 'enough-sleep-for-teens', title: 'Assez de sommeil les soirs d’école' },
      { id: 'family-book-club', title: 'Un club de lecture avec notre ado' },
    ],
  },
}
