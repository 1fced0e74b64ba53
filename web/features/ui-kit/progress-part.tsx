import { useState } from 'react'
import { Bar } from '#web/ui/bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { ProgressRing } from '#web/ui/progress-ring.tsx'
import { ProgressSteps } from '#web/ui/progress-steps.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton, ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { StageClock } from '#web/ui/stage-clock.tsx'

const steps = ['Your family', 'What you like', 'Your goal']

export function ProgressPart() {
  const [parties, setParties] = useState(0)
  return (
    <>
      <Section title="Progress" id="progress">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Card>
            <div className="grid gap-6">
              <ProgressSteps label="Getting started" steps={steps} current={0} />
              <ProgressSteps label="Getting started" steps={steps} current={1} />
              <ProgressSteps label="Getting started" steps={steps} current={3} />
              <Bar value={12} max={15} label="12 of 15 ticks" showLabel />
              <Bar value={3} max={15} label="3 of 15 ticks" tone="marigold" showLabel />
              <Bar value={0} max={15} label="Nothing yet" tone="elephant" showLabel />
              <Bar value={7} max={9} label="Mia: 7 of 9" tone="member" color="berry" showLabel />
            </div>
          </Card>
          <Card>
            <div className="flex flex-wrap items-center gap-5">
              <ProgressRing value={0} max={6} label="0 of 6 done">
                0
              </ProgressRing>
              <ProgressRing value={4} max={6} label="4 of 6 done">
                4<span className="text-small text-quiet">/6</span>
              </ProgressRing>
              <ProgressRing value={6} max={6} label="All done" size="large">
                <span className="text-lead">All done</span>
              </ProgressRing>
              <ProgressRing value={1} max={3} label="1 of 3" size="small" color="plum" />
            </div>
            <div className="mt-6 grid gap-3">
              <StageClock seconds={300} elapsed={20} />
              <StageClock seconds={300} elapsed={250} />
              <StageClock seconds={300} elapsed={150} paused />
              <StageClock seconds={60} elapsed={75} prompt="Whose turn is next?" />
              <StageClock seconds={60} elapsed={30} size="small" />
            </div>
            <div className="mt-6">
              <Button look="secondary" onClick={() => setParties(parties + 1)}>
                Celebrate
              </Button>
              {parties > 0 && <Confetti key={parties} />}
            </div>
          </Card>
        </div>
      </Section>
      <Section title="On its way" id="skeletons">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <ScreenSkeleton cards={1} />
          <Card>
            <div className="flex items-center gap-3">
              <Skeleton shape="circle" />
              <div className="grid flex-1 gap-2">
                <Skeleton />
                <Skeleton className="w-2/3" />
              </div>
            </div>
          </Card>
        </div>
      </Section>
    </>
  )
}
