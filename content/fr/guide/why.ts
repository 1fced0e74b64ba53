import type { GuideSection } from '#content/guide/section.ts'

export const guideWhy: GuideSection = {
  id: 'why-it-works',
  heading: 'Pourquoi une courte réunion aide',
  icon: 'lightbulb',
  paragraphs: [
    {
      text: 'Vingt minutes où chacun a son mot à dire ne changeront pas une famille du jour au lendemain. Elles donnent à la semaine un endroit où l’on se dit merci, où l’on fait des plans et où l’on entend tôt les petits soucis.',
    },
    {
      text: 'Voici ce que la recherche dit de chaque élément, et jusqu’où elle va. Elle n’a presque jamais étudié les conseils de famille eux-mêmes.',
    },
  ],
  items: [
    {
      text: 'Les routines et les rituels familiaux vont de pair avec des parents plus à l’aise dans leur rôle et des enfants qui vont mieux. La synthèse couvre 32 publications ; elle montre un lien, pas une cause.',
      sources: ['fiese'],
    },
    {
      text: 'Suivre ses progrès a aidé à atteindre ses objectifs dans 138 expériences. L’effet était moyen (d = 0,40), et plus grand quand les progrès étaient écrits ou montrés. Un plan sur le frigo fait les deux.',
      sources: ['harkin'],
    },
    {
      text: 'Des élèves d’une dizaine d’années à qui l’on avait appris à nommer un obstacle et le « quand… alors » qui va avec ont eu de meilleures notes et moins d’absences. C’est une seule petite étude, avec 77 enfants, mais l’exercice ne coûte que deux minutes.',
      sources: ['duckworth'],
    },
    {
      text: 'Regarder en arrière avec méthode a rendu des équipes et des personnes meilleures dans ce qu’elles font (d = 0,67 sur 46 échantillons). Elles venaient du travail et de la formation, pas des familles.',
      sources: ['tannenbaum'],
    },
    {
      text: 'Les récompenses promises tendent à faire baisser l’intérêt qu’on porte à une tâche, chez les enfants plus que chez les étudiants ; un compliment qui informe tend à l’augmenter. Alors on fête ensemble, et on ne paie personne à la coche.',
      sources: ['deci'],
    },
    {
      text: 'Des tout-petits dont les parents félicitaient ce qu’ils faisaient, plutôt que ce qu’ils étaient, croyaient davantage à l’effort et aux défis cinq ans plus tard. Un lien, là encore ; mais remercier pour ce qui a été fait, c’est facile.',
      sources: ['gunderson'],
    },
    {
      text: 'On se tourne plus souvent vers ses objectifs quand une semaine, un mois ou une année commence. Le premier jour de votre semaine est donc un bon jour pour commencer.',
      sources: ['dai'],
    },
    {
      text: 'Aux yeux de leurs parents, la part des enfants dans les décisions grandissait lentement de 9 à 14 ans et vite à partir de 15. L’étude a suivi 201 familles américaines d’origine européenne ; la vôtre est peut-être en avance.',
      sources: ['wrayLake'],
    },
  ],
}
