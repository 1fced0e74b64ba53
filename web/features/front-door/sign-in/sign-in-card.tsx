import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Flag, X } from '#web/ui/icons.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { keysOf } from '#core/lib/typed-objects.ts'
import { anchors, apiPaths, arrivals, publicPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { classes } from '#web/lib/classes.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { navigate, useLocation, useSearchParams } from '#web/lib/navigation.tsx'
import { returnToIsDue } from '#web/shared/account/return-to.ts'
import { signInProblem, signInWith, useSignInSettings } from '#web/shared/account/sign-in.ts'
import type { SelectedGoal } from '#web/shared/goals/selected-goal.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { SignInForm, SignUpForm } from './forms.tsx'
import { PasskeyButton, ProviderButtons } from './provider-buttons.tsx'
import { rememberJoining, useEntering, type SignInMode } from './use-entering.ts'

const Door = lazyPart(async () => (await import('./door.tsx')).Door)

interface SignInCardProps {
  mode: SignInMode
  onModeChange: (mode: SignInMode) => void
  /** The goal chosen on this page, shown above the form (S2.11). */
  selectedGoal: SelectedGoal | null
  onClearGoal: () => void
  /** Draws the eye for a moment (S9.4). */
  highlighted: boolean
  /** The invite that is accepted once somebody is in (S4.4). */
  inviteId?: string | undefined
}

/** Sign in and create an account switch back and forth (S4.3). */
export function SignInCard(props: SignInCardProps) {
  const { mode, onModeChange, selectedGoal, onClearGoal, highlighted, inviteId } = props
  const entering = useEntering(mode, inviteId)
  const [email, setEmail] = useState('')
  const [changes, setChanges] = useState(0)
  const changeMode = (next: SignInMode) => {
    setChanges(changes + 1)
    onModeChange(next)
  }
  const offer = useSignInSettings()
  const door = inviteId === undefined ? (offer?.signUpDoor ?? 'open') : 'open'
  const isClosed = door === 'closed'
  const [code, setCode] = useState('')
  const atDoor = door !== 'open' && <Door door={door} onCode={setCode} />
  const form = { entering, email, onEmail: setEmail }
  const chooseProvider = async (providerId: string) => {
    if (code && mode === 'signup') {
      await request(apiPaths.signUpCode, { method: 'POST', body: { code: code } })
    }
    const ending = await signInWith(providerId, { invite: inviteId })
    if (ending === 'redirecting') returnToIsDue()
    if (ending === 'redirecting' && inviteId) rememberJoining(inviteId)
    return ending === 'signed-in'
  }
  const providers = offer && offer.providers.length > 0 && (
    <ProviderButtons providers={offer.providers} entering={entering} onChoose={chooseProvider} />
  )
  const others = (
    <div className="grid gap-2">
      <PasskeyButton entering={entering} />
      {providers}
    </div>
  )
  return (
    <Card
      as="section"
      id={anchors.start}
      tone={highlighted ? 'sunny' : 'raised'}
      className={classes(
        'for-newcomers grid scroll-mt-24 grid-cols-1 gap-5 transition-[background-color] duration-calm',
        highlighted && 'shadow-soft border border-transparent',
      )}
    >
      <span id={anchors.signIn} className="absolute" />
      {/* Another one for another tab: what was told there has been read. */}
      <NewsNotice key={changes} />
      {selectedGoal && <SelectedGoalCard goal={selectedGoal} onClear={onClearGoal} />}
      <Tabs
        label={t`Sign in or create an account`}
        value={mode}
        onChange={changeMode}
        tabs={[
          {
            id: 'login',
            label: t`Sign In`,
            panel: (
              <Panel heading={t`Sign in`} providers={others}>
                <SignInForm {...form} />
              </Panel>
            ),
          },
          {
            id: 'signup',
            label: t`Create Account`,
            panel: (
              <Panel heading={t`New Account`} providers={isClosed ? null : providers}>
                {isClosed ? (
                  atDoor
                ) : (
                  <SignUpForm
                    {...form}
                    inviteId={inviteId}
                    first={atDoor}
                    onSignIn={() => changeMode('login')}
                  />
                )}
              </Panel>
            ),
          },
        ]}
      />
    </Card>
  )
}

interface PanelProps {
  heading: string
  children: ReactNode
  providers: ReactNode
}

/** A form, then the ways in without one; what the tab says already is only heard. */
function Panel({ heading, children, providers }: PanelProps) {
  return (
    <div className="relative grid grid-cols-1 gap-5">
      <h2 className="sr-only">{heading}</h2>
      {children}
      {providers && (
        <p className="text-small text-quiet flex items-center gap-3 before:border-line before:flex-1 before:border-t after:border-line after:flex-1 after:border-t">
          {t({ message: 'or', context: 'between two ways to sign in' })}
        </p>
      )}
      {providers}
    </div>
  )
}

interface SelectedGoalCardProps {
  goal: SelectedGoal
  onClear: () => void
}

/** The goal that comes along through sign-up into onboarding (S2.11, S2.12). */
function SelectedGoalCard({ goal, onClear }: SelectedGoalCardProps) {
  return (
    <Card as="section" tone="sunny" flush className="animate-rise">
      <div className="flex items-start gap-3 p-3 ps-4">
        <Flag className="text-marigold-ink mt-1.5 size-5 shrink-0" />
        <div className="min-w-0 flex-1 py-1">
          <h2 className="text-small text-marigold-ink font-sans font-semibold tracking-normal">
            <Trans>Selected Goal</Trans>
          </h2>
          <p className="font-semibold">{goal.title}</p>
        </div>
        <IconButton
          label={t`Let go of this goal`}
          icon={<X />}
          variant="inherit"
          onClick={onClear}
        />
      </div>
    </Card>
  )
}

/** What has just happened elsewhere, above the form with which it goes on. */
function NewsNotice() {
  const [news, forget] = useNews()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news) box.current?.scrollIntoView({ block: 'center' })
  }, [news])
  if (!news) return null
  return (
    <div ref={box}>
      <Notice tone={news.tone} alert onDismiss={forget}>
        {news.text}
      </Notice>
    </div>
  )
}

