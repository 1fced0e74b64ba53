import { plural, t } from '#core/say.ts'
import type { SealedLetter } from '#core/letters/schema.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useTakeBackAllOf } from '#web/shared/letters/use-letters.ts'
import { writerOf } from '#web/shared/letters/waiting-letters.tsx'
import { useAsk } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'

/**
 * The letters that came by each sharing with a child’s other home, taken back with one press: they wait on
 * where it has ended, for they are the child’s, and no other home’s to end. A single one has its own menu.
 */
export function FromOtherHomes({ letters }: { letters: readonly SealedLetter[] }) {
  const shareIds = new Set(letters.flatMap(({ shareId }) => shareId ?? []))
  return [...shareIds].map((shareId) => {
    const those = letters.filter((letter) => letter.shareId === shareId)
    return those.length > 1 && <FromOtherHome key={shareId} shareId={shareId} letters={those} />
  })
}

function FromOtherHome({ shareId, letters }: { shareId: string; letters: SealedLetter[] }) {
  const { members } = useHome()
  const remove = useTakeBackAllOf()
  const ask = useAsk()
  const name = writerOf(letters[0]?.memberId ?? '', members)
  const askToTakeBack = () =>
    ask({
      title: t`Take these letters back?`,
      text: t`They came from a device of ${name}’s other home. Nobody will read them, and nothing of them is kept.`,
      label: t`Take them back`,
      act: () => remove.mutateAsync(shareId),
      done: t`Letters taken back, unread`,
    })
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ms-4 justify-self-start"
      busy={remove.isPending}
      onClick={() => void askToTakeBack()}
    >
      {plural(letters.length, { other: `Take back # letters from ${name}’s other home` })}
    </Button>
  )
}
