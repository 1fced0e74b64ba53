import { t } from '#core/say.ts'
import { speechHere, useReader } from '#web/lib/voices.ts'
import { CircleStop, Volume2 } from '#web/ui/icons.ts'
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'

/**
 * Says a text with the device's own voice, for those who do not read yet, and stops when pressed
 * again; nothing where the device has no voice for this language.
 */
export function ReadAloud({ text }: { text: string }) {
  const read = useReader()
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => () => speechHere()?.cancel(), [])
  if (!read) return null
  const say = () => {
    speechHere()?.cancel()
    if (speaking) return setSpeaking(false)
    const words = read(text)
    for (const end of ['end', 'error']) words.addEventListener(end, () => setSpeaking(false))
    setSpeaking(true)
    speechHere()?.speak(words)
  }
  return (
    <IconButton
      label={speaking ? t`Stop reading aloud` : t`Read aloud: ${text}`}
      icon={speaking ? <CircleStop /> : <Volume2 />}
      onClick={say}
      className="-mt-1 -me-1"
    />
  )
}
