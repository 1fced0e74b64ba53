import { language, languages } from '#core/language.ts'
import { addressIn } from '#core/paths.ts'
import { chooseForDevice } from './own-language.ts'
import { languageName } from './language-name.ts'

/** The same page in every language that there is; nothing where it is one. */
export function LanguageLinks({ path }: { path: string }) {
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
