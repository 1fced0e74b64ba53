import { SaxesParser } from 'saxes'

/** Of one thing on a server of calendars, what is read here. */
export type Resource = {
  /** Where it stands, as the server writes it. */
  href: string
  name: string
  /** `calendar`, `collection`, `principal` and others. */
  kinds: string[]
  /** What a calendar takes: `VEVENT`, `VTODO`; nothing where the server does not say. */
  components: string[]
  /** Where the account that asked stands, and where its calendars do. */
  principal: string | null
  home: string | null
  /** What is in a calendar, a text of RFC 5545 for each event. */
  calendars: string[]
}

/** Nothing that is meant stands deeper. */
const depthAtMost = 32

/**
 * What a server of calendars answers (RFC 4918, 207 Multi-Status), by names alone: every server has its own
 * prefixes. Throws an Error for what is no XML. Entities that a text declares for itself stay what they are.
 */
export function multistatus(xml: string): Resource[] {
  const resources: Resource[] = []
  const path: string[] = []
  let resource: Resource | null = null
  let text = ''
  const parser = new SaxesParser({ xmlns: true })
  const write = (more: string) => void (text += more)
  parser.on('text', write)
  parser.on('cdata', write)
  parser.on('opentag', ({ local, attributes }) => {
    text = ''
    const within = path.at(-1)
    if (path.push(local) > depthAtMost) throw new Error('This is nested too deeply')
    if (local === 'response') resource = nothingYet()
    else if (within === 'resourcetype') resource?.kinds.push(local)
    else if (within === 'supported-calendar-component-set')
      resource?.components.push(attributes['name']?.value ?? '')
  })
  parser.on('closetag', ({ local }) => {
    path.pop()
    if (resource && local === 'response') resources.push(resource)
    else if (resource) take(resource, { local, within: path.at(-1), text })
    text = ''
  })
  parser.write(xml).close()
  return resources
}

const nothingYet = (): Resource => ({
  href: '',
  name: '',
  kinds: [],
  components: [],
  principal: null,
  home: null,
  calendars: [],
})

type Closed = { local: string; within: string | undefined; text: string }

function take(resource: Resource, { local, within, text }: Closed): void {
  if (local === 'displayname') resource.name = text.trim()
  if (local === 'calendar-data') resource.calendars.push(text)
  if (local !== 'href') return
  if (within === 'response') resource.href = text.trim()
  if (within === 'current-user-principal') resource.principal ??= text.trim()
  if (within === 'calendar-home-set') resource.home ??= text.trim()
}

/** What stands in an answer in XML as one calendar. Throws an Error for what is no XML. */
export function calendarIn(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const calendars = multistatus(new TextDecoder().decode(bytes)).flatMap(
    (resource) => resource.calendars,
  )
  const text = calendars.length > 0 ? calendars.join('\r\n') : 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'
  return new TextEncoder().encode(text)
}
