import type { Sound } from './sounds.ts'

/** Each note: its pitch in hertz, and when it begins, in seconds. Marimba-like, and quiet. */
const tunes: Record<Sound, [pitch: number, at: number][]> = {
  tick: [[784, 0]],
  'all-done': [
    [523, 0],
    [659, 0.12],
    [784, 0.24],
    [1047, 0.36],
  ],
}
const loudness = 0.08
const length = 0.35

let speaker: AudioContext | undefined

/** Plays a tune of ours with the browser’s own tones. Throws without a speaker. */
export function play(name: Sound): void {
  speaker ??= new AudioContext()
  // A call or another app may have put it to sleep, on an iPhone for good (W6).
  if (speaker.state !== 'running') void speaker.resume().catch(() => undefined)
  for (const [pitch, at] of tunes[name]) playNote(speaker, pitch, speaker.currentTime + at)
}

/** A soft note that begins at once and fades, as a struck bar of wood does. */
function playNote(audio: AudioContext, pitch: number, at: number) {
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(loudness, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
  const note = audio.createOscillator()
  note.type = 'sine'
  note.frequency.setValueAtTime(pitch, at)
  note.connect(volume).connect(audio.destination)
  note.start(at)
  note.stop(at + length)
}
