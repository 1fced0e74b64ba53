import { entriesOf } from '#core/lib/typed-objects.ts'
import type { Speaker } from '../questions/question.ts'
import type { WheelQuestion, WheelTopic } from './question.ts'

const small = ['3-5'] as const
const young = ['3-5', '6-8'] as const
const children = ['3-5', '6-8', '9-12'] as const
const school = ['6-8', '9-12'] as const
const older = ['9-12', '13-17', 'adult'] as const
const grown = ['13-17', 'adult'] as const
const readers = ['6-8', '9-12', '13-17', 'adult'] as const
const everybody = ['3-5', '6-8', '9-12', '13-17', 'adult'] as const

/** Whom it is for, what is asked, and whether it needs ears. */
type Entry = readonly [readonly Speaker[], string, 'by ear'?]

const entries: Record<WheelTopic, readonly Entry[]> = {
  Today: [
    [everybody, 'What was the best bite you ate today?'],
    [everybody, 'What did you hear today that you had never heard before?', 'by ear'],
    [everybody, 'Who made you laugh today, and how?'],
    [young, 'What did you play, and who decided the rules?'],
    [children, 'What was the softest thing you touched today?'],
    [school, 'What did you do in the breaks?'],
    [school, 'What would you teach the class if it were your turn?'],
    [readers, 'Which five minutes of today would you like to have again?'],
    [older, 'What did you find out today that you could explain to us in one minute?'],
    [grown, 'What did you nearly say today, and did not?'],
    [grown, 'When were you completely yourself today?'],
    [small, 'Which shoes did you wear, and where did they go?'],
  ],
  Feelings: [
    [everybody, 'If your mood were weather, what would it be just now?'],
    [everybody, 'What helps you when you are sad?'],
    [young, 'Where in your body do you notice that you are cross?'],
    [small, 'What is cosier: a lap or a blanket?'],
    [children, 'When were you brave, although nobody saw it?'],
    [school, 'What makes your tummy feel funny before you do it?'],
    [readers, 'What are you looking forward to, even if it is tiny?'],
    [readers, 'When did you last feel really listened to?'],
    [older, 'What is something that used to frighten you, and no longer does?'],
    [grown, 'What do people get wrong about you?'],
    [grown, 'What do you do when you need peace, and would you tell us?'],
    [young, 'Which song makes you want to jump?', 'by ear'],
  ],
  'What if': [
    [everybody, 'If you could talk with one kind of animal, which would it be?'],
    [everybody, 'If our home had one more room, what would be in it?'],
    [young, 'If you were as small as a thumb, where would you sleep?'],
    [young, 'If toys woke up at night, what would yours do?'],
    [children, 'If you could be invisible until dinner, what would you do?'],
    [school, 'If you were the head of your school for a day, what would you change first?'],
    [school, 'If you found a door behind the wardrobe, where would it lead?'],
    [
      readers,
      'If we had to live without electricity for a week, what would we do in the evenings?',
    ],
    [readers, 'If you could be an expert at something from tomorrow, what would it be?'],
    [older, 'If you could send one sentence to everyone in the world, which one?'],
    [grown, 'If nobody would ever know, would you still do it?'],
    [small, 'If you had a tail, what would it look like?'],
  ],
  Us: [
    [everybody, 'What do you like about our home?'],
    [everybody, 'What do we do that no other family does?'],
    [small, 'Who in our family gives the best hugs?'],
    [young, 'What shall we do together when it rains?'],
    [children, 'What is the funniest thing that ever happened to us?'],
    [children, 'If we were a team, what would be on our shirts?'],
    [school, 'Which family rule would you like to explain to a visitor?'],
    [readers, 'What has each of us become better at this year?'],
    [readers, 'Which smell means home to you?'],
    [older, 'What should we still be doing together in ten years?'],
    [grown, 'What did you learn from somebody younger than you?'],
    [grown, 'Which of our habits would you miss if you lived alone?'],
  ],
  Silly: [
    [everybody, 'Which vegetable are you, and why?'],
    [everybody, 'What noise would our family make if it were a machine?', 'by ear'],
    [young, 'What does a snail say when it stubs its toe?'],
    [young, 'What would happen if spaghetti grew on your head?'],
    [children, 'Which superpower would be of no use at all?'],
    [children, 'What would a dog put on its shopping list?'],
    [school, 'What is the worst ice cream you can invent?'],
    [readers, 'Which word is the most fun to say?'],
    [readers, 'What would your socks complain about?'],
    [older, 'Which everyday thing would confuse a visitor from space the most?'],
    [grown, 'What are you the undisputed champion of, in this room?'],
    [small, 'Can you be a teapot?'],
  ],
  'Long ago': [
    [everybody, 'What is the first thing that you can remember?'],
    [young, 'What could you not do when you were a baby, and can do now?'],
    [small, 'What did you dream about?'],
    [children, 'Which present did you love so much that you took it to bed?'],
    [children, 'What would you like to know about grandma or grandpa as a child?'],
    [school, 'What was the best hiding place you ever found?'],
    [readers, 'Which day would you like to live through once more?'],
    [readers, 'What did you believe when you were little that turned out not to be true?'],
    [older, 'Who taught you something that you still use?'],
    [grown, 'What did you get into trouble for at school?'],
    [grown, 'Which smell takes you straight back to somewhere?'],
    [school, 'What was your favourite place in kindergarten?'],
  ],
  Dreams: [
    [everybody, 'Where would you fly if you had wings until tomorrow?'],
    [everybody, 'What would you like to be able to do by your next birthday?'],
    [small, 'What do you want to be when you are big?'],
    [young, 'What should we build that is taller than you?'],
    [children, 'Which animal would you like to live with, if it could be arranged?'],
    [school, 'What would you invent to make mornings easier?'],
    [school, 'What would you do with a whole day and no plan?'],
    [readers, 'Which place do you want to see with your own eyes?'],
    [readers, 'What would you like to be asked more often?'],
    [older, 'What would you try if you knew that nobody would laugh?'],
    [grown, 'What does a good Tuesday look like in ten years?'],
    [grown, 'What have you stopped wishing for, and are you glad?'],
  ],
  Kindness: [
    [everybody, 'Who did something kind for you this week?'],
    [everybody, 'Whom could we surprise tomorrow, and with what?'],
    [young, 'How can you tell that somebody needs a friend?'],
    [small, 'Whom do you want to give a hug today?'],
    [children, 'What did you share, and was it hard?'],
    [children, 'What could we do for the animals around here?'],
    [school, 'Who sits alone sometimes, and what could you do?'],
    [readers, 'What is a kind thing that costs nothing?'],
    [readers, 'Which sentence would you like to hear from one of us?'],
    [older, 'When was it hard to be kind, and what did you do?'],
    [grown, 'To whom do you owe a message, a call or a thank you?'],
    [grown, 'What did somebody do for you that they have probably forgotten?'],
  ],
}

/** Every question of the wheel. */
export const wheelQuestions: readonly WheelQuestion[] = entriesOf(entries).flatMap(
  ([topic, list]) =>
    list.map(([ages, text, ear]) => ({
      topic,
      text,
      for: ages,
      ...(ear && { byEar: true as const }),
    })),
)
