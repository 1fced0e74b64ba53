// For components, which know nothing of the product's rules.
export { fromEntries, keysOf } from '#core/lib/typed-objects.ts'
