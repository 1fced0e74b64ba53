import type { Priority } from '#content/priorities.ts'

export const priorities = [
  {
    id: 'time-together',
    line: 'ساعات لنا كلّنا',
    icon: 'users',
  },
  {
    id: 'kindness',
    line: 'أن نحسن بعضنا إلى بعض وإلى من حولنا',
    icon: 'heart',
  },
  {
    id: 'listening',
    line: 'أن نقول كيف حالنا، وأن نفهم بعضنا',
    icon: 'messages-square',
  },
  {
    id: 'health',
    line: 'أن نتحرك ونأكل جيدًا ونرتاح في أجسامنا',
    icon: 'apple',
  },
  {
    id: 'calm-days',
    line: 'صباح بلا عجلة، ومساء بلا ضجة',
    icon: 'moon',
  },
  {
    id: 'learning',
    line: 'أن نكبر بالتجربة والسؤال والتدرّب',
    icon: 'graduation-cap',
  },
  {
    id: 'reading',
    line: 'حكايات وكتب في كل أسبوع',
    icon: 'book-open',
  },
  {
    id: 'creativity',
    line: 'أن نصنع ونلعب ونبتكر',
    icon: 'palette',
  },
  {
    id: 'helping-at-home',
    line: 'بيت يعتني به الجميع',
    icon: 'house',
  },
  {
    id: 'money-sense',
    line: 'توفير وصرف وعطاء بخطة',
    icon: 'piggy-bank',
  },
  {
    id: 'outdoors',
    line: 'هواء نقي وطبيعة ومغامرات صغيرة',
    icon: 'trees',
  },
  {
    id: 'screen-balance',
    line: 'الشاشات في مكانها، والوجوه أولًا',
    icon: 'smartphone',
  },
] as const satisfies readonly Priority[]
