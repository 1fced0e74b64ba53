import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { addToast, removeToast, ToastRegion, type Toast } from './toast-region.tsx'

export interface ToastMessage {
  text: string
  tone?: Toast['tone']
  /** One thing that can be done about it, mostly Undo. */
  action?: Toast['action']
}

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null)

/** Says something short at the foot of the screen: `toast({ text: 'Task removed', action: … })`. */
export function useToast(): (message: ToastMessage) => void {
  const toast = use(ToastContext)
  if (!toast) throw new Error('useToast needs a ToastProvider around it')
  return toast
}

interface ToastProviderProps {
  /** Where this becomes another, what was said before is over. */
  place?: unknown
  children: ReactNode
}

export function ToastProvider({ place, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const [saidAt, setSaidAt] = useState(place)
  if (saidAt !== place) {
    setSaidAt(place)
    setToasts([])
  }
  const lastId = useRef(0)
  const say = useCallback(({ text, tone = 'plain', action }: ToastMessage) => {
    lastId.current += 1
    const toast = { id: lastId.current, text, tone, action }
    setToasts((present) => addToast(present, toast))
  }, [])
  const remove = useCallback((id: number) => setToasts((present) => removeToast(present, id)), [])
  return (
    <ToastContext value={say}>
      {children}
      <ToastRegion toasts={toasts} remove={remove} />
    </ToastContext>
  )
}
