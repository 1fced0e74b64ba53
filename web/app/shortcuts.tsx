import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useState } from 'react'
import { settingsPaths } from '#core/paths.ts'
import { keysAreOn } from '#web/lib/keys.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** What has a key says so by itself: there is no second list that could differ (K20). */
const withKey = '[aria-keyshortcuts]'
const typedInto = `input, textarea, select, [contenteditable]`
/** Enter is theirs while they have the focus. */
const pressed = `a, button, summary`

/** A key presses what it belongs to, and `?` says which keys there are. */
export function Shortcuts() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, repeat } = event
      if (altKey || ctrlKey || metaKey || repeat || !keysAreOn()) return
      const taken = key === 'Enter' ? `${typedInto}, ${pressed}` : typedInto
      if (target instanceof Element && target.closest(taken)) return
      if (document.querySelector('dialog[open]')) return
      if (key === '?') setShown(true)
      controls()
        .find((one) => keyOf(one)?.toUpperCase() === key.toUpperCase())
        ?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return isShown && <KeyList onClose={() => setShown(false)} />
}

const controls = () => [...document.querySelectorAll<HTMLElement>(withKey)]
const keyOf = (control: HTMLElement) => control.getAttribute('aria-keyshortcuts')
/** What the key leads to, without how it stands there today. */
const nameOf = (control: HTMLElement) =>
  control.dataset['keyOf'] ?? control.ariaLabel ?? control.textContent

/** Keys that the screens have besides. */
const others = [
  ['F8', t`The newest message, with its Undo`],
  [t`Esc`, t`Closes what is open`],
  ['↑ ↓', t`Move a task that is being arranged`],
  ['?', t`This list`],
] as const

function KeyList({ onClose }: { onClose: () => void }) {
  const [own] = useState(() => controls().map((one) => [keyOf(one), nameOf(one)] as const))
  return (
    <Dialog calm title={t`Keys`} onClose={onClose} done={t`All right`}>
      <dl className="grid gap-2">
        {[...own, ...others].map(([key, words]) => (
          <div key={key} className="flex items-baseline gap-3">
            <dt>
              <kbd className="border-edge rounded-small inline-block min-w-12 border px-2 text-center">
                {key}
              </kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-quiet">
        <Trans>
          Single keys can be turned off for{' '}
          <TextLink to={settingsPaths.device}>
            <Trans>this device</Trans>
          </TextLink>
          .
        </Trans>
      </p>
    </Dialog>
  )
}
