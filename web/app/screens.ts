import type { ComponentType } from 'react'
import { appPaths } from '#core/paths.ts'

type Load = () => Promise<ComponentType>

const loads: Record<string, Load> = {
  [appPaths.dashboard]: async () => {
    const today = await import('#web/features/dashboard/dashboard-screen.tsx')
    await today.firstView()
    return today.DashboardScreen
  },
  [appPaths.onboarding]: async () =>
    (await import('#web/features/onboarding/onboarding-screen.tsx')).OnboardingScreen,
  [appPaths.setupFamily]: async () =>
    (await import('#web/features/onboarding/setup-family-screen.tsx')).SetupFamilyScreen,
  [appPaths.familyInterests]: async () =>
    (await import('#web/features/onboarding/family-interests-screen.tsx')).FamilyInterestsScreen,
  [appPaths.startGoal]: async () =>
    (await import('#web/features/onboarding/start-goal-screen.tsx')).StartGoalScreen,
  [appPaths.mission]: async () =>
    (await import('#web/features/mission/mission-screen.tsx')).MissionScreen,
  [appPaths.ourStory]: async () =>
    (await import('#web/features/our-story/our-story-screen.tsx')).OurStoryScreen,
  [appPaths.storyBook]: async () =>
    (await import('#web/features/our-story/story-book-screen.tsx')).StoryBookScreen,
  [appPaths.letters]: async () =>
    (await import('#web/features/letters/letters-screen.tsx')).LettersScreen,
  [appPaths.planMeeting]: async () => {
    const meeting = await import('#web/features/plan-meeting/plan-meeting-screen.tsx')
    const { besideQuestions } = await import('#web/shared/meeting/weekly-meeting.tsx')
    await besideQuestions()
    return meeting.PlanMeetingScreen
  },
  [appPaths.standUp]: async () =>
    (await import('#web/features/stand-up/stand-up-screen.tsx')).StandUpScreen,
  [appPaths.retrospective]: async () =>
    (await import('#web/features/retrospective/retrospective-screen.tsx')).RetrospectiveScreen,
  [appPaths.editSprint]: async () =>
    (await import('#web/features/sprints/edit-sprint-screen.tsx')).EditSprintScreen,
  [appPaths.openSprints]: async () =>
    (await import('#web/features/sprints/open-sprints-screen.tsx')).OpenSprintsScreen,
  [appPaths.printablePlan]: async () =>
    (await import('#web/features/printable-plan/printable-plan-screen.tsx')).PrintablePlanScreen,
  [appPaths.bringPaperBack]: async () =>
    (await import('#web/features/bring-paper-back/bring-paper-back-screen.tsx'))
      .BringPaperBackScreen,
  [appPaths.insights]: async () =>
    (await import('#web/features/insights/insights-screen.tsx')).InsightsScreen,
  [appPaths.recommendations]: async () =>
    (await import('#web/features/recommendations/recommendations-screen.tsx'))
      .RecommendationsScreen,
  [appPaths.meetingGuide]: async () =>
    (await import('#web/features/meeting-guide/meeting-guide-screen.tsx')).MeetingGuideScreen,
  [appPaths.settings]: async () =>
    (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen,
  [appPaths.verifyEmail]: async () =>
    (await import('#web/features/verify-email/verify-email-screen.tsx')).VerifyEmailScreen,
  [appPaths.activity]: async () =>
    (await import('#web/features/activity/activity-screen.tsx')).ActivityScreen,
  [appPaths.host]: async () => (await import('./host-screen.tsx')).HostScreen,
  [appPaths.more]: async () => (await import('#web/features/more/more-screen.tsx')).MoreScreen,
}

/** Today stands on the documents alone; those of its parts that ask bring with them what it takes. */
const asks = (path: string) => path !== appPaths.dashboard

/** The screen of each address for signed-in families, loaded when it is first visited. */
export const screens: Record<string, Load> = Object.fromEntries(
  Object.entries(loads).map(([path, load]) => [path, asks(path) ? withAsking(load) : load]),
)

function withAsking(load: Load): Load {
  return async () => {
    const [Screen, { asking }] = await Promise.all([load(), import('#web/data/asking.tsx')])
    return asking(Screen)
  }
}
