import { createElement, type ComponentProps, type ReactElement } from 'react'

/** The parts of a picture: what each is in SVG, and its attributes. */
type IconParts = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/** A picture of lines, in the colour of the text around it. */
export type LucideIcon = (props: ComponentProps<'svg'>) => ReactElement

/** Whoever gives it a name wants it read. */
const isNamed = (props: object) =>
  Object.keys(props).some((name) => /^(aria-.+|role|title)$/.test(name))

/** An icon in lucide’s manner, from its parts: 24 × 24, lines of 2, round ends. */
export function createLucideIcon(name: string, parts: IconParts): LucideIcon {
  return function Icon({ className, ...props }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        ...(!isNamed(props) && { 'aria-hidden': true }),
        ...props,
      },
      ...parts.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
