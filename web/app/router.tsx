import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { appPaths, publicPaths } from '#core/paths.ts'
import type { Store } from '#web/data/store.ts'
import { AppLayout } from './app-layout.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { requireBeginner, requireReady, requireUser } from './guards.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { PublicLayout } from './public-layout.tsx'

/** A route whose screen is loaded when it is first visited. */
function screen(path: string, load: () => Promise<ComponentType>, route: RouteObject = {}) {
  return { path, lazy: async () => ({ Component: await load() }), ...route } as RouteObject
}

const publicScreens = [
  screen(publicPaths.landing, async () => {
    const { LandingScreen } = await import('#web/features/front-door/landing-screen.tsx')
    return LandingScreen
  }),
]

const onboardingScreens = (store: Store) => [
  screen(
    appPaths.onboarding,
    async () => (await import('#web/features/onboarding/onboarding-screen.tsx')).OnboardingScreen,
    { loader: () => requireBeginner(store) },
  ),
  screen(
    appPaths.setupFamily,
    async () =>
      (await import('#web/features/onboarding/setup-family-screen.tsx')).SetupFamilyScreen,
  ),
  screen(appPaths.familyInterests, async () => {
    const { FamilyInterestsScreen } =
      await import('#web/features/onboarding/family-interests-screen.tsx')
    return FamilyInterestsScreen
  }),
  screen(
    appPaths.startGoal,
    async () => (await import('#web/features/onboarding/start-goal-screen.tsx')).StartGoalScreen,
  ),
]

const weekScreens = (store: Store) => [
  screen(
    appPaths.dashboard,
    async () => (await import('#web/features/dashboard/dashboard-screen.tsx')).DashboardScreen,
    { loader: () => requireReady(store) },
  ),
  screen(appPaths.planMeeting, async () => {
    const { PlanMeetingScreen } = await import('#web/features/plan-meeting/plan-meeting-screen.tsx')
    return PlanMeetingScreen
  }),
  screen(
    appPaths.standUp,
    async () => (await import('#web/features/stand-up/stand-up-screen.tsx')).StandUpScreen,
  ),
  screen(appPaths.retrospective, async () => {
    const { RetrospectiveScreen } =
      await import('#web/features/retrospective/retrospective-screen.tsx')
    return RetrospectiveScreen
  }),
  screen(
    appPaths.editSprint,
    async () => (await import('#web/features/sprints/edit-sprint-screen.tsx')).EditSprintScreen,
  ),
  screen(
    appPaths.openSprints,
    async () => (await import('#web/features/sprints/open-sprints-screen.tsx')).OpenSprintsScreen,
  ),
  screen(appPaths.printablePlan, async () => {
    const { PrintablePlanScreen } =
      await import('#web/features/printable-plan/printable-plan-screen.tsx')
    return PrintablePlanScreen
  }),
]

const otherScreens = [
  screen(
    appPaths.insights,
    async () => (await import('#web/features/insights/insights-screen.tsx')).InsightsScreen,
  ),
  screen(appPaths.recommendations, async () => {
    const { RecommendationsScreen } =
      await import('#web/features/recommendations/recommendations-screen.tsx')
    return RecommendationsScreen
  }),
  screen(appPaths.meetingGuide, async () => {
    const { MeetingGuideScreen } =
      await import('#web/features/meeting-guide/meeting-guide-screen.tsx')
    return MeetingGuideScreen
  }),
  screen(
    appPaths.settings,
    async () => (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen,
  ),
  screen(appPaths.verifyEmail, async () => {
    const { VerifyEmailScreen } = await import('#web/features/verify-email/verify-email-screen.tsx')
    return VerifyEmailScreen
  }),
  screen(
    appPaths.more,
    async () => (await import('#web/features/more/more-screen.tsx')).MoreScreen,
  ),
]

const developmentScreens = import.meta.env.DEV
  ? [
      screen(
        '/ui-kit',
        async () => (await import('#web/features/ui-kit/ui-kit-screen.tsx')).UiKitScreen,
      ),
    ]
  : []

/** Every address of the product with its guard and its screen. */
export function createRouter(store: Store) {
  return createBrowserRouter([
    {
      Component: PublicLayout,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: LoadingScreen,
      children: [...publicScreens, ...developmentScreens],
    },
    {
      loader: () => requireUser(store).then(() => null),
      Component: AppLayout,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: LoadingScreen,
      children: [...onboardingScreens(store), ...weekScreens(store), ...otherScreens],
    },
    { path: '*', Component: ErrorScreen },
  ])
}
