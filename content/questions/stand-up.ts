import { either, plain, type QuestionsBySpeaker } from './question.ts'

/**
 * What did you do, what is next, where do you want help: a different door into it each day. The first
 * four ask of nothing that was: on a first day there is no yesterday.
 */
export const standUpQuestions: QuestionsBySpeaker = {
  '3-5': [
    either(
      'what-will-you-do-today',
      'What will you do today?',
      ['help', 'Help', 'hand-heart'],
      ['play', 'Play', 'toy-brick'],
    ),
    either(
      'who-helps-you-today',
      'Who helps you today?',
      ['a-grown-up', 'A grown-up', 'user'],
      ['a-child', 'A child', 'baby'],
    ),
    either(
      'where-is-your-job-today',
      'Where is your job today?',
      ['inside', 'Inside', 'house'],
      ['outside', 'Outside', 'trees'],
    ),
    either(
      'how-big-is-your-job',
      'How big is your job?',
      ['big', 'Big', 'mountain'],
      ['small', 'Small', 'feather'],
    ),
    either(
      'how-will-you-do-it',
      'How will you do it?',
      ['fast', 'Fast', 'rabbit'],
      ['slowly', 'Slowly', 'snail'],
    ),
    either(
      'when-will-you-do-it',
      'When will you do it?',
      ['in-the-day', 'In the day', 'sun'],
      ['in-the-evening', 'In the evening', 'moon'],
    ),
    either(
      'yesterdays-job-how-was-it',
      'Yesterday’s job: how was it?',
      ['easy', 'Easy', 'smile'],
      ['tricky', 'Tricky', 'puzzle'],
    ),
    either(
      'what-do-you-want-more-of',
      'What do you want more of?',
      ['cuddles', 'Cuddles', 'heart'],
      ['jumping', 'Jumping', 'footprints'],
    ),
    either(
      'do-you-need-a-hand-today',
      'Do you need a hand today?',
      ['yes-please', 'Yes, please', 'hand'],
      ['i-can-do-it', 'I can do it', 'thumbs-up'],
    ),
    either(
      'who-gets-your-smile-today',
      'Who gets your smile today?',
      ['family', 'Family', 'house'],
      ['a-friend', 'A friend', 'smile'],
    ),
  ],
  '6-8': plain(
    'What is next for you?',
    'Who could help you with it?',
    'What are you looking forward to today?',
    'Which job do you want to tick first?',
    'What did you finish?',
    'What was the best bit of yesterday?',
    'What was trickier than you thought?',
    'Whom could you help today?',
    'What would you like to do with us?',
    'What made you laugh?',
  ),
  '9-12': plain(
    'What is the one thing that matters today?',
    'What might get in the way today?',
    'When exactly will you do it?',
    'Where could you use a hand?',
    'What did you get done since yesterday?',
    'What went better than expected?',
    'What can wait until tomorrow?',
    'Did you see somebody do something kind?',
    'What would make today a good day?',
    'Is there something for the next meeting?',
  ),
  '13-17': plain(
    'Need anything from us today?',
    'What does your day look like?',
    'Is anything worrying you about today?',
    'What can we take off your list?',
    'What is done, what is not, and is that fine?',
    'What are you quietly proud of?',
    'When do you want to be left in peace?',
    'Who could use your help today?',
    'What is your next small step?',
    'Is there something to park for the meeting?',
  ),
  adult: plain(
    'What can wait today?',
    'What is your one promise for today?',
    'Where do you need help?',
    'When today will you be here, and nowhere else?',
    'What did you finish, and who made it possible?',
    'What can be good enough today?',
    'What did you see one of us do well?',
    'What might make you grumpy, and what then?',
    'What can you hand over?',
    'What are you looking forward to?',
  ),
}
