import { z } from '@hono/zod-openapi'
import { confirmationSchema, signInMethodsSchema } from '#core/account/schema.ts'
import { id, name } from '#core/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { problemSchema } from '#core/problem-schema.ts'
import {
  answer,
  body,
  done,
  looseText,
  proofBody,
  proofFields,
  route,
} from '#server/http/declare.ts'

/** Nothing but these may come in (A20, A23); what is no text is the same as a wrong one (S5.3). */
const credentials = z.strictObject({ email: looseText, password: looseText })
/** What lets a stranger in where the host asks for one. */
const signUpCode = z.string().max(limits.signUpCode)
const signedIn = answer(done, 'Signed in; the cookie holds the session')
const signedOut = answer(done, 'Signed out')
const link = body(z.strictObject({ token: looseText }))
const ofProvider = z.object({ provider: id })
/** These are pages of a browser: what is odd is as if it were not there, instead of an error in JSON. */
const lenient = z.string().max(5000).optional().catch(undefined).openapi({ type: 'string' })
const onward = (description: string) => ({ 302: { description } })

const notLetIn = answer(problemSchema, 'These open no account, or a code of an app is asked for')

/** Accounts: in and out, what opens them, and the mails that prove an address. */
export const authApi = {
  signUp: route('public', {
    method: 'post',
    path: apiPaths.signUp,
    summary: 'Create an account with its family, and sign in',
    request: {
      body: body(
        credentials.extend({
          name: name.optional(),
          invite: id.optional(),
          code: signUpCode.optional(),
          captcha: looseText,
        }),
      ),
    },
    responses: {
      200: signedIn,
      401: notLetIn,
      404: answer(problemSchema, 'There is no such invite'),
      410: answer(problemSchema, 'The invite was accepted, taken back, or is too old'),
      422: answer(problemSchema, 'There is an account with this address already'),
    },
  }),
  checkSignUpCode: route('public', {
    method: 'post',
    path: apiPaths.signUpCode,
    summary: 'Whether a sign-up code is good; a cookie brings it along to another site and back',
    request: { body: body(z.strictObject({ code: signUpCode })) },
    responses: { 200: answer(done, 'It is; nothing of it is used up') },
  }),
  signIn: route('public', {
    method: 'post',
    path: apiPaths.signIn,
    summary: 'Sign in with e-mail and password',
    // The code: of an app or from paper, where the account asks for one.
    request: { body: body(credentials.extend({ code: looseText })) },
    responses: { 200: signedIn, 401: notLetIn },
  }),
  signOut: route('public', {
    method: 'post',
    path: apiPaths.signOut,
    summary: 'End this session',
    responses: { 200: signedOut },
  }),
  changeEmail: route('signed-in', {
    method: 'post',
    path: apiPaths.changeEmail,
    summary: 'Change the own e-mail address; a confirmed one stays until the new one is confirmed',
    request: { body: body(z.strictObject({ newEmail: looseText, ...proofFields })) },
    responses: {
      200: answer(done, 'The same for every address, in use or not'),
    },
  }),
  changePassword: route('signed-in', {
    method: 'post',
    path: apiPaths.changePassword,
    summary: 'Choose another password; signs out everywhere else',
    request: { body: body(z.strictObject({ newPassword: looseText, ...proofFields })) },
    responses: { 200: answer(done, 'It counts from now on') },
  }),
  askForReset: route('public', {
    method: 'post',
    path: apiPaths.requestPasswordReset,
    summary: 'Send a link for a new password, if there is an account with this address',
    request: { body: body(z.strictObject({ email: looseText })) },
    responses: { 200: answer(done, 'The same for every address, known or not') },
  }),
  readResetLink: route('public', {
    method: 'post',
    path: apiPaths.resetLink,
    summary: 'Whether the link from the mail still gives a new password; changes nothing',
    request: { body: link },
    responses: { 200: answer(done, 'It does') },
  }),
  resetPassword: route('public', {
    method: 'post',
    path: apiPaths.resetPassword,
    summary: 'Choose a new password with the link from the mail; signs out everywhere',
    request: { body: body(z.strictObject({ token: looseText, newPassword: looseText })) },
    responses: { 200: answer(done, 'The new password counts from now on') },
  }),
  notMe: route('public', {
    method: 'post',
    path: apiPaths.notMe,
    summary: 'Say with the link from a mail that it was somebody else: ends whatever may be theirs',
    request: { body: link },
    responses: { 200: answer(z.object({ token: z.string() }), 'For choosing a new password') },
  }),
  beginSignInWith: route('public', {
    method: 'get',
    path: apiPaths.signInWith.template,
    summary: 'Where signing in with another account begins',
    request: {
      params: z.object({ provider: z.string() }),
      query: z.object({ popup: lenient, to: lenient }),
    },
    responses: onward('On to the other account’s site'),
  }),
  finishSignInWith: route('public', {
    method: 'get',
    path: apiPaths.signInCallback.template,
    summary: 'Where the other account’s site sends the browser back to',
    request: {
      params: z.object({ provider: z.string() }),
      query: z.object({ state: lenient, code: lenient, error: lenient, iss: lenient }),
    },
    responses: onward('On to the screen, signed in; or with the code of what went wrong'),
  }),
  sendVerification: route('signed-in', {
    method: 'post',
    path: apiPaths.sendVerification,
    summary: 'Send the verification e-mail once more, unless the address is verified',
    responses: { 200: answer(done, 'On its way; the link before it ends as this one is sent') },
  }),
  readConfirmation: route('public', {
    method: 'post',
    path: apiPaths.confirmation,
    summary: 'What the link in a mail would confirm; changes nothing',
    request: { body: link },
    responses: { 200: answer(confirmationSchema, 'What there is to confirm') },
  }),
  confirmEmail: route('public', {
    method: 'post',
    path: apiPaths.confirmEmail,
    summary: 'Confirm an address with the link from the mail, once',
    request: { body: link },
    responses: { 200: answer(done, 'The account has this address, and it is confirmed') },
  }),
  signInMethods: route('signed-in', {
    method: 'get',
    path: apiPaths.signInMethods,
    summary: 'With what the own account can be opened',
    responses: { 200: answer(signInMethodsSchema, 'A password, accounts of other sites') },
  }),
  sendCode: route('signed-in', {
    method: 'post',
    path: apiPaths.sendCode,
    summary: 'Mail a code that shows who asks, in the place of a password',
    responses: { 200: answer(done, 'On its way') },
  }),
  prove: route('signed-in', {
    method: 'post',
    path: apiPaths.proof,
    summary: 'Show once more who asks: for some minutes ways in can be added on this device',
    request: { body: proofBody },
    responses: { 200: answer(done, 'Good for some minutes, on this device') },
  }),
  linkAccount: route('signed-in', {
    method: 'post',
    path: apiPaths.linkedAccount.template,
    summary: 'Begin to link an account of another site: gives the address to go to',
    request: { params: ofProvider, body: proofBody },
    responses: { 200: answer(z.object({ url: z.string() }), 'Where it goes on') },
  }),
  unlinkAccount: route('signed-in', {
    method: 'delete',
    path: apiPaths.linkedAccount.template,
    summary: 'Unlink an account of another site; the last way in stays',
    request: { params: ofProvider, body: proofBody },
    responses: { 200: answer(done, 'Unlinked') },
  }),
}
