type FunEnding = {
  text: string
  /** For all ages at once; left out, it is for families with small ones. */
  forAll?: true
  /** It needs ears: left out where somebody signs, or wants no sounds. */
  byEar?: true
}

/** Two silly minutes to end a plan meeting with: nothing to fetch, nothing to buy. */
export const funEndings: readonly FunEnding[] = [
  {
    text: 'الكل يرقص حتى يقول أحدنا «فيل». عندها يتجمّد الجميع.',
    byEar: true,
  },
  { text: 'اصنعوا أطول خط من أشياء في جيوبكم.', forAll: true },
  { text: 'واحد يدندن أغنية والبقية يخمّنونها.', forAll: true, byEar: true },
  { text: 'امشوا حول الطاولة مثل فيل، ثم مثل فأر.' },
  { text: 'مرّروا وسادة بينكم بلا أيدٍ.' },
  { text: 'كل واحد يحكي شيئًا حقيقيًا وشيئًا مخترعًا. فأيهما الحقيقي؟', forAll: true },
  { text: 'ابنوا أعلى برج ممكن في دقيقة.', forAll: true },
  { text: 'اضحكوا عمدًا إلى أن يصير الضحك حقيقيًا.' },
  { text: 'ارسموا من على يساركم وعيونكم مغمضة.', forAll: true },
  { text: 'احكوا حكاية معًا، ثلاث كلمات من كل واحد.', forAll: true },
  { text: 'ابحثوا في الغرفة عن شيء يبدأ بأول حرف من اسم كل منكم.' },
  { text: 'قفوا على رجل واحدة وسمّوا حيوانات. من يسمّي آخرها؟' },
  { text: 'لعبة التماثيل: واحد يستدير، والبقية يقتربون خلسة.' },
  {
    text: 'اهمسوا بجملة من أذن إلى أذن حول الطاولة. ماذا وصل في الآخر؟',
    forAll: true,
    byEar: true,
  },
  {
    text: 'عدّوا معًا إلى العشرين دون اتفاق على من يقول التالي.',
    forAll: true,
    byEar: true,
  },
  { text: 'ابتكروا مصافحة يقدر عليها الجميع.', forAll: true },
  {
    text: 'كل واحد يُسمعنا عشر ثوانٍ من أغنية. من يعرفها؟',
    forAll: true,
    byEar: true,
  },
  { text: 'خمّنوا ماذا يأكل الآخرون في جزيرة مهجورة.', forAll: true },
  { text: 'كل واحد يحكي أغرب ما تعلّمه هذا الأسبوع.', forAll: true },
  { text: 'ابحثوا عمّا يجمعكم كلّكم. خمسة أشياء في دقيقة؟', forAll: true },
]
