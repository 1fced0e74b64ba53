/** By the article's slug. */
export const gists: Readonly<Record<string, string>> = {
  'the-20-minute-family-meeting': 'اجتماع أسبوعي يحب الجميع العودة إليه',
  'a-goal-the-smallest-can-say': 'كيف تجد العائلة هدفًا واحدًا وتقوله في جملة',
  'the-stand-up-with-a-four-year-old': 'كيف يشارك أصغركم',
  'why-plans-need-an-if-then': 'جملة واحدة تساعد الخطة في يوم صعب',
  'praise-prizes-and-the-sticker-chart': 'ما تفعله الجوائز، وأي مديح ينفع',
  'looking-back-without-hurting': 'عشر دقائق للكلام عن الأسبوع بلا لوم',
  'fresh-starts-and-small-weeks': 'البدء بالقليل وتصغير أسبوع صعب',
  'sharing-the-load-fairly': 'تسليم مهام كاملة، والتخطيط معها',
  'letting-teenagers-decide': 'ما يقررونه وحدهم، وما تقررونه معًا',
}
