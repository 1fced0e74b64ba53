import type { Context } from 'hono'
import { textOf } from '#core/domain/document-text.ts'
import { jsonText, type JsonResponse } from '#server/http/json-text.ts'
import type { Env } from '#server/http/route.ts'
import { clientAddressHeader } from './agreed.ts'
import type { Auth } from './auth.ts'
import { refusalOf } from './refusal-of.ts'

/** Hands a request on to the authentication library; throws the refusal that its answer stands for. */
export type LibraryCall = (c: Context<Env>, path: string, payload?: unknown) => Promise<Response>

type Options = { loadAuth: () => Promise<Auth>; baseUrl: string }

/** As if the request came from our own pages, with the visitor's address; a POST with a payload. */
export function libraryCall({ loadAuth, baseUrl }: Options): LibraryCall {
  return async (c, path, payload) => {
    const headers = new Headers({
      [clientAddressHeader]: c.get('services').clientAddress(c),
      cookie: c.req.header('cookie') ?? '',
      'user-agent': (c.req.header('user-agent') ?? '').slice(0, 200),
    })
    if (payload !== undefined) {
      headers.set('origin', baseUrl)
      headers.set('content-type', 'application/json')
    }
    const request = new Request(baseUrl + path, {
      method: payload === undefined ? 'GET' : 'POST',
      headers,
      body: payload === undefined ? null : JSON.stringify(payload),
    })
    const response = await (await loadAuth()).handler(request)
    if (response.status >= 400) throw await refusalOf(response)
    return response
  }
}

/** The library's cookies, as headers. */
export function cookiesOf(response: Response): [string, string][] {
  return response.headers.getSetCookie().map((cookie) => ['set-cookie', cookie])
}

/** An answer of our own with the library's cookies. */
export function withCookies<Answer extends Response>(answer: Answer, response: Response): Answer {
  for (const [name, cookie] of cookiesOf(response)) answer.headers.append(name, cookie)
  return answer
}

/** Our short answer with the library's cookies. */
export function okWithCookies(response: Response): JsonResponse<{ ok: true }> {
  return withCookies(jsonText(textOf({ ok: true as const })), response)
}
