import { either, high, low, plain, type QuestionsBySpeaker } from '#content/questions/question.ts'

/** Looking back at the family's week, never at one person's faults. */
export const retrospectiveQuestions: QuestionsBySpeaker = {
  '3-5': [
    high(
      either(
        'what-was-lovely-this-week',
        'Was war schön in dieser Woche?',
        ['a-game', 'Ein Spiel', 'toy-brick'],
        ['a-hug', 'Eine Umarmung', 'heart'],
      ),
    ),
    high(
      either(
        'your-favourite-bit',
        'Wo war es am schönsten?',
        ['at-home', 'Zu Hause', 'house'],
        ['outside', 'Draußen', 'trees'],
      ),
    ),
    high(
      either(
        'what-do-you-want-again',
        'Was möchtest du noch mal machen?',
        ['playing', 'Spielen', 'toy-brick'],
        ['reading', 'Lesen', 'book-open'],
      ),
    ),
    either(
      'were-we-fast-or-slow',
      'Mussten wir uns beeilen?',
      ['too-fast', 'Ja, oft', 'frown'],
      ['nice-and-slow', 'Nein, wir hatten Zeit', 'smile'],
    ),
    either(
      'mornings-or-bedtimes-which-is',
      'Was ist schöner: Morgen oder Abend?',
      ['mornings', 'Morgen', 'sun'],
      ['bedtimes', 'Abend', 'moon'],
    ),
    either(
      'what-shall-we-try',
      'Was probieren wir aus?',
      ['more-singing', 'Mehr singen', 'music'],
      ['more-hugs', 'Mehr umarmen', 'heart'],
    ),
    either(
      'did-you-get-enough-help',
      'Hast du genug Hilfe bekommen?',
      ['yes', 'Ja', 'thumbs-up'],
      ['more-please', 'Bitte mehr', 'hand'],
    ),
    either(
      'which-weather-were-we',
      'Was für ein Wetter waren wir?',
      ['sunshine', 'Sonne', 'sun'],
      ['rain', 'Regen', 'cloud-rain'],
    ),
  ],
  '6-8': plain(
    high('Was hat Spaß gemacht?'),
    low('Was war schwer?'),
    high('Was sollten wir noch mal machen?'),
    high('Wann haben wir am meisten gelacht?'),
    low('Wann war es zu viel oder zu schnell?'),
    'Was haben wir gelernt?',
    high('Wer hat wem geholfen?'),
    low('Was hat diese Woche gefehlt?'),
    'Wenn unsere Woche ein Tier wäre, welches?',
    low('Was könnten wir Kleines ausprobieren?'),
  ),
  '9-12': plain(
    low('Was sollten wir mal anders machen?'),
    high('Was war diese Woche am besten?'),
    low('Was war am schwersten, ohne einen Namen zu nennen?'),
    'Warum, glaubst du, kam es so?',
    'Was sollten wir öfter machen?',
    low('Was hat länger gedauert als geplant?'),
    high('Was haben wir zusammen gut gemacht?'),
    low('Welche Aufgabe sollte jemand anders machen?'),
    'Was wäre einem Gast an uns aufgefallen?',
    high('Wofür möchtest du jemandem danken?'),
  ),
  '13-17': plain(
    low('Welche Regel sollten wir ändern?'),
    high('Was hat geklappt und sollte so bleiben?'),
    low('Was hatten wir geplant, das nicht hineingepasst hat?'),
    high('Wann hast du dich verstanden gefühlt?'),
    low('Wann hast du dich nicht verstanden gefühlt?'),
    low('Was würde uns ein bisschen Stress nehmen?'),
    'Ist unser Ziel noch ein gutes?',
    high('Was würdest du aus dieser Woche behalten?'),
    'Was hat dich diese Woche an uns überrascht?',
    low('Womit sollten wir aufhören?'),
  ),
  adult: plain(
    high('Wo lief die Woche rund?'),
    high('Was war für dich schön mit uns?'),
    low('Wann waren wir in Eile, und was würde helfen?'),
    high('Was hat jemand ganz allein geschafft?'),
    low('Wo war die Arbeit ungleich verteilt?'),
    high('Was war besser, als du gedacht hättest?'),
    high('Welche Gewohnheit sollten wir behalten?'),
    low('Was haben wir geplant und nicht gebraucht?'),
    low('Was probieren wir nur für eine Woche?'),
    high('Wofür bist du dankbar?'),
  ),
}
