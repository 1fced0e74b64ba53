import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** How to meet better. A claim from research names its source. */
export const meetingTips: readonly LibrarySuggestion[] = [
  {
    key: 'tip-talking-object',
    kind: 'tip',
    title: 'شيء يمرّ من يد إلى يد، ومن يمسكه يتكلم',
    description:
      'من معه الملعقة الخشبية يتكلم، والبقية ينتظرون. حتى الكبار يتعلّمون ذلك.',
    topics: ['listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-child-hosts',
    kind: 'tip',
    title: 'دعوا طفلًا يمسك الدفّة',
    description:
      'أي أن يقرأ الفقرة بصوت عالٍ ويقول لمن الدور. ينجح ذلك جيدًا من السادسة.',
    topics: ['listening', 'learning'],
    ages: ['6-8', '9-12', '13-17'],
  },
  {
    key: 'tip-timekeeper-with-a-bell',
    kind: 'tip',
    title: 'الجرس لأصغركم',
    description:
      'رنّ الجرس عند نهاية الفقرة عمل يأخذه طفل الرابعة بجدّ كبير.',
    topics: ['time-together', 'helping-at-home'],
    ages: ['3-5'],
  },
  {
    key: 'tip-i-sentences',
    kind: 'tip',
    title: 'ابدؤوا بـ«أنا»',
    description:
      '«أنتظر الحمّام كل صباح» له حل. أما «أنتم دائمًا» فلا جواب له إلا الإنكار.',
    topics: ['listening', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-praise-what-was-done',
    kind: 'tip',
    title: 'اشكروا على ما تمّ',
    description:
      '«حاولتِ مرة بعد مرة مع الإطار» تقول أكثر من «شاطرة». الصغار الذين مُدحت جهودهم رأوا بعد خمس سنوات أن القدرة تنمو (Gunderson وآخرون، 2013).',
    topics: ['kindness', 'learning'],
    ages: [],
  },
  {
    key: 'tip-celebrate-instead-of-paying',
    kind: 'tip',
    title: 'احتفلوا معًا بدل توزيع الجوائز',
    description:
      'الجوائز الموعودة تُضعف الاهتمام لاحقًا في الغالب، وعند الأطفال أكثر من الطلاب (Deci وKoestner وRyan، 1999). أما متعة مشتركة عند بلوغ الهدف فأمر آخر.',
    topics: ['time-together', 'money-sense'],
    ages: [],
  },
  {
    key: 'tip-if-then',
    kind: 'tip',
    title: 'اكتبوا خطة «إذا» واحدة',
    description:
      '«إذا نزل المطر، نرقص في البيت.» تلاميذ في الصف الخامس خطّطوا هكذا فتحسّنت درجاتهم وحضورهم؛ كانت دراسة واحدة على 77 طفلًا (Duckworth وآخرون، 2013).',
    topics: ['learning', 'health', 'calm-days'],
    ages: [],
  },
  {
    key: 'tip-tick-where-all-can-see',
    kind: 'tip',
    title: 'ضعوا العلامات حيث يراها الجميع',
    description:
      'علّقوا الخطة على مستوى عين طفل. متابعة التقدم ساعدت على بلوغ الأهداف في 138 تجربة، وأكثر حين كُتبت أو رآها الآخرون (Harkin وآخرون، 2016).',
    topics: ['helping-at-home', 'learning'],
    ages: [],
  },
  {
    key: 'tip-start-with-the-week',
    kind: 'tip',
    title: 'ابدؤوا الجديد أول الأسبوع',
    description:
      'يعود الناس إلى أهدافهم أكثر حين يبدأ أسبوع أو شهر أو سنة (Dai وMilkman وRiis، 2014).',
    topics: ['health', 'calm-days'],
    ages: [],
  },
  {
    key: 'tip-teens-set-their-own',
    kind: 'tip',
    title: 'دعوا المراهقين يختارون مهامهم',
    description:
      'اسألوا ما الذي يجعل الأمر يستحق عندهم، ثم اكتبوا ما قالوه، لا ما تمنّيتموه.',
    topics: ['listening', 'helping-at-home'],
    ages: ['13-17'],
    eases: ['homework'],
  },
  {
    key: 'tip-two-pictures',
    kind: 'tip',
    title: 'صورتان للصغار',
    description:
      '«الزرع أم الملاعق؟» الاختيار بين اثنين اختيار حقيقي وسريع.',
    topics: ['listening', 'helping-at-home'],
    ages: ['under-3', '3-5'],
  },
  {
    key: 'tip-parents-decide-last',
    kind: 'tip',
    title: 'الكبار يتكلمون أخيرًا',
    description:
      'أفكار الأطفال تكبر حين لا تكون فكرة الكبار على الطاولة بعد.',
    topics: ['listening', 'creativity'],
    ages: ['6-8', '9-12', '13-17'],
  },
  {
    key: 'tip-not-in-the-round',
    kind: 'tip',
    title: 'مشكلة طفل واحد تبقى خارج الحلقة',
    description: 'ما يخص طفلًا واحدًا يُحكى معه هو، لاحقًا وبهدوء.',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-end-with-fun',
    kind: 'tip',
    title: 'اختموا بشيء مضحك',
    description:
      'لغز، رقصة، قطعة بسكويت. ما ينتهي جيدًا يسهل بدؤه في الأسبوع القادم.',
    topics: ['time-together', 'creativity'],
    ages: [],
  },
  {
    key: 'tip-phones-in-the-basket',
    kind: 'tip',
    title: 'جهاز واحد على الطاولة، والباقي في سلة',
    description:
      'يكفي الجهاز الذي يعرض الاجتماع. وهواتف الكبار تدخل أولًا.',
    topics: ['screen-balance', 'listening'],
    ages: [],
    eases: ['screens'],
  },
  {
    key: 'tip-outdoor-meeting',
    kind: 'tip',
    title: 'اجتمعوا مرة في الخارج',
    description:
      'على بساط أو في نزهة، والخطة مطوية في الجيب. تُكتب في البيت.',
    topics: ['outdoors', 'time-together'],
    ages: [],
  },
  {
    key: 'tip-draw-the-plan',
    kind: 'tip',
    title: 'ارسموا الخطة لمن لا يقرأ بعد',
    description:
      'فرشاة أسنان، حذاء، كتاب: صورة لكل مهمة، فيضعون العلامة بأنفسهم.',
    topics: ['creativity', 'helping-at-home', 'drawing-and-painting'],
    ages: ['under-3', '3-5'],
    eases: ['tidying'],
  },
]
