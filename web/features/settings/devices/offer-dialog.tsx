import { Copy, Share2 } from '#web/ui/icons.ts'
import { useEffect, useId } from 'react'
import type { PairingOffer, Purpose } from '#core/devices/schema.ts'
import { limits } from '#core/limits.ts'
import { pairedPaths, pairingLink } from '#core/paths.ts'
import { copyText } from '#web/lib/browser.ts'
import { longDay } from '#web/lib/dates.ts'
import { line } from '#web/lib/form-rules.ts'
import { useDayOf, useNow } from '#web/lib/use-today.ts'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { countdown, useOffer, usePairedDevices } from './paired-devices.ts'

/** For what a link or code is: a member (`who`) or the wall; `again`: for a device that is there. */
export type About = {
  purpose: Purpose
  name: string
  who: string | null
  again?: { id: string; isUsed: boolean }
}

interface OfferDialogProps {
  about: About
  onClose: () => void
}

/** So often it is asked whether the device has come. */
const watchEvery = 3_000

/** Asks what the device is called, then shows by what it comes in, once. */
export function OfferDialog({ about, onClose }: OfferDialogProps) {
  const offer = useOffer()
  const props = { about, offer, onClose }
  if (offer.data) return <Told offer={offer.data} onClose={onClose} />
  return about.again ? <AskAgain {...props} /> : <AskName {...props} />
}

type AskProps = OfferDialogProps & { offer: ReturnType<typeof useOffer> }

const titleOf = ({ who }: About) => (who === null ? 'Pair a tablet' : `A way in for ${who}`)
const actionOf = ({ who }: About) => (who === null ? 'Show the code' : 'Make the link')

function AskName({ about, offer, onClose }: AskProps) {
  const formId = useId()
  const { purpose, name } = about
  const key = purpose.kind === 'wall' ? 'wall' : purpose.memberId
  const draft = useDraft(`paired-device ${key}`, { name })
  const form = useForm({
    rules: { name: line('Write what you call this device.') },
    send: async (typed) => {
      await offer.mutateAsync({ name: typed.name, purpose })
      draft.drop()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(about)}
      actions={
        <>
          <Button type="submit" form={formId} busy={form.busy}>
            {actionOf(about)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid gap-4">
        <TextField
          label="What do you call this device?"
          name="name"
          autoComplete="off"
          {...typedPart(draft, 'name')}
          maxLength={limits.name}
        />
        <ProblemBox text={form.failure?.message ?? null} />
      </Form>
    </Dialog>
  )
}

function AskAgain({ about, offer, onClose }: AskProps) {
  const { name, who, again } = about
  const what = who === null ? 'code' : 'link'
  const make = () => again && offer.mutate({ deviceId: again.id })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`A new ${what} for ${name}?`}
      actions={
        <>
          <Button busy={offer.isPending} onClick={make}>
            {actionOf(about)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <ProblemBox text={offer.error?.message ?? null} />
      <p>
        {again?.isUsed
          ? 'The device that has come in by the one before is out from this moment on.'
          : 'The one before opens nothing any more.'}
      </p>
    </Dialog>
  )
}

interface ToldProps {
  offer: PairingOffer
  onClose: () => void
}

/** The link or code, which nobody is told again; it says so when the device has come. */
function Told({ offer: { device, secret }, onClose }: ToldProps) {
  const toast = useToast()
  const { data } = usePairedDevices(watchEvery)
  const isIn = data?.some(({ id, pairedAt }) => id === device.id && pairedAt !== null) ?? false
  useEffect(() => {
    if (!isIn) return
    toast({ text: `${device.name} is in`, tone: 'good' })
    onClose()
  }, [isIn, device.name, toast, onClose])
  const end = device.offerEndsAt ?? ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={device.name}
      calm
      actions={<Button onClick={onClose}>Done</Button>}
    >
      {device.purpose.kind === 'wall' ? (
        <Code code={secret} end={end} />
      ) : (
        <LinkToOpen link={location.origin + pairingLink(secret)} name={device.name} end={end} />
      )}
    </Dialog>
  )
}

/** To be typed on the tablet, which has no camera at hand. */
function Code({ code, end }: { code: string; end: string }) {
  const left = countdown(end, useNow(1_000))
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p>
        On the tablet, open{' '}
        <strong className="font-semibold break-all">
          {location.host}
          {pairedPaths.wall}
        </strong>{' '}
        and type this code:
      </p>
      {left ? (
        <>
          <p className="font-display text-hero font-bold tabular-nums">{code}</p>
          <p className="text-quiet">
            It works once, for <span className="tabular-nums">{left}</span> minutes more.
          </p>
        </>
      ) : (
        <p role="status">
          This code has ended. Close this and choose “New code” beside the device.
        </p>
      )}
    </div>
  )
}

function LinkToOpen({ link, name, end }: { link: string; name: string; end: string }) {
  const toast = useToast()
  const dayOf = useDayOf()
  const copy = async () => {
    if (await copyText(link)) toast({ text: 'The link is copied', tone: 'good' })
  }
  // Whoever changes their mind has shared nothing.
  const share = () => navigator.share({ url: link, title: name }).catch(() => undefined)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        Scan this on that device, or open the link there. It works once, until {longDay(dayOf(end))}
        : whoever opens it first is in, so send it to nobody else.
      </p>
      <QrCode
        text={link}
        title={`Code that opens the way in for ${name}`}
        border={4}
        className="size-56 justify-self-center"
      />
      <TextField
        unkept="read-only"
        label="The link"
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copy()}
        >
          Copy the link
        </Button>
        {'share' in navigator && (
          <Button
            variant="secondary"
            size="small"
            icon={<Share2 aria-hidden="true" className="size-5" />}
            onClick={() => void share()}
          >
            Share
          </Button>
        )}
      </div>
    </div>
  )
}
