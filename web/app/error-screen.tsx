import { Component, type ReactNode } from 'react'
import { OfflineError } from '#web/data/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ElephantMark } from '#web/ui/elephants/elephant-mark.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shows what went wrong below it instead of nothing. React has this for classes only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <Interrupted error={error} />
  }
}

function Interrupted({ error }: { error: unknown }) {
  // Its code may not have come; a document that did not come says so itself (S8.18).
  const offline = error instanceof OfflineError || !navigator.onLine
  return (
    <main className="grid min-h-dvh place-content-center px-4 py-10">
      <EmptyState
        as="h1"
        picture={<ElephantMark />}
        title={offline ? 'No connection just now' : 'This screen could not be shown'}
        action={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        <title>Elefam</title>
        <p role="alert">
          {error instanceof OfflineError ? error.message : offline ? withoutNetwork : otherwise}
        </p>
      </EmptyState>
    </main>
  )
}

const withoutNetwork =
  'This screen needs a connection when it opens for the first time. Nothing you entered is lost.'
const otherwise =
  'Nothing you entered is lost. Load the page again; if it stays, come back a little later.'
