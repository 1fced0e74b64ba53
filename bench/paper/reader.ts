// The reader as one program of its own, for a page that has nothing else.
export { findSheets } from '#web/shared/sheet-reader/find-sheets.ts'
export { readSheet } from '#web/shared/sheet-reader/read-sheet.ts'
