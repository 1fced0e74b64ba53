import type { TypedResponse } from 'hono'
import type { JSONParsed } from 'hono/utils/types'
import { knownJson, type JsonText } from '#core/lib/json-text.ts'

/** A response whose JSON is such a value; the route's declaration says which it must be. */
export type JsonResponse<Value> = Response & TypedResponse<JSONParsed<Value>, 200, 'json'>

/** A response of JSON that is text already: stored documents go out as they are stored. */
export function jsonText<Value>(text: JsonText<Value>): JsonResponse<Value> {
  return respond(text)
}

declare const told: unique symbol

/** The JSON of such a value in pieces, where it may be longer than what fits into memory. */
export type JsonPieces<Value> = AsyncGenerator<string> & { readonly [told]?: Value }

/** A response of JSON that is read bit by bit while it is on its way. */
export function jsonStream<Value>(pieces: JsonPieces<Value>): JsonResponse<Value> {
  return respond(ReadableStream.from(pieces).pipeThrough(new TextEncoderStream()))
}

function respond<Value>(body: string | ReadableStream): JsonResponse<Value> {
  // What Hono's types say of a response is not there at run time.
  return new Response(body, {
    headers: { 'content-type': 'application/json' },
  }) as JsonResponse<Value>
}

/** The JSON of a list whose entries are texts already. */
export function jsonList<Value>(texts: readonly JsonText<Value>[]): JsonText<Value[]> {
  return knownJson(`[${texts.join(',')}]`)
}

/** The JSON of an object with these fields, and with some that are texts already. */
export function jsonWith<Fields extends object, More extends Record<string, JsonText<unknown>>>(
  fields: Fields,
  more: More,
): JsonText<
  Fields & { [Name in keyof More]: More[Name] extends JsonText<infer Value> ? Value : never }
> {
  let text = JSON.stringify(fields).slice(0, -1)
  for (const name of Object.keys(more)) {
    text += `${text === '{' ? '' : ','}${JSON.stringify(name)}:${more[name]}`
  }
  return knownJson(`${text}}`)
}

/** The JSON of nothing, for what may be a text or not there. */
export const jsonNull = knownJson<null>('null')
