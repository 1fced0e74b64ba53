import type { SignInMethods } from '#core/account/schema.ts'

/** Whether one passkey or linked account is all that opens the account: nobody locks themselves out. */
export const isOnlyWay = ({ password, passkeys, linked }: SignInMethods) =>
  !password && passkeys.length + linked.length === 1
