import { t } from '#core/say.ts'
import { language, usualLocale } from '#core/language.ts'
import { CircleStop, Mic } from '#web/ui/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { Button } from '#web/ui/button.tsx'

/** The parts of the Web Speech API in use; TypeScript does not know all of them yet. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  processLocally: boolean
  start: () => void
  abort: () => void
  stop: () => void
}
type Recognizer = {
  new (): Recognition
  available: (asked: { langs: string[]; processLocally: true }) => Promise<string>
}

/** As the browser’s own models are called. */
const lang = language === 'en' ? 'en-US' : usualLocale

/** This browser's speech recognition, where it can keep the voice on the device; null elsewhere. */
function recognizer(): Recognizer | null {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')
  return isRecognizer(found) ? found : null
}

function isRecognizer(found: unknown): found is Recognizer {
  if (typeof found !== 'function' || !('available' in found)) return false
  const prototype: unknown = found.prototype
  return typeof prototype === 'object' && prototype !== null && 'processLocally' in prototype
}

/** A mark that stays where the question crashed the page: such a browser is not asked again. */
const askingKey = 'elefam-asking-for-dictation'
/** Milliseconds until the browser has stored that mark. */
const putAway = 300

/** Whether this device recognises speech by itself. */
async function understandsAlone(): Promise<boolean> {
  const Found = recognizer()
  // Headless Chromium crashes the page that asks, and related browsers may do so too.
  if (!Found || navigator.webdriver || deviceStorage().getItem(askingKey) !== null) return false
  try {
    deviceStorage().setItem(askingKey, 'yes')
    await new Promise((resolve) => setTimeout(resolve, putAway))
    return (await Found.available({ langs: [lang], processLocally: true })) === 'available'
  } catch {
    return false
  } finally {
    deviceStorage().removeItem(askingKey)
  }
}

/** A button that writes down what is said; shown only where the device recognises speech by itself. */
export function Dictation({ onWords }: { onWords: (words: string) => void }) {
  const [isHere, setIsHere] = useState(false)
  const [listening, setListening] = useState<Recognition | null>(null)
  const latest = useRef(onWords)
  useEffect(() => {
    latest.current = onWords
  })
  useEffect(() => {
    void understandsAlone().then(setIsHere)
  }, [])
  useEffect(() => () => listening?.abort(), [listening])
  if (!isHere) return null
  const listen = () => {
    const Found = recognizer()
    if (!Found) return
    const ear = new Found()
    ear.lang = lang
    ear.continuous = true
    // Refuses to listen where the voice would leave the device.
    ear.processLocally = true
    ear.addEventListener('result', (event) => latest.current(newWordsIn(event)))
    for (const end of ['end', 'error']) ear.addEventListener(end, () => setListening(null))
    ear.start()
    setListening(ear)
  }
  const Icon = listening ? CircleStop : Mic
  return (
    <Button
      variant="secondary"
      size="small"
      className="justify-self-start"
      icon={<Icon />}
      onClick={() => (listening ? listening.stop() : listen())}
    >
      {listening ? t`Stop listening` : t`Say it instead`}
    </Button>
  )
}

type Results = { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }
const hasResults = (event: object): event is Results => 'results' in event && 'resultIndex' in event

/** The text that was recognised since the previous event. */
function newWordsIn(event: Event): string {
  if (!hasResults(event)) return ''
  const results = Array.from(event.results).slice(event.resultIndex)
  return results.map((result) => result[0]?.transcript.trim() ?? '').join(' ')
}
