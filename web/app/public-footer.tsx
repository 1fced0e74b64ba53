import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useId, type ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { language, languages } from '#core/language.ts'
import { addressIn, publicPaths } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'
import { languageName } from '#web/lib/locale.ts'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { chooseForDevice } from '#web/shared/language/own-language.ts'
import { LandingLink } from '#web/shared/public/public-page.tsx'
import { ElephantWalk } from '#web/ui/elephants/family.tsx'

/** The foot of public pages alone (S2.13). */
export function PublicFooter({ className }: { className: string | undefined }) {
  const { pathname } = useLocation()
  return (
    <footer id="foot" className={classes('mt-8 overflow-x-clip print:hidden', className)}>
      <div className="mx-auto grid max-w-wide justify-items-center gap-5 px-4 text-center sm:px-6">
        <h2 className="for-strangers for-newcomers text-heading">
          <Trans>Ready to grow with your family?</Trans>
        </h2>
        <LandingLink to="start" variant="primary" className="for-strangers for-newcomers">
          <Trans>Start Your Mission</Trans>
        </LandingLink>
        <ElephantWalk className="-mb-3 mt-4 max-w-form" />
      </div>
      <div className="bg-ground">
        <div className="mx-auto grid max-w-wide grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-4 px-4 py-6 sm:px-6 md:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full grid content-start gap-3 md:col-span-1">
            <p className="text-title font-display font-bold">{brand.name}</p>
            <p className="max-w-note">{brand.footer}</p>
            <SocialLinks />
          </div>
          <Column title={t`Explore`}>
            <Entry to={publicPaths.fun}>
              <Trans>Fun</Trans>
            </Entry>
            <Entry to={publicPaths.blog}>
              <Trans>Blog</Trans>
            </Entry>
            <li className="for-strangers">
              <LandingLink to="tour" className={entry}>
                <Trans>App Tour</Trans>
              </LandingLink>
            </li>
          </Column>
          <Column title={t`Resources`}>
            <Entry to={publicPaths.contact}>
              <Trans>Contact Us</Trans>
            </Entry>
          </Column>
          <Column title={t`About`}>
            <Entry to={publicPaths.about}>
              <Trans>Our Story</Trans>
            </Entry>
          </Column>
        </div>
        <div className="border-line mx-auto max-w-wide border-t px-4 py-2 sm:px-6">
          <ul className="text-small flex flex-wrap gap-x-6">
            <Entry to={publicPaths.terms}>
              <Trans>Terms of Use</Trans>
            </Entry>
            <Entry to={publicPaths.privacy}>
              <Trans>Privacy Policy</Trans>
            </Entry>
            {brand.imprint && (
              <Entry to={publicPaths.imprint}>
                <Trans>Imprint</Trans>
              </Entry>
            )}
          </ul>
          <LanguageLinks path={pathname} />
        </div>
      </div>
    </footer>
  )
}

/** The same page in every language that there is; nothing where it is one. */
function LanguageLinks({ path }: { path: string }) {
  if (languages.length < 2) return null
  return (
    <ul className="text-small flex flex-wrap gap-x-4">
      {languages.map((one) => (
        <li key={one}>
          <a
            href={addressIn(one, path)}
            lang={one}
            hrefLang={one}
            aria-current={one === language ? 'true' : undefined}
            onClick={() => chooseForDevice(one)}
            className="rounded-small inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold"
          >
            {languageName(one)}
          </a>
        </li>
      ))}
    </ul>
  )
}

const entry = 'rounded-small inline-flex min-h-11 items-center underline-offset-4 hover:underline'

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={entry}>
        {children}
      </Link>
    </li>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-body mb-1">
        {title}
      </h2>
      <ul>{children}</ul>
    </nav>
  )
}

function SocialLinks() {
  if (brand.social.length === 0) return null
  return (
    <ul data-brand="social" className="for-strangers -ms-2.5 flex gap-1">
      {brand.social.map(({ name, url }) => (
        <li key={name} data-network={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t`${brand.name} on ${name}`}
            className="grid size-11 place-items-center rounded-full hover:bg-line"
          >
            <SocialMark name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}

// In 24 by 24.
const marks: Record<string, string> = {
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM17.2 6.8h.01',
  Facebook: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12.5 21v-9.5c0-2 1-3 3-3h.8M9.5 13.5h5.8',
}

/** A network's mark; any other that a host names gets its first letter. */
function SocialMark({ name }: { name: string }) {
  const mark = marks[name]
  if (!mark) return <span className="font-semibold">{name.slice(0, 1)}</span>
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6 fill-none stroke-current"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={mark} />
    </svg>
  )
}
