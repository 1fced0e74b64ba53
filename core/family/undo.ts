import { earlier, said } from '../commands/changes.ts'
import type { FamilyUndos } from '../commands/definitions.ts'
import type { FamilyDataCommand } from './schema.ts'

export const familyDataUndos: FamilyUndos<FamilyDataCommand> = {
  // Who belongs to the family is set up as a whole, and who left it is not to be remembered here.
  'edit-family': ({ familyData }, { changes }) => {
    const { primaryUser, adults, children, settings, ...lists } = changes
    if (primaryUser ?? adults ?? children) return null
    const old = earlier(familyData, lists)
    const oldSettings = settings && {
      settings: Object.fromEntries(
        said(settings).map((key) => [key, familyData.settings[key] ?? null]),
      ),
    }
    return { type: 'edit-family', changes: { ...old, ...oldSettings } }
  },
  'complete-onboarding': null,
}
