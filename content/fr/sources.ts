import type { Source, SourceId } from '#content/sources.ts'

export const sources = {
  fiese: {
    short: 'Fiese et al., 2002',
    full: 'B. H. Fiese et d’autres : A review of 50 years of research on naturally occurring family routines and rituals. Journal of Family Psychology 16 (2002), 381-390. 32 publications.',
  },
  harkin: {
    short: 'Harkin et al., 2016',
    full: 'B. Harkin et d’autres : Does monitoring goal progress promote goal attainment? Psychological Bulletin 142 (2016), 198-229. 138 expériences.',
  },
  duckworth: {
    short: 'Duckworth et al., 2013',
    full: 'A. L. Duckworth et d’autres : From fantasy to action. Social Psychological and Personality Science 4 (2013), 745-753. 77 élèves d’une dizaine d’années.',
  },
  tannenbaum: {
    short: 'Tannenbaum & Cerasoli, 2013',
    full: 'S. I. Tannenbaum, C. P. Cerasoli : Do team and individual debriefs enhance performance? Human Factors 55 (2013), 231-245. 46 échantillons, aucun composé de familles.',
  },
  deci: {
    short: 'Deci, Koestner & Ryan, 1999',
    full: 'E. L. Deci, R. Koestner, R. M. Ryan : A meta-analytic review of experiments examining the effects of extrinsic rewards on intrinsic motivation. Psychological Bulletin 125 (1999), 627-668.',
  },
  gunderson: {
    short: 'Gunderson et al., 2013',
    full: 'E. A. Gunderson et d’autres : Parent praise to 1- to 3-year-olds predicts children’s motivational frameworks 5 years later. Child Development 84 (2013), 1526-1541.',
  },
  dai: {
    short: 'Dai, Milkman & Riis, 2014',
    full: 'H. Dai, K. L. Milkman, J. Riis : The fresh start effect. Management Science 60 (2014), 2563-2582.',
  },
  wrayLake: {
    short: 'Wray-Lake et al., 2010',
    full: 'L. Wray-Lake, A. C. Crouter, S. M. McHale : Developmental patterns in decision-making autonomy across middle childhood and adolescence. Child Development 81 (2010), 636-651. 201 familles américaines d’origine européenne, vues par leurs parents.',
  },
  feiler: {
    short: 'Feiler, 2013',
    full: 'B. Feiler : The secrets of happy families. 2013. Le récit d’un journaliste.',
  },
  covey: {
    short: 'Covey, 1997',
    full: 'S. R. Covey : The 7 habits of highly effective families. 1997. Conseils pratiques.',
  },
  derbyLarsen: {
    short: 'Derby & Larsen, 2006',
    full: 'E. Derby, D. Larsen : Agile retrospectives. 2006. Conseils pratiques venus d’équipes de travail.',
  },
  extension: {
    short: 'Extension services',
    full: 'Conseils sur les réunions de famille des services Extension d’universités américaines, entre autres Delaware et Post Rock (Kansas). Conseils pratiques.',
  },
  positiveDiscipline: {
    short: 'Positive Discipline',
    full: 'J. Nelsen : Positive Discipline, sur les réunions de famille. Conseils pratiques.',
  },
} as const satisfies Record<SourceId, Source>
