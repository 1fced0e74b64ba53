import { earlier, edited, fieldsIn, said } from '../commands/changes.ts'
import type { CommandOf, FamilyRules, FamilyUndos } from '../commands/definitions.ts'
import { keepingDays } from '../days-here/rules.ts'
import type {
  Family,
  FamilyChanges,
  FamilyData,
  FamilyDataCommand,
  FamilySettings,
} from './schema.ts'
import { entriesOf, fromEntries } from '../lib/typed-objects.ts'
import { withMembers } from '../members/member.ts'
import { refuse } from '../refusal.ts'

type Of<Type extends FamilyDataCommand['type']> = CommandOf<FamilyDataCommand, Type>

const withoutSettings = ({ settings: _, ...others }: FamilyChanges) => others

function editFamily(family: Family, { changes, from }: Of<'edit-family'>): Family {
  const { settings, ...others } = changes
  const { primaryUser } = family.familyData
  if (others.primaryUser && others.primaryUser.id !== primaryUser.id) refuse('primary-stays')
  const familyData = edited(family.familyData, others, from && withoutSettings(from))
  return withMembers(
    {
      ...family,
      familyData: {
        ...keepingDays(family.familyData, familyData),
        settings: editSettings(familyData, settings ?? {}),
      },
    },
    {},
  )
}

/** Null takes a setting back that need not be there. */
function editSettings(
  { settings }: FamilyData,
  changes: NonNullable<FamilyChanges['settings']>,
): FamilySettings {
  const next = edited<NonNullable<FamilyChanges['settings']>>(settings, changes)
  return fromEntries<FamilySettings>(entriesOf(next).filter(([, value]) => value !== null))
}

function completeOnboarding(family: Family): Family {
  return { ...family, familyData: { ...family.familyData, onboardingComplete: true } }
}

export const familyDataRules: FamilyRules<FamilyDataCommand> = {
  'edit-family': {
    apply: editFamily,
    from: (data, { changes }) => fieldsIn<object>(data, changes),
  },
  'complete-onboarding': { apply: completeOnboarding },
}

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
