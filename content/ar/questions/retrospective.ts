import { either, high, low, plain, type QuestionsBySpeaker } from '#content/questions/question.ts'

/** Looking back at the family's week, never at one person's faults. */
export const retrospectiveQuestions: QuestionsBySpeaker = {
  '3-5': [
    high(
      either(
        'what-was-lovely-this-week',
        'ما الجميل في هذا الأسبوع؟',
        ['a-game', 'لعبة', 'toy-brick'],
        ['a-hug', 'حضن', 'heart'],
      ),
    ),
    high(
      either(
        'your-favourite-bit',
        'ما أحبّ شيء إليك؟',
        ['at-home', 'في البيت', 'house'],
        ['outside', 'في الخارج', 'trees'],
      ),
    ),
    high(
      either(
        'what-do-you-want-again',
        'ما الذي نعيده؟',
        ['playing', 'اللعب', 'toy-brick'],
        ['reading', 'القراءة', 'book-open'],
      ),
    ),
    either(
      'were-we-fast-or-slow',
      'هل اضطررنا إلى العجلة؟',
      ['too-fast', 'نعم، كثيرًا', 'frown'],
      ['nice-and-slow', 'لا، كان عندنا وقت', 'smile'],
    ),
    either(
      'mornings-or-bedtimes-which-is',
      'الصباح أم وقت النوم: أيهما أجمل؟',
      ['mornings', 'الصباح', 'sun'],
      ['bedtimes', 'وقت النوم', 'moon'],
    ),
    either(
      'what-shall-we-try',
      'ماذا نجرّب؟',
      ['more-singing', 'غناء أكثر', 'music'],
      ['more-hugs', 'أحضان أكثر', 'heart'],
    ),
    either(
      'did-you-get-enough-help',
      'هل ساعدوك بما يكفي؟',
      ['yes', 'نعم', 'thumbs-up'],
      ['more-please', 'أريد أكثر', 'hand'],
    ),
    either(
      'which-weather-were-we',
      'لو كنا طقسًا، فأي طقس؟',
      ['sunshine', 'شمس', 'sun'],
      ['rain', 'مطر', 'cloud-rain'],
    ),
  ],
  '6-8': plain(
    high('ما الذي كان ممتعًا؟'),
    low('ما الذي كان صعبًا؟'),
    high('ما الذي نفعله مرة أخرى؟'),
    high('متى ضحكنا أكثر؟'),
    low('متى كان كل شيء أكثر أو أسرع من اللازم؟'),
    'ماذا تعلّمنا؟',
    high('من ساعد من؟'),
    low('ماذا كان ينقصنا هذا الأسبوع؟'),
    'لو كان أسبوعنا حيوانًا، فأي حيوان؟',
    low('ما الشيء الصغير الذي نجرّبه؟'),
  ),
  '9-12': plain(
    low('ما الذي نجرّبه بشكل مختلف؟'),
    high('ما أحلى لحظاتنا هذا الأسبوع؟'),
    low('ما أصعب لحظاتنا، دون ذكر أحد؟'),
    'لماذا برأيك سار الأمر هكذا؟',
    'ما الذي نفعله أكثر؟',
    low('ما الذي استغرق أطول مما خطّطنا؟'),
    high('ما الذي أحسنّا فعله معًا؟'),
    low('أي عمل ينتقل إلى يد أخرى؟'),
    'لو زارنا ضيف، ماذا كان سيلاحظ فينا؟',
    high('من يستحق شكرك، وعلى ماذا؟'),
  ),
  '13-17': plain(
    low('أي قاعدة نغيّرها؟'),
    high('ما الذي نجح ويبقى كما هو؟'),
    low('ما الذي خطّطنا له ولم يتسع له الأسبوع؟'),
    high('متى شعرت بأننا فهمناك؟'),
    low('ومتى شعرت بأننا لم نفهمك؟'),
    low('ما الشيء الواحد الذي يخفّف الضغط؟'),
    'هل ما زال هدفنا جيدًا؟',
    high('ما الذي نُبقيه من هذا الأسبوع؟'),
    'ما الذي فاجأك فينا هذا الأسبوع؟',
    low('ما الذي نكفّ عن فعله؟'),
  ),
  adult: plain(
    high('أين سار الأسبوع بسهولة؟'),
    high('ما الذي أسعدك معنا؟'),
    low('متى كنا على عجل، وما الذي يساعد؟'),
    high('ما الذي أنجزه أحدنا وحده تمامًا؟'),
    low('أين كان الحِمل غير متساوٍ؟'),
    high('ما الذي كان أفضل مما توقعت؟'),
    high('أي عادة تستحق أن نُبقيها؟'),
    low('ما الذي خطّطنا له ولم يحتج إليه أحد؟'),
    low('ماذا نجرّب لأسبوع واحد فقط؟'),
    high('ما الذي يستحق امتنانك؟'),
  ),
}
