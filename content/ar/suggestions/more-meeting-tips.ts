import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** How to keep the meeting alive, and what it can do about what is hard. Facts name their source. */
export const moreMeetingTips: readonly LibrarySuggestion[] = [
  {
    key: 'tip-same-time-each-week',
    kind: 'tip',
    title: 'الوقت نفسه كل أسبوع',
    description:
      'ساعة لطيفة، لا وقت الطعام ولا وقت النوم. ما له مكانه لا يُقرَّر من جديد (خدمات الإرشاد الجامعية).',
    topics: ['calm-days', 'time-together'],
    ages: [],
    eases: ['rushing'],
  },
  {
    key: 'tip-stop-at-twenty',
    kind: 'tip',
    title: 'توقفوا بعد عشرين دقيقة',
    description:
      'حتى في المنتصف. ما يبقى يُكتب للأسبوع القادم، ويعود الناس بسرور (Feiler، 2013).',
    topics: ['calm-days', 'listening'],
    ages: [],
    eases: ['rushing', 'tired-days'],
  },
  {
    key: 'tip-begin-with-thanks',
    kind: 'tip',
    title: 'ابدؤوا بشكر من كل واحد',
    description:
      'ثلاث دقائق مما كان جميلًا تسهّل بقية الاجتماع. والأشياء الصغيرة تُحسب (Positive Discipline).',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-first-meetings-are-fun',
    kind: 'tip',
    title: 'اجعلوا الاجتماعات الأولى ممتعة قبل كل شيء',
    description:
      'خطّطوا لنزهة قبل الحديث عن الصحون. الثقة قبل القائمة (Positive Discipline).',
    topics: ['time-together'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-vote-only-on-fun',
    kind: 'tip',
    title: 'صوّتوا على الممتع فقط',
    description:
      'في ما سواه ابحثوا عمّا يقبله الجميع. التصويت يصنع خاسرين، وهم يسكنون هنا أيضًا.',
    topics: ['listening', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-one-topic-at-a-time',
    kind: 'tip',
    title: 'موضوع واحد في كل مرة',
    description: 'اكتبوا البقية حيث يراها الجميع. لا يضيع شيء، ولا يستعجل أحد.',
    topics: ['listening', 'calm-days'],
    ages: [],
    eases: ['quarrels', 'rushing'],
  },
  {
    key: 'tip-notes-first',
    kind: 'tip',
    title: 'اقرؤوا أولًا ما كُتب الأسبوع الماضي',
    description: 'جملتان تكفيان. ما اتُّفق عليه وتمّ يستحق أن يُرى (خدمات الإرشاد الجامعية).',
    topics: ['learning', 'listening'],
    ages: [],
  },
  {
    key: 'tip-note-taker-draws',
    kind: 'tip',
    title: 'دعوا من معه القلم يرسم',
    description:
      'الخطة المصوّرة خطة يقرؤها الجميع. صوّروها لمن غاب.',
    topics: ['creativity', 'drawing-and-painting'],
    ages: ['6-8', '9-12'],
  },
  {
    key: 'tip-rotate-the-host',
    kind: 'tip',
    title: 'غيّروا من يمسك الدفّة كل أسبوع',
    description:
      'لا يصحّ أن يحمل النظام شخص واحد. ومن يمسك الدفّة يختار أيضًا الأغنية الأخيرة.',
    topics: ['helping-at-home', 'listening'],
    ages: [],
  },
  {
    key: 'tip-mornings-run-backwards',
    kind: 'tip',
    title: 'خطّطوا الصباح من آخره',
    description:
      'متى يجب الخروج، ومتى الأحذية، ومتى الفطور؟ ابدؤوا من الباب وعودوا إلى السرير.',
    topics: ['calm-days'],
    ages: ['6-8', '9-12', '13-17'],
    eases: ['mornings', 'rushing'],
  },
  {
    key: 'tip-one-morning-change',
    kind: 'tip',
    title: 'غيّروا شيئًا واحدًا في الصباح',
    description:
      'واحدًا فقط، لأسبوع: الحقيبة أو الموسيقى أو المنبّه. ثم اسألوا الجميع هل نفع.',
    topics: ['calm-days'],
    ages: [],
    eases: ['mornings'],
  },
  {
    key: 'tip-bedtime-at-the-meeting',
    kind: 'tip',
    title: 'اسألوا الأطفال كيف يكون وقت النوم',
    description:
      'ارسموا الخطوات على بطاقات ودعوهم يرتّبونها. يحرسون ما صنعوه.',
    topics: ['calm-days', 'listening'],
    ages: ['3-5', '6-8'],
    eases: ['bedtime'],
  },
  {
    key: 'tip-agree-on-screens-together',
    kind: 'tip',
    title: 'ضعوا قواعد الشاشات معًا',
    description:
      'الأطفال يقولون متى يحتاجون إليها، والكبار يقولون متى يشتاقون إليهم. ثلاث جمل تُجرَّب أسبوعًا.',
    topics: ['screen-balance', 'listening'],
    ages: ['6-8', '9-12', '13-17'],
    eases: ['screens', 'quarrels'],
  },
  {
    key: 'tip-tidy-what-bothers-whom',
    kind: 'tip',
    title: 'اسألوا أيّ فوضى تزعج مَن',
    description:
      'الممر، المكتب، المجلى: اختاروا مكانًا واحدًا يهم الجميع واتركوا البقية.',
    topics: ['helping-at-home', 'listening'],
    ages: [],
    eases: ['tidying'],
  },
  {
    key: 'tip-cool-down-then-talk',
    kind: 'tip',
    title: 'الهدوء أولًا ثم الحديث',
    description:
      'ضعوا الشجار في قائمة الاجتماع. إلى ذلك الحين يكون معظمه قد صغر.',
    topics: ['calm-days', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-homework-is-theirs',
    kind: 'tip',
    title: 'اسألوا عن الواجبات: «ما الذي يساعد؟»',
    description:
      'ثم انتظروا. غالبًا لم ينقص إلا مكان أو وقت أو أذن تسمع.',
    topics: ['learning', 'listening'],
    ages: ['9-12', '13-17'],
    eases: ['homework'],
  },
  {
    key: 'tip-dinner-needs-a-job-each',
    kind: 'tip',
    title: 'عمل لكل واحد عند العشاء',
    description:
      'ترتيب، تحريك، صبّ، نداء، رفع. مع خمسة أعمال صغيرة لا يبقى عمل كبير على أحد.',
    topics: ['helping-at-home', 'time-together'],
    ages: ['3-5', '6-8', '9-12'],
    eases: ['meals'],
  },
  {
    key: 'tip-cross-one-thing-out',
    kind: 'tip',
    title: 'اشطبوا شيئًا من الأسبوع',
    description: 'اسألوا «ما الذي لن يفتقده أحد؟» قبل أن تسألوا عن الجديد.',
    topics: ['calm-days'],
    ages: [],
    eases: ['rushing', 'tired-days'],
  },
  {
    key: 'tip-tired-week-short-meeting',
    kind: 'tip',
    title: 'في أسبوع متعب اجتمعوا ثماني دقائق',
    description:
      'شكر، ومواعيد، ووعد من كل واحد، وانتهينا. الاجتماع القصير يُبقي الإيقاع حيًّا.',
    topics: ['calm-days'],
    ages: [],
    eases: ['tired-days'],
  },
  {
    key: 'tip-one-to-one-first',
    kind: 'tip',
    title: 'ضعوا في الخطة أولًا وقتًا لاثنين',
    description:
      'نزهة، لعبة، مشوار: كبير واحد وطفل واحد. ثم أضيفوا البقية حوله.',
    topics: ['time-together', 'listening'],
    ages: ['3-5', '6-8', '9-12', '13-17'],
    eases: ['time-for-each-other'],
  },
  {
    key: 'tip-rituals-that-last',
    kind: 'tip',
    title: 'احفظوا طقسًا واحدًا، مهما صغر',
    description:
      'عادات العائلة وطقوسها تصاحب ثقة الوالدين وراحة الأطفال؛ وأيّهما سبب الآخر فسؤال مفتوح (Fiese وآخرون، 2002).',
    topics: ['time-together', 'calm-days'],
    ages: [],
    eases: ['time-for-each-other', 'bedtime'],
  },
  {
    key: 'tip-say-grows-with-age',
    kind: 'tip',
    title: 'دعوا كلمتهم تكبر معهم',
    description:
      'كلمة الأطفال في القرارات كبرت ببطء من 9 إلى 14 وأسرع من 15، في دراسة على 201 عائلة (Wray-Lake وآخرون، 2010).',
    topics: ['listening'],
    ages: ['9-12', '13-17'],
    eases: ['quarrels'],
  },
  {
    key: 'tip-high-and-low-about-us',
    kind: 'tip',
    title: 'الحلو والصعب عن العائلة كلّها',
    description:
      '«صباحاتنا صاخبة»، لا «بن صاخب». ما هو لنا نغيّره معًا.',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels', 'mornings'],
  },
  {
    key: 'tip-homework-has-an-end',
    kind: 'tip',
    title: 'اتفقوا متى تنتهي الواجبات',
    description:
      'ساعة تُغلق فيها الكتب، انتهت أم لم تنتهِ، ويكتب أحدكم ملاحظة. البيت للراحة أيضًا.',
    topics: ['calm-days', 'learning'],
    ages: [],
    eases: ['homework', 'tired-days'],
  },
]
