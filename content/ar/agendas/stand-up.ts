import type { Agenda } from '#content/agendas/agenda.ts'
import type { StandUpAsk, StandUpStage } from '#content/agendas/stand-up.ts'

/** Five minutes on your feet, no problem-solving (after the daily stand-up of software teams). */
export const standUpAgenda = {
  versions: [
    {
      id: 'standard',
      name: 'كالعادة',
      line: 'وجه، والخطة، وما التالي، ومن يمدّ يدًا.',
      minutes: 5,
    },
    { id: 'tired', name: 'قصيرة اليوم', line: 'وجه والخطة، وتصبحون على خير.', minutes: 3 },
  ],
  stages: [
    {
      stage: 'turn',
      title: 'كل واحد بدوره',
      icon: 'smile',
      minutes: { standard: 4, tired: 2 },
      speaks: 'each',
      todo: 'مرّروا الهاتف، والأصغر أولًا. ضعوا علاماتكم على الخطة، وقولوا ما التالي، واختاروا وجهًا.',
      say: 'كيف حالك؟ ماذا فعلت؟ وما التالي؟',
      hints: {
        '3-5': 'إصبع على وجه وعلى إحدى الصورتين. والباقي على أحد الكبار.',
        '6-8': 'علامة عند مهامك أنت. والكلمات منك أو من غيرك.',
        '9-12': 'جملة واحدة تكفي.',
        '13-17': 'لا بأس بترك الدور، ولا بـ«كل شيء تمام».',
        adult: 'ما يمكن أن ينتظر يُقال أيضًا. لا حلول الآن: الاجتماع هو المكان.',
      },
    },
    {
      stage: 'closing',
      title: 'عرض مساعدة',
      icon: 'hand-heart',
      minutes: { standard: 1, tired: 1 },
      speaks: 'all',
      todo: 'واحد منكم يعرض شيئًا صغيرًا على غيره. ثم ينتهي الأمر.',
      say: 'قبل أن نتفرّق: من يفعل اليوم شيئًا صغيرًا لغيره؟',
      hints: {},
    },
  ],
  turnSeconds: { '3-5': 45, '6-8': 45, '9-12': 60, '13-17': 60, adult: 45 },
} as const satisfies Agenda<StandUpStage, 'standard' | 'tired'>

/** What a turn asks for: less in a short round, and least of those who point and do not write. */
export const standUpAsks: Readonly<Record<'standard' | 'tired', readonly StandUpAsk[]>> = {
  standard: ['mood', 'did', 'next', 'help'],
  tired: ['mood', 'help'],
}
