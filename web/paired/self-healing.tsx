import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ElephantMark } from '#web/ui/elephants/elephant-parts.tsx'
import { EmptyState } from '#web/ui/layout.tsx'

/** Milliseconds after which a screen that nobody stands at tries once more. */
const again = 60_000

/** Shows what went wrong instead of nothing, and loads itself anew: nobody may be there to press. */
export class SelfHealing extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  #timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    this.#timer = setTimeout(reload, again)
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer)
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <main className="grid min-h-dvh place-content-center px-4 py-10">
        <EmptyState
          as="h1"
          picture={<ElephantMark />}
          title={t`This screen could not be shown`}
          action={
            <Button onClick={reload}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <p role="alert">
            <Trans>It tries again by itself in a minute. What was pressed is kept.</Trans>
          </p>
        </EmptyState>
      </main>
    )
  }
}

const reload = () => window.location.reload()
