import { isFields } from './typed-objects.ts'

/** What the system, a driver or a library says of a failure: codes are '' and 0 where it has none. */
export function saidBy(error: unknown) {
  const { code, errcode, syscall, message } = isFields(error) ? error : {}
  return {
    code: typeof code === 'string' ? code : '',
    /** SQLite's. */
    errcode: typeof errcode === 'number' ? errcode : 0,
    syscall: typeof syscall === 'string' ? syscall : '',
    message: typeof message === 'string' ? message : '',
  }
}
