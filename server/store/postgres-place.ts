/** Where a PostgreSQL is and what its database is called, as people may read it: without a password. */
export function postgresPlace(databaseUrl: string): string {
  // An address with a user and no host is one of a socket; URL asks for a host then.
  const { host, pathname, searchParams } = new URL(databaseUrl.replace('@/', '@localhost/'))
  return `the PostgreSQL database ${pathname.slice(1)} at ${searchParams.get('host') ?? host}`
}
