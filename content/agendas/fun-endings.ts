/** Two silly minutes to end a plan meeting with: nothing to fetch, nothing to buy, all ages at once. */
export const funEndings: readonly string[] = [
  'Everybody dances until somebody says “elephant”. Then all freeze.',
  'Make the longest line you can with things from your pockets.',
  'One hums a song, the others guess it.',
  'Walk round the table like an elephant, then like a mouse.',
  'Pass a cushion round without hands.',
  'Each says one true thing and one invented one. Which is which?',
  'Build the highest tower you can in one minute.',
  'Everybody laughs on purpose until it is real.',
  'Draw the person on your left with your eyes closed.',
  'Tell a story together, three words each.',
  'Find something in the room that begins with the same letter as your name.',
  'Stand on one leg and name animals. Who names the last one?',
  'Play statues: one turns round, the others creep closer.',
  'Whisper a sentence round the table. What came out at the end?',
  'Count to twenty together, without arranging who says what.',
  'Invent a handshake that all of you can do.',
]
