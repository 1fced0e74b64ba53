import { taskPictures } from '#content/task-pictures.ts'
import { firstTheme, type Theme } from '#core/tasks/themes.ts'
import type { TaskIconName } from '#web/ui/task-icons/task-icons.ts'

const pictures: readonly (Theme & { id: TaskIconName })[] = taskPictures

/**
 * A picture for a task from its words, so that those who do not read yet get one without anybody
 * choosing it; null where no word says enough.
 */
export const guessIcon = (title: string): TaskIconName | null => firstTheme(title, pictures)
