import type { ReactNode } from 'react'
import { Bird } from '#web/ui/elephants/bird.tsx'
import { Picture } from '#web/ui/elephants/picture.tsx'
import { SittingElephant } from '#web/ui/elephants/sitting-elephant.tsx'
import { StandingElephant } from '#web/ui/elephants/standing-elephant.tsx'

/** The families of content/stories.ts, by the story's id. */
export const storyPictures: Record<string, ReactNode> = {
  mornings: (
    <Sheet>
      <StandingElephant kin="middle" x={-2} y={170} scale={0.76} eye="happy" />
      <StandingElephant kin="small" x={140} y={174} scale={0.8} trunk="perch" />
      <StandingElephant
        kin="tiny"
        x={252}
        y={176}
        scale={0.7}
        trunk="raised"
        eye="happy"
        nod={-6}
      />
    </Sheet>
  ),
  hill: (
    <Sheet>
      <StandingElephant kin="middle" x={356} y={170} flip scale={0.76} trunk="tucked" eye="happy" />
      <StandingElephant kin="big" x={6} y={170} scale={0.8} trunk="curled" />
      <StandingElephant kin="small" x={148} y={176} scale={0.84} trunk="waving" eye="up" nod={-6} />
      <Bird x={308} y={50} flip scale={0.9} />
    </Sheet>
  ),
  grandma: (
    <Sheet>
      <SittingElephant kin="big" x={24} y={174} scale={0.82} trunk="curled" eye="happy" />
      <StandingElephant
        kin="small"
        x={274}
        y={174}
        flip
        scale={0.8}
        trunk="tucked"
        eye="up"
        nod={-8}
      />
      <StandingElephant kin="tiny" x={352} y={176} flip scale={0.74} trunk="perch" nod={-10} />
    </Sheet>
  ),
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <Picture width={360} height={184}>
      <path className="fill-ground" d="M4 172C90 158 270 158 356 172C336 188 24 188 4 172Z" />
      {children}
    </Picture>
  )
}
