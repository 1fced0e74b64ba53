import { useState } from 'react'
import { Avatar, AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { animalFaces, type AnimalFace } from '#web/ui/avatar/animal-faces.tsx'
import { Card } from '#web/ui/card.tsx'
import { MemberPatterns, memberFill } from '#web/ui/member-pattern.tsx'
import { Section } from '#web/ui/section.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { Tick } from '#web/ui/tick.tsx'

const colors = ['elephant', 'coral', 'leaf', 'marigold', 'plum', 'sky', 'berry', 'moss']
const animals = Object.keys(animalFaces) as AnimalFace[]

export function MembersPart() {
  return (
    <Section title="Members" id="members">
      <div className="flex flex-wrap gap-3">
        {animals.map((animal, index) => (
          <Avatar
            key={animal}
            size="huge"
            animal={animal}
            name={animal}
            color={colors[index % 8]!}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar size="small" animal="owl" name="Ada" color="plum" />
        <Avatar size="normal" animal="owl" name="Ada" color="plum" />
        <Avatar size="large" animal="owl" name="Ada" color="plum" />
        <Avatar size="small" name="Ömer" color="moss" />
        <Avatar size="normal" name="Ömer" color="moss" />
        <Avatar size="large" name="Ömer" color="moss" />
        <AvatarRow
          members={[
            { name: 'Mia', color: 'berry', animal: 'fox' },
            { name: 'Ben', color: 'sky', animal: 'whale' },
            { name: 'Papa', color: 'leaf', animal: 'bear' },
          ]}
        />
      </div>
      <svg viewBox="0 0 320 48" className="h-12 w-80 max-w-full" aria-hidden="true">
        <MemberPatterns colors={colors} />
        {colors.map((color, index) => (
          <rect key={color} x={index * 40} width="36" height="48" rx="6" fill={memberFill(color)} />
        ))}
      </svg>
      <TaskList />
    </Section>
  )
}

function TaskList() {
  const [done, setDone] = useState<readonly string[]>(['Ben-teeth', 'Mia-M', 'Mia-T'])
  const flip = (key: string) => (now: boolean) =>
    setDone((present) => (now ? [...present, key] : present.filter((other) => other !== key)))
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Card tone="raised">
        <ul className="grid gap-1">
          {(
            [
              ['Ben', 'whale', 'sky', 'teeth', 'Brush teeth'],
              ['Mia', 'fox', 'berry', 'read', 'Read together for ten minutes'],
              ['Papa', 'bear', 'leaf', 'plants', 'Water the plants'],
            ] as const
          ).map(([name, animal, color, icon, title]) => (
            <li key={title} className="flex items-center gap-3 py-1.5">
              <Avatar name={name} animal={animal} color={color} />
              <span className="min-w-0 flex-1 leading-snug">{title}</span>
              <TaskIcon name={icon} className="text-quiet size-6" />
              <Tick
                label={`${title}, ${name}`}
                color={color}
                done={done.includes(`${name}-${icon}`)}
                onChange={flip(`${name}-${icon}`)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <Card tone="member" color="berry">
        <p className="text-member-ink mb-3 font-semibold">Mia’s week</p>
        <div className="flex flex-wrap gap-2">
          {['M', 'T', 'W', 'Th'].map((day) => (
            <Tick
              key={day}
              label={`Read, Mia, ${day}`}
              color="berry"
              done={done.includes(`Mia-${day}`)}
              onChange={flip(`Mia-${day}`)}
            >
              {day}
            </Tick>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          {colors.slice(0, 4).map((color) => (
            <Tick
              key={color}
              size="large"
              label={`Large, ${color}`}
              color={color}
              done={!done.includes(color)}
              onChange={(now) => flip(color)(!now)}
            />
          ))}
        </div>
      </Card>
    </div>
  )
}
