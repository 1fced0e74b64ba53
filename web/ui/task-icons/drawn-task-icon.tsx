import { classes } from '#web/lib/classes.ts'
import { isTaskIconName, taskIcons } from './task-icons.ts'

export interface TaskIconProps {
  /** A name from taskIcons; a star for any other. */
  name: string | null | undefined
  /** Says what it shows; without it the icon is an ornament beside its words. */
  labelled?: boolean
  className?: string
}

/** A task's picture, drawn in the colour of the text around it. */
export function DrawnTaskIcon({ name, labelled, className = 'size-6' }: TaskIconProps) {
  const { Icon, label } = taskIcons[isTaskIconName(name) ? name : 'star']
  return (
    <Icon
      className={classes('shrink-0', className)}
      strokeWidth={2}
      aria-hidden={labelled ? undefined : true}
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? label : undefined}
    />
  )
}
