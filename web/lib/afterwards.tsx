import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

const Nothing = () => null

/**
 * A part of a screen whose code comes after the screen's own. Where it does not come, because the
 * network went away, nothing stands in its place and the rest goes on. `begin` early: at the
 * module's own beginning it is on its way while the screen is drawn.
 */
export function afterwards<Props extends object>(
  begin: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  const Part = lazy(async () => ({
    default: await begin().catch((): ComponentType<Props> => Nothing),
  }))
  return function Afterwards(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    )
  }
}
