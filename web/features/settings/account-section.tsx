import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useSaving, useStore } from '#web/data/use-family.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'

/** Signing out (S4.6): what still waits is sent first, and nothing of the family stays behind. */
export function AccountSection() {
  const store = useStore()
  const { entries } = useSaving()
  const signOut = useMutation({ mutationFn: store.signOut })
  return (
    <Section title="Account">
      <Card className="grid justify-items-start gap-4">
        {signOut.error && (
          <Notice tone="care" alert>
            {entries.length > 0
              ? 'Some changes are not on the server yet. Sign out when you are online again.'
              : signOut.error.message}
          </Notice>
        )}
        <Button
          look="secondary"
          icon={<LogOut aria-hidden="true" />}
          busy={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          Sign out
        </Button>
      </Card>
    </Section>
  )
}
