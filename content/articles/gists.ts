/** What an article holds, in a few words below its title, where all of them stand. By its slug. */
export const gists: Readonly<Record<string, string>> = {
  'the-20-minute-family-meeting': 'Six stages, five rules and a plate of biscuits',
  'a-goal-the-smallest-can-say': 'Cards, a patch of floor and a sentence that pulls',
  'the-stand-up-with-a-four-year-old': 'Faces, two choices and a bell',
  'why-plans-need-an-if-then': 'Two minutes and one sentence for a bad Tuesday',
  'praise-prizes-and-the-sticker-chart': 'What prizes do to the wish, and which praise helps',
  'looking-back-without-hurting': 'Ten minutes, and nobody goes on trial',
  'fresh-starts-and-small-weeks': 'Beginnings pull, and Thursdays do not',
  'sharing-the-load-fairly': 'Hand over whole things, thinking included',
  'letting-teenagers-decide': 'Three lists, and one rule that can really change',
}
