// Calendars as families have them, each written anew by the form that its program gives
// (server/testing/calendar-forms), read side by side: by us, by the library that ours stands on, and by
// one that shares nothing with it. Where they differ the table says how and why; a difference that is
// not in it fails, and so does one that is no more.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { saidBy } from '#core/lib/said-by.ts'
import {
  byIcalJs,
  byNodeIcal,
  spanOf,
  type CalendarReader,
} from '#server/testing/other-calendar-readers.ts'
import { eventsIn, type Kept } from './calendar-events.ts'

const kept: Kept = { timeZone: 'Europe/Berlin', from: '2026-03-01', to: '2026-04-30' }
const folder = join(import.meta.dirname, '../../testing/calendar-forms')

type Reading = string[] | string
type Form = {
  /** `day time title` on the days kept, by the clocks of Berlin, or why nothing can be said. */
  means: Reading
  /** What another one makes of it where that is not the same, and why ours is right. */
  others?: Partial<Record<'ical.js' | 'node-ical', { reads: Reading; because: string }>>
}

const cancelledIsKept = 'it leaves to its caller to leave out what was cancelled'
const privateIsShown = 'it leaves to its caller to keep to itself what is private'

const forms: Record<string, Form> = {
  'birthday-29-february.ics': {
    means: [],
    others: {
      'ical.js': {
        reads: ['2026-03-01 Leo'],
        because: 'it goes on to the next day; a date that a year has not is left out (RFC 5545)',
      },
    },
  },
  'cut-off.ics': {
    means: 'cut-off',
    others: {
      'ical.js': {
        reads: 'invalid line (no token ";" or ":") "SUMM"',
        because: 'it has no word for a calendar without an end',
      },
      'node-ical': { reads: [], because: 'it takes half a calendar for an empty one' },
    },
  },
  'exchange-utc.ics': {
    means: [
      '2026-03-26 19:00 Elternabend',
      '2026-03-27 18:00 Chorprobe',
      '2026-04-02 20:00 Elternabend',
    ],
    others: {
      'ical.js': {
        reads: 'Could not extract integer from "//Mi"',
        because: 'a zone with a colon that is not quoted costs it the calendar',
      },
      'node-ical': {
        reads: [
          '2026-03-26 18:00 Elternabend',
          '2026-03-27 17:00 Chorprobe',
          '2026-04-02 18:00 Elternabend',
        ],
        because: 'it takes the zone that the calendar describes for none',
      },
    },
  },
  'google-whole-days.ics': { means: ['2026-03-06 Kuchen', '2026-03-22 Kuchen, am Sonntag'] },
  'google.ics': {
    means: [
      '2026-03-04 17:00 Judo',
      '2026-03-06–2026-03-07 Großeltern',
      '2026-03-18 18:30 Judo, Prüfung',
      '2026-03-25 17:00 Judo',
    ],
  },
  'icloud-birthdays.ics': { means: ['2026-03-12 🎂 Noah'] },
  'icloud.ics': {
    means: [
      '2026-03-05 09:00 Hund füttern',
      '2026-03-06 09:00 Hund füttern',
      '2026-03-07 09:00 Hund füttern',
      '2026-03-07 Geburtstag von Mia',
    ],
  },
  'macos-moved-for-good.ics': {
    means: [
      '2026-03-03 16:00 Chor',
      '2026-03-10 16:00 Chor',
      '2026-03-18 16:30 Chor',
      '2026-03-25 16:30 Chor',
    ],
    others: {
      'node-ical': {
        reads: [
          '2026-03-03 16:00 Chor',
          '2026-03-10 16:00 Chor',
          '2026-03-18 16:30 Chor',
          '2026-03-24 16:00 Chor',
        ],
        because: 'it knows no RANGE: only the one time is moved',
      },
    },
  },
  'nextcloud-two-homes.ics': {
    means: [
      '2026-03-13–2026-03-15 Bei Papa',
      '2026-03-27–2026-03-29 Bei Papa',
      '2026-04-10–2026-04-12 Bei Papa',
    ],
  },
  'nextcloud.ics': {
    means: ['2026-03-28 10:00 Flohmarkt', '2026-04-25 10:00 Flohmarkt'],
    others: {
      'ical.js': {
        reads: [
          '2026-03-20 10:00 Ausgefallen',
          '2026-03-28 10:00 Flohmarkt',
          '2026-04-25 10:00 Flohmarkt',
        ],
        because: cancelledIsKept,
      },
      'node-ical': {
        reads: [
          '2026-03-20 10:00 Ausgefallen',
          '2026-03-28 10:00 Flohmarkt',
          '2026-04-25 10:00 Flohmarkt',
        ],
        because: cancelledIsKept,
      },
    },
  },
  'outlook-own-zone.ics': {
    means: [
      '2026-03-27 09:00 Schichtübergabe',
      '2026-03-28 09:00 Schichtübergabe',
      '2026-03-29 09:00 Schichtübergabe',
      '2026-03-30 09:00 Schichtübergabe',
      '2026-04-01 10:00',
    ],
    others: {
      'ical.js': {
        reads: [
          '2026-03-27 09:00 Schichtübergabe',
          '2026-03-28 09:00 Schichtübergabe',
          '2026-03-29 09:00 Schichtübergabe',
          '2026-03-30 09:00 Schichtübergabe',
          '2026-04-01 10:00 Arzt',
        ],
        because: privateIsShown,
      },
      'node-ical': {
        reads: [
          '2026-03-27 09:00 Schichtübergabe',
          '2026-03-28 09:00 Schichtübergabe',
          '2026-03-29 10:00 Schichtübergabe',
          '2026-03-30 10:00 Schichtübergabe',
          '2026-04-01 11:00 Arzt',
        ],
        because: `it knows of the zone its first hour and not its summer time; ${privateIsShown}`,
      },
    },
  },
  'outlook.ics': {
    means: [
      '2026-03-23 14:00 Spätdienst',
      '2026-03-30 14:00 Spätdienst',
      '2026-04-02 Urlaub',
      '2026-04-06 14:00 Spätdienst',
    ],
  },
  'radicale.ics': {
    means: [
      '2026-03-28–2026-03-29 22:00 Nachtdienst',
      '2026-03-31 17:00 Taschengeld',
      '2026-04-30 17:00 Taschengeld',
    ],
  },
  'thunderbird.ics': {
    means: ['2026-03-10 19:30 Elternbeirat', '2026-04-21 19:30 Elternbeirat'],
    others: {
      'node-ical': {
        reads: ['2026-03-10 19:30 Elternbeirat', '2026-04-14 20:30 Elternbeirat'],
        because: 'behind the prefix it sees no zone, so that summer time is lost; and no RDATE',
      },
    },
  },
  'untis-holidays.ics': {
    means: ['2026-03-30–2026-04-10 Osterferien'],
    others: {
      'ical.js': {
        reads: 'invalid date-time value: "2026-03-30T::"',
        because: 'a day that is not said to be one costs it the calendar',
      },
    },
  },
  'waste-collection.ics': {
    means: ['2026-03-05 Restmüll', '2026-03-12 Grüne Tonne', '2026-03-19 00:00 Papier'],
    others: {
      'ical.js': {
        reads: 'invalid date-time value: "2026-03-05T::"',
        because: 'a day that is not said to be one costs it the calendar',
      },
      'node-ical': {
        reads: ['2026-03-05 Restm�ll', '2026-03-12 Gr�ne Tonne', '2026-03-19 00:00 Papier'],
        because: 'it reads texts: that the bytes are no UTF-8 is for its caller to see',
      },
    },
  },
  'webuntis-no-zone.ics': {
    means: ['2026-03-27 08:00 Prüfung: Mathematik, Kapitel 3'],
    others: {
      'ical.js': {
        reads: ['2026-03-27 08:00 Prüfung: Mathematik, Kapitel 3', '2026-03-30 08:00 Musik'],
        because: cancelledIsKept,
      },
      'node-ical': {
        reads: ['2026-03-27 08:00 Prüfung: Mathematik, Kapitel 3', '2026-03-30 08:00 Musik'],
        because: cancelledIsKept,
      },
    },
  },
  'webuntis.ics': { means: ['2026-03-04 08:00 M', '2026-03-30 08:00 D'] },
  'zimbra.ics': {
    means: ['2026-03-24 17:30 Training', '2026-03-31 17:30 Training'],
    others: {
      'node-ical': {
        reads: ['2026-03-24 17:30 Training', '2026-03-31 18:30 Training'],
        because: 'a time without a zone keeps its first distance to UTC through summer time',
      },
    },
  },
}

