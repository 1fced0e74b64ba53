// Arrows point down only. A broken rule names its reason; docs/architecture.md draws the picture.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const tests = '[.]test[.]tsx?$|/testing/|^core/[^/]+/examples[.]ts$'

/** What crosses the wire, and is checked there: in core alone, beside the rules of its subject. */
const schemas = '^core/.*schema[.]ts$'

/** A rule that forbids runtime and type imports alike. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** A rule that lets types through: they vanish before the code runs. */
const neverAtRuntime = (name, comment, from, to) =>
  never(name, comment, from, { ...to, dependencyTypesNot: ['type-only'] })

/** Files of one folder outside its tests. */
const in_ = (path) => ({ path, pathNot: tests })

const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`

const shape = [
  never(
    'no-circular',
    'A circle has no bottom to start reading from.',
    {},
    {
      circular: true,
      viaOnly: { dependencyTypesNot: ['type-only'] },
    },
  ),
  never(
    'no-orphans',
    'Nothing uses this file and it uses nothing.',
    {
      orphan: true,
      pathNot:
        '([.]d[.]ts$)|(^|/)[.]|[.]config[.](ts|mjs)$|^(content|web/public)/|^web/theme[.]js$',
    },
    {},
  ),
  never('no-unresolvable', 'This import leads nowhere.', {}, { couldNotResolve: true }),
  never(
    'not-to-tests',
    'Tests and their helpers are used by tests alone.',
    { pathNot: `${tests}|^(e2e|bench|scripts)/|[.]config[.]ts$` },
    { path: `${tests}|^(e2e|bench|scripts)/` },
  ),
  neverAtRuntime(
    'not-to-dev-dependencies',
    'What runs in production needs only what production installs.',
    in_('^(core|server|content)/'),
    { dependencyTypes: ['npm-dev'] },
  ),
]

const toNames = (floor) => floor.split(' ')

/** The subjects of core, the ground first. */
const belowTheLog = [
  'lib time text commands',
  'members days-here dates experiments goal topics family',
  'tasks meetings plan-meeting retrospective stand-up sprint',
].flatMap(toNames)

const fromTheLogUp = [
  'recommendations log invites account',
  'story insights letters paper reminders calendars',
  'two-homes devices programs',
].flatMap(toNames)

/** A subject with commands that has no place of its own stands right below the log. */
const unplaced = readdirSync(join(import.meta.dirname, 'core')).filter(
  (name) =>
    existsSync(join(import.meta.dirname, 'core', name, 'rules.ts')) &&
    ![...belowTheLog, ...fromTheLogUp].includes(name),
)

const floors = [...belowTheLog, ...unplaced, ...fromTheLogUp]

const core = [
  never('core-depends-on-nothing', 'core runs anywhere.', in_('^core/'), {
    pathNot: `^core/|${npm('zod')}`,
  }),
  never(
    'zod-is-for-schemas',
    'Rules work on types; only schemas read strange input.',
    {
      path: '^(core|web|content)/',
      pathNot: `${tests}|${schemas}`,
    },
    { path: npm('zod') },
  ),
  neverAtRuntime(
    'only-types-from-schemas',
    'A schema brings zod with it, which the browser must not load.',
    { path: '^(core|web|content)/', pathNot: `${tests}|${schemas}` },
    { path: schemas },
  ),
  neverAtRuntime(
    'schemas-know-no-rules',
    'The rules take their types from the schemas.',
    { path: schemas },
    { path: '^core/[^/]+/', pathNot: `${schemas}|^core/(text|time)/|^core/letters/drawing[.]ts$` },
  ),
  never(
    'rules-know-no-addresses',
    'The rules know types, errors, limits and words.',
    { path: '^core/[^/]+/', pathNot: tests },
    { path: '^core/(paths|address|policy)[.]ts$' },
  ),
  // The rooms of core from the ground up: a rule looks down, or into its own room.
  ...floors
    .flatMap((floor, at) =>
      neverAtRuntime(
        `${floor}-looks-down`,
        'A subject knows those below it; what two need moves down.',
        { path: `^core/${floor}/`, pathNot: `${tests}|${schemas}` },
        { path: `^core/(${floors.slice(at + 1).join('|')})/`, pathNot: schemas },
      ),
    )
    .slice(0, -1),
  never('content-is-data', 'The library is data typed by core.', in_('^(content|web/public)/'), {
    path: '^(server|web|scripts|bench|e2e)/',
  }),
]

const server = [
  never('server-knows-no-screens', 'The server serves the built files only.', in_('^server/'), {
    path: '^web/',
  }),
  neverAtRuntime(
    'content-in-its-readers-language',
    'server/content.ts gives it in the language of whoever reads it; the brand’s name is the same in all.',
    { path: '^server/', pathNot: `${tests}|^server/content[.]ts$` },
    { path: '^content/', pathNot: '^content/brand[.]ts$' },
  ),
  never(
    'sql-in-the-store',
    'Queries and drivers live in server/store.',
    { path: '^(core|server/(?!store/)|web|content)', pathNot: tests },
    { path: `${npm('kysely', 'pg', '@types/pg')}|^(node:)?sqlite$` },
  ),
  never(
    'server-features-are-islands',
    'A feature imports no other feature; what two need moves down or is composed in app.',
    { path: '^server/features/([^/]+)/', pathNot: tests },
    { path: '^server/features/', pathNot: '^server/features/$1/' },
  ),
  never('server-features-look-down', 'app composes features.', in_('^server/features/'), {
    path: '^server/(app/|commands/|command-line[.]ts|main[.]ts)',
  }),
  never(
    'declarations-know-no-node',
    'The browser takes its types from the routes’ declarations, so they stand on core alone.',
    in_('^server/(app/api|http/declare|features/.+[.]api)[.]ts$'),
    {
      pathNot: `^core/|^server/(http/declare|features/.+[.]api)[.]ts$|${npm('@hono/zod-openapi')}`,
    },
  ),
  never('http-looks-down', 'What routes are made of knows none of them.', in_('^server/http/'), {
    path: '^server/(app/|features/|main[.]ts)',
  }),
  never('store-looks-down', 'The store knows core alone.', in_('^server/store/'), {
    path: '^server/(?!store/)|^(content|web/public)/',
  }),
  never('platform-looks-down', 'The outside world knows core alone.', in_('^server/platform/'), {
    path: '^server/(?!platform/)|^(content|web/public)/',
  }),
  never('http-looks-down', 'What routes are made of knows no routes.', in_('^server/http/'), {
    path: '^server/(app|features)/|^server/main[.]ts|^(content|web/public)/',
  }),
  never('app-is-not-main', 'main starts the app, and nothing imports main.', in_('^server/app/'), {
    path: '^server/main[.]ts',
  }),
]

const web = [
  neverAtRuntime(
    'only-types-from-the-server',
    'The browser never loads the server.',
    in_('^web/'),
    {
      path: '^server/',
    },
  ),
  never(
    'only-the-routes-types',
    'What crosses the wire is declared with its route; the rest of the server is not the browser’s.',
    in_('^web/'),
    { path: '^server/(?!app/api[.]ts$)' },
  ),
  neverAtRuntime('the-browser-is-not-node', 'There is no Node in a browser.', in_('^web/'), {
    dependencyTypes: ['core'],
  }),
  never(
    'web-features-are-islands',
    'A feature imports no other feature; what two need moves down or is composed in app.',
    { path: '^web/features/([^/]+)/', pathNot: tests },
    { path: '^web/features/', pathNot: '^web/features/$1/' },
  ),
  never('web-features-look-down', 'app composes features.', in_('^web/features/'), {
    path: '^web/(app/|main[.]tsx?)',
  }),
  never(
    'shared-looks-down',
    'What several features show knows none of them.',
    in_('^web/shared/'),
    {
      path: '^web/(app|features)/|^web/main[.]tsx?',
    },
  ),
  never('data-looks-down', 'Reads and commands know no screens.', in_('^web/data/'), {
    path: '^web/(?!data/|lib/)',
  }),
  never('ui-knows-no-product', 'Components serve any product, in any language.', in_('^web/ui/'), {
    path: '^(web/(?!ui/|lib/|styles/)|core/(?!lib/typed-objects|say[.]ts|language[.]ts)|content/|server/)',
  }),
  never('lib-looks-down', 'Helpers serve any screen.', in_('^web/lib/'), {
    path: '^(web/(?!lib/)|content/|server/)',
  }),
]

export default {
  forbidden: [...shape, ...core, ...server, ...web],
  options: {
    // swc reads the syntax: TypeScript 7 offers no compiler API.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|web/dist|release|data|test-results|playwright-report)/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
