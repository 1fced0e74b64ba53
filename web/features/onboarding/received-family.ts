import { useLocation } from '#web/lib/navigation.tsx'
import type { Family, FamilyData } from '#core/contract/family.ts'
import { readFamilyForm } from '#web/shared/drafts/family-form.ts'
import { useFamily } from '#web/data/use-family.tsx'

/** What one step hands to the next. */
type HandOver = Pick<FamilyData, 'primaryUser' | 'adults' | 'children' | 'priorities' | 'interests'>

export function handOverOf(data: FamilyData): { familyData: HandOver } {
  const { primaryUser, adults, children, priorities, interests } = data
  return { familyData: { primaryUser, adults, children, priorities, interests } }
}

/**
 * The family as the step before handed it over (S2.6): with the navigation, which a reload keeps;
 * else from the family form on this device; what neither holds, from the family document.
 */
export function useReceivedFamily(): Family {
  const { user, family } = useFamily()
  const { state } = useLocation() as { state: { familyData?: Partial<HandOver> } | null }
  return withReceived(family, state?.familyData ?? readFamilyForm(user.id))
}

export function withReceived(family: Family, received: Partial<HandOver>): Family {
  const { primaryUser, adults, children, priorities = [], interests = [] } = received
  const now = family.familyData
  return {
    ...family,
    familyData: {
      ...now,
      primaryUser: primaryUser ?? now.primaryUser,
      adults: adults ?? now.adults,
      children: children ?? now.children,
      priorities: priorities.length > 0 ? priorities : now.priorities,
      interests: interests.length > 0 ? interests : now.interests,
    },
  }
}
