/**
 * The ideas that need eyes which see far, faint or in colour, as by-ear.ts has those for ears. They are left
 * out where somebody in the family reads large letters: no other kind says that somebody sees little (N29).
 */
export const bySight: ReadonlySet<string> = new Set([
  // To do together
  'activity-bird-breakfast',
  'activity-cloud-watching',
  'activity-colour-hunt',
  'activity-draw-the-same-thing',
  'activity-feelings-charades',
  'activity-kim-game',
  'activity-make-a-stop-motion',
  'activity-moon-date',
  'activity-night-sky-blanket',
  'activity-photo-evening',
  'activity-photo-of-letters',
  'activity-puzzle-on-the-tray',
  'activity-shadow-zoo',
  'activity-silent-quarter',
  'activity-sunrise',
  'activity-ten-of-one',
  // Goals
  'goal-night-under-the-stars',
  // Tasks
  'task-sketch-a-day',
  'task-sort-the-washing',
])
