import type { Article, ArticleIcon } from '#content/articles/index.ts'

/** The pictures that articles have, by lucide's names. */
export const articleIcons = [
  'users',
  'flag',
  'baby',
  'cloud-rain',
  'heart-handshake',
  'history',
  'sprout',
  'hand-heart',
  'headphones',
] as const satisfies readonly ArticleIcon[]

/** The blog in reading order: the week as a family lives it, then what makes it last. */
export const articles: readonly Article[] = [
  {
    slug: 'the-20-minute-family-meeting',
    title: 'اجتماع العائلة في 20 دقيقة',
    description:
      'ست فقرات وخمس قواعد وصحن بسكويت: كيف يكون اجتماع أسبوعي يعود إليه الجميع، وما المعروف عن سرّ ذلك.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'users',
  },
  {
    slug: 'a-goal-the-smallest-can-say',
    title: 'هدف يقدر أصغركم أن يقوله',
    description:
      'كيف تجد العائلة هدفًا واحدًا معًا ببطاقات على الأرض وتوقف قبل التثاؤب، وكيف تضعه في جملة تشدّ الجميع.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'flag',
  },
  {
    slug: 'the-stand-up-with-a-four-year-old',
    title: 'جولة الدقائق الخمس مع طفل في الرابعة',
    description:
      'وجوه بدل الكلمات، واختياران بدل الأسئلة المفتوحة، وقلم عريض وجرس: جولة اليوم مع من يضع مصفاة على رأسه.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'baby',
  },
  {
    slug: 'why-plans-need-an-if-then',
    title: 'لماذا تحتاج الخطط إلى «إذا»',
    description:
      'في آخر العطلة كل خطة خطة جيدة. دقيقتان وجملة واحدة تعينانها على منتصف الأسبوع: كيف نكتب «إذا» تنفع في يوم سيّئ.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'cloud-rain',
  },
  {
    slug: 'praise-prizes-and-the-sticker-chart',
    title: 'المدح والجوائز وجدول النجوم',
    description:
      'ما تفعله الجوائز الموعودة عادةً بالرغبة في العمل، وأي مدح ينفع، وكيف نُخرج المقايضة من الجدول ونُبقي النجوم.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'heart-handshake',
  },
  {
    slug: 'looking-back-without-hurting',
    title: 'وقفة لا تجرح أحدًا',
    description:
      'ننظر إلى أسبوعنا في عشر دقائق: مشاعر، ووقائع، ولحظة حلوة ولحظة صعبة عنّا لا عنك، وتغيير واحد نجرّبه. بلا محاكمات.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'history',
  },
  {
    slug: 'fresh-starts-and-small-weeks',
    title: 'بدايات جديدة وأسابيع صغيرة',
    description:
      'البدايات تشدّنا، أما منتصف الأسبوع فلا. كيف نصرف طاقة البداية على شيء صغير، وكيف نصغّر أسبوعًا بدل أن نكسره.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'sprout',
  },
  {
    slug: 'sharing-the-load-fairly',
    title: 'تقاسم الحِمل بعدل',
    description:
      'هناك عمل نراه، وهناك أن نعرف أن الخميس يوم كرة القدم. كيف يسلّم اثنان من الكبار أحدهما الآخر أعمالًا كاملة، والتفكير معها.',
    date: '2026-11-21',
    minutes: 5,
    icon: 'hand-heart',
  },
  {
    slug: 'letting-teenagers-decide',
    title: 'دعوا المراهقين يقررون',
    description:
      'ثلاث قوائم، وقاعدة واحدة يمكن أن تتغيّر حقًّا، والسؤال الذي يستحق أن نسأله: ما الذي يجعل هذا يستحق وقتك؟',
    date: '2026-11-21',
    minutes: 5,
    icon: 'headphones',
  },
]
