import { useState, type FormEvent } from 'react'
import { fieldProblem } from './field-problem.ts'

type Problems = Record<string, string | undefined>

/** Switches the browser's own checks off once ours are there: until then they keep watch. */
function takeOver(form: HTMLFormElement | null) {
  if (form) form.noValidate = true
}

/**
 * The words beside the fields of an account's form, by the fields' names. `check` looks at all of
 * them, puts the focus into the first that is wrong, and says whether the form may be sent.
 */
export function useFieldProblems() {
  const [problems, setProblems] = useState<Problems>({})
  const check = (form: HTMLFormElement): boolean => {
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')]
    const found = inputs.flatMap((input) => {
      const words = fieldProblem(input)
      return words ? [{ input, words }] : []
    })
    setProblems(Object.fromEntries(found.map(({ input, words }) => [input.name, words])))
    found[0]?.input.focus()
    return found.length === 0
  }
  const forget = (event: FormEvent) => {
    const { name } = event.target as HTMLInputElement
    if (problems[name]) setProblems({ ...problems, [name]: undefined })
  }
  return { problems, check, form: { ref: takeOver, onInput: forget } }
}
