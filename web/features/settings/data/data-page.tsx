import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Download, Table } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { FamilyExport } from '#core/family/export-schema.ts'
import { apiPaths, appPaths, settingsPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome, useStore, useUser } from '#web/data/use-home.tsx'
import { saveFile } from '#web/lib/browser.ts'
import { clearDrafts, keepDraftsOf } from '#web/lib/drafts.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { clearFamilyForm } from '#web/shared/drafts/kept-family-form.ts'
import { useDialog } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ProofDialog, useAskWithProof } from '../ask-with-proof.tsx'
import { useAccounts, useFace } from '../co-parents/accounts.tsx'
import { SettingsPage, SettingsSection } from '../settings-page.tsx'
import { ImportFamily } from './import-family.tsx'

type Kind = 'json' | 'csv'

/** The family's things, to keep elsewhere, to bring back and to delete. */
export function DataPage() {
  const user = useUser()
  const takeCopy = useTakeCopy()
  return (
    <SettingsPage title={t`Your data`} lead={t`It is yours: take a copy whenever you like.`}>
      <SettingsSection title={t`Take a copy`}>
        <p className="text-quiet">
          <Trans>
            The whole family in one file: people, missions, every week, and the letters that you
            have opened; sealed ones stay until their moment. The one for Elefam can be read in
            again, here or on another server. The table is for spreadsheets.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            icon={<Download />}
            onClick={() => void takeCopy('json')}
          >
            <Trans>File for Elefam</Trans>
          </Button>
          <Button
            variant="secondary"
            size="small"
            icon={<Table />}
            onClick={() => void takeCopy('csv')}
          >
            <Trans>Table (CSV)</Trans>
          </Button>
        </div>
      </SettingsSection>
      <SettingsSection title={t`Bring a copy back`}>
        {user.role === 'primary' ? (
          <ImportFamily />
        ) : (
          <p className="text-quiet">
            <Trans>The parent who started this family can do that.</Trans>
          </p>
        )}
      </SettingsSection>
      <Leaving />
    </SettingsPage>
  )
}

function useTakeCopy() {
  const { family, today } = useHome()
  const store = useStore()
  const ask = useAskWithProof()
  return (kind: Kind) =>
    ask({
      title: kind === 'json' ? t`Take a copy for Elefam` : t`Take a copy as a table`,
      text: t`Everything about your family is in it, so keep it where only you find it.`,
      label: t`Download`,
      variant: 'primary',
      act: async (body) => {
        await store.outbox.flush()
        const file = await request(apiPaths.familyExport(family.id), { method: 'POST', body })
        if (kind === 'csv') return saveTable(file, today)
        saveFile(`elefam-family-${today}.json`, JSON.stringify(file), 'application/json')
      },
      done: t`Your copy is in your downloads`,
    })
}

async function saveTable(file: FamilyExport, today: string): Promise<void> {
  const [{ csv, csvFileName }, { familyTable }] = await Promise.all([
    import('#core/lib/csv.ts'),
    import('./family-table.ts'),
  ])
  saveFile(csvFileName('family', today), csv(familyTable(file)), 'text/csv')
}

/** What cannot be undone. */
function Leaving() {
  const user = useUser()
  const { family } = useHome()
  const open = useDialog()
  const isPrimary = user.role === 'primary'
  const isShared = family.coParents.length > 0
  return (
    <SettingsSection title={t`Leave for good`}>
      <p className="text-quiet">
        {isPrimary ? (
          isShared ? (
            t`You started this family. You can leave it and begin anew, or delete your account.`
          ) : (
            t`You started this family. You can delete it and begin anew, or delete your account.`
          )
        ) : (
          <>
            <Trans>
              You can leave the family under{' '}
              <TextLink to={settingsPaths.coParents}>Co-parents</TextLink>, or delete your account.{' '}
              {family.familyData.primaryUser.name} keeps the family.
            </Trans>
          </>
        )}{' '}
        <Trans>
          You may want to take a copy first, or to keep{' '}
          <TextLink to={appPaths.storyBook}>our book</TextLink> on paper or as a PDF.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {isPrimary && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => void open((close) => <LeaveFamilyDialog onClose={close} />)}
          >
            {isShared ? t`Leave the family` : t`Delete the family`}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          onClick={() => void open((close) => <DeleteAccountDialog onClose={close} />)}
        >
          <Trans>Delete my account</Trans>
        </Button>
      </div>
    </SettingsSection>
  )
}

