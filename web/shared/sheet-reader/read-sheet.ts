export { findSheets, type Found, type FoundTag } from './find-sheets.ts'
