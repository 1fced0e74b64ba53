/**
 * By how the rules turn commands into documents: a browser that replays a family's log by other rules than
 * the server's takes snapshots instead. Raised with every change of what an accepted command does.
 */
export const rulesVersion = 11
