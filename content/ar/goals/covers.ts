import type { GoalCover } from '#content/goals/covers.ts'

// What the landing page shows of a few goals; the rest of them is in the library, which it need not load.

export const nightUnderTheStars: GoalCover = {
  id: 'night-under-the-stars',
  title: 'ليلة في الخارج تحت النجوم',
  category: 'adventures',
  why: 'ليلة في الخارج شيء هائل في عين الصغير، والكبار أيضًا يعودون فيها صغارًا.',
}

export const grandparentsStories: GoalCover = {
  id: 'grandparents-stories',
  title: 'تسجيل عشر حكايات من أجدادنا',
  category: 'relatives',
  why: 'يعرفون عنا ما لا يحكيه غيرهم، ويحبون أن نسألهم.',
}

export const morningsWithoutRushing: GoalCover = {
  id: 'mornings-without-rushing',
  title: 'الخروج من البيت في الموعد وبمزاج طيب',
  category: 'rhythms',
  why: 'لا أحد يحب أن يبدأ يومه بـ«هيا، تأخرنا». ولا حتى من يقولها.',
}

export const growASalad: GoalCover = {
  id: 'grow-a-salad',
  title: 'زراعة سلطة، من البذرة إلى الصحن',
  category: 'nature',
  why: 'للورقة طعم آخر حين نعرفها منذ كانت نقطة.',
}

export const goalCovers: readonly GoalCover[] = [
  nightUnderTheStars,
  grandparentsStories,
  morningsWithoutRushing,
  growASalad,
]
