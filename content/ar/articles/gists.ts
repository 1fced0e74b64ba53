/** By the article's slug. */
export const gists: Readonly<Record<string, string>> = {
  'the-20-minute-family-meeting': 'ست مراحل وخمس قواعد وطبق بسكويت',
  'a-goal-the-smallest-can-say': 'بطاقات وبقعة من الأرض وجملة تشدّ',
  'the-stand-up-with-a-four-year-old': 'وجوه وخياران وجرس',
  'why-plans-need-an-if-then': 'دقيقتان وجملة واحدة ليوم ثلاثاء صعب',
  'praise-prizes-and-the-sticker-chart': 'ما تفعله الجوائز بالرغبة، وأي مديح ينفع',
  'looking-back-without-hurting': 'عشر دقائق ولا أحد يُحاكَم',
  'fresh-starts-and-small-weeks': 'البدايات تشدّ، وأيام الخميس لا',
  'sharing-the-load-fairly': 'تسليم أمور كاملة، والتفكير معها',
  'letting-teenagers-decide': 'ثلاث قوائم وقاعدة واحدة يمكن أن تتغير حقًا',
}
