/** What the dashboard shows on some days only, in one file to fetch. */
export { DayDone } from './day-done.tsx'
export { GoalInvitation } from './goal-invitation.tsx'
export { LookBackNotice } from './look-back-notice.tsx'
export { ManyDays } from './many-days.tsx'
export { MissionOver } from './mission-over.tsx'
export { NextStep } from './next-step.tsx'
export { Welcome } from './welcome.tsx'
