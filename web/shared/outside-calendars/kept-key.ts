/** By this key the device keeps what calendars from outside had last: their days in a line, then all of it. */
export const keptKey = 'calendars'
