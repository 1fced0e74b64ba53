import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Something could not be read: why, and the way to try once more. */
export function TryAgain({ error, onTry }: { error: Error; onTry: () => void }) {
  return (
    <Notice
      tone="care"
      alert
      actions={
        <Button size="small" look="secondary" onClick={onTry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Notice>
  )
}
