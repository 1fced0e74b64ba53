import { t } from '#core/say.ts'
import { useState } from 'react'
import type { Moment } from '#core/letters/schema.ts'
import { personOf } from '#core/invites/member-of-user.ts'
import type { Member } from '#core/members/member.ts'
import { isUnderNine } from '#core/meetings/roles.ts'
import { appPaths } from '#core/paths.ts'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { SealedEnvelope } from '#web/shared/letters/letter-sheet.tsx'
import { LetterForm } from '#web/shared/letters/letter-form.tsx'
import { waitsForWords } from '#web/shared/letters/moments.ts'
import { useWriteLetter } from '#web/shared/letters/use-letters.ts'
import { memberChoices } from '#web/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { PageHeading } from '#web/ui/layout.tsx'
import { SealedLetter } from './sealed-letter.tsx'

/** Somebody writes or draws a letter on a parent's device. */
export function WriteLetter({ isForBook }: { isForBook: boolean }) {
  const user = useUser()
  const { family, members, today } = useHome()
  const write = useWriteLetter()
  const [parameters, setParameters] = useSearchParams()
  const [sent, setSent] = useState<Moment | null>(null)
  const isMe = ({ id }: Member) => id === personOf(family, user).memberId
  const chosen = members.find(({ id }) => id === parameters.get('by'))
  const writer = chosen ?? members.find(isMe) ?? members[0]!
  // In the address, so that a child's drawing is still before the child after a reload.
  const choose = (by: string) =>
    setParameters({ ...(isForBook ? { draw: '' } : { write: '' }), by }, { replace: true })
  if (sent) return <Sealed moment={sent} onAnother={() => setSent(null)} />
  return (
    <div className="grid max-w-content grid-cols-1 gap-6 lg:max-w-wide">
      <title>{`${isForBook ? t`For our book` : t`A letter`} · Elefam`}</title>
      <PageHeading
        title={isForBook ? t`For our book` : t`A letter`}
        lead={
          isForBook
            ? t`It is in our story at once.`
            : t`Nobody reads it before its moment, on no device.`
        }
        back={{ to: appPaths.letters, label: t`Letters` }}
      />
      <div className="grid grid-cols-1 items-start gap-x-16 lg:grid-cols-[7fr_5fr]">
        <div className="grid grid-cols-1 gap-6">
          {members.length > 1 && (
            <ChooseOne
              legend={isForBook ? t`Who draws?` : t`Who writes?`}
              choices={memberChoices(members)}
              value={writer.id}
              onChange={choose}
            />
          )}
          <LetterForm
            key={writer.id}
            memberId={writer.id}
            {...(isForBook && { first: 'book' })}
            draws={isUnderNine(writer, today)}
            send={(letter) => write({ ...letter, memberId: writer.id })}
            onSent={({ moment }) => setSent(moment)}
          />
        </div>
        <SealedLetter className="w-full max-w-80 justify-self-center max-lg:hidden" />
      </div>
    </div>
  )
}

function Sealed({ moment, onAnother }: { moment: Moment; onAnother: () => void }) {
  const { sprints } = useHome()
  const isForBook = moment.kind === 'book'
  return (
    <EmptyScreen
      page={isForBook ? t`In our book · Elefam` : t`Sealed · Elefam`}
      picture={<SealedEnvelope className="animate-rise w-36" />}
      title={isForBook ? t`It is in our book` : t({ message: 'Sealed', context: 'a letter' })}
      action={
        <>
          <ButtonLink to={isForBook ? appPaths.ourStory : appPaths.letters}>
            {isForBook ? t`To our story` : t`To our letters`}
          </ButtonLink>
          <Button variant="secondary" onClick={onAnother}>
            {isForBook ? t`Draw another` : t`Write another`}
          </Button>
        </>
      }
    >
      {moment.kind === 'book'
        ? t`You find it in our story, in its week.`
        : waitsForWords(moment, sprints)}
    </EmptyScreen>
  )
}
