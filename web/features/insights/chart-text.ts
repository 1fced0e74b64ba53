// Letters within a picture grow with the reader's text size as far as the picture has room for them;
// the sentence, the readings and the table grow without a bound.
const size = 'text-[min(0.8125rem,17px)]'

export const quietText = `fill-quiet ${size}`
export const pickedText = `fill-ink font-bold ${size}`
