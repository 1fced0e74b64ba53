import { taskIconNames, taskIcons, type TaskIconName } from '#web/ui/task-icons/task-icons.ts'

/** Words of a title, one or two, that mean a picture whose own name they are not. */
const meanings: Record<string, TaskIconName> = {
  book: 'read',
  story: 'read',
  breakfast: 'table',
  dinner: 'cook',
  supper: 'cook',
  bin: 'rubbish',
  trash: 'rubbish',
  garbage: 'rubbish',
  hoover: 'clean',
  vacuum: 'clean',
  toys: 'tidy',
  room: 'tidy',
  'wash up': 'dishes',
  'washing up': 'dishes',
  clothes: 'dress',
  pyjama: 'dress',
  backpack: 'bag',
  piano: 'music',
  sing: 'music',
  guitar: 'instrument',
  practise: 'instrument',
  practice: 'instrument',
  paint: 'draw',
  phone: 'screens',
  screen: 'screens',
  football: 'ball',
  run: 'walk',
  cycle: 'bike',
  granny: 'call',
  grandma: 'call',
  grandpa: 'call',
  meeting: 'talk',
  birthday: 'party',
  thank: 'letter',
}

/**
 * A picture for a task from its words, so that those who do not read yet get one without anybody
 * choosing it; null where no word says enough.
 */
export function guessIcon(title: string): TaskIconName | null {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? []
  for (const [index, word] of words.entries()) {
    const stem = word.replace(/(?<=..)s$/, '')
    const name = taskIconNames.find((icon) => icon === word || icon === stem)
    const meant =
      name ??
      meanings[`${word} ${words[index + 1]}`] ??
      meanings[word] ??
      meanings[stem] ??
      labelled(word)
    if (meant) return meant
  }
  return null
}

/** The picture whose label ends in this word: "homework", "plants", "table". */
function labelled(word: string): TaskIconName | undefined {
  if (word.length < 4) return undefined
  return taskIconNames.find(
    (icon) => taskIcons[icon].label.toLowerCase().split(' ').at(-1) === word,
  )
}