function ours(bytes: Buffer): Reading {
  const found = eventsIn({ bytes: new Uint8Array(bytes), charset: null }, kept)
  if (typeof found === 'string') return found
  const line = ({ date, until, time, title }: (typeof found)[number]) =>
    [spanOf(date, until), time, title].filter(Boolean).join(' ')
  return found.map(line).toSorted()
}

function readBy(reader: CalendarReader, text: string): Reading {
  try {
    return reader(text, kept)
  } catch (error) {
    return saidBy(error).message
  }
}

test('every form that is kept is in the table', () => {
  expect(Object.keys(forms)).toEqual(readdirSync(folder).toSorted())
})

test.each(Object.entries(forms))('%s means what it says, whoever reads it [I1]', (file, form) => {
  vi.spyOn(console, 'warn').mockReturnValue() // One of them tells what it falls back to.
  const bytes = readFileSync(join(folder, file))
  const text = bytes.toString()
  expect(ours(bytes)).toEqual(form.means)
  const { 'ical.js': icalJs, 'node-ical': nodeIcal } = form.others ?? {}
  expect(readBy(byIcalJs, text), 'by ical.js alone').toEqual(icalJs?.reads ?? form.means)
  expect(readBy(byNodeIcal, text), 'by node-ical').toEqual(nodeIcal?.reads ?? form.means)
})