type News = { tone: 'good' | 'care' | 'info'; text: string }

const words: Record<keyof typeof arrivals, News> = {
  passwordReset: { tone: 'good', text: t`Your new password is saved. Sign in with it.` },
  tooEarly: { tone: 'info', text: t`That was faster than this page. Please send it once more.` },
  sessionEnded: {
    tone: 'info',
    text: t`Your session has ended. Sign in, and you are back where you were.`,
  },
  sessionEndedWriting: {
    tone: 'info',
    text: t`Your session has ended. Sign in, and you are back where you were. What you were writing is still here.`,
  },
}

/** What to say to whoever comes with these parameters; null to everybody else. */
export function newsFrom(search: string): News | null {
  const problem = signInProblem(search)
  if (problem) return { tone: 'care', text: problem }
  const address = `${publicPaths.landing}?${search.replace(/^[?]/, '')}`
  const key = keysOf(arrivals).find((one) => arrivals[one] === address)
  return key ? words[key] : null
}

/** The word for this visit, told once: it leaves the address, and `forget` takes it off the screen. */
function useNews(): [News | null, () => void] {
  const [parameters] = useSearchParams()
  const { pathname } = useLocation()
  const search = parameters.toString()
  const [kept, setKept] = useState<{ search: string; news: News | null }>({
    search: '',
    news: null,
  })
  const found = newsFrom(search)
  if (found && kept.search !== search) setKept({ search, news: found })
  const told = found !== null
  useEffect(() => {
    if (told) navigate(pathname, { replace: true })
  }, [told, pathname])
  return [kept.news, () => setKept({ ...kept, news: null })]
}
