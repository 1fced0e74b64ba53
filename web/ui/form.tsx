import {
  createContext,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { fromEntries, keysOf } from '#core/lib/typed-objects.ts'
import type { Rule } from '#web/lib/form-rules.ts'

/** What is wrong with the fields of a form, by their names: the fields find their own here. */
export const ProblemsOfForm = createContext<Problems>({})

export type Problems = { readonly [name: string]: string | undefined }
type Values<Name extends string> = Record<Name, string>

interface FormOptions<Name extends string> {
  /** What each field takes. One that is not on the screen is not asked, and its value is empty. */
  rules: Record<Name, Rule>
  /** What else is wrong, by the name of its field or group. */
  check?: ((values: Values<Name>) => Problems) | undefined
  /** Called once nothing is wrong, with what was typed as the rules tidy it. */
  send: (values: Values<Name>, form: HTMLFormElement) => Promise<unknown> | void
  /** A refusal that belongs beside a field; any other is the form's `failure`. */
  refused?: ((error: Error) => Problems) | undefined
}

/**
 * The one way of a form: it is checked as a whole when it is sent, each problem stands beside its
 * field until that is changed, and the focus goes to the first. Nothing typed is lost on a refusal.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { rules, check, send, refused } = options
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)

  /** Whether there is one; the focus is at the first. */
  const show = (form: HTMLFormElement, found: Problems): boolean => {
    flushSync(() => setProblems(found))
    const isWrong = Object.values(found).some(Boolean)
    if (isWrong) form.querySelector<HTMLElement>(wrongField)?.focus()
    return isWrong
  }
  const submit = async (form: HTMLFormElement) => {
    if (busy) return
    const { values, found } = readForm(form, rules)
    setFailure(null)
    if (show(form, { ...found, ...check?.(values) })) return
    const sent = send(values, form)
    if (!sent) return
    setBusy(true)
    try {
      await sent
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason))
      if (!show(form, refused?.(error) ?? {})) setFailure(error)
    }
    setBusy(false)
  }
  /** A field that was changed is no longer wrong; a choice without a name speaks for all groups. */
  const forget = (name: string) => {
    const isSettled = (field: string) => (name in rules ? field === name : !(field in rules))
    const left = Object.entries(problems).filter(([field]) => !isSettled(field))
    if (left.length < Object.keys(problems).length) setProblems(Object.fromEntries(left))
  }
  return { problems, busy, failure, submit, forget }
}

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  form: Pick<ReturnType<typeof useForm>, 'problems' | 'submit' | 'forget'>
  children: ReactNode
}

/**
 * A form of `useForm`. It is a POST, so that what is sent before the scripts are there puts no
 * password into the address; until then the browser's own checks keep watch.
 */
export function Form({ form, onInput, children, ...rest }: FormProps) {
  return (
    <form
      method="post"
      {...rest}
      ref={takeOver}
      onInput={(event) => {
        onInput?.(event)
        form.forget(nameOf(event))
      }}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void form.submit(event.currentTarget)
      }}
    >
      <ProblemsOfForm value={form.problems}>{children}</ProblemsOfForm>
    </form>
  )
}

const wrongField = '[aria-invalid="true"], fieldset[aria-describedby$="-error"] input'

/** Our own checks are there now: they say it beside the field. */
function takeOver(form: HTMLFormElement | null) {
  if (form) form.noValidate = true
}

const nameOf = ({ target }: SyntheticEvent) =>
  'name' in target && typeof target.name === 'string' ? target.name : ''

function readForm<Name extends string>(form: HTMLFormElement, rules: Record<Name, Rule>) {
  const typed = new FormData(form)
  const found: Record<string, string | undefined> = {}
  const values = keysOf(rules).map((name) => {
    const text = typed.get(name)
    if (typeof text !== 'string') return [name, ''] as const
    const tidy = rules[name].tidy(text)
    found[name] = rules[name].problem(tidy)
    return [name, tidy] as const
  })
  return { values: fromEntries<Values<Name>>(values), found }
}
