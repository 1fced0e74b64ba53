import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { thanksWords } from '#content/thanks-words.ts'
import { topicWords } from '#content/topic-words.ts'
import { useState } from 'react'
import type { Member } from '#core/members/member.ts'
import { sprintForStandUp } from '#core/stand-up/stand-up.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { oneLine } from '#core/text/text.ts'
import { request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { newId } from '#web/lib/random-id.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { LetterForm } from '#web/shared/letters/letter-form.tsx'
import { usePairedStore } from '#web/shared/paired/use-paired.tsx'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Heart } from '#web/ui/icons.ts'
import { Section } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { goBackSaying, Foot, PlaceHeading } from './parts.tsx'

interface ThankYouProps {
  me: Member
  /** A face says it all. */
  isSmall: boolean
}

/** Whom one thanks, and a sentence of what for. */
export function ThankYou({ me, isSmall }: ThankYouProps) {
  const { sprints, members, today, toSprint } = useHome()
  const draft = useDraft('thank-you', '')
  const [toId, choose] = useState<string | null>(null)
  const sprint = sprintForStandUp(sprints, today) ?? sprints.findLast(({ plannedAt }) => plannedAt)
  const to = members.find(({ id }) => id === toId)
  const thank = (member: Member) => {
    if (!sprint) return
    const text = oneLine(draft.latest())
    const appreciation = { id: newId(), fromId: me.id, toId: member.id, text, on: today }
    draft.sent(toSprint(sprint.id, { type: 'appreciate', appreciation }).attempt)
    goBackSaying(t`You thanked ${member.name}.`)
  }
  if (!sprint)
    return (
      <>
        <PlaceHeading me={me} title={t`Say thank you`} />
        <p className="text-quiet">
          <Trans>Thank-yous are kept with a week, and none is planned yet.</Trans>
        </p>
      </>
    )
  return (
    <>
      <PlaceHeading me={me} title={t`Whom do you thank?`} />
      <div className="grid grid-cols-1 gap-6 pb-6">
        <ul aria-label={t`Whom do you thank?`} className="grid grid-cols-3 gap-3">
          {members
            .filter(({ id }) => id !== me.id)
            .map((member) => (
              <li key={member.id} className="grid">
                <Face
                  member={member}
                  isChosen={member.id === toId}
                  onPress={() => (isSmall ? thank(member) : choose(member.id))}
                />
              </li>
            ))}
        </ul>
        {!isSmall && (
          <TextField
            label={t`For what?`}
            optional
            placeholder={t`for waiting for me`}
            {...typedText(draft)}
            limit={limits.title - limits.name}
            maxLength={limits.title - limits.name}
          />
        )}
      </div>
      {!isSmall && (
        <Foot>
          <Button
            wide
            disabled={!to}
            icon={<Heart className="size-5" />}
            onClick={() => to && thank(to)}
          >
            {to ? t`Thank ${to.name}` : t`Thank you`}
          </Button>
        </Foot>
      )}
    </>
  )
}

interface FaceProps {
  member: Member
  isChosen: boolean
  onPress: () => void
}

function Face({ member, isChosen, onPress }: FaceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-member-color={member.color}
      onClick={onPress}
      className="rounded-card aria-pressed:border-member-edge aria-pressed:bg-member-soft grid justify-items-center gap-1 border-[3px] border-transparent p-2 aria-pressed:font-semibold aria-pressed:underline"
    >
      <Avatar {...member} size="large" />
      <bdi className="max-w-full leading-tight">{member.name}</bdi>
    </button>
  )
}

/** The newest thank-you for this member; nothing where there is none. */
export function ThanksForMe({ me }: { me: Member }) {
  const { sprints, members } = useHome()
  const thanks = sprints
    .flatMap(({ meeting }) => meeting.appreciations)
    .findLast(({ fromId }) => fromId !== me.id)
  if (!thanks) return null
  const isHeart = thanks.text === '' && thanks.for === undefined
  const words = isHeart
    ? t`Thank you, ${me.name}.`
    : thanksWords(thanks, (id) => nameOf(members, id))
  return (
    <figure className="bg-leaf-soft rounded-field grid gap-0.5 px-4 py-3">
      <blockquote className="font-display text-lead font-semibold text-balance">
        <bdi>“{words}”</bdi>
      </blockquote>
      <figcaption className="text-small text-leaf-ink">
        <bdi>{nameOf(members, thanks.fromId)}</bdi>
      </figcaption>
    </figure>
  )
}

interface LetterProps {
  me: Member
  /** Who does not write yet draws. */
  isSmall: boolean
}

/** One's own letter for a later moment. Nothing of any letter is ever read here. */
export function Letter({ me, isSmall }: LetterProps) {
  const { query } = usePairedStore()
  return (
    <>
      <PlaceHeading me={me} title={isSmall ? t`Draw a letter` : t`A letter`} />
      <div className="grid grid-cols-1 gap-6 pb-6">
        <LetterForm
          memberId={me.id}
          draws={isSmall}
          send={(letter) =>
            request(apiPaths.pairedLetters, { method: 'POST', query, body: letter })
          }
          onSent={({ moment }) =>
            goBackSaying(
              moment.kind === 'book'
                ? t`It is in your family’s book.`
                : t`Your letter is sealed. You open it together.`,
            )
          }
        />
      </div>
    </>
  )
}

/** What one would like to talk about at the next meeting; one's own stand below. */
export function Topic({ me }: { me: Member }) {
  const { family, toFamily } = useHome()
  const { topics } = family.familyData
  const draft = useDraft('topic', '')
  const text = oneLine(draft.value)
  const park = () => {
    const topic = { id: newId(), text, memberId: me.id }
    draft.sent(toFamily({ type: 'park-topic', topic }).attempt)
    goBackSaying(t`It is kept for the meeting.`)
  }
  return (
    <>
      <PlaceHeading me={me} title={t`Something to talk about`} />
      <div className="grid grid-cols-1 gap-6 pb-6">
        <TextField
          label={t`What shall we talk about?`}
          hint={t`It is kept for your family’s next meeting.`}
          {...typedText(draft)}
          limit={limits.title}
          maxLength={limits.title}
        />
        {topics.length > 0 && (
          <Section title={t`Kept so far`} className="gap-1">
            <List>
              {topics.map((topic) => (
                <li key={topic.id} className="py-2.5 leading-snug">
                  <bdi>{topicWords(topic)}</bdi>
                </li>
              ))}
            </List>
          </Section>
        )}
      </div>
      <Foot>
        <Button wide disabled={text === ''} onClick={park}>
          <Trans>Keep it for the meeting</Trans>
        </Button>
      </Foot>
    </>
  )
}
