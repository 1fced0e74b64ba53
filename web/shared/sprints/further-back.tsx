import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface FurtherBackProps {
  loading: boolean
  failed: boolean
  retry: () => void
}

/** Where the weeks of a mission that lie further back are on their way, or did not come. */
export function FurtherBack({ loading, failed, retry }: FurtherBackProps) {
  return (
    <>
      {loading && <Skeleton shape="line" />}
      {failed && (
        <p role="status" className="text-quiet flex flex-wrap items-center gap-3">
          What lies further back needs a connection.
          <Button size="small" variant="secondary" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </>
  )
}
