/** The tables of families' rows, with the column by which they could be spread over machines. */
const keys: Record<string, RegExp> = {
  families: /"id" (=|in)|"primaryUserId" =/,
  sprints: /"familyId" (=|in|is)/,
  changes: /"familyId" (=|in|is)/,
  invites: /"familyId" (=|in|is)/,
}

/** What looks for a row without knowing its family, and why that cannot be otherwise. */
const allowed: Record<string, string> = {
  'select "id" from "families" where "settleDaysAt" <= ? order by "settleDaysAt" limit ?':
    'the job that keeps the days of two homes apart',
  'select * from "invites" where "id" = ?': 'the link in an invite’s mail names nothing else',
  'update "changes" set "userId" = ? where "userId" = ?':
    'an account that is deleted goes from the logs of all families it ever was in',
  'update "invites" set "toEmail" = ?, "name" = ? where "id" in (select "id" from "invites" where "expiresAt" < ? and "toEmail" <> \'\' limit ?)':
    'whom invites were for is forgotten in all families at once, by the clock',
  'update "invites" set "expiresAt" = "createdAt" where "fromUserId" = ? and "status" = ?':
    'an account that is somebody else’s by now takes back what it offers in every family',
  'select "toEmail" from "invites" where "fromUserId" = ? and "status" = ? and "expiresAt" > ?':
    'the owner is told of all that opens the account',
  'delete from "invites" where "fromUserId" = ?':
    'an account that is deleted may have invited into a family it has left',
  'select count(*) as "rows" from "families"': 'those in charge see how many there are',
  'select count(*) as "rows" from (select "id" from "families" limit ?) as "some"':
    'a host who takes so many families has them counted as one more would begin',
}

/**
 * Whether a query on families' rows says which family, so that the tables can be spread over machines
 * by it.
 */
export function saysItsFamily(sql: string): boolean {
  for (const [table, key] of Object.entries(keys)) {
    const names = new RegExp(`(from|join|update|into) "${table}"`).test(sql)
    const says = sql.startsWith('insert')
      ? sql.includes(`"${table === 'families' ? 'id' : 'familyId'}"`)
      : key.test(sql)
    if (names && !says && !(sql.replaceAll(/\$\d+/g, '?') in allowed)) return false
  }
  return true
}
