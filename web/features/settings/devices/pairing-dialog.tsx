import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect } from 'react'
import type { PairingOffer, Purpose } from '#core/devices/schema.ts'
import { limits } from '#core/limits.ts'
import { pairedPaths, pairingLink } from '#core/paths.ts'
import { longDay } from '#web/lib/dates.ts'
import { line } from '#web/lib/form-rules.ts'
import { useDayOf, useNow } from '#web/lib/use-today.ts'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { useAsk, useDialog } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton, TextToCopy } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useForm } from '#web/ui/form.tsx'
import { Share2 } from '#web/ui/icons.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { countdown, useOffer, usePairedDevices } from './paired-devices.ts'

/** For what a link or code is: a member (`who`) or the wall; `again`: for a device that is there. */
type About = {
  purpose: Purpose
  name: string
  who: string | null
  again?: { id: string; isUsed: boolean }
}

/** So often it is asked whether the device has come, in milliseconds. */
const watchEvery = 3_000

/** A tablet on the wall is given a code, everybody else a link. */
const makeWords = ({ who }: About) => (who === null ? t`Show the code` : t`Make the link`)

/** Lets a device in: asks what it is called, or before an earlier link ends; then shows the new one, once. */
export function usePairing() {
  const open = useDialog()
  const ask = useAsk()
  const offer = useOffer()
  return async (about: About) => {
    const { name, again, who } = about
    const made = again
      ? await ask({
          title: who === null ? t`A new code for ${name}?` : t`A new link for ${name}?`,
          text: again.isUsed
            ? t`The device that has come in by the one before is out from this moment on.`
            : t`The one before opens nothing any more.`,
          label: makeWords(about),
          variant: 'primary',
          act: () => offer.mutateAsync({ deviceId: again.id }),
        })
      : await open<PairingOffer>((close) => <NameDialog about={about} onClose={close} />)
    if (made) await open((close) => <OfferDialog offer={made} onClose={close} />)
  }
}

interface NameDialogProps {
  about: About
  /** With the link or code that was made. */
  onClose: (made?: PairingOffer) => void
}

function NameDialog({ about, onClose }: NameDialogProps) {
  const { purpose, name, who } = about
  const offer = useOffer()
  const key = purpose.kind === 'wall' ? 'wall' : purpose.memberId
  const draft = useDraft(`paired-device ${key}`, { name })
  const form = useForm({
    rules: { name: line(t`Write what you call this device.`) },
    send: async (typed) => {
      onClose(await offer.mutateAsync({ name: typed.name, purpose }))
      draft.drop()
    },
  })
  return (
    <FormDialog
      form={form}
      title={who === null ? t`Pair a tablet` : t`A way in for ${who}`}
      label={makeWords(about)}
      onClose={() => onClose()}
    >
      <TextField
        label={t`What do you call this device?`}
        name="name"
        autoComplete="off"
        {...typedPart(draft, 'name')}
        maxLength={limits.name}
      />
    </FormDialog>
  )
}

interface OfferDialogProps {
  offer: PairingOffer
  onClose: () => void
}

/** The link or code, which is shown this once; it closes by itself when the device has come. */
function OfferDialog({ offer: { device, secret }, onClose }: OfferDialogProps) {
  const toast = useToast()
  const { data } = usePairedDevices(watchEvery)
  const isIn = data?.some(({ id, pairedAt }) => id === device.id && pairedAt !== null) ?? false
  useEffect(() => {
    if (!isIn) return
    toast({ text: t`${device.name} is in`, tone: 'good' })
    onClose()
  }, [isIn, device.name, toast, onClose])
  const end = device.offerEndsAt ?? ''
  return (
    <Dialog title={device.name} calm done={t`Done`} onClose={onClose}>
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
        <Trans>
          On the tablet, open{' '}
          <strong className="font-semibold break-all">
            {location.host}
            {pairedPaths.wall}
          </strong>{' '}
          and type this code:
        </Trans>
      </p>
      {left ? (
        <>
          <p className="font-display text-hero font-bold tabular-nums">{code}</p>
          <p className="text-quiet">
            <Trans>
              It works once, for <span className="tabular-nums">{left}</span> minutes more.
            </Trans>
          </p>
        </>
      ) : (
        <p role="status">
          <Trans>This code has ended. Close this and choose “New code” beside the device.</Trans>
        </p>
      )}
    </div>
  )
}

function LinkToOpen({ link, name, end }: { link: string; name: string; end: string }) {
  const dayOf = useDayOf()
  // Whoever changes their mind has shared nothing.
  const share = () => navigator.share({ url: link, title: name }).catch(() => undefined)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        <Trans>
          Scan this on that device, or open the link there. It works once, until{' '}
          {longDay(dayOf(end))}: whoever opens it first is in, so send it to nobody else.
        </Trans>
      </p>
      <QrCode
        text={link}
        title={t`Code that opens the way in for ${name}`}
        border={4}
        className="size-56 justify-self-center"
      />
      <TextToCopy label={t`The link`} text={link} />
      <div className="order-last flex flex-wrap gap-2">
        <CopyButton text={link} label={t`Copy the link`} done={t`The link is copied`} />
        {'share' in navigator && (
          <Button variant="secondary" size="small" icon={<Share2 />} onClick={() => void share()}>
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
