/** What the dashboard shows on some days only, in one file to fetch. */
export { GoalInvitation } from './goal-invitation.tsx'
export { LookBackNotice } from './look-back-notice.tsx'
export { MissionOver } from './mission-over.tsx'
export { NextStep } from './next-step.tsx'
export { Welcome } from './welcome.tsx'
