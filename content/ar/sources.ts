import type { Source, SourceId } from '#content/sources.ts'

export const sources = {
  fiese: {
    short: 'Fiese وآخرون، 2002',
    full: 'B. H. Fiese وآخرون: A review of 50 years of research on naturally occurring family routines and rituals. Journal of Family Psychology 16 (2002), 381–390. 32 منشورًا.',
  },
  harkin: {
    short: 'Harkin وآخرون، 2016',
    full: 'B. Harkin وآخرون: Does monitoring goal progress promote goal attainment? Psychological Bulletin 142 (2016), 198–229. 138 تجربة.',
  },
  duckworth: {
    short: 'Duckworth وآخرون، 2013',
    full: 'A. L. Duckworth وآخرون: From fantasy to action. Social Psychological and Personality Science 4 (2013), 745–753. 77 تلميذًا في الصف الخامس.',
  },
  tannenbaum: {
    short: 'Tannenbaum وCerasoli، 2013',
    full: 'S. I. Tannenbaum, C. P. Cerasoli: Do team and individual debriefs enhance performance? Human Factors 55 (2013), 231–245. 46 عيّنة، ليس بينها عائلات.',
  },
  deci: {
    short: 'Deci وKoestner وRyan، 1999',
    full: 'E. L. Deci, R. Koestner, R. M. Ryan: A meta-analytic review of experiments examining the effects of extrinsic rewards on intrinsic motivation. Psychological Bulletin 125 (1999), 627–668.',
  },
  gunderson: {
    short: 'Gunderson وآخرون، 2013',
    full: 'E. A. Gunderson وآخرون: Parent praise to 1- to 3-year-olds predicts children’s motivational frameworks 5 years later. Child Development 84 (2013), 1526–1541.',
  },
  dai: {
    short: 'Dai وMilkman وRiis، 2014',
    full: 'H. Dai, K. L. Milkman, J. Riis: The fresh start effect. Management Science 60 (2014), 2563–2582.',
  },
  wrayLake: {
    short: 'Wray-Lake وآخرون، 2010',
    full: 'L. Wray-Lake, A. C. Crouter, S. M. McHale: Developmental patterns in decision-making autonomy across middle childhood and adolescence. Child Development 81 (2010), 636–651. 201 عائلة أمريكية من أصل أوروبي، بحسب ما رآه الآباء والأمهات.',
  },
  feiler: {
    short: 'Feiler، 2013',
    full: 'B. Feiler: The secrets of happy families. 2013. كتاب لأحد الصحفيين.',
  },
  covey: {
    short: 'Covey، 1997',
    full: 'S. R. Covey: The 7 habits of highly effective families. 1997. نصائح عملية.',
  },
  derbyLarsen: {
    short: 'Derby وLarsen، 2006',
    full: 'E. Derby, D. Larsen: Agile retrospectives. 2006. نصائح عملية من فرق العمل.',
  },
  extension: {
    short: 'خدمات الإرشاد الجامعية',
    full: 'نصائح لاجتماعات العائلة من خدمات الإرشاد (Extension) في جامعات أمريكية، منها Delaware وPost Rock (Kansas). نصائح عملية.',
  },
  positiveDiscipline: {
    short: 'Positive Discipline',
    full: 'J. Nelsen: Positive Discipline، عن اجتماعات العائلة. نصائح عملية.',
  },
} as const satisfies Record<SourceId, Source>
