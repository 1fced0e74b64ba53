import { useMutation } from '@tanstack/react-query'
import type { PushState } from '#web/lib/push.ts'
import type { useThisDevice } from '#web/shared/reminders/this-device.ts'
import { Button } from '#web/ui/button.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'

const words: Record<PushState, string> = {
  on: 'Notifications come to this device.',
  off: 'Notifications do not come to this device yet.',
  denied:
    'Your browser keeps notifications of this page away. You can allow them again in what it lets you set for this page.',
  'needs-https':
    'This page came over plain http. Over https notifications could come to this device.',
  'needs-home-screen':
    'An iPhone takes notifications from what is on its home screen: press Share, then “Add to Home Screen”, and open Elefam from there.',
  none: 'This browser takes no notifications.',
}

interface ThisDeviceProps {
  device: ReturnType<typeof useThisDevice>
  pushKey: string
  /** Whether this server sends any. */
  mails: boolean
  /** Somebody chose already: only then is it asked whether notifications may come here. */
  hasChosen: boolean
}

/** Whether notifications come here; the browser is asked when somebody presses, and never before. */
export function ThisDevice({ device, pushKey, mails, hasChosen }: ThisDeviceProps) {
  const { state } = device
  const turning = useMutation({
    networkMode: 'always',
    mutationFn: (on: boolean) => (on ? device.turnOn(pushKey) : device.turnOff()),
  })
  const isOff = state === 'off'
  if (state === null || (isOff && !hasChosen && mails)) return null
  return (
    <div className="border-line grid gap-2 border-b pb-3">
      <ProblemBox text={turning.error?.message ?? null} />
      {(hasChosen || !isOff) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="min-w-40 flex-1 leading-snug">
            {words[state]}
          </p>
          {(isOff || state === 'on') && (
            <Button
              size="small"
              variant={isOff ? 'secondary' : 'quiet'}
              className={isOff ? '' : '-mx-4'}
              busy={turning.isPending}
              onClick={() => turning.mutate(isOff)}
            >
              {isOff ? 'Let them come here' : 'Not here any more'}
            </Button>
          )}
        </div>
      )}
      {!mails && (
        <p className="text-small text-quiet">
          This server sends no mail, so notifications are the one way to be reminded.
        </p>
      )}
    </div>
  )
}
