import type { Story } from '#content/stories.ts'

export const stories: readonly Story[] = [
  {
    id: 'mornings',
    mission: 'خروج من الباب، والحذاءان في القدمين',
    text: 'صار للأحذية صندوق. تنظر Esi فيه كل مساء، لأنها طلبت هذا العمل. وفي الأسبوع الثالث أكلوا الفطائر في يوم دراسة.',
    family: 'Amara، مع Kofi (9) وEsi (5)',
  },
  {
    id: 'hill',
    mission: 'إلى أعلى التلّة، حتى القمة',
    text: 'وافقت Lucía بشرط واحد: أن تخطّط هي لزاد الطريق. حدث شجار واحد حول الأحذية، وعلى القمة كاكاو ساخن.',
    family: 'Tomás وErik، مع Lucía (14)',
  },
  {
    id: 'grandma',
    mission: 'عشر حكايات من الجدة',
    text: 'كل أسبوع كان للتوأمين سؤال للجدة Ruth، وفي الأسبوع السادس كان لها سؤال لهما. الآن يعرف الجميع كيف وصلت الدرّاجة إلى البركة.',
    family: 'Ruth وHanna وBen، مع Yusuf وMina (7)',
  },
]
