// What a device is called by what its browser says of itself: in the settings, and in mails.

const systems: [RegExp, string][] = [
  [/iPhone/, 'einem iPhone'],
  [/iPad/, 'einem iPad'],
  [/Android.*Mobile/, 'einem Android-Handy'],
  [/Android/, 'einem Android-Tablet'],
  [/CrOS/, 'einem Chromebook'],
  [/Macintosh|Mac OS X/, 'einem Mac'],
  [/Windows/, 'einem Windows-Rechner'],
  [/Linux/, 'einem Linux-Rechner'],
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

/** "Safari auf einem iPhone", from what a browser says of itself. */
export function deviceWords(userAgent: string): string {
  const system = nameIn(systems, userAgent)
  const browser = nameIn(browsers, userAgent)
  if (browser && system) return `${browser} auf ${system}`
  if (browser) return browser
  return system ? `Ein Browser auf ${system}` : 'Ein Gerät, das nichts über sich verrät'
}
