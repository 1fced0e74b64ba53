import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { importedSprint } from '#core/family/family-import.ts'
import { Refusal } from '#core/refusal.ts'
import { sprintRow } from '#server/store/sprint-row.ts'
import { splitter } from './family-file.ts'
import type { Answer, Task } from './read-in-worker.ts'
import { readFamily, readLetter, readSprint } from './read-export.ts'

// The thread in which a family's file is read, see read-in-worker.ts. On Linux a priority is the
// thread's own: where both want the same core, the server's own thread gets nearly all of it.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const port = parentPort!
const { familyId, versions }: Task = workerData
const encoder = new TextEncoder()
const ids: string[] = []
let letters = 0
/** The first thing that is wrong with a sprint or letter; whether the file is one of ours is said before that. */
let problem: Refusal | undefined

const say = (answer: Answer, moved: ArrayBuffer[] = []) => port.postMessage(answer, moved)

// Each sprint and letter is parsed, checked and written out alone, and nothing of it is kept here.
const split = splitter((list, text) => {
  if (problem) return
  try {
    if (list === 'letters') giveLetter(text)
    else giveSprint(text)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    problem = error
  }
})

function giveSprint(text: Uint8Array): void {
  const sprint = readSprint(text, ids)
  ids.push(sprint.id)
  const row = sprintRow(importedSprint(sprint, familyId, versions.get(sprint.id) ?? 0))
  const document = encoder.encode(row.document)
  say({ is: 'sprint', row: { ...row, document } }, [document.buffer])
}

function giveLetter(text: Uint8Array): void {
  const letter = readLetter(text, letters)
  letters += 1
  say({ is: 'letter', letter })
}

port.on('message', (piece: Uint8Array | null) => {
  try {
    if (piece) split.take(piece)
    else finish()
    say({ is: 'ready' })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, details, sentence } = error
    say({ is: 'refused', code, details, sentence })
  }
})

function finish(): void {
  const request = split.end()
  const family = readFamily(request.file)
  if (problem) throw problem
  say({ is: 'read', request: { ...request, file: family } })
}
