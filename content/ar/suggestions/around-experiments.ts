import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** For families that try nothing out just now, forgot to judge, or forgot what worked. */
export const aroundExperiments: readonly LibrarySuggestion[] = [
  {
    key: 'situation-try-one-change',
    kind: 'tip',
    title: 'تجربة تغيير واحد لأسبوع',
    description:
      'موسيقى عند الفطور، الأحذية قرب الباب، الواجبات على الطاولة الكبيرة. ثم قرّروا آخر الأسبوع: نبقيها أو نعدّلها أو نتركها.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'no-experiment',
  },
  {
    key: 'situation-child-chooses-experiment',
    kind: 'tip',
    title: 'التجربة القادمة من اختيار طفل',
    description:
      'اسألوا «ماذا نفعل بشكل مختلف؟» وخذوا أول فكرة لا تؤذي أحدًا.',
    topics: ['listening', 'creativity'],
    ages: ['6-8', '9-12', '13-17'],
    when: 'no-experiment',
  },
  {
    key: 'situation-look-back-together',
    kind: 'tip',
    title: 'وقفة من عشر دقائق',
    description:
      'الحديث عمّا جرى حسّن عمل الفِرق بوضوح في 46 عيّنة، ولم تكن بينها عائلات (Tannenbaum وCerasoli، 2013). لحظة حلوة، ولحظة صعبة، وتغيير واحد.',
    topics: ['listening', 'learning'],
    ages: [],
    when: 'no-experiment',
  },
  {
    key: 'situation-swap-seats',
    kind: 'task',
    title: 'تبادل عمل مع شخص آخر لأسبوع',
    description:
      'السؤال عن الطريقة مسموح، لا عمّا جرت عليه العادة. وآخر الأسبوع: نبقيه أم نعيده؟',
    topics: ['helping-at-home', 'listening'],
    ages: [],
    icon: 'help',
    when: 'no-experiment',
  },
  {
    key: 'situation-judge-the-experiment',
    kind: 'tip',
    title: 'قول ما آلت إليه التجربة',
    description:
      'نبقيها أو نعدّلها أو نتركها: جملة من كل واحد، ثم يُحسم الأمر. وعندها يتسع المكان للتالية.',
    topics: ['learning', 'listening'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-ask-the-quietest-first',
    kind: 'tip',
    title: 'سؤال الأهدأ أولًا عن التجربة',
    description: 'الأقل كلامًا قد يكون لاحظ أكثر من غيره. ثم البقية.',
    topics: ['listening'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-tweak-by-one-step',
    kind: 'tip',
    title: 'تغيير شيء واحد فقط في التجربة',
    description: 'وقت آخر أو مكان آخر أو شخص آخر: واحد منها، وأسبوع إضافي.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-open-the-playbook',
    kind: 'tip',
    title: 'فتح قائمة «ما ينفعنا» من جديد',
    description:
      'اكتشفتم ما ينفعكم. اختاروا منه شيئًا وأعيدوه إلى هذا الأسبوع.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'playbook-rests',
  },
  {
    key: 'situation-teach-the-playbook',
    kind: 'tip',
    title: 'إخبار عائلة أخرى بما نفعنا',
    description: 'حين نشرح نتذكر السبب. واسألوهم عن شيء نفعهم.',
    topics: ['kindness', 'listening'],
    ages: [],
    when: 'playbook-rests',
  },
  {
    key: 'situation-playbook-on-the-fridge',
    kind: 'task',
    title: 'كتابة ما ينفعنا على ورقة واحدة',
    description: 'كل واحد يضيف سطرًا أو رسمة. وتُعلَّق بجانب الخطة.',
    topics: ['helping-at-home', 'creativity'],
    ages: [],
    icon: 'plan',
    when: 'playbook-rests',
  },
]
