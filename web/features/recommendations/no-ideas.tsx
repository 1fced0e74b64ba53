import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Nothing to show: too little is known, or everything has been answered. */
export function NoIdeas({ filtered }: { filtered: boolean }) {
  const { priorities, interests } = useFamily().family.familyData
  const known = priorities.length + interests.length > 0
  return (
    <EmptyState
      picture={<LookingElephants alive />}
      title={known ? 'That was everything for now' : 'What do you like?'}
      action={
        <ButtonLink look={known ? 'secondary' : 'primary'} to={appPaths.familyInterests}>
          {known ? 'Tell us more' : 'Choose what matters to you'}
        </ButtonLink>
      }
    >
      {known
        ? `New ideas come with your next week, or when you tell us more about your family.${
            filtered ? ' Or look at the others above.' : ''
          }`
        : 'Once we know what matters to your family, ideas that fit will be here.'}
    </EmptyState>
  )
}
