declare const filledIn: unique symbol

/**
 * An address of the API with its names filled in. Its type remembers the template, by which server
 * and browser know what is asked and answered there.
 */
export type Address<Template extends string> = string & { readonly [filledIn]: Template }

/** A text for each name in a template, from left to right. */
type Values<Template> = Template extends `${string}{${string}}${infer Rest}`
  ? [string, ...Values<Rest>]
  : []

/** Fills a template's names in, from left to right; the template itself is what routes are declared with. */
export function at<Template extends string>(template: Template) {
  const fill = (...values: Values<Template>): Address<Template> => {
    const left: string[] = values
    // The one place where a text becomes an address.
    return template.replaceAll(/\{\w+\}/g, () =>
      encodeURIComponent(left.shift()!),
    ) as Address<Template>
  }
  return Object.assign(fill, { template })
}
