import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Invite } from '#core/contract/invite.ts'
import { acceptInvite } from '#core/paths.ts'
import { copyText } from '#web/lib/browser.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** Into the clipboard, or, where the browser keeps that to itself, into a field to copy it from. */
export function CopyLink({ invite }: { invite: Invite }) {
  const toast = useToast()
  const [shown, setShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (shown) field.current?.focus()
  }, [shown])
  const link = window.location.origin + acceptInvite(invite.inviteId)
  const copy = async () => {
    const copied = await copyText(link)
    setShown(!copied)
    if (copied) toast({ text: `The link for ${invite.name} is copied`, tone: 'good' })
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<Copy aria-hidden="true" className="size-4.5" />}
        onClick={() => void copy()}
      >
        Copy link
      </Button>
      {shown && (
        <TextField
          unkept="read-only"
          label="The link, to copy by hand"
          className="order-last w-full ps-4"
          readOnly
          ref={field}
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}
