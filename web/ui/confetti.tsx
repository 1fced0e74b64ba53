import { lazy, Suspense } from 'react'

const PaperSnippets = lazy(async () => ({
  default: (await import('./paper-snippets.tsx')).PaperSnippets,
}))

/**
 * Paper snippets over the screen for under two seconds, then nothing. Mount it to celebrate (with a
 * new `key` to do so again). It takes no press, and does not appear for those who asked for stillness.
 */
export function Confetti() {
  return (
    <Suspense fallback={null}>
      <PaperSnippets />
    </Suspense>
  )
}
