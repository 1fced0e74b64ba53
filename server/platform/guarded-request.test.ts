import { expect, test } from 'vitest'
import { pushServices, readConfig } from './config.ts'
import { allowedAddress } from './guarded-request.ts'

const { pushHosts } = readConfig({ PUSH_HOSTS: 'push.example:443, *.own.example lan.example:8443' })
const isAllowed = (address: string) => allowedAddress(address, pushHosts) !== null

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://push.example/abc',
  'https://a.b.own.example/abc',
  'https://lan.example:8443/abc',
])('%s is a push service', (address) => {
  expect(isAllowed(address)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://fcm.googleapis.com./abc',
  'https://evil.example/fcm.googleapis.com',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://push.apple.com/abc',
  'https://evilpush.apple.com/abc',
  'https://own.example/abc',
  'https://lan.example/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'https://127.0.0.1/abc',
  'file:///etc/passwd',
  'no address',
])('%s is none, and is asked nothing [A77]', (address) => {
  expect(isAllowed(address)).toBe(false)
})

test('without a word of the host there are those of the browsers alone', () => {
  expect(readConfig({}).pushHosts).toEqual([...pushServices])
  expect(() => readConfig({ PUSH_HOSTS: 'https://push.example' })).toThrow('PUSH_HOSTS')
})
