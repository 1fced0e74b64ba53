import type { Entering } from './use-entering.ts'

/** What both forms of the entrance get. */
export interface FormProps {
  entering: Entering
  /** What stands in the e-mail field of the other form, so that it need not be typed twice. */
  email: string
  onEmail: (email: string) => void
}
