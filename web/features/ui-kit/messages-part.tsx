import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { useToast } from '#web/ui/toast.tsx'

export function MessagesPart() {
  const toast = useToast()
  return (
    <>
      <Section title="Messages" id="messages">
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => toast({ text: 'Saved', tone: 'good' })}>
            Say it is saved
          </Button>
          <Button
            look="secondary"
            onClick={() =>
              toast({
                text: 'Task removed',
                action: { label: 'Undo', onAct: () => toast({ text: 'It is back' }) },
              })
            }
          >
            Offer undo
          </Button>
          <Button
            look="secondary"
            onClick={() =>
              toast({
                text: 'That did not reach us. It is kept and will be sent later.',
                tone: 'care',
              })
            }
          >
            Something went wrong
          </Button>
        </div>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Notice title="Your meeting is on Sunday at 5">Three topics are waiting for it.</Notice>
          <Notice tone="good">Your address is confirmed.</Notice>
          <Notice
            tone="care"
            title="You are offline"
            actions={
              <Button size="small" look="secondary">
                Try again
              </Button>
            }
          >
            What you tick is kept on this phone and sent later.
          </Notice>
          <Notice tone="celebrate" title="Four weeks in a row you met" onDismiss={() => {}}>
            That is how habits begin.
          </Notice>
        </div>
      </Section>
      <Section title="Cards" id="cards">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Card>plain</Card>
          <Card tone="raised">raised</Card>
          <Card tone="tinted">tinted</Card>
          <Card tone="sunny">sunny</Card>
        </div>
      </Section>
      <Section title="Nothing yet" id="empty">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Card>
            <EmptyState
              as="h3"
              picture={<PlanningElephants alive />}
              title="Plan your first week"
              action={<Button>Start the meeting</Button>}
            >
              Twenty minutes together, and everybody knows what comes next.
            </EmptyState>
          </Card>
          <Card>
            <EmptyState as="h3" picture={<LookingElephants />} title="Nothing by that name">
              Try a shorter word, or write your own goal.
            </EmptyState>
          </Card>
        </div>
      </Section>
    </>
  )
}
