import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { afterwards } from '#web/lib/afterwards.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const parkDialog = () => import('./park-dialog.tsx')
const ParkDialog = afterwards(async () => (await parkDialog()).ParkDialog)

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
