import type { Article, ArticleIcon } from '#content/articles/index.ts'

/** The pictures that articles have, by lucide's names. */
export const articleIcons = [
  'users',
  'flag',
  'baby',
  'cloud-rain',
  'heart-handshake',
  'history',
  'sprout',
  'hand-heart',
  'headphones',
] as const satisfies readonly ArticleIcon[]

/** The blog in reading order: the week as a family lives it, then what makes it last. */
export const articles: readonly Article[] = [
  {
    slug: 'the-20-minute-family-meeting',
    title: 'Familienrat in 20 Minuten',
    description:
      'Sechs Teile, fünf Regeln und ein Teller Kekse: wie ein wöchentlicher Familienrat gelingt, zu dem alle gern wiederkommen, und was man darüber weiß.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'users',
  },
  {
    slug: 'a-goal-the-smallest-can-say',
    title: 'Ein Ziel, das alle sagen können',
    description:
      'Wie eine Familie zusammen ein Ziel findet, mit Karten, einem Stück Fußboden und Schluss vor dem Gähnen, und wie daraus ein Satz wird, der zieht.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'flag',
  },
  {
    slug: 'the-stand-up-with-a-four-year-old',
    title: 'Die Tagesrunde mit einem vierjährigen Kind',
    description:
      'Gesichter statt Worte, zwei zur Wahl statt offener Fragen, ein dicker Stift und eine Glocke: fünf Minuten am Tag mit jemandem, der ein Nudelsieb trägt.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'baby',
  },
  {
    slug: 'why-plans-need-an-if-then',
    title: 'Warum Pläne ein Wenn-dann brauchen',
    description:
      'Am Sonntagabend ist jeder Plan gut. Zwei Minuten und ein Satz helfen ihm durch den Dienstag: ein Wenn-dann, das auch an einem schlechten Tag klappt.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'cloud-rain',
  },
  {
    slug: 'praise-prizes-and-the-sticker-chart',
    title: 'Lob, Belohnungen und der Stickerplan',
    description:
      'Was versprochene Belohnungen oft mit der Lust an einer Sache machen, welches Lob hilft, und wie der Handel verschwindet und die Sticker bleiben.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'heart-handshake',
  },
  {
    slug: 'looking-back-without-hurting',
    title: 'Zurückschauen, ohne wehzutun',
    description:
      'Ein Rückblick in zehn Minuten: Gefühle, was war, Gutes und Schweres über uns und nicht über dich, eine Änderung zum Probieren. Und niemand kommt vor Gericht.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'history',
  },
  {
    slug: 'fresh-starts-and-small-weeks',
    title: 'Neuanfänge und kleine Wochen',
    description:
      'Anfänge ziehen, Donnerstage nicht. Wie ihr die Kraft eines Neuanfangs für etwas Kleines nutzt und eine Woche schrumpfen lasst, statt sie zu brechen.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'sprout',
  },
  {
    slug: 'sharing-the-load-fairly',
    title: 'Die Arbeit gerecht teilen',
    description:
      'Es gibt die Arbeit, die man sieht, und es gibt das Wissen, dass donnerstags Fußball ist. Wie zwei Große ganze Sachen abgeben, samt dem Drandenken.',
    date: '2026-11-21',
    minutes: 5,
    icon: 'hand-heart',
  },
  {
    slug: 'letting-teenagers-decide',
    title: 'Teenager entscheiden lassen',
    description:
      'Drei Listen, eine Regel, die sich wirklich ändern darf, und die Frage, die sich zu stellen lohnt: Wann würde es sich für dich lohnen?',
    date: '2026-11-21',
    minutes: 5,
    icon: 'headphones',
  },
]
