import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { OpenedLetter } from '#core/letters/schema.ts'
import type { Member } from '#core/members/member.ts'
import { appPaths } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useGoBack, useToTop } from '#web/lib/navigation.tsx'
import { Envelope, LetterSheet } from '#web/shared/letters/letter-sheet.tsx'
import { useOpenLetters } from '#web/shared/letters/use-letters.ts'
import {
  useDueLetters,
  useSealedLetters,
  waitingWords,
  writerOf,
} from '#web/shared/letters/waiting-letters.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ElephantWalk } from '#web/ui/elephants/family.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { List } from '#web/ui/list.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useFits } from '#web/shared/meeting/fits.ts'
import { ReadAloud } from '#web/ui/read-aloud.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'

/** The family opens its letters: envelopes first, then one after another, to be read aloud. */
export function OpenLetters() {
  const { isLoading, error } = useSealedLetters()
  const due = useDueLetters()
  const open = useOpenLetters()
  const [letters, setLetters] = useState<readonly OpenedLetter[]>([])
  if (letters.length > 0) return <Reading letters={letters} />
  if (isLoading) return <ScreenSkeleton cards={1} />
  if (due.length === 0) return <NothingWaits problem={error?.message ?? null} />
  const ids = due.map(({ id }) => id)
  return (
    <Step
      title={waitingWords(due.length)}
      foot={
        <Button
          wide
          busy={open.isPending}
          onClick={() => open.mutate(ids, { onSuccess: setLetters })}
        >
          {plural(due.length, { 1: 'Open it', other: 'Open them' })}
        </Button>
      }
    >
      <p className="text-quiet -mt-4">
        <Trans>Sit down together, then open.</Trans>
      </p>
      <div className="mx-auto w-72 max-w-full">
        <ElephantWalk alive />
      </div>
      <List label={t`Sealed letters`}>
        {due.map((letter) => (
          <Envelope key={letter.id} letter={letter} />
        ))}
      </List>
      <ProblemBox text={open.error?.message ?? (open.data?.length === 0 ? noneOpened : null)} />
    </Step>
  )
}

/** Where the server's clock or somebody else was of another mind. */
const noneOpened = t`None could be opened just now. Somebody may have taken them back, or it is not their day yet.`

function Reading({ letters }: { letters: readonly OpenedLetter[] }) {
  const { members } = useHome()
  const [index, setIndex] = useState(0)
  const done = useGoBack(appPaths.ourStory)
  const letter = letters[index]!
  const isLast = index === letters.length - 1
  return (
    <Step
      key={letter.id}
      title={t`From ${writerOf(letter.memberId, members)}`}
      member={members.find(({ id }) => id === letter.memberId)}
      aloud={letter.content.text}
      foot={
        <>
          {letters.length > 1 && (
            <p className="text-small text-quiet text-center">
              <Trans>
                {index + 1} of {letters.length}
              </Trans>
            </p>
          )}
          <Button wide onClick={isLast ? done : () => setIndex(index + 1)}>
            {isLast ? t`That was all` : t`The next letter`}
          </Button>
          {isLast && (
            <p className="text-small text-quiet text-center">
              {plural(letters.length, {
                1: 'It stays in our story.',
                other: 'They stay in our story.',
              })}
            </p>
          )}
        </>
      }
    >
      <LetterSheet letter={letter} large />
    </Step>
  )
}

interface StepProps {
  title: string
  member?: Member | undefined
  /** Read aloud where somebody wants that; nothing is heard of ''. */
  aloud?: string
  foot: ReactNode
  children: ReactNode
}

/** One thing at a time, begun at its heading, in letters that are read from a metre away. */
function Step({ title, member, aloud = '', foot, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { isReadTo } = useFits(useHome().members)
  const toTop = useToTop()
  useEffect(() => {
    toTop()
    heading.current?.focus({ preventScroll: true })
  }, [toTop])
  return (
    <div data-together className="animate-rise grid max-w-content grid-cols-1 gap-6">
      <title>{`${title} · Letters · Elefam`}</title>
      <header className="flex items-center gap-4">
        {member && <Avatar {...member} size="large" />}
        <h1 ref={heading} tabIndex={-1} className="text-display min-w-0 flex-1 outline-none">
          <bdi>{title}</bdi>
        </h1>
        {isReadTo && aloud.trim() !== '' && <ReadAloud text={aloud} />}
      </header>
      {children}
      <div className="grid gap-2">{foot}</div>
    </div>
  )
}

function NothingWaits({ problem }: { problem: string | null }) {
  return (
    <EmptyScreen
      page={t`Letters · Elefam`}
      picture={<ElephantWalk alive />}
      title={problem ? t`The letters cannot be seen just now` : t`No letter waits to be opened`}
      action={
        <>
          <ButtonLink to={appPaths.dashboard}>
            <Trans>See today</Trans>
          </ButtonLink>
          <ButtonLink variant="secondary" to={appPaths.letters}>
            <Trans>All letters</Trans>
          </ButtonLink>
        </>
      }
    >
      {problem ?? t`Those that you opened are among your letters, and in our story.`}
    </EmptyScreen>
  )
}
