/** Small sounds, off until somebody turns them on, for this device alone. */

const key = 'elefam-sounds'

export type Sound = 'tick' | 'all-done'

export function soundsAreOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

export function chooseSounds(on: boolean): void {
  try {
    if (on) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // Without storage there is nowhere to keep it, and silence is the rule.
  }
}

/** Lets it be heard where sounds are on. Never late and never in the way: where it cannot, silence. */
export function sound(name: Sound): void {
  if (!soundsAreOn()) return
  try {
    play(name)
  } catch {
    // Without a speaker there is nothing to hear.
  }
}

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

/** Plays a tune of ours with the browser's own tones. */
function play(name: Sound): void {
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
