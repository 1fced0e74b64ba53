import { useEffect, useRef, type ReactNode } from 'react'

interface KindPageProps {
  title: string
  picture: ReactNode
  /** The one thing to press, where there is one. */
  action?: ReactNode
  children: ReactNode
}

/** A page with one thing to say: before a device is anybody’s, and after. */
export function KindPage({ title, picture, action, children }: KindPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <main className="mx-auto grid min-h-dvh max-w-form content-center justify-items-center gap-4 px-5 py-10 text-center">
      <title>{`${title} · Elefam`}</title>
      <div className="mb-2 w-64 max-w-full">{picture}</div>
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {title}
      </h1>
      <div className="text-quiet max-w-note grid gap-3 text-pretty">{children}</div>
      {action && <div className="mt-2 grid w-full max-w-note gap-3">{action}</div>}
    </main>
  )
}
