import { t } from '#core/say.ts'
import { language } from '#core/language.ts'
import { CircleStop, Volume2 } from '#web/ui/icons.ts'
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'

/**
 * Says a text with the device's own voice, for those who do not read yet, and stops when pressed
 * again; nothing where the device has no voice.
 */
export function ReadAloud({ text }: { text: string }) {
  const voice = 'speechSynthesis' in globalThis ? window.speechSynthesis : null
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => () => voice?.cancel(), [voice])
  if (!voice) return null
  const say = () => {
    voice.cancel()
    if (speaking) return setSpeaking(false)
    const words = new SpeechSynthesisUtterance(text)
    words.lang = language
    for (const end of ['end', 'error']) words.addEventListener(end, () => setSpeaking(false))
    setSpeaking(true)
    voice.speak(words)
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
