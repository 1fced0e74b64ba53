import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { WaitingLetters, useSealedLetters, writerOf } from '#web/shared/letters/waiting-letters.tsx'
import { Ellipsis, Mail, Trash2, Undo2 } from '#web/ui/icons.ts'
import type { OpenedLetter } from '#core/letters/schema.ts'
import { appPaths, letterActs } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { dayAndMonth } from '#web/lib/dates.ts'
import { Envelope, LetterSheet } from '#web/shared/letters/letter-sheet.tsx'
import { useOpenedLetters, useTakeBack } from '#web/shared/letters/use-letters.ts'
import { DialogProvider } from '#web/ui/ask.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { PageHeading, Section } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { FromOtherHomes } from './from-other-homes.tsx'
import { OpenLetters } from './open-letters.tsx'
import { SealedLetter } from './sealed-letter.tsx'
import { WriteLetter } from './write-letter.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** Letters of the family: all of them, one that is written, or those that are opened. */
export function LettersScreen() {
  const [parameters] = useSearchParams()
  if (parameters.has('write')) return <WriteLetter key="letter" isForBook={false} />
  if (parameters.has('draw')) return <WriteLetter key="drawing" isForBook />
  if (parameters.has('open')) return <OpenLetters />
  return (
    <DialogProvider>
      <AllLetters />
    </DialogProvider>
  )
}

/** Those that wait, those that were opened, and what was drawn for the book. */
function AllLetters() {
  const sealed = useSealedLetters()
  const opened = useOpenedLetters()
  const remove = useTakeBack()
  const toast = useToast()
  const takeBack = (id: string, text: string) =>
    remove.mutate(id, { onSuccess: () => toast({ text }) })
  const [waiting, open] = [sealed.data ?? [], opened.data ?? []]
  const unread = [sealed, opened].find(({ error }) => error)
  const isLoading = sealed.isLoading || opened.isLoading
  const isEmpty = waiting.length + open.length === 0 && !unread
  const isOneKind = waiting.length === 0 || open.length === 0
  return (
    <div className="grid max-w-content grid-cols-1 gap-8 lg:max-w-wide">
      <title>{t`Letters · Elefam`}</title>
      <PageHeading
        title={t`Letters`}
        lead={isEmpty ? undefined : t`For a later moment. Nobody reads them before.`}
        back={{ to: appPaths.ourStory, label: t`Our story` }}
      />
      <ProblemBox text={remove.error?.message ?? null} />
      {unread && <Waiting query={unread} />}
      <WaitingLetters />
      {isLoading && <Skeleton shape="card" />}
      {isEmpty && !isLoading ? (
        <NoLetters />
      ) : (
        // Where there is room those that are opened stand beside the sealed ones, or either beside the beginning.
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 md:grid-cols-2 lg:gap-x-16">
          <div className={classes('grid gap-3', !isOneKind && 'md:col-span-2')}>
            {isOneKind && <SealedLetter className="w-48 max-md:hidden" />}
            <Begin />
          </div>
          {waiting.length > 0 && (
            <Section title={titles.sealed}>
              <List label={titles.sealed}>
                {waiting.map((letter) => (
                  <Envelope
                    key={letter.id}
                    letter={letter}
                    action={
                      letter.mine && (
                        <More
                          memberId={letter.memberId}
                          label={t`Take it back unread`}
                          icon={<Undo2 />}
                          onSelect={() => takeBack(letter.id, t`Taken back, unread`)}
                        />
                      )
                    }
                  />
                ))}
              </List>
              <FromOtherHomes letters={waiting} />
            </Section>
          )}
          {open.length > 0 && (
            <Section title={titles.opened}>
              <List label={titles.opened}>
                {open.toReversed().map((letter) => (
                  <Opened
                    key={letter.id}
                    letter={letter}
                    onTakeOut={() => takeBack(letter.id, t`Taken out`)}
                  />
                ))}
              </List>
            </Section>
          )}
        </div>
      )}
    </div>
  )
}

const titles = {
  sealed: t({ message: 'Sealed', context: 'letters' }),
  opened: t({ message: 'Opened', context: 'letters' }),
}

const Begin = () => (
  <ButtonLink
    to={letterActs.write}
    icon={<Mail className="size-5" />}
    className="justify-self-start"
  >
    <Trans>Write a letter</Trans>
  </ButtonLink>
)

const NoLetters = () => (
  <EmptyScreen
    picture={<SealedLetter className="w-full" />}
    title={t`A letter for later`}
    action={<Begin />}
  >
    <Trans>
      For the look back of this week, the end of your mission, or a birthday years away. It stays
      sealed until then, for everybody, and you open it together.
    </Trans>
  </EmptyScreen>
)

function Opened({ letter, onTakeOut }: { letter: OpenedLetter; onTakeOut: () => void }) {
  const { members } = useHome()
  const writer = members.find(({ id }) => id === letter.memberId)
  const [name, day] = [writerOf(letter.memberId, members), dayAndMonth(letter.openedOn)]
  return (
    <li className="flex items-start gap-4 py-5 first:pt-2">
      {writer && <Avatar {...writer} />}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-3">
        <p className="text-small text-quiet">
          {letter.moment.kind === 'book' ? (
            <Trans>
              <bdi>From {name}</bdi>, for our book {day}
            </Trans>
          ) : (
            <Trans>
              <bdi>From {name}</bdi>, opened {day}
            </Trans>
          )}
        </p>
        <LetterSheet letter={letter} />
      </div>
      {letter.mine && (
        <More
          memberId={letter.memberId}
          label={t`Take it out for good`}
          icon={<Trash2 />}
          onSelect={onTakeOut}
        />
      )}
    </li>
  )
}

interface MoreProps {
  memberId: string
  label: string
  icon: React.ReactNode
  onSelect: () => void
}

function More({ memberId, label, icon, onSelect }: MoreProps) {
  const { members } = useHome()
  const name = t`More for the letter from ${writerOf(memberId, members)}`
  return (
    <Menu
      label={name}
      trigger={<IconButton label={name} icon={<Ellipsis />} />}
      items={[{ label, icon, tone: 'danger', onSelect }]}
    />
  )
}
