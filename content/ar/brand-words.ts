import type { BrandWords } from '#content/brand-words.ts'

/** What the product says of itself as it comes; a host may say claim and rating otherwise. */
export const brandWords: BrandWords = {
  claim: 'أهداف كبيرة للعائلة، لقمة لقمة',
  title: 'Elefam: أهداف كبيرة للعائلة، لقمة لقمة',
  promise: '5 دقائق في اليوم فقط، والبداية مجانية',
  description:
    'خطّطوا للأسبوع معًا، وخمس دقائق كل يوم للجولة. يساعد Elefam العائلات على وضع أهدافها وبلوغها: خطة للأسبوع، وجولة يومية، ووقفة، وأفكار تناسب كل بيت.',
  footer: 'لعائلات تكبر معًا بأهداف مشتركة ومرح ووقفة كل أسبوع.',
  whose: 'تقييمنا نحن',
}
