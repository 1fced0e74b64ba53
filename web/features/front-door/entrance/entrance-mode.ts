/** The tab that is open: for somebody who has an account, or for somebody new (S4.3). */
export type EntranceMode = 'login' | 'signup'
