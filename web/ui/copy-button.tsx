import { copyText } from '#web/lib/browser.ts'
import { Button, type ButtonVariant } from './button.tsx'
import { Copy } from './icons.ts'
import { useToast } from './toast.tsx'

interface CopyButtonProps {
  text: string
  /** What the button says. */
  label?: string
  /** What is said once it is in the clipboard. */
  done: string
  variant?: ButtonVariant
}

/** Puts a text that stands beside it into the clipboard. */
export function CopyButton({ text, label = 'Copy', done, variant = 'secondary' }: CopyButtonProps) {
  const toast = useToast()
  const copy = async () => {
    if (await copyText(text)) toast({ text: done, tone: 'good' })
    else toast({ text: 'This browser does not copy by itself. Hold or mark the words.' })
  }
  return (
    <Button
      variant={variant}
      size="small"
      className="justify-self-start"
      icon={<Copy />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  )
}
