import { ElephantMark } from '#web/ui/elephants/elephant-mark.tsx'

/** Shown until the first authentication state is known (S2.7). The emoji stands before its drawing. */
export function LoadingScreen() {
  return (
    <div className="loading" role="status">
      <div className="loading-elephants">
        <ElephantMark />
        <span className="loading-emoji" role="img" aria-label="Elephant">
          🐘
        </span>
      </div>
      <p>Setting up...</p>
    </div>
  )
}
