const beginning = 'sample_'

/** The id of an account that comes with a sample family, from a random id. */
export const sampleUserId = (random: string): string => beginning + random

/** Whether somebody only looks around: in a sample family, without an account of their own. */
export const isSample = (userId: string): boolean => userId.startsWith(beginning)
