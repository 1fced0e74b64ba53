import { t } from '#core/say.ts'
import { isByHand } from './install.ts'

/** Whether this browser could take push messages: it does, it could, or why it cannot. */
export type PushState = 'on' | 'off' | 'denied' | 'needs-https' | 'needs-home-screen' | 'none'

export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return 'needs-https'
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // An iPhone takes them for what is on the home screen.
  if (!isAble) return isByHand() ? 'needs-home-screen' : 'none'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off'
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Milliseconds until a browser without a service worker, as a private window may be, says so. */
const timeout = 5_000

async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error(t`This browser cannot take notifications here.`)), timeout),
  )
  return Promise.race([navigator.serviceWorker.ready, late])
}

/**
 * Has push messages come here, for a server’s public key; asks for the permission first, so it is
 * called by a press. Null where somebody says no; throws where the browser cannot.
 */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await worker()
  const there = await pushManager.getSubscription()
  if (there && keyOf(there) === publicKey) return there
  await there?.unsubscribe() // For a key that the server had before.
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** The server's public key that a subscription is for, as base64url without padding. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? []))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** No more push messages come here. */
export const unsubscribe = async () => void (await (await subscription())?.unsubscribe())
