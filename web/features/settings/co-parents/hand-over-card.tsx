import { useState } from 'react'
import type { User } from '#core/contract/user.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ProofDialog } from '../proof-dialog.tsx'
import { useAccounts, useFace } from './use-co-parents.ts'

/** For the parent who started the family: to let a co-parent go on with it. */
export function HandOverCard() {
  const { family } = useFamily()
  const store = useStore()
  const toast = useToast()
  const { data } = useAccounts()
  const faceOf = useFace()
  const [heir, setHeir] = useState<User | null>(null)
  const coParents = (data ?? []).filter(({ role }) => role === 'coParent')
  if (coParents.length === 0) return null
  const nameOf = (account: User) => faceOf(account).name
  return (
    <Card className="grid justify-items-start gap-3">
      <h3 className="text-lead">Hand the family over</h3>
      <p className="text-quiet">
        Somebody else invites, and decides who is in it. You stay, and can leave whenever you like.
      </p>
      <div className="flex flex-wrap gap-2">
        {coParents.map((account) => (
          <Button key={account.id} look="secondary" size="small" onClick={() => setHeir(account)}>
            Hand it to {nameOf(account)}
          </Button>
        ))}
      </div>
      {heir && (
        <ProofDialog
          title={`Hand the family to ${nameOf(heir)}?`}
          label="Hand it over"
          look="primary"
          onClose={() => setHeir(null)}
          act={async (proof) => {
            await store.outbox.flush()
            const body = { userId: heir.id, ...proof }
            await request(apiPaths.handOver(family.id), { method: 'POST', body })
            await store.refresh()
          }}
          onDone={() => {
            toast({ text: `${nameOf(heir)} has the family now`, tone: 'good' })
            setHeir(null)
          }}
        >
          <p>
            All weeks and plans stay as they are, for all of you. Open invites are taken back. Only{' '}
            {nameOf(heir)} can hand it back to you.
          </p>
        </ProofDialog>
      )}
    </Card>
  )
}
