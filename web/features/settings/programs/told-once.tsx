import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyText } from '#web/lib/browser.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'

interface ToldOnceProps {
  title: string
  label: string
  text: string
  onClose: () => void
  /** What to do with it. */
  children: ReactNode
}

/** A secret that is shown once, to be copied. */
export function ToldOnce({ title, label, text, onClose, children }: ToldOnceProps) {
  const toast = useToast()
  const copy = async () => {
    if (await copyText(text)) toast({ text: 'It is copied', tone: 'good' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      calm
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{children}</p>
        <TextField
          unkept="read-only"
          label={label}
          readOnly
          value={text}
          onFocus={({ target }) => target.select()}
        />
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copy()}
        >
          Copy it
        </Button>
      </div>
    </Dialog>
  )
}
