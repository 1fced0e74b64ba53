import { useState } from 'react'
import { brand } from '#content/brand.ts'
import { appPaths } from '#core/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ElephantFamily } from '#web/ui/elephants/family.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useVisitor } from './use-visitor.ts'

/** The start page: what Elefam is for, and the way in. */
export function LandingScreen() {
  const user = useVisitor()
  return (
    <div className="mx-auto grid max-w-wide items-center gap-10 px-4 pt-4 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:pt-10">
      <title>Elefam: big family goals, one bite at a time</title>
      <meta name="description" content={brand.description} />
      <div className="grid gap-5">
        <h1 className="text-hero">Big family goals, one bite at a time</h1>
        <p className="text-lead text-quiet max-w-measure">
          Set one goal together, plan the week, check in for five minutes a day, look back, and plan
          again. A small habit that brings everybody to the table.
        </p>
        <ElephantFamily alive className="w-full max-w-form" />
      </div>
      <Card tone="raised">{user ? <WelcomeBack name={user.profile.name} /> : <Entrance />}</Card>
    </div>
  )
}

function WelcomeBack({ name }: { name: string }) {
  return (
    <div className="grid gap-4 py-4 text-center">
      <h2 className="text-title">Good to see you, {name}</h2>
      <ButtonLink to={appPaths.dashboard}>Go to today</ButtonLink>
    </div>
  )
}

/** Sign in and create an account switch back and forth (S4.3). */
function Entrance() {
  const [mode, setMode] = useState<'login' | 'signup'>('login')
  return (
    <Tabs
      label="Sign in or create an account"
      value={mode}
      onChange={setMode}
      tabs={[
        { id: 'login', label: 'Sign In', panel: <SignInForm /> },
        { id: 'signup', label: 'Create Account', panel: <SignUpForm /> },
      ]}
    />
  )
}
