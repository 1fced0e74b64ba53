import type { GuideSection } from './section.ts'

export const guideWithAges: readonly GuideSection[] = [
  {
    id: 'with-small-ones',
    heading: 'With small ones',
    icon: 'baby',
    paragraphs: [
      {
        text: 'From about three a child can join in; from about five it can take a full part. Ten minutes are enough while anyone is under six.',
        sources: ['extension', 'positiveDiscipline'],
      },
    ],
    items: [
      { text: 'Pictures for tasks and faces for feelings. Let them tick with a fat pen.' },
      { text: 'Offer two choices, and mean both.' },
      { text: 'One task, at most two.' },
      { text: 'Give them a job of their own: the bell, or the lamp, belongs to the smallest.' },
      { text: 'Coming and going is fine. What is fun at the end brings them back.' },
      { text: 'Babies are welcome on a lap, and have no agenda.' },
    ],
  },
  {
    id: 'with-school-children',
    heading: 'With school children',
    icon: 'backpack',
    paragraphs: [{ text: 'They can host, keep time and take notes, and they like to do it well.' }],
    items: [
      { text: 'Up to three tasks that are really theirs, on days they have chosen.' },
      { text: 'Thank them for what they did, and name it.', sources: ['gunderson'] },
      { text: 'Ask for the obstacle and the if-then; they know their own traps.' },
      { text: 'Let one of their ideas win every week.' },
    ],
  },
  {
    id: 'with-teenagers',
    heading: 'With teenagers',
    icon: 'headphones',
    paragraphs: [
      {
        text: 'From about 15 the say that young people have in decisions grows fast. A meeting that only hands out chores will lose them.',
        sources: ['wrayLake'],
      },
    ],
    items: [
      { text: 'Ask what would make it worth it to them, and change the meeting accordingly.' },
      { text: 'They set their own tasks. You may ask once.' },
      { text: 'Put a rule up for change now and then, and really change it.' },
      { text: 'Short answers are answers. Private things stay private.' },
      { text: 'If they do not come, read them the plan in two lines, and keep their chair.' },
    ],
  },
  {
    id: 'with-two-homes',
    heading: 'One parent, two homes, many generations',
    icon: 'house',
    paragraphs: [
      {
        text: 'A family is whoever belongs to yours. A meeting works with two people, and it works on a call.',
      },
    ],
    items: [
      {
        text: 'With two homes, plan the days that are yours and tell the other home what matters.',
      },
      {
        text: 'Say once which days those are: in the settings, under Family, “Who is here when”. On the other days nothing is asked of a child, nobody waits for them, and a tap says when it is otherwise.',
      },
      {
        text: 'If the other home has a family here too, a child needs one phone, not two. Each home says there, under The other home, whether its week opens on it.',
      },
      { text: 'Grandparents or friends can be guests, and even hosts.' },
      { text: 'Alone with children, let each role go round; you need not be all three.' },
    ],
  },
]
