import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react'
import { ChevronLeft } from '#web/ui/icons.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { classes } from '#web/lib/classes.ts'
import { listOf } from '#web/lib/words.ts'
import {
  proofFrom,
  proofRules,
  refusedProof,
  ProofFields,
} from '#web/shared/account/account-forms.tsx'
import type { Proof } from '#web/shared/account/passkeys.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton, TextToCopy } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useForm } from '#web/ui/form.tsx'
import { ConfirmDialog, FormDialog } from '#web/ui/form-dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'

interface PlaceProps {
  title: string
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
            <ChevronLeft className="size-5 rtl:rotate-180" />
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
      className={classes(
        'border-line grid grid-cols-1 gap-3 border-t pt-5 [&>:is(button,a)]:justify-self-start',
        className,
      )}
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
  withdraw: { run: () => Promise<unknown> }
  onClose: () => void
  /** What that means, and that there is no undo. */
  children: ReactNode
}

/** Asks before something that was let in is put out. */
export function WithdrawDialog({ name, withdraw, children, ...rest }: WithdrawDialogProps) {
  return (
    <ConfirmDialog title={`Withdraw ${name}?`} label="Withdraw" act={withdraw.run} {...rest}>
      <p>{children}</p>
    </ConfirmDialog>
  )
}

interface ProofDialogProps {
  title: string
  /** What the button does. */
  label: string
  variant?: 'primary' | 'danger'
  act: (proof: Proof) => Promise<unknown>
  /** What is said once it is done. */
  done?: string
  onClose: () => void
  children: ReactNode
}

/** Asks once, plainly, and for a sign that it is really them; then it happens, and the dialog closes. */
export function ProofDialog({ act, done, children, ...rest }: ProofDialogProps) {
  const { variant = 'danger', onClose } = rest
  const toast = useToast()
  const form = useForm({
    rules: proofRules,
    send: async (_typed, place) => {
      await act(proofFrom(place))
      onClose()
      if (done) toast({ text: done, tone: variant === 'danger' ? 'plain' : 'good' })
    },
    refused: refusedProof,
  })
  return (
    <FormDialog {...rest} form={form} variant={variant}>
      <div className="grid gap-3">{children}</div>
      <ProofFields problems={form.problems} />
    </FormDialog>
  )
}

interface ToldOnceProps {
  title: string
  label: string
  text: string
  onClose: () => void
  children: ReactNode
}

/** A secret that is shown once, to be copied. */
export function ToldOnce({ title, label, text, onClose, children }: ToldOnceProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      calm
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <p>{children}</p>
      <TextToCopy label={label} text={text} />
      <CopyButton text={text} label="Copy it" done="It is copied" />
    </Dialog>
  )
}

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  label: string
  hint: string
  problem?: string | undefined
}

/** A file to choose: the browser's own field. */
export function FileField({ label, hint, problem, ...rest }: FileFieldProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type="file"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-error`}
        className="rounded-field border-edge bg-surface file:bg-sunken file:text-ink min-h-13 w-full max-w-full cursor-pointer border p-1.5 file:me-3 file:min-h-10 file:rounded-full file:border-0 file:px-4 file:font-semibold"
      />
      <p id={`${id}-hint`} className="text-small text-quiet">
        {hint}
      </p>
      <FieldError id={`${id}-error`} text={problem} />
    </div>
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
