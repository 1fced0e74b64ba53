/** What an article is about, in one clear clause below its title, where all of them stand. By its slug. */
export const gists: Readonly<Record<string, string>> = {
  'the-20-minute-family-meeting': 'A weekly meeting that people like to come back to',
  'a-goal-the-smallest-can-say': 'How a family finds one goal and says it in one sentence',
  'the-stand-up-with-a-four-year-old': 'How the youngest can take part',
  'why-plans-need-an-if-then': 'One sentence helps a plan through a bad day',
  'praise-prizes-and-the-sticker-chart': 'What prizes do, and which praise helps',
  'looking-back-without-hurting': 'Ten minutes about the week, without blame',
  'fresh-starts-and-small-weeks': 'Begin with little, and make a hard week smaller',
  'sharing-the-load-fairly': 'Hand over whole tasks, and the planning with them',
  'letting-teenagers-decide': 'What they can decide alone, and what you decide together',
}
