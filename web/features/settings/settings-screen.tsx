import { PageHeading } from '#web/ui/page-heading.tsx'
import { AccountSection } from './account-section.tsx'
import { CoParentsSection } from './co-parents/co-parents-section.tsx'
import { DeviceSection } from './device-section.tsx'
import { FamilySection } from './family-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { RhythmSection } from './rhythm-section.tsx'
import { SignInSection } from './sign-in-section.tsx'

/** Profile, family, co-parents, rhythm of the week, this device, the account. */
export function SettingsScreen() {
  return (
    <div className="mx-auto grid max-w-content gap-10">
      <title>Settings · Elefam</title>
      <PageHeading title="Settings" />
      <ProfileSection />
      <FamilySection />
      <CoParentsSection />
      <RhythmSection />
      <DeviceSection />
      <SignInSection />
      <AccountSection />
    </div>
  )
}
