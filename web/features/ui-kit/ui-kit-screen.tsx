import '#web/styles/family.css'
import { useState, type ReactNode } from 'react'
import { Segmented } from '#web/ui/segmented.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import {
  chooseTextSize,
  chooseTheme,
  readTextSize,
  readTheme,
  type TextSize,
  type Theme,
} from '#web/lib/theme.ts'
import { ActionsPart } from './actions-part.tsx'
import { ColoursPart } from './colours-part.tsx'
import { ElephantsPart } from './elephants-part.tsx'
import { FormsPart } from './forms-part.tsx'
import { MembersPart } from './members-part.tsx'
import { MessagesPart } from './messages-part.tsx'
import { ProgressPart } from './progress-part.tsx'

/** Every token and component in all its states, to look at while building. In development only. */
export function UiKitScreen() {
  return (
    <ToastProvider>
      <main className="mx-auto grid max-w-wide grid-cols-1 gap-14 px-4 py-8 sm:px-8">
        <PageHeading
          eyebrow="Elefam"
          title="The kit"
          lead="What every screen is made of. If something is missing here, it is missing in the product."
          actions={<Settings />}
        />
        <ElephantsPart />
        <ActionsPart />
        <FormsPart />
        <MembersPart />
        <ProgressPart />
        <MessagesPart />
        <ColoursPart />
      </main>
    </ToastProvider>
  )
}

const themes: { value: Theme; label: ReactNode }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const textSizes: { value: TextSize; label: ReactNode }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
]

function Settings() {
  const [theme, setTheme] = useState(readTheme)
  const [size, setSize] = useState(readTextSize)
  const [together, setTogether] = useState(false)
  return (
    <div className="grid justify-items-start gap-2">
      <Segmented
        label="Theme"
        options={themes}
        value={theme}
        onChange={(value) => {
          setTheme(value)
          chooseTheme(value)
        }}
      />
      <Segmented
        label="Text size"
        options={textSizes}
        value={size}
        onChange={(value) => {
          setSize(value)
          chooseTextSize(value)
        }}
      />
      <Segmented
        label="Distance"
        options={[
          { value: 'hand', label: 'In the hand' },
          { value: 'together', label: 'Together' },
        ]}
        value={together ? 'together' : 'hand'}
        onChange={(value) => {
          setTogether(value === 'together')
          document.documentElement.toggleAttribute('data-together', value === 'together')
        }}
      />
    </div>
  )
}
