import { isRouteErrorResponse, useRouteError } from 'react-router'
import { publicPaths } from '#core/paths.ts'
import { OfflineError } from '#web/data/api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** What is shown instead of a screen: no such address, no connection, or something broke. */
export function ErrorScreen() {
  const error = useRouteError()
  // At an address without a route there is no error at all.
  const missing = error == null || (isRouteErrorResponse(error) && error.status === 404)
  return (
    <main className="grid min-h-dvh place-content-center px-4 py-10">
      {missing ? <NothingHere /> : <Interrupted error={error} />}
    </main>
  )
}

function NothingHere() {
  return (
    <EmptyState
      as="h1"
      picture={<LookingElephants alive />}
      title="There is nothing at this address"
      action={<ButtonLink to={publicPaths.landing}>Go to the start page</ButtonLink>}
    >
      <title>Nothing here · Elefam</title>
      <p>We looked everywhere. The link may be old, or a letter got lost on the way.</p>
    </EmptyState>
  )
}

function Interrupted({ error }: { error: unknown }) {
  const offline = error instanceof OfflineError
  return (
    <EmptyState
      as="h1"
      picture={<SleepingElephants alive />}
      title={offline ? 'No connection just now' : 'This screen could not be shown'}
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    >
      <title>Elefam</title>
      <p role="alert">
        {offline
          ? error.message
          : 'Nothing you entered is lost. Load the page again; if it stays, come back a little later.'}
      </p>
    </EmptyState>
  )
}
