import { useEffect, useState } from 'react'
import { forgetWord, readWord } from '#web/data/parting-word.ts'
import { Notice } from '#web/ui/notice.tsx'

/** What the front door had no time to say before it led here. */
export function PartingWord() {
  const [word, setWord] = useState(readWord)
  useEffect(forgetWord, [])
  if (!word) return null
  return (
    <div className="mx-auto mb-5 max-w-content">
      <Notice tone="care" alert onDismiss={() => setWord(null)}>
        {word}
      </Notice>
    </div>
  )
}
