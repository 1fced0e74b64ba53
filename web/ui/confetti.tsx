import { afterwards } from '#web/lib/afterwards.tsx'

const PaperSnippets = afterwards(async () => (await import('./paper-snippets.tsx')).PaperSnippets)

/**
 * Paper snippets over the screen for under two seconds, then nothing. Mount it to celebrate (with a
 * new `key` to do so again). It takes no press, and does not appear for those who asked for stillness.
 */
export function Confetti() {
  return <PaperSnippets />
}
