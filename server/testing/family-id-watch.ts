import { loadModule, parseSync, type Node, type SelectStmt } from 'libpg-query'
import { familyKeyOf, namesFamily } from './family-tables.ts'

await loadModule()

/** A table in a query under its name there; of a query in its place, the columns that name a family. */
type Source = { name: string; key: string | undefined; familyColumns: (column: string) => boolean }

/** How the family of a source is known: given with the query, or by a row that names it. */
type Known = 'given' | 'joined'

type Scope = { sources: Source[]; known: Map<Source, Known>; outer: Scope | null }

/** A condition, and of which sources it takes rows away: not of the side that a join keeps. */
type Condition = { test: Node; of: readonly Source[] }

/** The queries before a query that are named for it (`with`), by the columns that name a family. */
type Named = ReadonlyMap<string, Source['familyColumns']>

/**
 * What a query does to families’ rows without saying which family’s, in words; nothing where each table
 * of theirs, in all of its parts, is bound to a family: by a parameter, or by a row that names one.
 */
export function familyFaultsIn(sql: string): string[] {
  const { stmts = [] } = parseSync(numbered(sql))
  return stmts.flatMap(({ stmt }) => (stmt ? faultsOf(stmt, null, new Map()) : []))
}

/** With PostgreSQL’s parameters in the place of SQLite’s. */
export function numbered(sql: string): string {
  let count = 0
  return sql.replaceAll(/'[^']*'|"[^"]*"|\?/g, (part) => {
    if (part !== '?') return part
    count += 1
    return `$${count}`
  })
}

function faultsOf(query: Node, outer: Scope | null, before: Named): string[] {
  if ('SelectStmt' in query) return faultsOfSelect(query.SelectStmt, outer, before)
  if ('InsertStmt' in query) {
    const { relation, cols = [], onConflictClause, withClause, ...rest } = query.InsertStmt
    const [faults, named] = faultsOfNamed(withClause, outer, before)
    const key = familyKeyOf(relation?.relname ?? '')
    const isSaid = key === undefined || namesOf(cols).includes(key)
    return [
      ...faults,
      ...(isSaid ? [] : [`adds to ${relation?.relname} without a family`]),
      ...faultsOfSet(relation?.relname, onConflictClause?.targetList),
      ...inner(rest, outer, named),
    ]
  }
  if ('UpdateStmt' in query) {
    const { relation, fromClause = [], targetList, whereClause, withClause } = query.UpdateStmt
    const [faults, named] = faultsOfNamed(withClause, outer, before)
    const from = [...(relation ? [{ RangeVar: relation }] : []), ...fromClause]
    return [
      ...faults,
      ...faultsOfSet(relation?.relname, targetList),
      ...faultsOfScope({ from, whereClause, rest: targetList, isLocked: false }, outer, named),
    ]
  }
  if ('DeleteStmt' in query) {
    const {
      relation,
      usingClause = [],
      whereClause,
      returningClause,
      withClause,
    } = query.DeleteStmt
    const [faults, named] = faultsOfNamed(withClause, outer, before)
    const from = [...(relation ? [{ RangeVar: relation }] : []), ...usingClause]
    return [
      ...faults,
      ...faultsOfScope({ from, whereClause, rest: returningClause, isLocked: false }, outer, named),
    ]
  }
  return [`is no query that is known here: ${Object.keys(query).join()}`]
}

function faultsOfSelect(select: SelectStmt, outer: Scope | null, before: Named): string[] {
  const { withClause, larg, rarg, fromClause = [], whereClause, lockingClause, ...rest } = select
  const [faults, named] = faultsOfNamed(withClause, outer, before)
  const arms = [larg, rarg].flatMap((arm) => (arm ? faultsOfSelect(arm, outer, named) : []))
  const isLocked = lockingClause !== undefined
  const own = { from: fromClause, whereClause, rest, isLocked }
  return [...faults, ...arms, ...faultsOfScope(own, outer, named)]
}

/** Those of the queries named before this one, and their names added to those that are known. */
function faultsOfNamed(
  withClause: { ctes?: Node[] } | undefined,
  outer: Scope | null,
  before: Named,
): [string[], Named] {
  const named = new Map(before)
  const faults: string[] = []
  for (const one of withClause?.ctes ?? []) {
    if (!('CommonTableExpr' in one)) continue
    const { ctename = '', ctequery } = one.CommonTableExpr
    if (!ctequery) continue
    faults.push(...faultsOf(ctequery, outer, named))
    named.set(ctename, familyColumnsOf(ctequery, outer, named))
  }
  return [faults, named]
}

