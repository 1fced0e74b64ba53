import { Ellipsis, RotateCw, Smartphone, Tablet, Undo2 } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { PairedDevice, Purpose } from '#core/devices/schema.ts'
import { speakersAmong, type Member } from '#core/members/member.ts'
import { settingsPlaces } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { useDayOf, useNow, useToday } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Part, Place, WithdrawDialog } from '../place.tsx'
import { OfferDialog, type About } from './offer-dialog.tsx'
import { stateWords, usePairedDevices, useWithdraw } from './paired-devices.ts'

const wall: Purpose = { kind: 'wall' }

/** Devices that somebody uses without an account: who has one, and how another one comes in. */
export function DevicesPlace() {
  const { family, members } = useFamily()
  const [offering, setOffering] = useState<About | null>(null)
  const childrenFirst = speakersAmong(members, useToday()).toSorted(
    (a, b) => Number(b.kind === 'child') - Number(a.kind === 'child'),
  )
  const forMember = ({ id, name }: Member) =>
    setOffering({ purpose: { kind: 'member', memberId: id }, name: `${name}’s phone`, who: name })
  return (
    <Place
      title="Children’s devices and the wall"
      back={{ to: settingsPlaces.family, label: 'Family' }}
      lead="Without an account: a child’s own device shows that child’s day, a tablet on the wall everybody’s."
    >
      <Devices onAgain={setOffering} />
      <Part
        title="Somebody’s own day"
        lead="They tick what is theirs, answer the check-in, park a topic and say thank you. They see no settings, no insights, and nothing of what others answer."
      >
        <ul aria-label="Give somebody a way in" className="divide-line grid grid-cols-1 divide-y">
          {childrenFirst.map((member) => (
            <li key={member.id} className="flex min-h-15 flex-wrap items-center gap-3 py-2">
              <Avatar name={member.name} animal={member.animal} color={member.color} size="small" />
              <p className="min-w-20 flex-1 font-semibold">{member.name}</p>
              <Button variant="secondary" size="small" onClick={() => forMember(member)}>
                Give <span className="sr-only">{member.name} </span>a way in
              </Button>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title="The wall"
        lead="A tablet in the kitchen with everybody’s day: faces to tap, dates, and the check-in. Whoever stands before it can tick for all of you."
      >
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setOffering({ purpose: wall, name: 'The wall', who: null })}
        >
          Pair a tablet
        </Button>
      </Part>
      {offering && (
        <OfferDialog key={family.id} about={offering} onClose={() => setOffering(null)} />
      )}
    </Place>
  )
}

function Devices({ onAgain }: { onAgain: (about: About) => void }) {
  const { data, error } = usePairedDevices()
  const [going, setGoing] = useState<PairedDevice | null>(null)
  if (!data) {
    return error ? (
      <ProblemBox text={error.message} />
    ) : (
      <div role="status">
        <span className="sr-only">Loading</span>
        <Skeleton className="w-56" />
      </div>
    )
  }
  return (
    <>
      {data.length === 0 ? (
        <p className="text-quiet">No device is in so far.</p>
      ) : (
        <ul
          aria-label="Devices without an account"
          className="divide-line grid grid-cols-1 divide-y"
        >
          {data.map((device) => (
            <Device
              key={device.id}
              device={device}
              onAgain={onAgain}
              onWithdraw={() => setGoing(device)}
            />
          ))}
        </ul>
      )}
      {going && <WithdrawDevice device={going} onClose={() => setGoing(null)} />}
    </>
  )
}

interface DeviceProps {
  device: PairedDevice
  onAgain: (about: About) => void
  onWithdraw: () => void
}

/** One device: whose it is, since when, and what can be done about it. */
function Device({ device, onAgain, onWithdraw }: DeviceProps) {
  const { members } = useFamily()
  const now = useNow(60_000)
  const dayOf = useDayOf()
  const { id, name, purpose, pairedAt, isVisitor } = device
  const isWall = purpose.kind === 'wall'
  const whose = isWall ? null : (members.find((one) => one.id === purpose.memberId)?.name ?? null)
  const Icon = isWall ? Tablet : Smartphone
  const again = isWall ? 'New code' : 'New link'
  return (
    <li className="flex min-h-15 items-center gap-3 py-2">
      <Icon
        aria-hidden="true"
        className={classes('text-quiet size-6 shrink-0', isWall && 'rotate-90')}
      />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold" dir="auto">
          {name}
        </p>
        <p className="text-small text-quiet">
          {isWall
            ? 'Everybody’s day. '
            : whose && `${whose}’s day${isVisitor ? ', from the other home' : ''}. `}
          {stateWords(device, { now, dayOf })}
        </p>
      </div>
      <Menu
        label={`More for ${name}`}
        trigger={<IconButton label={`More for ${name}`} icon={<Ellipsis aria-hidden="true" />} />}
        items={[
          // A link for it is the other home’s to make.
          ...(isVisitor
            ? []
            : [
                {
                  label: again,
                  icon: <RotateCw aria-hidden="true" />,
                  onSelect: () =>
                    onAgain({
                      purpose,
                      name,
                      who: whose,
                      again: { id, isUsed: pairedAt !== null },
                    }),
                },
              ]),
          {
            label: 'Withdraw',
            icon: <Undo2 aria-hidden="true" />,
            tone: 'danger',
            onSelect: onWithdraw,
          },
        ]}
      />
    </li>
  )
}

function WithdrawDevice({ device, onClose }: { device: PairedDevice; onClose: () => void }) {
  const { mutateAsync, isPending, error } = useWithdraw()
  const withdraw = { run: () => mutateAsync(device), isPending, error }
  const done = `${device.name} sees nothing any more`
  return (
    <WithdrawDialog name={device.name} {...{ done, withdraw, onClose }}>
      It sees nothing of your family from this moment on. What was done on it stays.{' '}
      {device.isVisitor
        ? 'In the other home it is as before. To let it in again, turn off and on what you said of it under Days here.'
        : 'There is no undo: to let it in again, make a new link.'}
    </WithdrawDialog>
  )
}
