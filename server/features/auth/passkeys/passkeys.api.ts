import { z } from '@hono/zod-openapi'
import { passkeyCreationSchema, passkeyRequestSchema } from '#core/account/schema.ts'
import { id, name } from '#core/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, looseText, proofBody, route } from '#server/http/declare.ts'

const ofPasskey = z.object({ passkeyId: id })

/** Passkeys: what opens an account with a finger, a face or a PIN, and no password. */
export const passkeysApi = {
  askForOne: route('public', {
    method: 'post',
    path: apiPaths.askForPasskey,
    summary: 'What a browser needs to show a passkey for signing in',
    responses: { 200: answer(passkeyRequestSchema, 'For navigator.credentials.get') },
  }),
  signIn: route('public', {
    method: 'post',
    path: apiPaths.signInWithPasskey,
    summary: 'Sign in with a passkey; makes no account',
    request: { body: body(z.strictObject({ passkey: looseText })) },
    responses: { 200: answer(done, 'Signed in; the cookie holds the session') },
  }),
  askForProof: route('signed-in', {
    method: 'get',
    path: apiPaths.passkeyProof,
    summary: 'What a browser needs to show one of the own passkeys as proof',
    responses: { 200: answer(passkeyRequestSchema, 'For navigator.credentials.get') },
  }),
  beginNew: route('signed-in', {
    method: 'post',
    path: apiPaths.newPasskey,
    summary: 'What a browser needs to make a passkey',
    request: { body: proofBody },
    responses: { 200: answer(passkeyCreationSchema, 'For navigator.credentials.create') },
  }),
  add: route('signed-in', {
    method: 'post',
    path: apiPaths.passkeys,
    summary: 'Add the passkey that the browser made',
    request: { body: body(z.strictObject({ passkey: looseText, name })) },
    responses: { 200: answer(done, 'It opens the account from now on') },
  }),
  remove: route('signed-in', {
    method: 'delete',
    path: apiPaths.passkey.template,
    summary: 'Remove a passkey; the last way in stays',
    request: { params: ofPasskey, body: proofBody },
    responses: { 200: answer(done, 'Removed') },
  }),
}
