// A thread of its own (workers.ts): takes one photograph after the other, and reads it.
import { parentPort } from 'node:worker_threads'
import { examplesOf, readAll } from './measure.ts'
import { takePhoto, takeStrips } from './photo.ts'
import type { Job } from './workers.ts'

const port = parentPort!
port.on('message', ({ family, seed, faint, want }: Job) => {
  const { picture, shown } = family === 'strips' ? takeStrips(seed) : takePhoto(seed, family, faint)
  port.postMessage(want === 'examples' ? examplesOf(picture, shown) : readAll(picture, shown))
})
