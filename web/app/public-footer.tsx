import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { publicPaths } from '#core/paths.ts'
import { Link } from '#web/lib/navigation.tsx'
import { LandingLink } from '#web/shared/public/landing-link.tsx'
import { ElephantWalk } from '#web/ui/elephants/family.tsx'
import { SocialMark } from './social-mark.tsx'

/** The foot of public pages alone (S2.13). */
export function PublicFooter() {
  return (
    <footer id="foot" className="mt-16 overflow-x-clip print:hidden">
      <div className="mx-auto grid max-w-wide justify-items-center gap-5 px-4 text-center sm:px-6">
        <h2 className="text-heading">Ready to grow with your family?</h2>
        <LandingLink to="start" look="primary">
          Start Your Mission
        </LandingLink>
        <ElephantWalk className="-mb-3 mt-4 max-w-form" />
      </div>
      <div className="bg-ground">
        <div className="mx-auto grid max-w-wide grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 gap-y-8 px-4 py-10 sm:px-6 md:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full grid content-start gap-3 md:col-span-1">
            <p className="text-title font-display font-bold">{brand.name}</p>
            <p className="max-w-note">{brand.footer}</p>
            <SocialLinks />
          </div>
          <Column title="Explore">
            <Entry to={publicPaths.fun}>Fun</Entry>
            <Entry to={publicPaths.blog}>Blog</Entry>
            <li>
              <LandingLink to="tour" className={entry}>
                App Tour
              </LandingLink>
            </li>
          </Column>
          <Column title="Resources">
            <Entry to={publicPaths.contact}>Contact Us</Entry>
          </Column>
          <Column title="About">
            <Entry to={publicPaths.about}>Our Story</Entry>
          </Column>
        </div>
        <div className="border-line mx-auto max-w-wide border-t px-4 py-4 sm:px-6">
          <ul className="text-small flex flex-wrap gap-x-6">
            <Entry to={publicPaths.terms}>Terms of Use</Entry>
            <Entry to={publicPaths.privacy}>Privacy Policy</Entry>
          </ul>
        </div>
      </div>
    </footer>
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
  const id = `footer-${title.toLowerCase()}`
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
  return (
    <ul className="-ms-2.5 flex gap-1">
      {brand.social.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${brand.name} on ${name}`}
            className="grid size-11 place-items-center rounded-full hover:bg-line"
          >
            <SocialMark name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
