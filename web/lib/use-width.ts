import { useLayoutEffect, useRef, useState } from 'react'

/** A ref for an element and its width in CSS pixels, kept up to date; `first` before it is known. */
export function useWidth<Element extends HTMLElement>(first: number) {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
