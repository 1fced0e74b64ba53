// What a device is called by what its browser says of itself: in the settings, and in mails.

const systems: [RegExp, string][] = [
  [/iPhone/, 'un iPhone'],
  [/iPad/, 'un iPad'],
  [/Android.*Mobile/, 'un téléphone Android'],
  [/Android/, 'une tablette Android'],
  [/CrOS/, 'un Chromebook'],
  [/Macintosh|Mac OS X/, 'un Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]

// The order counts: nearly every browser claims to be several others as well.
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const nameIn = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** "Safari sur un iPhone", from what a browser says of itself. */
export function deviceWords(userAgent: string): string {
  const system = nameIn(systems, userAgent)
  const browser = nameIn(browsers, userAgent)
  if (browser && system) return `${browser} sur ${system}`
  if (browser) return browser
  return system ? `Un navigateur sur ${system}` : 'Un appareil qui ne dit rien de lui-même'
}