/** A row stays its family’s: no query gives it to another one. */
function faultsOfSet(table = '', targets: Node[] = []): string[] {
  const key = familyKeyOf(table)
  return key !== undefined && namesOf(targets).includes(key) ? [`changes whose ${table} are`] : []
}

type Part = { from: Node[]; whereClause: Node | undefined; rest: unknown; isLocked: boolean }

function faultsOfScope(part: Part, outer: Scope | null, named: Named): string[] {
  const { scope, conditions } = scopeOf(part, outer, named)
  const unsaid = scope.sources.filter(
    (one) =>
      one.key !== undefined &&
      (part.isLocked ? scope.known.get(one) !== 'given' : !scope.known.has(one)),
  )
  const does = part.isLocked ? 'locks' : 'finds'
  return [
    ...unsaid.map(({ name }) => `${does} rows of ${name} without their family`),
    ...part.from.flatMap((one) => inner(one, scope, named)),
    ...inner([conditions.map(({ test }) => test), part.rest], scope, named),
  ]
}

/** The tables of a part of a query, and how much its conditions say of their families. */
function scopeOf(
  { from, whereClause }: Pick<Part, 'from' | 'whereClause'>,
  outer: Scope | null,
  named: Named,
) {
  const conditions: Condition[] = []
  const sources = from.flatMap((one) => sourcesIn(one, { conditions, outer, named }))
  if (whereClause) conditions.push({ test: whereClause, of: sources })
  const scope: Scope = { sources, known: new Map(), outer }
  // What one condition says, another may pass on.
  for (let before = -1; before < scope.known.size;) {
    before = scope.known.size
    for (const { test, of } of conditions) {
      for (const [source, how] of knownBy(test, scope, named)) {
        if (of.includes(source) && scope.known.get(source) !== 'given') scope.known.set(source, how)
      }
    }
  }
  return { scope, conditions }
}

type Joined = { conditions: Condition[]; outer: Scope | null; named: Named }

function sourcesIn(from: Node, joined: Joined): Source[] {
  const { conditions, outer, named } = joined
  if ('RangeVar' in from) {
    const { relname: table = '', alias } = from.RangeVar
    const name = alias?.aliasname ?? table
    const key = named.has(table) ? undefined : familyKeyOf(table)
    return [{ name, key, familyColumns: named.get(table) ?? namesFamily }]
  }
  if ('RangeSubselect' in from) {
    const { alias, subquery } = from.RangeSubselect
    const familyColumns = subquery ? familyColumnsOf(subquery, outer, named) : () => false
    return [{ name: alias?.aliasname ?? '', key: undefined, familyColumns }]
  }
  if ('JoinExpr' in from) {
    const { larg, rarg, quals, jointype } = from.JoinExpr
    const left = larg ? sourcesIn(larg, joined) : []
    const right = rarg ? sourcesIn(rarg, joined) : []
    const of = [
      ...(jointype === 'JOIN_INNER' || jointype === 'JOIN_RIGHT' ? left : []),
      ...(jointype === 'JOIN_INNER' || jointype === 'JOIN_LEFT' ? right : []),
    ]
    if (quals) conditions.push({ test: quals, of })
    return [...left, ...right]
  }
  return []
}

/** Of which sources a condition says the family. */
function knownBy(test: Node, scope: Scope, named: Named): Map<Source, Known> {
  if ('BoolExpr' in test) {
    const { boolop, args = [] } = test.BoolExpr
    const each = args.map((one) => knownBy(one, scope, named))
    if (boolop === 'AND_EXPR') return new Map(each.flatMap((one) => [...one]))
    if (boolop !== 'OR_EXPR') return new Map()
    const [first = new Map<Source, Known>(), ...others] = each
    return new Map([...first].filter(([source]) => others.every((other) => other.has(source))))
  }
  if ('SubLink' in test) {
    const { subLinkType, testexpr, subselect, operName } = test.SubLink
    const isIn = subLinkType === 'ANY_SUBLINK' && !operName // "= any" comes with a name of its own.
    const source = isIn ? keyed(testexpr, scope) : undefined
    return source && subselect && givesFamily(subselect, scope, named)
      ? new Map([[source, 'joined']])
      : new Map()
  }
  if (!('A_Expr' in test)) return new Map()
  const { kind, name = [], lexpr, rexpr } = test.A_Expr
  if (textsOf(name)[0] !== '=' || !['AEXPR_OP', 'AEXPR_IN'].includes(kind ?? '')) return new Map()
  const found = new Map<Source, Known>()
  for (const [one, other] of [
    [lexpr, rexpr],
    [rexpr, lexpr],
  ]) {
    const source = keyed(one, scope)
    const how = source && valueFrom(other, scope, named)
    if (how) found.set(source, how)
  }
  return found
}

