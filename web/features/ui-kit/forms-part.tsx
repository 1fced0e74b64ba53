import { useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { ChooseMany, ChooseOne } from '#web/ui/choice-group.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { MoodFaces, type Mood } from '#web/ui/mood-faces.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

export function FormsPart() {
  return (
    <>
      <Section title="Fields" id="fields">
        <Card>
          <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
            <TextField
              unkept="public"
              label="What should we call you?"
              defaultValue="Papa"
              autoComplete="off"
            />
            <TextField
              unkept="public"
              label="E-mail of the other parent"
              type="email"
              optional
              hint="We write only when you ask us to."
              placeholder="name@example.org"
            />
            <TextField
              unkept="public"
              label="E-mail"
              type="email"
              defaultValue="mia@"
              error="Please write the whole address, like mia@example.org."
            />
            <PasswordField
              label="Password"
              autoComplete="new-password"
              hint="At least eight characters."
            />
            <TextField
              unkept="public"
              label="Task"
              limit={20}
              defaultValue="Water all the plants"
            />
            <TextField
              unkept="public"
              label="Task"
              limit={20}
              defaultValue="Water all the plants and the cat"
            />
            <SelectField label="Start of the week" defaultValue="Sunday">
              <option>Saturday</option>
              <option>Sunday</option>
              <option>Monday</option>
            </SelectField>
            <TextField
              unkept="public"
              label="Family name"
              defaultValue="Somebody else is editing"
              disabled
            />
            <TextArea
              unkept="public"
              label="Why does it matter to us?"
              hint="One sentence is plenty."
              className="md:col-span-2"
            />
          </div>
        </Card>
      </Section>
      <Section title="Choices" id="choices">
        <Choices />
      </Section>
    </>
  )
}

const interests = [
  { value: 'read', label: 'Reading', icon: <TaskIcon name="read" /> },
  { value: 'outside', label: 'Outside', icon: <TaskIcon name="outside" /> },
  { value: 'music', label: 'Music', icon: <TaskIcon name="music" /> },
  { value: 'cook', label: 'Cooking', icon: <TaskIcon name="cook" /> },
  { value: 'game', label: 'Board games', icon: <TaskIcon name="game" /> },
] as const

function Choices() {
  const [chosen, setChosen] = useState<string[]>(['read', 'music'])
  const [often, setOften] = useState<string | null>('days')
  const [mood, setMood] = useState<Mood | null>(4)
  const [times, setTimes] = useState(3)
  const [view, setView] = useState('day')
  return (
    <Card>
      <div className="grid grid-cols-1 gap-8">
        <ChooseMany
          legend="What do you like to do?"
          hint="Up to three."
          most={3}
          choices={interests}
          values={chosen}
          onChange={setChosen}
        />
        <ChooseOne
          legend="How often?"
          error="Please choose one."
          choices={[
            { value: 'once', label: 'Once' },
            { value: 'times', label: 'A few times a week' },
            { value: 'days', label: 'On certain days' },
          ]}
          value={often}
          onChange={setOften}
        />
        <MoodFaces legend="How was your day, Mia?" value={mood} onChange={setMood} />
        <MoodFaces legend="And yours, Ben?" value={null} onChange={setMood} />
        <div className="max-w-form">
          <Stepper
            label="How often"
            value={times}
            min={1}
            max={7}
            onChange={setTimes}
            text={(value) => (value === 1 ? 'once a week' : `${value} times a week`)}
          />
          <Switch label="Remind us" hint="On the evening before the meeting." defaultChecked />
          <Switch label="Read questions aloud" />
        </div>
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'day', label: 'Today' },
            { value: 'week', label: 'Week' },
            { value: 'all', label: 'Everything' },
          ]}
        />
      </div>
    </Card>
  )
}
