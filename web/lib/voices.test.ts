import { expect, test } from 'vitest'
import { voiceFor } from './voices.ts'

const voice = (lang: string, more = {}) => ({ lang, localService: true, default: false, ...more })

test('a text is read by a voice of its language, or by none [N29]', () => {
  const voices = [voice('en-US', { default: true }), voice('de_AT'), voice('de-DE')]
  expect(voiceFor('de-DE-u-nu-latn', voices)?.lang).toBe('de-DE')
  expect(voiceFor('de-AT-u-nu-latn', voices)?.lang).toBe('de_AT')
  expect(voiceFor('de-CH', voices)?.lang).toBe('de_AT')
  expect(voiceFor('fr-FR', voices)).toBeNull()
  expect(voiceFor('ar-u-nu-latn', [...voices, voice('ar-001')])?.lang).toBe('ar-001')
})

test('a voice on the device comes before one that sends the text away', () => {
  const voices = [voice('es-ES', { localService: false }), voice('es-MX')]
  expect(voiceFor('es-ES', voices)?.lang).toBe('es-MX')
})
