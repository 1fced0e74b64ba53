import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Camera, Image } from '#web/ui/icons.ts'
import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { appPaths } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Button, buttonClasses, ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Brought } from './brought.ts'
import { CameBack } from './came-back.tsx'
import { openPhoto, readPhoto, type Photo, type ReadSheet } from './photo.ts'
import { Problems, type Refusals } from './problems.tsx'

type Stage =
  | ({ at: 'start'; file: File | null } & Refusals)
  | { at: 'looking'; words: string }
  | ({ at: 'read'; sheets: readonly ReadSheet[]; photo: Photo } & Refusals)
  | { at: 'added' }

const start: Stage = { at: 'start', refusals: [], preview: null, file: null }

/** A photograph of a printed sheet becomes ticks: it stays on this device, and goes when it was read. */
export function BringPaperBackScreen() {
  const [stage, setStage] = useState<Stage>(start)
  const undoToast = useUndoToast()
  const { family, toSprint } = useHome()
  const looking = useRef<AbortController | null>(null)
  const drop = () => looking.current?.abort()
  useEffect(() => () => looking.current?.abort(), [])

  const bring = async (file: File) => {
    drop()
    const { signal } = (looking.current = new AbortController())
    const show = (next: Stage) => void (signal.aborted || setStage(next))
    show({ at: 'looking', words: t`Looking for the sheet …` })
    const photo = await openPhoto(file, signal)
    const { preview } = photo
    if ('refusal' in photo) return show({ at: 'start', refusals: [photo.refusal], preview, file })
    show({ at: 'looking', words: t`Reading the boxes …` })
    const { sheets, refusals } = await readPhoto(photo, family.id)
    if (sheets.length > 0) return show({ at: 'read', sheets, refusals, preview, photo })
    show({ at: 'start', refusals, preview, file })
    photo.drop()
  }
  const add = (brought: readonly Brought[]) => {
    drop()
    const sent = brought.map(({ sprintId, tick }) =>
      toSprint(sprintId, { type: 'tick', ...tick, done: true }),
    )
    const added = plural(sent.length, { one: '# tick added.', other: '# ticks added.' })
    undoToast(added, sent, 'good')
    setStage({ at: 'added' })
  }
  const again = () => {
    drop()
    setStage(start)
  }
  const isNew = stage.at === 'start' && stage.file === null
  return (
    <div className="grid max-w-content grid-cols-1 gap-6">
      <title>{t`Bring paper back · Elefam`}</title>
      <PageHeading
        title={t`Bring paper back`}
        lead={isNew && t`One photo of a sheet that was ticked with a pen, and its ticks are here.`}
        back={{ to: appPaths.more, label: t`More` }}
      />
      <p role="status" className="empty:hidden">
        {stage.at === 'looking' && stage.words}
      </p>
      {stage.at === 'start' && <Start {...stage} onFile={(file) => void bring(file)} />}
      {stage.at === 'read' && (
        <>
          <Problems {...stage} />
          <CameBackOrLongAgo {...stage} onAdd={add} />
          <Button variant="quiet" className="justify-self-start" onClick={again}>
            <Trans>Another photo</Trans>
          </Button>
        </>
      )}
      {stage.at === 'added' && (
        <Notice
          tone="good"
          title={t`The photo is gone`}
          actions={
            <>
              <ButtonLink size="small" to={appPaths.dashboard}>
                <Trans>To Today</Trans>
              </ButtonLink>
              <Button size="small" variant="secondary" onClick={again}>
                <Trans>Another photo</Trans>
              </Button>
            </>
          }
        >
          <Trans>The paper may stay on the fridge: bring it back as often as you like.</Trans>
        </Notice>
      )}
    </div>
  )
}

interface ReadProps {
  sheets: readonly ReadSheet[]
  photo: Photo
  onAdd: (ticks: readonly Brought[]) => void
}

/** A week from long ago is not on this device, and nobody ticks there any more. */
function CameBackOrLongAgo({ sheets, photo, onAdd }: ReadProps) {
  const { sprints } = useHome()
  const isHere = ({ sheet }: ReadSheet) => sprints.some(({ id }) => id === sheet.sprintId)
  const here = sheets.filter(isHere)
  const copies = Math.max(...here.map((sheet) => sheet.copies))
  return (
    <>
      {copies > 1 && (
        <Notice
          title={plural(copies, {
            2: 'The same sheet lies there twice',
            other: 'The same sheet lies there # times',
          })}
        >
          <Trans>
            What is ticked on one of them counts, once. If one does not count, take a photo without
            it.
          </Trans>
        </Notice>
      )}
      {here.length < sheets.length && (
        <Notice title={t`This sheet is of a week that is long over`}>
          <Trans>Its ticks are not added any more. What you see in “Weeks” stays as it is.</Trans>
        </Notice>
      )}
      {here.length > 0 && <CameBack sheets={here} preview={photo.preview} onAdd={onAdd} />}
    </>
  )
}

interface StartProps extends Refusals {
  file: File | null
  onFile: (file: File) => void
}

function Start({ file, onFile, ...refused }: StartProps) {
  // What a connection was missing for needs no other photo.
  const isPassing = refused.refusals.some(({ why }) => why === 'offline' || why === 'no-reader')
  return (
    <>
      <Problems {...refused} alone />
      {file && isPassing && (
        <Button className="justify-self-start" onClick={() => onFile(file)}>
          <Trans>Read this photo again</Trans>
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <PhotoInput icon={<Camera />} capture onFile={onFile}>
          <Trans>Take a photo</Trans>
        </PhotoInput>
        <PhotoInput icon={<Image />} onFile={onFile}>
          <Trans>Choose a photo</Trans>
        </PhotoInput>
      </div>
      <ul className="text-quiet grid list-disc gap-1 ps-5">
        <li>
          <Trans>
            Lay the sheet flat in good light, with all four black corners in the picture.
          </Trans>
        </li>
        <li>
          <Trans>Several strips may lie beside each other.</Trans>
        </li>
        <li>
          <Trans>
            Only ticks are added, and you see them before. An empty box never unticks anything.
          </Trans>
        </li>
        <li>
          <Trans>
            The photo stays on this device. It is not sent or kept, and goes when you are done.
          </Trans>
        </li>
      </ul>
    </>
  )
}

interface PhotoInputProps {
  icon: ReactNode
  /** Has phones open the camera. */
  capture?: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** A button that opens the camera or the photos. */
function PhotoInput({ icon, capture, onFile, children }: PhotoInputProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) onFile(file)
    // The same one may be chosen once more.
    event.target.value = ''
  }
  return (
    <label
      className={classes(
        buttonClasses({ variant: capture ? 'primary' : 'secondary' }),
        'has-focus-visible:outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-2 max-sm:w-full',
      )}
    >
      {icon}
      <span>{children}</span>
      <input
        type="file"
        accept="image/*"
        capture={capture ? 'environment' : undefined}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}
