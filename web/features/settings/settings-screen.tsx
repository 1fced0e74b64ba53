import {
  Bell,
  CalendarDays,
  Download,
  DoorOpen,
  Handshake,
  KeyRound,
  MonitorSmartphone,
  Palette,
  User,
  UsersRound,
} from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { settingsAnchors as places } from '#core/paths.ts'
import { useHash } from '#web/lib/navigation.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { CoParentsSection } from './co-parents/co-parents-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeviceSection } from './device-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { FamilySection } from './family-section.tsx'
import { LeavingSection } from './leaving-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { RemindersSection } from './reminders-section.tsx'
import { RhythmSection } from './rhythm-section.tsx'
import { SignInSection } from './sign-in-section.tsx'

const index = [
  { place: places.you, name: 'You', icon: User },
  { place: places.family, name: 'Your family', icon: UsersRound },
  { place: places.coParents, name: 'Co-parents', icon: Handshake },
  { place: places.rhythm, name: 'Your week', icon: CalendarDays },
  { place: places.reminders, name: 'Reminders', icon: Bell },
  { place: places.device, name: 'This device', icon: Palette },
  { place: places.signIn, name: 'Signing in', icon: KeyRound },
  { place: places.devices, name: 'Your devices', icon: MonitorSmartphone },
  { place: places.data, name: 'Your data', icon: Download },
  { place: places.leaving, name: 'Sign out', icon: DoorOpen },
]

/** Everything that a family or a parent chooses, with a list of it to go by. */
export function SettingsScreen() {
  const hash = useHash()
  useEffect(() => {
    // Mails lead to places here; the screen came after the address, so the browser could not go by itself.
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-8 lg:max-w-wide lg:grid-cols-[13rem_minmax(0,42.5rem)] lg:gap-x-12">
      <title>Settings · Elefam</title>
      <div className="lg:col-span-2">
        <PageHeading title="Settings" />
      </div>
      <nav aria-label="Settings" className="lg:sticky lg:top-6 lg:self-start">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-2 lg:grid-cols-1 lg:gap-0.5">
          {index.map(({ place, name, icon: Icon }) => (
            <li key={place}>
              <PlaceButton place={place}>
                <Icon aria-hidden="true" className="text-elephant-ink size-5 shrink-0" />
                {name}
              </PlaceButton>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-1 gap-12">
        <ProfileSection />
        <FamilySection />
        <CoParentsSection />
        <RhythmSection />
        <RemindersSection />
        <DeviceSection />
        <SignInSection />
        <DevicesSection />
        <DataSection />
        <LeavingSection />
      </div>
    </div>
  )
}

function PlaceButton({ place, children }: { place: string; children: ReactNode }) {
  return (
    <a
      href={`#${place}`}
      className="rounded-field bg-surface border-line hover:bg-sunken lg:border-transparent lg:bg-transparent flex min-h-12 items-center gap-2.5 border px-3 py-2 leading-tight font-medium"
    >
      {children}
    </a>
  )
}
