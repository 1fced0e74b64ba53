import { t } from '#core/say.ts'
import { useState } from 'react'
import { copyText } from '#web/lib/browser.ts'
import { Button, type ButtonVariant } from './button.tsx'
import { TextField } from './field.tsx'
import { Copy } from '#web/ui/icons.ts'
import { useToast } from './toast.tsx'

interface CopyButtonProps {
  text: string
  /** What the button says. */
  label?: string
  /** What is said once it is in the clipboard. */
  done: string
  /** Names the field with the text, for browsers that keep the clipboard to themselves; without it the text stands there anyway. */
  byHand?: string
  variant?: ButtonVariant
}

/** Puts a text into the clipboard, or says how to do it by hand. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = t`Copy`, done, byHand, variant = 'secondary' } = props
  const toast = useToast()
  const [shown, setShown] = useState(false)
  const copy = async () => {
    const isCopied = await copyText(text)
    setShown(!isCopied)
    if (isCopied) toast({ text: done, tone: 'good' })
    else if (!byHand)
      toast({ text: t`This browser does not copy by itself. Hold or mark the words.` })
  }
  return (
    <>
      <Button
        variant={variant}
        size="small"
        className="justify-self-start"
        icon={<Copy />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      {shown && byHand && <TextToCopy label={byHand} text={text} isFirst />}
    </>
  )
}

interface TextToCopyProps {
  label: string
  text: string
  hint?: string
  /** It takes the focus as it appears. */
  isFirst?: boolean
}

/** A text to be copied: to read, and marked as a whole when somebody comes to it. */
export function TextToCopy({ label, text, hint, isFirst = false }: TextToCopyProps) {
  return (
    <TextField
      unkept="read-only"
      label={label}
      hint={hint}
      className="order-last w-full"
      readOnly
      dir="ltr"
      ref={(field) => (isFirst ? field?.focus() : undefined)}
      value={text}
      onFocus={({ target }) => target.select()}
    />
  )
}
