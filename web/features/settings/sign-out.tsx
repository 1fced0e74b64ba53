import { t } from '#core/say.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSaving, useStore } from '#web/data/use-home.tsx'
import { forgetNotifications } from '#web/shared/reminders/use-reminders.ts'
import { LogOut } from '#web/ui/icons.ts'
import { ListButton } from '#web/ui/list.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'

/** The way out. What still waits is sent first, and nothing of the family stays behind (S4.6). */
export function SignOut() {
  const store = useStore()
  const { entries } = useSaving()
  const isRefused = entries.some(({ refused }) => refused)
  const [warned, setWarned] = useState(false)
  const signOut = useMutation({
    mutationFn: async () => {
      await store.signOut()
      await forgetNotifications()
    },
  })
  return (
    <div className="border-line grid gap-3 border-t">
      <ProblemBox text={signOut.error && (entries.length > 0 ? notSent : signOut.error.message)} />
      <ProblemBox text={isRefused && warned ? notSaved : null} />
      <ListButton
        icon={LogOut}
        busy={signOut.isPending}
        onPress={() => (isRefused && !warned ? setWarned(true) : signOut.mutate())}
      >
        {isRefused && warned ? t`Sign out all the same` : t`Sign out`}
      </ListButton>
    </div>
  )
}

const notSent = t`Some changes are not on the server yet. Sign out when you are online again.`
const notSaved = t`Something you wrote was not saved. The triangle at the top shows it, to copy or to try again; signing out throws it away.`
