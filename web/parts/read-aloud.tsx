import { Volume2 } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Says a text with the device's own voice, for those who do not read yet; nothing where it has none. */
export function ReadAloud({ text }: { text: string }) {
  const voice = 'speechSynthesis' in window ? window.speechSynthesis : null
  useEffect(() => () => voice?.cancel(), [voice])
  if (!voice) return null
  const say = () => {
    const words = new SpeechSynthesisUtterance(text)
    words.lang = 'en'
    voice.cancel()
    voice.speak(words)
  }
  return (
    <IconButton
      label={`Read aloud: ${text}`}
      icon={<Volume2 aria-hidden="true" />}
      onClick={say}
      className="-mt-1 -me-1"
    />
  )
}
