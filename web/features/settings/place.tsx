import { createContext, use, useId, type ReactNode } from 'react'
import { ChevronLeft } from '#web/ui/icons.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { classes } from '#web/lib/classes.ts'
import { listOf } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'

interface PlaceProps {
  title: string
  /** One sentence below. */
  lead?: ReactNode
  /** Where one came from, where that is another place. */
  back?: { to: string; label: string }
  children: ReactNode
}

/** Beside the list a place is a part of that screen; by its own address it is the screen. */
const IsOwnScreen = createContext(true)

const settings = { to: appPaths.settings, label: 'Settings' }

/** One place of the settings: its name, the way back on a phone, and its parts as lines. */
export function Place({ title, lead, back = settings, children }: PlaceProps) {
  const id = useId()
  const isOwn = useLocation().pathname !== appPaths.settings
  const Heading = isOwn ? 'h1' : 'h2'
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-6">
      {isOwn && <title>{`${title} · Elefam`}</title>}
      <header>
        {isOwn && (
          <Link
            to={back.to}
            className="rounded-small text-quiet hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-1 pe-2 font-medium lg:hidden"
          >
            <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
            {back.label}
          </Link>
        )}
        <Heading id={id} className="text-heading">
          {title}
        </Heading>
        {lead && <p className="text-quiet mt-1 max-w-measure">{lead}</p>}
      </header>
      <IsOwnScreen value={isOwn}>{children}</IsOwnScreen>
    </section>
  )
}

interface PartProps {
  title: string
  /** One sentence below. */
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a place, under a line. */
export function Part({ title, lead, className, children }: PartProps) {
  const id = useId()
  const Heading = use(IsOwnScreen) ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={id}
      className={classes('border-line grid grid-cols-1 gap-3 border-t pt-5', className)}
    >
      <header>
        <Heading id={id} className="text-lead leading-snug">
          {title}
        </Heading>
        {lead && <p className="text-small text-quiet mt-0.5 max-w-measure">{lead}</p>}
      </header>
      {children}
    </section>
  )
}

interface WithdrawDialogProps {
  name: string
  /** What is said once it is done: "The tablet sees nothing any more". */
  done: string
  withdraw: { run: () => Promise<unknown>; isPending: boolean; error: Error | null }
  onClose: () => void
  /** What that means, and that there is no undo. */
  children: ReactNode
}

/** Asks before something that was let in is put out; what goes wrong stands in the dialog. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { name, done, withdraw, onClose, children } = props
  const toast = useToast()
  const act = () =>
    withdraw.run().then(
      () => {
        onClose()
        toast({ text: done })
      },
      () => undefined,
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Withdraw ${name}?`}
      actions={
        <>
          <Button variant="danger" busy={withdraw.isPending} onClick={() => void act()}>
            Withdraw
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <ProblemBox text={withdraw.error?.message ?? null} />
      <p>{children}</p>
    </Dialog>
  )
}

/** As many faces as a line holds. */
const most = 8

/** Who is in the family, in one line. */
export function Faces() {
  const { members } = useFamily()
  return (
    <>
      <span className="sr-only">{listOf(members.map(({ name }) => name))}</span>
      <span className="flex items-center">
        {members.slice(0, most).map(({ id, ...member }) => (
          <span key={id} className="rounded-full ring-paper -ms-1 inline-flex ring-2 first:ms-0">
            <Avatar {...member} size="tiny" />
          </span>
        ))}
        {members.length > most && (
          <span className="text-small ms-1" aria-hidden="true">
            +{members.length - most}
          </span>
        )}
      </span>
    </>
  )
}
