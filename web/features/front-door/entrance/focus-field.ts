import { fieldOf, type Problem } from './problem.ts'

/** Puts the focus where something has to be changed; a password that was wrong is typed anew. */
export function focusField(form: HTMLFormElement, problem: Problem): void {
  const name = fieldOf(problem)
  const field = name && form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!field) return
  field.focus({ preventScroll: true })
  if (name === 'password') field.select()
}
