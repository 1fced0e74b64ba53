// Ends a popup in which somebody signed in with another account: web/shared/account/sign-in.ts waits for
// this message. It goes to a page of our own origin or to nobody, and holds no secret.
const { failed } = document.documentElement.dataset
const message = failed
  ? { type: 'elefam:signed-in', ok: false, code: failed }
  : { type: 'elefam:signed-in', ok: true }
if (window.opener) {
  window.opener.postMessage(message, window.location.origin)
  window.close()
} else {
  // Nobody opened this window, or the other site cut the tie: it goes on by itself.
  window.location.replace(document.getElementById('next').href)
}
