import { createContext, Fragment, use, useCallback, useState, type ReactNode } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { useForm } from './form.tsx'
import { useToast } from './toast.tsx'

type Show = (change: (shown: ReactNode) => ReactNode) => void

const ShowContext = createContext<Show>(() => {
  throw new Error('A dialog is opened inside a DialogProvider')
})

/** Where the dialogs of a screen stand, one at a time. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [shown, show] = useState<ReactNode>(null)
  return (
    <ShowContext value={show}>
      {children}
      {shown}
    </ShowContext>
  )
}

/** What a dialog calls to close: with what came of it, or without. */
type Close<Answer> = (answer?: Answer) => void

let opened = 0

/**
 * Opens a dialog of any kind over the screen. The promise has what it closed with: undefined where
 * somebody left it. Where the whole screen goes before that, it stays open for ever.
 */
export function useDialog() {
  const show = use(ShowContext)
  return useCallback(
    <Answer,>(draw: (close: Close<Answer>) => ReactNode) =>
      new Promise<Answer | undefined>((resolve) => {
        const close: Close<Answer> = (answer) => {
          // Another one may have come in its place, while it was busy.
          show((shown) => (shown === dialog ? null : shown))
          resolve(answer)
        }
        opened += 1
        const dialog = <Fragment key={opened}>{draw(close)}</Fragment>
        show(() => dialog)
      }),
    [show],
  )
}

export interface Question<Answer = unknown> {
  title: string
  /** What there is to know before: a sentence, or paragraphs. */
  text: ReactNode
  /** What its button does. */
  label: string
  variant?: 'primary' | 'danger'
  /** What it is called to leave it as it is. */
  cancel?: string
  /** See Dialog. */
  calm?: boolean
  /** Called with the yes, before it closes; what it throws is said in the dialog. */
  act: () => Promise<Answer>
  /** What is said once it is done. */
  done?: string
}

/**
 * Asks once, plainly, before something that cannot be undone. The question is data; the answer is
 * what its `act` came to, or undefined where somebody left it as it is.
 */
export function useAsk() {
  const open = useDialog()
  return useCallback(
    <Answer,>(question: Question<Answer>) =>
      open<Answer>((close) => <QuestionDialog {...question} onClose={close} />),
    [open],
  )
}

function QuestionDialog<Answer>(props: Question<Answer> & { onClose: Close<Answer> }) {
  const { text, act, done, onClose, ...rest } = props
  const toast = useToast()
  const form = useForm({
    rules: {},
    send: async () => {
      onClose(await act())
      if (done) toast({ text: done })
    },
  })
  return (
    <FormDialog variant="danger" {...rest} form={form} onClose={() => onClose()}>
      {typeof text === 'string' ? <p>{text}</p> : text}
    </FormDialog>
  )
}
