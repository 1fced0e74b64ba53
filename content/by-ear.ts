/**
 * The ideas that need ears, by their keys, which are the same in every language. They are left out where
 * somebody in the family signs, or wants no sounds (N29).
 */
export const byEar: ReadonlySet<string> = new Set([
  // To do together
  'activity-family-band',
  'activity-indoor-trail',
  'activity-kitchen-disco',
  'activity-living-room-camp',
  'activity-story-on-the-way',
  'activity-silent-quarter',
  'activity-spa-evening',
  'activity-teen-dj-dinner',
  'activity-scavenger-list',
  'activity-torch-walk',
  // Goals
  'goal-dance-every-day',
  'goal-disagree-without-shouting',
  'goal-family-band',
  'goal-one-long-book-aloud',
  'goal-poems-by-heart',
  'goal-practise-an-instrument',
  'goal-ten-minute-tidy',
  'goal-thanks-out-loud',
  'goal-twenty-birds',
  // Tasks
  'task-brush-to-a-song',
  'task-call-grandparents',
  'task-choose-before-you-open',
  'task-fold-and-talk',
  'task-one-good-thing-in-bed',
  'task-poem-by-heart',
  'task-practise-ten',
  'task-put-the-toys-to-bed',
  'task-read-to-somebody-smaller',
  'task-same-three-steps-to-bed',
  'task-sing-one-song-a-day',
  'task-take-out-recycling',
  'task-ten-minute-tidy',
  'task-wake-with-a-song',
  'task-whisper-hour',
  // For meetings
  'situation-child-calls-stand-up',
  'situation-faces-first',
  'situation-stand-up-on-the-move',
  'situation-try-one-change',
  'tip-child-hosts',
  'tip-high-and-low-about-us',
  'tip-one-morning-change',
  'tip-rotate-the-host',
  'tip-talking-object',
  'tip-timekeeper-with-a-bell',
])
