type FunEnding = {
  text: string
  /** For all ages at once; left out, it is for families with small ones. */
  forAll?: true
  /** It needs ears: left out where somebody signs, or wants no sounds. */
  byEar?: true
}

/** Two silly minutes to end a plan meeting with: nothing to fetch, nothing to buy. */
export const funEndings: readonly FunEnding[] = [
  { text: 'Everybody dances until somebody says “elephant”. Then all freeze.', byEar: true },
  { text: 'Make the longest line you can with things from your pockets.', forAll: true },
  { text: 'One hums a song, the others guess it.', forAll: true, byEar: true },
  { text: 'Walk round the table like an elephant, then like a mouse.' },
  { text: 'Pass a cushion round without hands.' },
  { text: 'Each tells one true thing and one invented one. Which is which?', forAll: true },
  { text: 'Build the highest tower you can in one minute.', forAll: true },
  { text: 'Everybody laughs on purpose until it is real.' },
  { text: 'Draw the person on your left with your eyes closed.', forAll: true },
  { text: 'Tell a story together, three words each.', forAll: true },
  { text: 'Find something in the room that begins with the same letter as your name.' },
  { text: 'Stand on one leg and name animals. Who names the last one?' },
  { text: 'Play statues: one turns round, the others creep closer.' },
  {
    text: 'Whisper a sentence round the table. What came out at the end?',
    forAll: true,
    byEar: true,
  },
  {
    text: 'Count to twenty together, without arranging who is next.',
    forAll: true,
    byEar: true,
  },
  { text: 'Invent a handshake that all of you can do.', forAll: true },
  { text: 'Each plays ten seconds of a song. Who knows it?', forAll: true, byEar: true },
  { text: 'Guess what the others would eat on a desert island.', forAll: true },
  { text: 'Each tells the oddest thing they learned this week.', forAll: true },
  { text: 'Find what all of you have in common. Five things in a minute?', forAll: true },
]
