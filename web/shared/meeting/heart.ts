/** How a line of the retrospective's thanks begins that is a heart for somebody, not their own words. */
export const heartFor = 'A heart for '
