/** An ornament for the cover of each goal in content/goals/covers.ts, in 48 by 48. */
export const coverMarks: Record<string, string> = {
  'night-under-the-stars':
    'M30 4A20 20 0 1 0 44 34A18 18 0 0 1 30 4ZM38 14l1.5 3.5L43 19l-3.5 1.5L38 24l-1.5-3.5L33 19l3.5-1.5Z',
  'grandparents-stories':
    'M3 10C11 6 18 7 23 12V42C18 37 11 36 3 39ZM45 10C37 6 30 7 25 12V42C30 37 37 36 45 39Z',
  'mornings-without-rushing':
    'M10 36A14 14 0 0 1 38 36ZM22 4H26V15H22ZM3.5 34H0V38H48V34ZM6 14l2.8-2.8 7 7-2.8 2.8ZM42 14l-2.8-2.8-7 7 2.8 2.8Z',
  'grow-a-salad': 'M22 46V26C8 27 3 19 3 8C15 7 23 13 24 22C25 13 33 4 45 5C46 18 38 26 26 26V46Z',
}
