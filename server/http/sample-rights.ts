import { isSample } from '#core/account/sample-account.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import type { OpenSession, Services } from './route.ts'

/**
 * All that a sample family may change: its own documents and letters. Every other write of the server, also one
 * that is still to be invented, is refused, so that nothing leaves a sample and none becomes an account.
 */
const open = new Set<string>([
  `post ${apiPaths.familyCommands.template}`,
  `post ${apiPaths.sprints.template}`,
  `patch ${apiPaths.sprint.template}`,
  `delete ${apiPaths.sprint.template}`,
  `post ${apiPaths.sprintCommands.template}`,
  `post ${apiPaths.presence.template}`,
  `post ${apiPaths.letters.template}`,
  `post ${apiPaths.openedLetters.template}`,
  `delete ${apiPaths.letter.template}`,
])

type Asked = { method: string; path: string }

/** Refuses what a sample family may not do, and more changes than looking around takes; asks nothing of others. */
export async function requireSampleRights(
  { limit }: Pick<Services, 'limit'>,
  { method, path }: Asked,
  session: OpenSession | null,
): Promise<void> {
  if (!session || method === 'get' || !isSample(session.user.id)) return
  if (!open.has(`${method} ${path}`)) refuse('sample-only')
  await limit('sampleWrites', session.user.id)
}
