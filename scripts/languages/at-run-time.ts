import { MagicString } from 'magic-string'
import type { Plugin } from 'vite'
import { keyOf } from './catalog.ts'
import { maySay, messagesOf, type Message } from './messages.ts'

/**
 * The server speaks to readers of every language: each sentence asks for its translation when it is said
 * (server/platform/say.ts), and is English as it stands where there is none. Content has files of its
 * own in each (server/content.ts).
 */
export function speakAtRunTime(): Plugin {
  return {
    name: 'speak-at-run-time',
    enforce: 'pre',
    transform: {
      filter: { id: /[/](core|content|server)[/].+(?<![.]test)[.]ts$/ },
      handler: (code, id) => (maySay(code) ? atRunTime(code, id) : null),
    },
  }
}

export function atRunTime(code: string, file: string) {
  const messages = messagesOf(code, file)
  if (messages.length === 0) return null
  const result = new MagicString(code)
  for (const message of messages) {
    result.appendLeft(message.start, `$say(${call(code, message)}, () => `)
    result.appendRight(message.end, ')')
  }
  result.prepend(`import { say as $say } from '#server/platform/say.ts';`)
  return { code: result.toString() }
}

/** What it says, and its values by name. */
function call(code: string, message: Message): string {
  if (message.within.length > 0)
    throw new Error(`"${message.text}" has another sentence in it: say that one before`)
  const values = [...message.values].map(
    ([name, { start, end }]) => `${JSON.stringify(name)}: ${code.slice(start, end)}`,
  )
  return `${JSON.stringify(keyOf(message))}, { ${values.join(', ')} }`
}
