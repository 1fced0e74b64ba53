import { edited, fieldsIn } from '../commands/changes.ts'
import type { CommandOf, FamilyRules } from '../commands/definitions.ts'
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
