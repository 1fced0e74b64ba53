import { t } from '#core/say.ts'
import { createContext, use, useId, type ReactNode } from 'react'
import { appPaths } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { wholeWords } from '#web/lib/whole-words.tsx'
import { PageHeading } from '#web/ui/layout.tsx'

interface SettingsPageProps {
  title: string
  lead?: ReactNode
  /** Where one came from, if that is another page and not the list. */
  back?: { to: string; label: string }
  children: ReactNode
}

/** At its own address a page is the screen, with the h1; at the address of the list it stands beside that. */
const IsOwnScreen = createContext(true)

const settings = { to: appPaths.settings, label: t`Settings` }

/** A page of the settings: its title, the way back on a phone, and its sections. */
export function SettingsPage({ title, lead, back = settings, children }: SettingsPageProps) {
  const id = useId()
  const isOwn = useLocation().pathname !== appPaths.settings
  return (
    // Beside the list, its title is one size less than that of the settings.
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-5 lg:pt-1.5 lg:[--text-display:var(--text-heading)]"
    >
      {isOwn && <title>{`${title} · Elefam`}</title>}
      <PageHeading
        id={id}
        as={isOwn ? 'h1' : 'h2'}
        title={title}
        lead={lead}
        back={isOwn ? { ...back, className: 'lg:hidden' } : undefined}
      />
      <IsOwnScreen value={isOwn}>{children}</IsOwnScreen>
    </section>
  )
}

interface SettingsSectionProps {
  title: string
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a page, set apart by a hairline above. */
export function SettingsSection({ title, lead, className, children }: SettingsSectionProps) {
  const id = useId()
  const Heading = use(IsOwnScreen) ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'border-line grid grid-cols-1 gap-3 border-t pt-5 [&>:is(button,a)]:justify-self-start',
        className,
      )}
    >
      <header>
        <Heading id={id} className="text-lead leading-snug">
          {title}
        </Heading>
        {lead && (
          <p className="text-small text-quiet mt-0.5 max-w-measure">
            {typeof lead === 'string' ? wholeWords(lead) : lead}
          </p>
        )}
      </header>
      {children}
    </section>
  )
}
