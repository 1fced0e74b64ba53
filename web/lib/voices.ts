import { useEffect, useState } from 'react'
import { language } from '#core/language.ts'
import { locale } from './locale.ts'

export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/** As browsers write it: "de-DE"; Android has "de_DE". */
const kindOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase()

/**
 * The voice that says a language best: one on the device first, since others send the text away, then that
 * of the reader’s region; null where no voice speaks it.
 */
export function voiceFor<One extends Voice>(kind: string, voices: readonly One[]): One | null {
  const [spoken] = kind.toLowerCase().split('-')
  const worth = (voice: One) =>
    (voice.localService ? 4 : 0) +
    (kind.toLowerCase().startsWith(kindOf(voice)) ? 2 : 0) + // a locale may go on to its figures
    (voice.default ? 1 : 0)
  const [best] = voices
    .filter((voice) => kindOf(voice).split('-')[0] === spoken)
    .toSorted((one, other) => worth(other) - worth(one))
  return best ?? null
}

/**
 * What reads a text of this page aloud; null where the device has no voice for its language, since one of
 * another would say it so that nobody understands. Until voices are listed, the system finds one by itself.
 */
export function useReader(): ((text: string) => SpeechSynthesisUtterance) | null {
  const speech = speechHere()
  const [voices, setVoices] = useState(() => speech?.getVoices() ?? [])
  useEffect(() => {
    if (!speech) return undefined
    const look = () => setVoices(speech.getVoices())
    speech.addEventListener('voiceschanged', look)
    return () => speech.removeEventListener('voiceschanged', look)
  }, [speech])
  const voice = voiceFor(locale(), voices)
  if (!speech || (voices.length > 0 && !voice)) return null
  return (text) => {
    const words = new SpeechSynthesisUtterance(text)
    words.lang = language
    words.voice = voice
    return words
  }
}

export const speechHere = (): SpeechSynthesis | null =>
  'speechSynthesis' in globalThis ? window.speechSynthesis : null
