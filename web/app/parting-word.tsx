import { useSyncExternalStore } from 'react'
import { onWord, readWord, sayWord } from '#web/lib/parting-word.ts'
import { Notice } from '#web/ui/notice.tsx'

/** What the front door had no time to say before it led here, or where one has come to meanwhile. */
export function PartingWord() {
  const word = useSyncExternalStore(onWord, readWord)
  if (!word) return null
  return (
    <div className="mx-auto mb-5 max-w-content">
      <Notice tone="care" alert onDismiss={() => sayWord(null)}>
        {word}
      </Notice>
    </div>
  )
}