/** How a value says a family: as a parameter, or by the row that it comes from; undefined: not. */
function valueFrom(value: Node | undefined, scope: Scope, named: Named): Known | undefined {
  if (!value) return undefined
  if ('ParamRef' in value) return 'given'
  if ('TypeCast' in value) return valueFrom(value.TypeCast.arg, scope, named)
  if ('List' in value) {
    const all = value.List.items ?? []
    return all.length > 0 && all.every((one) => 'ParamRef' in one) ? 'given' : undefined
  }
  if ('SubLink' in value) {
    const { subLinkType, subselect } = value.SubLink
    const isValue = subLinkType === 'EXPR_SUBLINK' && subselect
    return isValue && givesFamily(subselect, scope, named) ? 'joined' : undefined
  }
  const column = columnOf(value)
  if (!column) return undefined
  const source = sourceOf(column, scope)
  if (source?.key === column.name) return knownOf(source, scope)
  return source && source.key === undefined && source.familyColumns(column.name)
    ? 'joined'
    : undefined
}

const knownOf = (source: Source, scope: Scope | null): Known | undefined =>
  scope ? (scope.known.get(source) ?? knownOf(source, scope.outer)) : undefined

/** The source whose family this column says. */
function keyed(value: Node | undefined, scope: Scope): Source | undefined {
  const column = value && columnOf(value)
  const source = column && sourceOf(column, { ...scope, outer: null })
  return source?.key === column?.name ? source : undefined
}

type Column = { of: string | undefined; name: string }

function columnOf(value: Node): Column | undefined {
  if (!('ColumnRef' in value)) return undefined
  const names = textsOf(value.ColumnRef.fields)
  const name = names.at(-1)
  return name === undefined ? undefined : { of: names.at(-2), name }
}

/** Where a column belongs; one without a table’s name belongs to the only one that can have it. */
function sourceOf({ of, name }: Column, { sources, outer }: Scope): Source | undefined {
  const own =
    of === undefined
      ? (sources.find(({ key }) => key === name) ??
        sources.find(({ key, familyColumns }) => key === undefined && familyColumns(name)))
      : sources.find((one) => one.name === of)
  return own ?? (outer ? sourceOf({ of, name }, outer) : undefined)
}

/** Whether what a query selects first is the id of a family that it knows. */
function givesFamily(query: Node, outer: Scope | null, named: Named): boolean {
  if (!('SelectStmt' in query)) return false
  const [first] = query.SelectStmt.targetList ?? []
  const { scope } = scopeOf(bodyOf(query.SelectStmt), outer, named)
  const value = first && 'ResTarget' in first ? first.ResTarget.val : undefined
  return valueFrom(value, scope, named) === 'joined' || isKnownKey(value, scope)
}

const isKnownKey = (value: Node | undefined, scope: Scope): boolean => {
  const source = keyed(value, scope)
  return source !== undefined && scope.known.has(source)
}

/** Which of the columns that a query gives name a family. */
function familyColumnsOf(query: Node, outer: Scope | null, named: Named) {
  if (!('SelectStmt' in query)) return () => false
  const { scope } = scopeOf(bodyOf(query.SelectStmt), outer, named)
  const names = (query.SelectStmt.targetList ?? []).flatMap((one) => {
    if (!('ResTarget' in one) || !one.ResTarget.val) return []
    const { name, val } = one.ResTarget
    const isFamily = isKnownKey(val, scope) || valueFrom(val, scope, named) === 'joined'
    return isFamily ? (name ?? columnOf(val)?.name ?? []) : []
  })
  return (column: string) => names.includes(column)
}

const bodyOf = ({ fromClause: from = [], whereClause }: SelectStmt) => ({ from, whereClause })

/** The faults of the queries that stand somewhere in a part of another one. */
function inner(part: unknown, scope: Scope | null, named: Named): string[] {
  if (Array.isArray(part)) return part.flatMap((one) => inner(one, scope, named))
  if (typeof part !== 'object' || part === null) return []
  if (isQuery(part)) return faultsOf(part, scope, named)
  return Object.values(part).flatMap((one) => inner(one, scope, named))
}

const isQuery = (part: object): part is Node =>
  ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'].some((kind) => kind in part)

const namesOf = (targets: Node[]) =>
  targets.flatMap((one) => ('ResTarget' in one ? (one.ResTarget.name ?? []) : []))

const textsOf = (names: Node[] = []) =>
  names.flatMap((one) => ('String' in one ? (one.String.sval ?? []) : []))