function LeaveFamilyDialog({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const { family } = useHome()
  const store = useStore()
  const heir = useHeir()
  const navigate = useNavigate()
  return (
    <ProofDialog
      title={heir.name ? t`Leave the family to ${heir.name}?` : t`Delete your family?`}
      label={heir.name ? t`Leave for good` : t`Delete the family`}
      onClose={onClose}
      act={async (proof) => {
        const body = { ...proof, heirId: heir.id }
        await request(apiPaths.family(family.id), { method: 'DELETE', body })
        await store.outbox.clear()
        // Nothing that was typed about the old family stays; what comes now is kept again.
        clearDrafts()
        clearFamilyForm()
        keepDraftsOf(user.id)
        await store.refresh()
        navigate(appPaths.onboarding)
      }}
      text={
        heir.name === undefined ? (
          t`Its people, missions, weeks and everything in them go at once, and cannot be brought back. You keep your account and begin anew.`
        ) : (
          <>
            <p>
              <Trans>
                You leave, and what you said and did in it goes at once and for good. You keep your
                account and begin anew.
              </Trans>
            </p>
            <GoesOn heir={heir} />
          </>
        )
      }
    />
  )
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const { family } = useHome()
  const store = useStore()
  const heir = useHeir()
  return (
    <ProofDialog
      title={t`Delete your account?`}
      label={t`Delete my account`}
      onClose={onClose}
      act={async (proof) => {
        const body = { ...proof, heirId: heir.id }
        await request(apiPaths.user(user.id), { method: 'DELETE', body })
        await store.leave() // Nobody is signed in any more: the landing page comes next.
      }}
      text={
        <>
          <p>
            {user.role === 'primary' && family.coParents.length === 0
              ? t`Your account and your family go at once, with everything in them, and cannot be brought back.`
              : user.role === 'primary'
                ? t`Your account goes at once, with what you said and did in your family. It cannot be brought back.`
                : t`Your account goes at once, with what you said and did in ${family.familyData.primaryUser.name}’s family. It cannot be brought back.`}
          </p>
          <GoesOn heir={heir} />
        </>
      }
    />
  )
}

/** Who goes on with a family that the parent who started it leaves. */
function useHeir() {
  const user = useUser()
  const accounts = useAccounts().data ?? []
  const nameOf = useFace()
  const others = accounts
    .filter(({ role }) => user.role === 'primary' && role === 'coParent')
    .map((account) => ({ id: account.id, name: nameOf(account).name }))
  const [chosen, choose] = useState<string>()
  const heir = others.find(({ id }) => id === chosen) ?? others[0]
  return { id: heir?.id, name: heir?.name, others, choose }
}

/** With whom it goes on, where others live in it, and the way to stay (decision 076). */
function GoesOn({ heir: { id, name, others, choose } }: { heir: ReturnType<typeof useHeir> }) {
  const user = useUser()
  if (user.role !== 'primary' || name === undefined) return null
  return (
    <>
      {others.length > 1 && (
        <SelectField
          label={t`Who goes on with the family?`}
          value={id}
          onChange={({ target }) => choose(target.value)}
        >
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.name}
            </option>
          ))}
        </SelectField>
      )}
      <p>
        <Trans>
          The family goes on with {name}, who is told by e-mail: its weeks, its plans and its people
          stay. Would you rather stay too? Then{' '}
          <TextLink to={settingsPaths.coParents}>
            <Trans>hand it over</Trans>
          </TextLink>{' '}
          instead.
        </Trans>
      </p>
    </>
  )
}
