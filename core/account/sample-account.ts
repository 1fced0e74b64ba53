const beginning = 'sample_'

/** The id of an account that comes with a sample family, from a random id. */
export const sampleUserId = (random: string): string => beginning + random

/** Whether somebody only looks around: in a sample family, without an account of their own. */
export const isSample = (userId: string): boolean => userId.startsWith(beginning)

/** Nobody's address: its ending is reserved. Lower-cased. */
export const sampleAddress = (userId: string): string => (userId + addressEnd).toLowerCase()

const addressEnd = '@sample.invalid'

/** Whether mail there could only come back. */
export const isSampleAddress = (email: string): boolean => email.toLowerCase().endsWith(addressEnd)
