import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Ellipsis, RotateCw, Smartphone, Tablet, Undo2 } from '#web/ui/icons.ts'
import type { PairedDevice, Purpose } from '#core/devices/schema.ts'
import { speakersAmong, type Member } from '#core/members/member.ts'
import { settingsPaths } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { useDayOf, useNow } from '#web/lib/use-today.ts'
import { useAsk } from '#web/ui/ask.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { SettingsPage, SettingsSection } from '../settings-page.tsx'
import { stateWords, usePairedDevices, useWithdraw } from './paired-devices.ts'
import { usePairing } from './pairing-dialog.tsx'

const wall: Purpose = { kind: 'wall' }

/** Devices that somebody uses without an account: who has one, and how another one comes in. */
export function DevicesPage() {
  const { members, today } = useHome()
  const pair = usePairing()
  const childrenFirst = speakersAmong(members, today).toSorted(
    (a, b) => Number(b.kind === 'child') - Number(a.kind === 'child'),
  )
  const pairFor = ({ id, name }: Member) =>
    pair({ purpose: { kind: 'member', memberId: id }, name: t`${name}’s phone`, who: name })
  return (
    <SettingsPage
      title={t`A child’s phone, or a tablet on the wall`}
      back={{ to: settingsPaths.family, label: t`Family` }}
      lead={t`Without an account: a child’s own device shows that child’s day, a tablet on the wall everybody’s.`}
    >
      <Devices />
      <SettingsSection
        title={t`Somebody’s own day`}
        lead={t`They tick what is theirs, answer the check-in, park a topic and say thank you. They see no settings, no insights, and nothing of what others answer.`}
      >
        <List label={t`Give somebody a way in`}>
          {childrenFirst.map((member) => (
            <ListItem
              key={member.id}
              mark={<Avatar {...faceOf(member)} size="small" />}
              name={member.name}
            >
              <Button variant="secondary" size="small" onClick={() => void pairFor(member)}>
                <Trans>
                  Give <span className="sr-only">{member.name} </span>a way in
                </Trans>
              </Button>
            </ListItem>
          ))}
        </List>
      </SettingsSection>
      <SettingsSection
        title={t`The wall`}
        lead={t`A tablet in the kitchen with everybody’s day: faces to tap, dates, and the check-in. Whoever stands before it can tick for all of you.`}
      >
        <Button
          variant="secondary"
          size="small"
          onClick={() => void pair({ purpose: wall, name: t`The wall`, who: null })}
        >
          <Trans>Pair a tablet</Trans>
        </Button>
      </SettingsSection>
    </SettingsPage>
  )
}

const faceOf = ({ name, animal, color }: Member) => ({ name, animal, color })

function Devices() {
  const devices = usePairedDevices()
  if (!devices.data) return <Waiting query={devices} />
  if (devices.data.length === 0)
    return (
      <p className="text-quiet">
        <Trans>No device has been let in yet.</Trans>
      </p>
    )
  return (
    <List label={t`Devices without an account`}>
      {devices.data.map((device) => (
        <Device key={device.id} device={device} />
      ))}
    </List>
  )
}

/** One device: whose it is, since when, and what can be done about it. */
function Device({ device }: { device: PairedDevice }) {
  const { members } = useHome()
  const pair = usePairing()
  const withdraw = useAskToWithdraw()
  const now = useNow(60_000)
  const dayOf = useDayOf()
  const { id, name, purpose, pairedAt, isVisitor } = device
  const isWall = purpose.kind === 'wall'
  const who = isWall ? null : (members.find((one) => one.id === purpose.memberId)?.name ?? null)
  const whose = who && (isVisitor ? t`${who}’s day, from the other home.` : t`${who}’s day.`)
  const Icon = isWall ? Tablet : Smartphone
  const newLink: MenuItem = {
    label: isWall ? t`New code` : t`New link`,
    icon: <RotateCw />,
    onSelect: () => void pair({ purpose, name, who, again: { id, isUsed: pairedAt !== null } }),
  }
  return (
    <ListItem
      mark={<Icon className={classes('text-quiet size-6 shrink-0', isWall && 'rotate-90')} />}
      name={name}
      note={
        <>
          {isWall ? t`Everybody’s day.` : whose} {stateWords(device, { now, dayOf })}
        </>
      }
    >
      <Menu
        label={t`More for ${name}`}
        trigger={<IconButton label={t`More for ${name}`} icon={<Ellipsis />} />}
        items={[
          // A link for a visitor is the other home’s to make.
          ...(isVisitor ? [] : [newLink]),
          {
            label: t`Withdraw`,
            icon: <Undo2 />,
            tone: 'danger',
            onSelect: () => void withdraw(device),
          },
        ]}
      />
    </ListItem>
  )
}

function useAskToWithdraw() {
  const ask = useAsk()
  const withdraw = useWithdraw()
  return (device: PairedDevice) => {
    const wayBack = device.isVisitor
      ? t`In the other home it is as before. To let it in again, turn off and on what you said of it under “Who is here when”.`
      : t`There is no undo: to let it in again, make a new link.`
    return ask({
      title: t`Withdraw ${device.name}?`,
      text: t`It sees nothing of your family from this moment on. What was done on it stays. ${wayBack}`,
      label: t`Withdraw`,
      act: () => withdraw.mutateAsync(device),
      done: t`${device.name} sees nothing any more`,
    })
  }
}
