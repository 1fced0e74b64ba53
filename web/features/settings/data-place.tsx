import { Download, Table } from 'lucide-react'
import { useState } from 'react'
import type { FamilyExport } from '#core/contract/family-export.ts'
import { localDate } from '#core/domain/calendar.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { saveFile } from '#web/lib/browser.ts'
import type { Proof } from '#web/shared/account/proof-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ImportFamily } from './import-family.tsx'
import { Leaving } from './leaving.tsx'
import { Part, Place } from './place.tsx'
import { ProofDialog } from './proof-dialog.tsx'

type Kind = 'json' | 'csv'

/** The family's things, to keep elsewhere, to bring back and to delete. */
export function DataPlace() {
  const { user } = useFamily()
  const [asked, setAsked] = useState<Kind | null>(null)
  return (
    <Place title="Your data" lead="It is yours: take a copy whenever you like.">
      <Part title="Take a copy">
        <p className="text-quiet">
          The whole family in one file: people, goals, every week. The one for Elefam can be read in
          again, here or on another server. The table is for spreadsheets.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="small"
            icon={<Download aria-hidden="true" className="size-5" />}
            onClick={() => setAsked('json')}
          >
            File for Elefam
          </Button>
          <Button
            look="secondary"
            size="small"
            icon={<Table aria-hidden="true" className="size-5" />}
            onClick={() => setAsked('csv')}
          >
            Table (CSV)
          </Button>
        </div>
      </Part>
      <Part title="Bring a copy back">
        {user.role === 'primary' ? (
          <ImportFamily />
        ) : (
          <p className="text-quiet">The parent who started this family can do that.</p>
        )}
      </Part>
      <Leaving />
      {asked && <ExportDialog kind={asked} onClose={() => setAsked(null)} />}
    </Place>
  )
}

function ExportDialog({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const { family } = useFamily()
  const store = useStore()
  const toast = useToast()
  const download = async (body: Proof) => {
    await store.outbox.flush()
    const path = apiPaths.familyExport(family.id)
    const file = await request(path, { method: 'POST', body })
    await (kind === 'json' ? saveJson(file) : saveTable(file))
  }
  return (
    <ProofDialog
      title={kind === 'json' ? 'Take a copy for Elefam' : 'Take a copy as a table'}
      label="Download"
      look="primary"
      act={download}
      onClose={onClose}
      onDone={() => {
        onClose()
        toast({ text: 'Your copy is in your downloads', tone: 'good' })
      }}
    >
      <p>Everything about your family is in it, so keep it where only you find it.</p>
    </ProofDialog>
  )
}

const today = () => localDate(new Date())

function saveJson(file: FamilyExport): void {
  saveFile(`elefam-family-${today()}.json`, JSON.stringify(file), 'application/json')
}

async function saveTable(file: FamilyExport): Promise<void> {
  const [{ csv, csvFileName }, { familyTable }] = await Promise.all([
    import('#core/domain/csv.ts'),
    import('./family-table.ts'),
  ])
  saveFile(csvFileName('family', today()), csv(familyTable(file)), 'text/csv')
}
