import { useState } from 'react'
import type { OpenedLetter } from '#core/contract/letter.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useGoBack } from '#web/lib/navigation.tsx'
import { Envelope, LetterSheet, waitingWords, writerOf } from '#web/shared/letters/letter-sheet.tsx'
import { useDueLetters, useOpenLetters, useSealedLetters } from '#web/shared/letters/use-letters.ts'
import { MeetingFoot, MeetingFrame } from '#web/shared/meeting/meeting-frame.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ElephantWalk } from '#web/ui/elephants/family.tsx'
import { EmptyState } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'

/** The family opens its letters: envelopes first, then one after another, to be read aloud. */
export function OpenLettersScreen() {
  const { isLoading, error } = useSealedLetters()
  const due = useDueLetters()
  const open = useOpenLetters()
  const [letters, setLetters] = useState<readonly OpenedLetter[]>([])
  if (letters.length > 0) return <Reading letters={letters} />
  if (isLoading) return <ScreenSkeleton cards={1} />
  if (due.length === 0) return <NothingWaits problem={error?.message ?? null} />
  const ids = due.map(({ id }) => id)
  const act = () => open.mutate(ids, { onSuccess: setLetters })
  return (
    <MeetingFrame
      name="Letters"
      step="sealed"
      title={waitingWords(due.length)}
      lead="Sit down together. Then open."
      foot={<MeetingFoot next={{ label: due.length === 1 ? 'Open it' : 'Open them', act }} />}
    >
      <div className="mx-auto w-72 max-w-full">
        <ElephantWalk alive />
      </div>
      <ul aria-label="Sealed letters" className="divide-line divide-y">
        {due.map((letter) => (
          <Envelope key={letter.id} letter={letter} />
        ))}
      </ul>
      <ProblemBox text={open.error?.message ?? null} />
    </MeetingFrame>
  )
}

function Reading({ letters }: { letters: readonly OpenedLetter[] }) {
  const { members } = useFamily()
  const [index, setIndex] = useState(0)
  const done = useGoBack(appPaths.ourStory)
  const letter = letters[index]!
  const isLast = index === letters.length - 1
  const { text } = letter.content
  const next = isLast
    ? { label: 'That was all', act: done }
    : { label: 'The next letter', short: 'Next', act: () => setIndex(index + 1) }
  return (
    <MeetingFrame
      name="Letters"
      step={letter.id}
      title={`From ${writerOf(letter.memberId, members)}`}
      member={members.find(({ id }) => id === letter.memberId)}
      place={{ number: index + 1, of: letters.length }}
      aloud={text.trim() === '' ? undefined : text}
      {...(index > 0 && {
        back: { label: 'The letter before', act: () => setIndex(index - 1) },
      })}
      foot={
        <MeetingFoot
          who={isLast && <p className="text-small text-quiet">They stay in our story.</p>}
          next={next}
        />
      }
    >
      <LetterSheet letter={letter} large />
    </MeetingFrame>
  )
}

function NothingWaits({ problem }: { problem: string | null }) {
  return (
    <>
      <title>Letters · Elefam</title>
      <EmptyState
        as="h1"
        picture={<ElephantWalk alive />}
        title={problem ? 'The letters cannot be seen just now' : 'No letter waits to be opened'}
        action={
          <>
            <ButtonLink to={appPaths.dashboard}>To today</ButtonLink>
            <ButtonLink variant="secondary" to={appPaths.letters}>
              All letters
            </ButtonLink>
          </>
        }
      >
        {problem ?? 'Those that you opened are among your letters, and in our story.'}
      </EmptyState>
    </>
  )
}
