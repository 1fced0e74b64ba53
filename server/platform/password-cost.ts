/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
export const passwordCost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }
