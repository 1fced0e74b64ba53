import type { ContentIcon } from '#content/icons.ts'
import type { MeetingRole } from '#core/words.ts'

/** Jobs that go round, so that no parent has to be the meeting. Who may hold which: core/meetings/roles. */
export const roles: Readonly<
  Record<MeetingRole, { name: string; does: string; line: string; icon: ContentIcon }>
> = {
  host: {
    name: 'الدفّة',
    does: 'يمسك الدفّة',
    line: 'لفتح كل فقرة وإظهار لمن الدور. من السادسة تقريبًا.',
    icon: 'megaphone',
  },
  timekeeper: {
    name: 'الساعة',
    does: 'يراقب الساعة',
    line: 'لمراقبة الوقت والتلويح حين تنتهي الفقرة. والصغار يتبعون الساعة المصوّرة.',
    icon: 'hourglass',
  },
  'note-taker': {
    name: 'القلم',
    does: 'يكتب',
    line: 'لكتابة ما تتفقون عليه. ومن لا يزال يتعلّم الكتابة يملي، وغيره يكتب.',
    icon: 'notebook-pen',
  },
}
