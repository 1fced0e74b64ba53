import type { Further } from '#content/articles/further.ts'

/** By the article's slug. */
export const further: Record<string, Further> = {
  'the-20-minute-family-meeting': {
    sources: ['fiese', 'extension', 'positiveDiscipline', 'feiler'],
    goals: [
      { id: 'meet-eight-weeks-running', title: 'ثمانية اجتماعات عائلية' },
      { id: 'thanks-out-loud', title: 'قول شكرًا بصوت مسموع كل يوم' },
      { id: 'sunday-together', title: 'عصر العطلة لنا وحدنا' },
    ],
  },
  'a-goal-the-smallest-can-say': {
    sources: ['covey', 'harkin'],
    goals: [
      { id: 'hill-to-the-top', title: 'صعود تلّة حقيقية معًا حتى القمة' },
      { id: 'night-under-the-stars', title: 'ليلة في الخارج تحت النجوم' },
      { id: 'grow-a-salad', title: 'زراعة سلطة، من البذرة إلى الصحن' },
    ],
  },
  'the-stand-up-with-a-four-year-old': {
    sources: ['feiler', 'extension', 'harkin'],
    goals: [
      { id: 'little-hands-can', title: 'خمسة أعمال تقدر عليها الأيدي الصغيرة وحدها' },
      { id: 'mornings-without-rushing', title: 'الخروج من البيت في الموعد وبمزاج طيب' },
      { id: 'ten-minute-tidy', title: 'عشر دقائق من الترتيب معًا كل مساء' },
    ],
  },
  'why-plans-need-an-if-then': {
    sources: ['duckworth'],
    goals: [
      { id: 'mornings-without-rushing', title: 'الخروج من البيت في الموعد وبمزاج طيب' },
      { id: 'homework-without-tears', title: 'واجبات مدرسية بلا دموع' },
      { id: 'practise-an-instrument', title: 'التدرّب على آلة عشر دقائق كل يوم' },
    ],
  },
  'praise-prizes-and-the-sticker-chart': {
    sources: ['deci', 'gunderson'],
    goals: [
      { id: 'thanks-out-loud', title: 'قول شكرًا بصوت مسموع كل يوم' },
      { id: 'thirty-quiet-kindnesses', title: 'ثلاثون معروفًا في السرّ' },
      { id: 'brave-steps', title: 'عشر خطوات شجاعة' },
    ],
  },
  'looking-back-without-hurting': {
    sources: ['tannenbaum', 'derbyLarsen', 'positiveDiscipline'],
    goals: [
      { id: 'disagree-without-shouting', title: 'نختلف دون صراخ' },
      { id: 'words-for-feelings', title: 'عشرون كلمة لما نشعر به' },
      { id: 'calm-bedtimes', title: 'نوم هادئ، خمس ليالٍ في الأسبوع' },
    ],
  },
  'fresh-starts-and-small-weeks': {
    sources: ['dai', 'harkin'],
    goals: [
      { id: 'walk-after-dinner', title: 'مشي بعد العشاء، أربع مرات في الأسبوع' },
      { id: 'dance-every-day', title: 'رقصة على أغنية واحدة كل يوم' },
      { id: 'twenty-minutes-of-reading', title: 'قراءة عشرين دقيقة، خمسة أيام في الأسبوع' },
    ],
  },
  'sharing-the-load-fairly': {
    sources: ['harkin', 'positiveDiscipline'],
    goals: [
      {
        id: 'share-the-housework',
        title: 'توزيع أعمال البيت بعدل نشعر به',
      },
      { id: 'children-cook-once-a-week', title: 'الأطفال يطبخون العشاء مرة في الأسبوع' },
      {
        id: 'three-dinners-that-matter',
        title: 'ثلاث وجبات عشاء في الأسبوع على مهل، والكل حول المائدة',
      },
    ],
  },
  'letting-teenagers-decide': {
    sources: ['wrayLake', 'positiveDiscipline', 'deci'],
    goals: [
      { id: 'teen-budget', title: 'ميزانية ملابس في يد المراهق أو المراهقة' },
      { id: 'enough-sleep-for-teens', title: 'نوم كافٍ في ليالي المدرسة' },
      { id: 'family-book-club', title: 'نادي قراءة مع المراهقين في بيتنا' },
    ],
  },
}
