import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { ReactNode } from 'react'
import { chosenName } from '#content/topic.ts'
import { Eraser, Flag, Heart, House, TabletSmartphone, UserMinus } from '#web/ui/icons.ts'
import { languages } from '#core/language.ts'
import { editedMember, type Member } from '#core/members/member.ts'
import { isOwner, ownersOf } from '#core/tasks/task.ts'
import { appPaths, apiPaths, settingsPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome, useSend, useStore, useUser } from '#web/data/use-home.tsx'
import { listOf } from '#web/lib/words.ts'
import type { MemberDraft } from '#web/shared/drafts/kept-family-form.ts'
import { useDraft } from '#web/shared/drafts/use-draft.tsx'
import { FamilyFits } from '#web/shared/members/fit-choice.tsx'
import { MemberDialog } from '#web/shared/members/member-dialog.tsx'
import { MemberLine } from '#web/shared/members/member-line.tsx'
import { memberDraftOf, memberIntent } from '#web/shared/members/member-draft.ts'
import { languageName } from '#web/lib/locale.ts'
import { useChangeSettings } from '#web/shared/week/meeting-time.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { useDialog } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { List, ListAdd, ListLink } from '#web/ui/list.tsx'
import { useAskWithProof } from '../ask-with-proof.tsx'
import { SettingsPage } from '../settings-page.tsx'

/** Who belongs to the family and what it cares about. */
export function FamilyPage() {
  const { family, members } = useHome()
  const { priorities, interests, goal } = family.familyData
  const comers = members.flatMap(({ name, daysHere }) => (daysHere ? [name] : []))
  return (
    <SettingsPage title={t`Family`}>
      <People />
      <ul className="border-line border-t">
        <FamilyFits />
        <ListLink
          to={settingsPaths.daysHere}
          icon={House}
          title={t`Who is here when`}
          now={comers.length > 0 ? t`${listOf(comers)}: not always` : t`Everybody is always here`}
        />
        <ListLink
          to={settingsPaths.devices}
          icon={TabletSmartphone}
          title={t`A child’s phone, or a tablet on the wall`}
          now={t`They need no account`}
        />
        <ListLink
          to={appPaths.familyInterests}
          icon={Heart}
          title={t`What matters to you`}
          now={[...priorities, ...interests].map(chosenName).join(' · ') || nothing}
        />
        <ListLink
          to={appPaths.startGoal}
          icon={Flag}
          title={t`Our mission`}
          now={goal?.title ?? nothing}
        />
      </ul>
      {languages.length > 1 && <FamilyLanguage />}
    </SettingsPage>
  )
}

const nothing = t`Nothing chosen yet`

/** What whoever chose nothing reads, and what all read together. Saved at once. */
function FamilyLanguage() {
  const { settings } = useHome().family.familyData
  const change = useChangeSettings()
  return (
    <SelectField
      label={t`Your family’s language`}
      hint={t`For children’s devices, the wall and the calendar, and for whoever has chosen none under “This device”.`}
      value={settings.language ?? 'en'}
      onChange={({ target }) => change({ language: target.value })}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageName(one)}
        </option>
      ))}
    </SelectField>
  )
}

/** Everybody in the family, a line each; pressed, all that can be changed about them. */
function People() {
  const { members, family } = useHome()
  const open = useDialog()
  const primaryId = family.familyData.primaryUser.id
  const edit = (member: Member) => {
    const edited = editedMember(family.familyData, member.id)
    if (!edited) return
    void open((close) => (
      <EditMember
        draft={memberDraftOf(edited)}
        onClose={close}
        more={member.id !== primaryId && <TakeOut member={member} onClose={close} />}
      />
    ))
  }
  return (
    <List label={t`Your family`}>
      {members.map((member) => (
        <MemberLine
          key={member.id}
          member={member}
          isPrimary={member.id === primaryId}
          onEdit={() => edit(member)}
        />
      ))}
      <ListAdd to={appPaths.setupFamily}>
        <Trans>Add somebody</Trans>
      </ListAdd>
    </List>
  )
}

interface EditMemberProps {
  draft: MemberDraft
  more: ReactNode
  onClose: () => void
}

function EditMember({ draft, more, onClose }: EditMemberProps) {
  const { toFamily } = useSend()
  const typed = useDraft(`member ${draft.id}`, draft, {
    words: ({ name, email }) => [name, email],
  })
  const close = () => {
    typed.drop()
    onClose()
  }
  return (
    <MemberDialog
      draft={typed.value}
      typed={{ draft: typed }}
      onChange={typed.set}
      onClose={onClose}
      onCancel={close}
      onDone={(done) => {
        const intent = memberIntent(done)
        if (intent) void toFamily(intent)
        close()
      }}
      more={more}
    />
  )
}

/** The two ways out of a family: with all that was kept, or without a trace. */
function TakeOut({ member, onClose }: { member: Member; onClose: () => void }) {
  const user = useUser()
  const remove = useRemove()
  const deleteForGood = useDeleteForGood()
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        flush="start"
        icon={<UserMinus />}
        onClick={() => {
          onClose()
          remove(member)
        }}
      >
        <Trans>Take out of the family</Trans>
      </Button>
      {user.role === 'primary' && (
        <Button
          variant="quiet"
          size="small"
          flush="start"
          icon={<Eraser />}
          className="text-coral-ink"
          onClick={() => void deleteForGood(member)}
        >
          <Trans>Delete for good</Trans>
        </Button>
      )}
    </>
  )
}

/**
 * Takes somebody out of the family, with a way back; what they said and did stays in the weeks. What was
 * theirs alone to do is everybody’s then: else it would stay in the plan with nobody to do it (P26).
 */
function useRemove() {
  const { sprints, members, toFamily, toSprint } = useHome()
  const undoToast = useUndoToast()
  return ({ id: memberId, name }: Member) => {
    const others = members.filter(({ id }) => id !== memberId)
    const given = sprints
      .filter(({ completed }) => !completed)
      .flatMap((sprint) => sprint.tasks.map((task) => ({ sprint, task })))
      .filter(
        ({ sprint, task }) =>
          isOwner(task, memberId) && ownersOf(task, others, sprint).length === 0,
      )
      .map(({ sprint, task: { id: taskId } }) =>
        toSprint(sprint.id, { type: 'edit-task', taskId, changes: { owners: 'everyone' } }),
      )
    const removed = toFamily({ type: 'remove-member', memberId })
    const words =
      given.length > 0
        ? t`${name} is out of the family. What only they had to do is everybody’s now`
        : t`${name} is out of the family`
    undoToast(words, [...given, removed])
  }
}

function useDeleteForGood() {
  const { family } = useHome()
  const store = useStore()
  const ask = useAskWithProof()
  return ({ id, name }: Member) =>
    ask({
      title: t`Delete ${name} for good?`,
      text: (
        <>
          <p>
            <Trans>
              Their tasks, ticks, moods, answers and cards go, in every week there was. Where others
              wrote the name {name}, “…” stands instead.
            </Trans>
          </p>
          <p>
            <Trans>
              This cannot be undone. To keep what was, choose “Take out of the family” instead.
            </Trans>
          </p>
        </>
      ),
      label: t`Delete ${name}`,
      act: async (body) => {
        await store.outbox.flush() // What still waits may be about them.
        await request(apiPaths.familyMember(family.id, id), { method: 'DELETE', body })
        await store.refresh()
      },
      done: t`${name} is deleted`,
    })
}
