import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState, type ComponentProps } from 'react'
import { useMutation } from '@tanstack/react-query'
import { language, languages } from '#core/language.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { chooseKeys, keysAreOn } from '#web/lib/keys.ts'
import { chooseSounds, sound, soundsAreOn } from '#web/lib/sounds.ts'
import {
  chooseTextSize,
  chooseTheme,
  readTextSize,
  readTheme,
  type TextSize,
  type Theme,
} from '#web/lib/theme.ts'
import { readIn } from '#web/shared/language/choose-language.ts'
import { languageName } from '#web/lib/locale.ts'
import { InstallHint } from '#web/shared/install/install-hint.tsx'
import { Segmented, Switch } from '#web/ui/controls.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { SettingsPage } from '../settings-page.tsx'

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: t`Automatic` },
  { value: 'light', label: t`Light` },
  { value: 'dark', label: t`Dark` },
]

const sizes: { value: TextSize; label: string }[] = [
  { value: 'normal', label: t`Normal` },
  { value: 'large', label: t`Large` },
  { value: 'larger', label: t`Larger` },
]

/** How this device shows things; it is not the family's business. */
export function ThisDevicePage() {
  const [theme, setTheme] = useState(readTheme)
  const [size, setSize] = useState(readTextSize)
  const [sounds, setSounds] = useState(soundsAreOn)
  const [keys, setKeys] = useState(keysAreOn)
  return (
    <SettingsPage
      title={t`This device`}
      lead={t`How it looks and sounds here; other devices keep their own ways.`}
    >
      <div className="grid gap-5">
        <Choice
          label={t`Light or dark`}
          options={themes}
          value={theme}
          onChange={(value) => {
            setTheme(value)
            chooseTheme(value)
          }}
        />
        <Choice
          label={t`Size of the text`}
          options={sizes}
          value={size}
          onChange={(value) => {
            setSize(value)
            chooseTextSize(value)
          }}
        />
        <Switch
          label={t`Small sounds`}
          hint={t`A soft tone when something is done.`}
          checked={sounds}
          onChange={({ target }) => {
            setSounds(target.checked)
            chooseSounds(target.checked)
            if (target.checked) sound('all-done')
          }}
        />
        <Switch
          label={t`Single keys`}
          hint={t`With a keyboard, T leads to today; ? says what the others do.`}
          checked={keys}
          onChange={({ target }) => {
            setKeys(target.checked)
            chooseKeys(target.checked)
          }}
        />
        <InstallHint />
        {!window.isSecureContext && (
          <p className="text-quiet">
            <Trans>
              This page came over plain http. Over https the browser would keep Elefam here, for
              when there is no network.
            </Trans>
          </p>
        )}
        <LanguageChoice />
      </div>
    </SettingsPage>
  )
}

/** No language of one's own: a change of the family's is followed. */
const asTheFamily = 'family'

/** Each language calls itself by its own name, so that nobody is lost in one they cannot read. */
function LanguageChoice() {
  const { id, language: own } = useUser()
  const familys = useHome().family.familyData.settings.language ?? 'en'
  const choosing = useMutation({
    mutationFn: async (chosen: string) => {
      const body = { language: chosen === asTheFamily ? null : chosen }
      await request(apiPaths.user(id), { method: 'PATCH', body })
      await readIn(body.language ?? familys)
    },
  })
  const options = [
    { value: asTheFamily, label: t`As the family: ${languageName(familys)}` },
    ...languages.map((one) => ({ value: one, label: languageName(one) })),
  ]
  // A device may have been given a language of its own, which is neither.
  const now = own === undefined && language === familys ? asTheFamily : language
  return (
    <div className="grid gap-2">
      <SelectField
        label={t`Language`}
        hint={t`Yours on every device, in mails and in reminders. The page begins anew. What you have typed stays.`}
        value={choosing.isPending ? choosing.variables : now}
        onChange={({ target }) => choosing.mutate(target.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value} lang={value === asTheFamily ? undefined : value}>
            {label}
          </option>
        ))}
      </SelectField>
      <ProblemBox text={choosing.error?.message ?? null} />
    </div>
  )
}

function Choice<Value extends string>(props: ComponentProps<typeof Segmented<Value>>) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{props.label}</p>
      <Segmented {...props} />
    </div>
  )
}
