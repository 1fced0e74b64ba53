import { AsyncLocalStorage } from 'node:async_hooks'

const asker = new AsyncLocalStorage<string>()

/** Does something in somebody’s name: a network’s, and once it is known, a family’s. */
export const inNameOf = <Done>(name: string, work: () => Done): Done => asker.run(name, work)

/** In whose name the rest of what runs now is done, which began in another. */
export const goOnInNameOf = (name: string): void => asker.enterWith(name)

/** In whose name something is done now; '' where the server does it by itself. */
export const askerNow = (): string => asker.getStore() ?? ''
