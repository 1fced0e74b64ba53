import { describe, expect, test } from 'vitest'
import { addressIn, networkIn, networksOf } from './network-address.ts'

describe('an address', () => {
  test.each([
    ['203.0.113.7', ['203.0.113.7:4711', ' 203.0.113.7 ', '::ffff:203.0.113.7', '203.0.113.7:']],
    ['203.0.113.7', ['[::ffff:203.0.113.7]:80', '::FFFF:cb00:7107', '"203.0.113.7:80"']],
    ['2001:db8::1', ['[2001:db8::1]', '[2001:DB8:0::1]:443', '2001:db8:0:0:0:0:0:1%eth0']],
    ['fe80::1', ['fe80::1%eth0', '[fe80::1%25en0]:80', '"[fe80::1]:1"']],
    ['::1', ['[::1]', '0:0:0:0:0:0:0:1', '[::1]:3000']],
  ])('is %s however it is written [A72]', (address, spellings) => {
    for (const spelling of spellings) expect(addressIn(spelling), spelling).toBe(address)
  })

  test.each(['', 'unknown', '_hidden', 'localhost', '203.0.113', '[203.0.113.7]', 'a@b.example'])(
    'is not in “%s” [A72]',
    (text) => expect(addressIn(text)).toBeNull(),
  )

  test('of IPv6 counts as the network of a household [A72]', () => {
    expect(networkIn('[2001:db8:7:1:ffff::1]:443')).toBe('2001:db8:7:1')
    expect(networkIn('2001:db8::1')).toBe('2001:db8:0:0')
    expect(networkIn('203.0.113.7:4711')).toBe('203.0.113.7')
    expect(networkIn('someone@example.org')).toBeNull()
  })

  test.each([
    ['2001:db8:7:1::1', '2001:db8:7:1', '2001:db8:7:*'],
    ['2001:db8:7:ffff:1::', '2001:db8:7:ffff', '2001:db8:7:*'],
    ['2001:db8::7', '2001:db8:0:0', '2001:db8:0:*'],
    ['::1', '0:0:0:0', '0:0:0:*'],
    ['203.0.113.7:4711', '203.0.113.7', '203.0.113.*'],
    ['nobody', 'nobody', 'nobody'],
  ])('%s lies in the network %s, and that in %s [A83]', (address, network, wider) => {
    expect(networksOf(address)).toEqual({ network, wider })
  })
})
