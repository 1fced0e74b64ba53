import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { pairedPaths } from '#core/paths.ts'
import { createPairedHomes } from '#web/data/paired-homes.ts'
import { pairedStorage, takeDraftsAlong } from '#web/data/paired-storage.ts'
import { forgetDraftsOf, keepDraftsOfDevice } from '#web/lib/drafts.ts'
import { lazyScreen } from '#web/lib/lazy.tsx'
import { PairedProvider } from '#web/shared/paired/use-paired.tsx'
import { SelfHealing } from './self-healing.tsx'

// What a device shows that has no account. It shares rules and parts with the family's application and
// loads nothing of it.

const MyDay = lazyScreen(
  async () => (await import('#web/features/my-day/my-day-screen.tsx')).MyDayScreen,
)
const Wall = lazyScreen(async () => (await import('#web/features/wall/wall-screen.tsx')).WallScreen)

const Screen = window.location.pathname.startsWith(pairedPaths.wall) ? Wall : MyDay
const known = pairedStorage().read()
if (known) takeDraftsAlong(known.device.id)
keepDraftsOfDevice()
const homes = createPairedHomes({ onOver: forgetDraftsOf })

void Screen.preload()
  .catch(() => undefined) // That it does not come is said on the screen.
  .then(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <SelfHealing>
          <PairedProvider homes={homes}>
            <Screen />
          </PairedProvider>
        </SelfHealing>
      </StrictMode>,
    ),
  )
