import type { LowTheme } from '#content/suggestions/themes.ts'
import type { IfThen } from '#core/sprint/coach.ts'
import type { Weekday } from '#core/words.ts'
import { weekdayNames } from './weekday-names.ts'

/** A plan for what keeps getting in the way, by its theme; a family's own words go before. */
export const plansForThemes: Record<LowTheme, IfThen> = {
  mornings: {
    if: 'ضاق وقت الصباح',
    then: 'يكون ما نحتاج إليه جاهزًا منذ المساء',
  },
  bedtime: {
    if: 'طال الذهاب إلى النوم',
    then: 'نختصر الطريق إليه ونقرأ صفحة واحدة',
  },
  screens: {
    if: 'بقيت شاشة مفتوحة',
    then: 'تنام في الممر إلى أن ننتهي',
  },
  tidying: {
    if: 'بدت الفوضى كبيرة جدًا',
    then: 'نعمل خمس دقائق ونتوقف حين تنتهي',
  },
  quarrels: {
    if: 'علت الأصوات',
    then: 'يتنفس كل منا بعمق عشر مرات، ثم يتكلم واحد',
  },
  homework: {
    if: 'امتدت الواجبات طوال العصر',
    then: 'نأخذ استراحة ونأكل شيئًا أولًا',
  },
  meals: { if: 'لم يجد أحد وقتًا للطبخ', then: 'نتعشّى خبزًا وجزرًا بهناء' },
  rushing: { if: 'تأخرنا', then: 'نفعل أصغر جزء منها ونترك الباقي' },
  'tired-days': {
    if: 'تعب أحدنا كثيرًا',
    then: 'يأخذها غيره، ولا حاجة إلى تعويض شيء',
  },
  'time-for-each-other': {
    if: 'مضى اليوم دون لحظة لنا معًا',
    then: 'نجلس معًا عشر دقائق قبل النوم',
  },
}

/** For a task that is missed on the same weekday again and again. */
export const planForWeekday = (weekday: Weekday): IfThen => ({
  if: `جاء يوم ${weekdayNames[weekday]}`,
  then: 'نفعلها أولًا، قبل أن يبدأ أي شيء آخر',
})

export const planForFullWeeks: IfThen = {
  if: 'امتلأ الأسبوع أكثر مما يجب',
  then: 'تنتظر هذه، ولا بأس',
}
