import { useSyncExternalStore } from 'react'
import { onFlashMessage, readFlashMessage, showFlashMessage } from '#web/lib/flash-message.ts'
import { Notice } from '#web/ui/notice.tsx'

/** What the front door had no time to say before it led here, or where one has come to meanwhile. */
export function FlashMessage() {
  const word = useSyncExternalStore(onFlashMessage, readFlashMessage)
  if (!word) return null
  return (
    <div className="mx-auto mb-5 max-w-content">
      <Notice tone="care" alert onDismiss={() => showFlashMessage(null)}>
        {word}
      </Notice>
    </div>
  )
}
