import type { OtherEntry } from '#core/contract/activity.ts'
import type { FamilyCommand } from '#core/contract/family-commands.ts'
import { quoted, type Words } from './words.ts'

/** What each command to the family is called in a sentence that begins with who did it. */
export const familyWords: Words<FamilyCommand | OtherEntry> = {
  'edit-family': ({ changes: { primaryUser, adults, children, settings } }) => {
    if (primaryUser ?? adults ?? children) return 'brought up to date who is in the family'
    return settings ? 'changed when the family meets' : 'chose what matters to the family'
  },
  'add-member': ({ member }, { member: name }) => `added ${name(member.id)} to the family`,
  'edit-member': ({ member }, { member: name }) => `changed how ${name(member.id)} is shown`,
  'remove-member': () => 'took somebody out of the family',
  'set-goal': ({ goal, outcome }) => {
    const set = `set the goal ${quoted(goal.title)}`
    if (!outcome) return set
    return outcome === 'reached' ? `reached the goal and ${set}` : `let the goal go and ${set}`
  },
  'edit-goal': ({ changes }) =>
    changes.title ? `called the goal ${quoted(changes.title)}` : 'changed the goal',
  'close-goal': ({ outcome }) => (outcome === 'reached' ? 'reached the goal' : 'let the goal go'),
  'complete-onboarding': () => 'finished setting up the family',
  'park-topic': ({ topic }) => `parked ${quoted(topic.text)} for the meeting`,
  'settle-topic': ({ topicId }, { text }) => `settled ${text(topicId, 'a topic')}`,
  'decide-experiment': ({ experiment }) => `began the experiment ${quoted(experiment.text)}`,
  'judge-experiment': ({ experimentId, verdict }, { text }) =>
    `${verdictWords[verdict]} ${text(experimentId, 'an experiment')}`,
  'answer-recommendation': ({ answer }) => answerWords[answer],
  'join-family': () => 'joined the family',
  'take-back-answer': () => 'thought again about an idea',
  'leave-family': () => 'ended a co-parent’s part in the family',
  'import-family': () => 'brought the family in from a file',
  'delete-member': () => 'deleted somebody from the family',
  'hand-over': () => 'handed the family over',
  deleted: () => 'changed something that was deleted since',
}

const verdictWords = {
  running: 'went on trying',
  keep: 'kept',
  tweak: 'decided to change a little:',
  drop: 'let go of',
}

const answerWords = {
  taken: 'took up an idea',
  later: 'kept an idea for later',
  'not-for-us': 'set an idea aside',
}
