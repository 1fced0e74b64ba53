import type { ContentIcon } from '#content/icons.ts'

/** What holds in every meeting; short enough for the fridge. */
export const groundRules: readonly { title: string; line: string; icon: ContentIcon }[] = [
  {
    title: 'كلٌّ في دوره',
    line: 'الباقون ينتظرون، وينظرون إلى من له الدور.',
    icon: 'messages-square',
  },
  {
    title: 'نبدأ بـ«أنا»',
    line: 'نقول كيف هو الأمر عندنا، لا كيف هم الآخرون.',
    icon: 'user',
  },
  {
    title: 'شيء واحد في كل مرة',
    line: 'الموضوع التالي ينتظر في القائمة.',
    icon: 'list-checks',
  },
  { title: 'ترك الدور لا بأس به', line: 'لا أحد مضطر إلى قول شيء.', icon: 'hand' },
  { title: 'عنّا كلّنا', line: 'مشكلة طفل واحد يُحكى فيها معه وحده.', icon: 'users' },
  {
    title: 'نبحث عن «نعم»',
    line: 'نواصل حتى يقبل الجميع. الوالدان يقرران في الآخر؛ والتصويت للأشياء الممتعة.',
    icon: 'thumbs-up',
  },
  {
    title: 'نتوقف في الموعد',
    line: 'ما يبقى يأتي أولًا في الأسبوع القادم.',
    icon: 'clock',
  },
]
