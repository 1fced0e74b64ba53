import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#web/lib/lazy.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const ParkDialog = lazyPart(async () => (await import('./park-dialog.tsx')).ParkDialog)

/** Parks a topic for the next meeting, from wherever the family is. */
export function ParkButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Park something for the meeting"
        icon={<MessageSquarePlus aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {open && <ParkDialog onClose={() => setOpen(false)} />}
    </>
  )
}
