import { describe, expect, test } from 'vitest'
import { calendarIn, multistatus } from './multistatus.ts'

const of = (inner: string) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav">${inner}</d:multistatus>`

describe('what a server of calendars answers', () => {
  test('is read by its names, whatever it calls their spaces', () => {
    const [home, work] = multistatus(
      of(`<d:response><d:href>/maya/</d:href><d:propstat><d:prop>
          <d:displayname>Maya &amp; Ben</d:displayname><d:resourcetype><d:collection/></d:resourcetype>
          <d:current-user-principal><d:href>/people/maya/</d:href></d:current-user-principal>
          <cal:calendar-home-set><d:href>/maya/</d:href></cal:calendar-home-set>
        </d:prop></d:propstat></d:response>
        <response xmlns="DAV:"><href>/maya/work/</href><propstat><prop>
          <displayname><![CDATA[Work]]></displayname>
          <resourcetype><collection/><C:calendar xmlns:C="urn:ietf:params:xml:ns:caldav"/></resourcetype>
          <cal:supported-calendar-component-set><cal:comp name="VEVENT"/></cal:supported-calendar-component-set>
        </prop></propstat></response>`),
    )
    expect(home).toMatchObject({
      href: '/maya/',
      name: 'Maya & Ben',
      kinds: ['collection'],
      principal: '/people/maya/',
      home: '/maya/',
    })
    expect(work).toMatchObject({
      href: '/maya/work/',
      name: 'Work',
      kinds: ['collection', 'calendar'],
      components: ['VEVENT'],
    })
  })

  test('is refused where it is no XML, nests without an end, or declares entities [A81]', () => {
    expect(() => multistatus('BEGIN:VCALENDAR')).toThrow('text data outside of root node')
    expect(() => multistatus(of('<a>'.repeat(100) + '</a>'.repeat(100)))).toThrow('too deeply')
    const bomb = `<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><d:x xmlns:d="DAV:">&b;</d:x>`
    expect(() => multistatus(bomb)).toThrow('undefined entity')
  })

  test('is one calendar of all events in it, or an empty one', () => {
    const event = (title: string) =>
      `<d:response><d:href>/e</d:href><d:propstat><d:prop><cal:calendar-data>BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:${title}\nEND:VEVENT\nEND:VCALENDAR</cal:calendar-data></d:prop></d:propstat></d:response>`
    const text = Buffer.from(
      calendarIn(Buffer.from(of(event('Choir') + event('Müsli')))),
    ).toString()
    expect(text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Choir', 'SUMMARY:Müsli'])
    expect(Buffer.from(calendarIn(Buffer.from(of('')))).toString()).toMatch(/END:VCALENDAR$/)
  })
})
