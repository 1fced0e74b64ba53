import { either, high, low, plain, type QuestionsBySpeaker } from '#content/questions/question.ts'

/** Looking back at the family's week, never at one person's faults. */
export const retrospectiveQuestions: QuestionsBySpeaker = {
  '3-5': [
    high(
      either(
        'what-was-lovely-this-week',
        'Qu’est-ce qui était chouette cette semaine ?',
        ['a-game', 'Un jeu', 'toy-brick'],
        ['a-hug', 'Un câlin', 'heart'],
      ),
    ),
    high(
      either(
        'your-favourite-bit',
        'Ton moment préféré ?',
        ['at-home', 'À la maison', 'house'],
        ['outside', 'Dehors', 'trees'],
      ),
    ),
    high(
      either(
        'what-do-you-want-again',
        'Qu’est-ce que tu aimerais refaire ?',
        ['playing', 'Jouer', 'toy-brick'],
        ['reading', 'Lire', 'book-open'],
      ),
    ),
    either(
      'were-we-fast-or-slow',
      'On a dû se dépêcher ?',
      ['too-fast', 'Oui, souvent', 'frown'],
      ['nice-and-slow', 'Non, on avait le temps', 'smile'],
    ),
    either(
      'mornings-or-bedtimes-which-is',
      'Matin ou coucher : lequel est le plus chouette ?',
      ['mornings', 'Le matin', 'sun'],
      ['bedtimes', 'Le coucher', 'moon'],
    ),
    either(
      'what-shall-we-try',
      'Qu’est-ce qu’on essaie ?',
      ['more-singing', 'Chansons en plus', 'music'],
      ['more-hugs', 'Câlins en plus', 'heart'],
    ),
    either(
      'did-you-get-enough-help',
      'As-tu eu assez d’aide ?',
      ['yes', 'Oui', 'thumbs-up'],
      ['more-please', 'Encore un peu', 'hand'],
    ),
    either(
      'which-weather-were-we',
      'Quel temps faisait-il chez nous ?',
      ['sunshine', 'Du soleil', 'sun'],
      ['rain', 'De la pluie', 'cloud-rain'],
    ),
  ],
  '6-8': plain(
    high('Qu’est-ce qui était amusant ?'),
    low('Qu’est-ce qui était difficile ?'),
    high('Qu’est-ce qu’on devrait refaire ?'),
    high('Quand est-ce qu’on a ri le plus ?'),
    low('Quand est-ce que c’était trop, ou trop vite ?'),
    'Qu’est-ce qu’on a appris ?',
    high('Qui a aidé qui ?'),
    low('Qu’est-ce qui a manqué cette semaine ?'),
    'Si notre semaine était un animal, lequel ?',
    low('Quelle petite chose on pourrait essayer ?'),
  ),
  '9-12': plain(
    low('Qu’est-ce qu’on devrait essayer autrement ?'),
    high('Quel a été notre bon moment de la semaine ?'),
    low('Quel a été notre moment dur, sans nommer personne ?'),
    'Pourquoi ça s’est passé comme ça, à ton avis ?',
    'Qu’est-ce qu’on devrait faire plus souvent ?',
    low('Qu’est-ce qui a pris plus de temps que prévu ?'),
    high('Qu’est-ce qu’on a bien fait ensemble ?'),
    low('Quelle tâche devrait changer de mains ?'),
    'Qu’est-ce que des invités auraient remarqué ?',
    high('De quoi veux-tu remercier quelqu’un ?'),
  ),
  '13-17': plain(
    low('Quelle règle devrait-on changer ?'),
    high('Qu’est-ce qui a marché et doit rester comme ça ?'),
    low('Qu’avait-on prévu qui n’a pas tenu dans la semaine ?'),
    high('Quand as-tu senti qu’on te comprenait ?'),
    low('Quand as-tu senti qu’on ne te comprenait pas ?'),
    low('Qu’est-ce qui ferait baisser le stress ?'),
    'Notre objectif est-il toujours le bon ?',
    high('Que garderais-tu de cette semaine ?'),
    'À quoi ne t’attendais-tu pas chez nous cette semaine ?',
    low('Qu’est-ce qu’on devrait arrêter de faire ?'),
  ),
  adult: plain(
    high('Où est-ce que ça a bien roulé cette semaine ?'),
    high('Qu’as-tu aimé avec nous ?'),
    low('Quand a-t-on couru, et qu’est-ce qui aiderait ?'),
    high('Qu’est-ce que quelqu’un a réussi sans aide ?'),
    low('Où la charge était-elle mal répartie ?'),
    high('Qu’est-ce qui a été mieux que tu ne pensais ?'),
    high('Quelle habitude mérite qu’on la garde ?'),
    low('Qu’avait-on prévu dont personne n’avait besoin ?'),
    low('Qu’est-ce qu’on essaie, rien qu’une semaine ?'),
    high('De quoi as-tu envie de dire merci ?'),
  ),
}
