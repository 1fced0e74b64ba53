import { useState } from 'react'
import { Copy, Ellipsis, Pencil, Plus, Printer, Trash2 } from 'lucide-react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Section } from '#web/ui/section.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useToast } from '#web/ui/toast.tsx'

export function ActionsPart() {
  const [open, setOpen] = useState(false)
  const toast = useToast()
  return (
    <>
      <Section title="Buttons" id="buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Start the meeting</Button>
          <Button look="secondary">Plan the week</Button>
          <Button look="quiet">Maybe later</Button>
          <Button look="danger">Delete the family</Button>
          <ButtonLink to="/" look="secondary" icon={<Printer aria-hidden="true" />}>
            Print the plan
          </ButtonLink>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button busy>Saving the plan</Button>
          <Button look="secondary" busy>
            Sending
          </Button>
          <Button disabled>Start the meeting</Button>
          <Button look="secondary" disabled>
            Plan the week
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" icon={<Plus aria-hidden="true" className="size-5" />}>
            Add a task
          </Button>
          <Button size="small" look="secondary">
            Not for us
          </Button>
          <Button size="small" look="quiet">
            Later
          </Button>
          <IconButton label="Edit" icon={<Pencil aria-hidden="true" />} />
          <IconButton label="Add" look="soft" icon={<Plus aria-hidden="true" />} />
          <IconButton label="Delete" icon={<Trash2 aria-hidden="true" />} disabled />
          <Menu
            label="Task"
            trigger={<IconButton label="More" icon={<Ellipsis aria-hidden="true" />} />}
            items={[
              {
                label: 'Edit',
                icon: <Pencil aria-hidden="true" />,
                onSelect: () => toast({ text: 'Edit' }),
              },
              {
                label: 'Duplicate',
                icon: <Copy aria-hidden="true" />,
                disabled: true,
                onSelect: () => {},
              },
              {
                label: 'Delete',
                icon: <Trash2 aria-hidden="true" />,
                tone: 'danger',
                onSelect: () =>
                  toast({
                    text: '“Water the plants” removed',
                    action: {
                      label: 'Undo',
                      onAct: () => toast({ text: 'It is back', tone: 'good' }),
                    },
                  }),
              },
            ]}
          />
          <Popover
            label="Why this is here"
            trigger={
              <Button size="small" look="quiet">
                Why?
              </Button>
            }
          >
            <p className="max-w-note p-4">Mia is 7 and you chose reading.</p>
          </Popover>
        </div>
        <p className="max-w-measure">
          A link in running text goes to <TextLink to="/">our story</TextLink>, and one that leaves
          goes to <TextLink to="mailto:hello@example.org">hello@example.org</TextLink>.
        </p>
        <div className="max-w-form">
          <Button wide>As wide as its place</Button>
        </div>
      </Section>

      <Section title="Dialog, tabs, more" id="dialog">
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setOpen(true)}>
            Open the dialog
          </Button>
        </div>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Who joins the family?"
          description="A nickname is enough. You can change everything later."
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Add to the family</Button>
              <Button look="quiet" onClick={() => setOpen(false)}>
                Not now
              </Button>
            </>
          }
        >
          <TextField unkept="public" label="Name" />
        </Dialog>
        <ExampleTabs />
        <Card>
          <Disclosure summary="Why five minutes a day?">
            <p className="text-quiet max-w-measure">
              Short and daily is easier to keep than long and weekly, and nobody needs to prepare.
            </p>
          </Disclosure>
        </Card>
      </Section>
    </>
  )
}

function ExampleTabs() {
  const [tab, setTab] = useState<'week' | 'mood' | 'load'>('week')
  return (
    <Tabs
      label="Insights"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'week', label: 'The week', panel: <p>12 of 15 done.</p> },
        { id: 'mood', label: 'Mood', panel: <p>Mostly good, Wednesday was hard.</p> },
        { id: 'load', label: 'Who does what', panel: <p>Shared about evenly.</p> },
      ]}
    />
  )
}
