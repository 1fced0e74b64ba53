/**
 * The version of the terms and the privacy policy, as the day from which it holds. Whoever creates
 * an account agrees to this one; a change of either text makes a new one.
 */
export const policyVersion = '2026-11-25'
