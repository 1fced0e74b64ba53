import { either, high, low, plain, type QuestionsBySpeaker } from './question.ts'

/** Looking back at the family's week, never at one person's faults. */
export const retrospectiveQuestions: QuestionsBySpeaker = {
  '3-5': [
    high(
      either(
        'what-was-lovely-this-week',
        'What was lovely this week?',
        ['a-game', 'A game', 'toy-brick'],
        ['a-hug', 'A hug', 'heart'],
      ),
    ),
    high(
      either(
        'your-favourite-bit',
        'Your favourite bit?',
        ['at-home', 'At home', 'house'],
        ['outside', 'Outside', 'trees'],
      ),
    ),
    high(
      either(
        'what-do-you-want-again',
        'What would you like to do again?',
        ['playing', 'Playing', 'toy-brick'],
        ['reading', 'Reading', 'book-open'],
      ),
    ),
    either(
      'were-we-fast-or-slow',
      'Did we have to hurry?',
      ['too-fast', 'Yes, often', 'frown'],
      ['nice-and-slow', 'No, we had time', 'smile'],
    ),
    either(
      'mornings-or-bedtimes-which-is',
      'Mornings or bedtimes: which is nicer?',
      ['mornings', 'Mornings', 'sun'],
      ['bedtimes', 'Bedtimes', 'moon'],
    ),
    either(
      'what-shall-we-try',
      'What shall we try?',
      ['more-singing', 'More singing', 'music'],
      ['more-hugs', 'More hugs', 'heart'],
    ),
    either(
      'did-you-get-enough-help',
      'Did you get enough help?',
      ['yes', 'Yes', 'thumbs-up'],
      ['more-please', 'More, please', 'hand'],
    ),
    either(
      'which-weather-were-we',
      'Which weather were we?',
      ['sunshine', 'Sunshine', 'sun'],
      ['rain', 'Rain', 'cloud-rain'],
    ),
  ],
  '6-8': plain(
    high('What was fun?'),
    low('What was hard?'),
    high('What should we do again?'),
    high('When did we laugh the most?'),
    low('When was it too much or too fast?'),
    'What did we learn?',
    high('Who helped whom?'),
    low('What was missing this week?'),
    'If our week were an animal, which one?',
    low('What is one small thing to try?'),
  ),
  '9-12': plain(
    low('What should we try differently?'),
    high('What was best this week?'),
    low('What was hardest, without naming anyone?'),
    'Why do you think it went that way?',
    'What should we do more often?',
    low('What took longer than planned?'),
    high('What did we do well together?'),
    low('Which job should change hands?'),
    'What would a visitor have noticed about us?',
    high('What do you want to thank somebody for?'),
  ),
  '13-17': plain(
    low('Which rule should we change?'),
    high('What worked, and should stay as it is?'),
    low('What did we plan that did not fit in?'),
    high('When did you feel understood?'),
    low('When did you feel that nobody understood you?'),
    low('What is one thing that would lower the stress?'),
    'Is our goal still a good one?',
    high('What would you keep from this week?'),
    'What surprised you about us this week?',
    low('What should we stop doing?'),
  ),
  adult: plain(
    high('Where did the week run smoothly?'),
    high('What did you enjoy with us?'),
    low('When were we in a hurry, and what would help?'),
    high('What did somebody manage all alone?'),
    low('Where was the load uneven?'),
    high('What was better than you expected?'),
    high('Which habit is worth keeping?'),
    low('What did we plan that nobody needed?'),
    low('What shall we try for just one week?'),
    high('What are you grateful for?'),
  ),
}
