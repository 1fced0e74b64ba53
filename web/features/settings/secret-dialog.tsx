import { t } from '#core/say.ts'
import { CopyButton, TextToCopy } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface SecretDialogProps {
  title: string
  /** Names the field with the secret. */
  label: string
  secret: string
  /** What it is for, and that it is shown this once. */
  text: string
  onClose: () => void
}

/** A secret that is shown this once, to be copied. */
export function SecretDialog({ title, label, secret, text, onClose }: SecretDialogProps) {
  return (
    <Dialog title={title} calm done={t`Done`} onClose={onClose}>
      <p>{text}</p>
      <TextToCopy label={label} text={secret} />
      <CopyButton text={secret} label={t`Copy it`} done={t`It is copied`} />
    </Dialog>
  )
}
