import type { ReactNode } from 'react'

// Twelve faces in one hand, on a 48 × 48 sheet: fill-member for the head, fill-cheek for muzzles and
// cheeks, which are light in the dark too; eyes in the tone that stands out from their ground.

const onHead = 'fill-on-member'
const onLight = 'fill-on-cheek'
const head = 'fill-member'
const light = 'fill-cheek'
const inner = 'fill-member-soft'

type Shape = { d: string }

const Head = ({ d }: Shape) => <path className={head} d={d} />
const Light = ({ d }: Shape) => <path className={light} d={d} />
/** The inside of ears. */
const Inner = ({ d }: Shape) => <path className={inner} opacity="0.6" d={d} />
const Dark = ({ d }: Shape) => <path className={onLight} d={d} />

type EyesProps = { y: number; apart?: number; on?: string; r?: number }

function Eyes({ y, apart = 6, on = onHead, r = 1.9 }: EyesProps) {
  return (
    <>
      <circle className={on} cx={24 - apart} cy={y} r={r} />
      <circle className={on} cx={24 + apart} cy={y} r={r} />
    </>
  )
}

const Stroke = ({
  d,
  on = 'stroke-on-cheek',
  width = 1.6,
}: Shape & { on?: string; width?: number }) => (
  <path
    className={`fill-none ${on}`}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    d={d}
  />
)

export const animalFaces = {
  elephant: (
    <>
      <Head d="M17 13C11 10 4 14 4 22C4 29 8 34 12 34C15 34 16 31 17 29ZM31 13C37 10 44 14 44 22C44 29 40 34 36 34C33 34 32 31 31 29Z" />
      <Inner d="M15 17C11 15 7.5 18 7.5 22.5C7.5 26.5 9.5 30 12 30C13.5 30 14.5 28 15 26ZM33 17C37 15 40.5 18 40.5 22.5C40.5 26.5 38.5 30 36 30C34.5 30 33.5 28 33 26Z" />
      <Head d="M13.5 22C13.5 13 18 9 24 9C30 9 34.5 13 34.5 22C34.5 28 31.5 31 29 33C28.5 36 28.8 38.5 31 39C32.5 39.4 32.8 41.5 31 42.3C26 44 20.5 41 19.3 33C16.5 31 13.5 28 13.5 22Z" />
      <Eyes y={22} apart={5.6} />
      <Stroke
        d="M21 33C23 34 25 34 27 33.3M21.8 36.5C23.3 37.3 25 37.4 26.4 37"
        on="stroke-member-soft"
        width={1.2}
      />
    </>
  ),
  fox: (
    <>
      <Head d="M8 9.5C12 11 15.5 13.5 18 16.3C22 15.3 26 15.3 30 16.3C32.5 13.5 36 11 40 9.5C42 17 41.5 24 38.5 29.5C35 35.5 28.5 40.5 24 41C19.5 40.5 13 35.5 9.5 29.5C6.5 24 6 17 8 9.5Z" />
      <Light d="M9.5 29.5C14.5 27.5 20.5 30.5 24 37C27.5 30.5 33.5 27.5 38.5 29.5C35 35.5 28.5 40.5 24 41C19.5 40.5 13 35.5 9.5 29.5Z" />
      <Inner d="M10.5 13.5C12.5 14.7 14.5 16.5 15.5 18C13.5 18.7 11.8 20 10.8 21.5C10.2 19 10.2 16 10.5 13.5ZM37.5 13.5C35.5 14.7 33.5 16.5 32.5 18C34.5 18.7 36.2 20 37.2 21.5C37.8 19 37.8 16 37.5 13.5Z" />
      <Eyes y={25} apart={6.5} />
      <ellipse className={onLight} cx="24" cy="38.8" rx="2.6" ry="2.1" />
    </>
  ),
  owl: (
    <>
      <Head d="M9.5 8C13 8.8 16.5 10.8 19 13C22.3 12 25.7 12 29 13C31.5 10.8 35 8.8 38.5 8C39.5 14 40 20 40 26C40 36 33 42 24 42C15 42 8 36 8 26C8 20 8.5 14 9.5 8Z" />
      <circle className="fill-ivory" cx="16.8" cy="23" r="7" />
      <circle className="fill-ivory" cx="31.2" cy="23" r="7" />
      <Eyes y={23} apart={6.6} on="fill-eye" r={3} />
      <path className="fill-marigold" d="M24 25.5L27 29.5L24 34L21 29.5Z" />
      <Stroke
        d="M18.5 37C19.5 38.2 20.8 38.2 21.8 37M26.2 37C27.2 38.2 28.5 38.2 29.5 37"
        on="stroke-member-soft"
      />
    </>
  ),
  bear: (
    <>
      <circle className={head} cx="12.5" cy="14.5" r="6" />
      <circle className={head} cx="35.5" cy="14.5" r="6" />
      <circle className={inner} opacity="0.6" cx="12.5" cy="14.5" r="3" />
      <circle className={inner} opacity="0.6" cx="35.5" cy="14.5" r="3" />
      <Head d="M8.5 27C8.5 17 15 11.5 24 11.5C33 11.5 39.5 17 39.5 27C39.5 36 33 41 24 41C15 41 8.5 36 8.5 27Z" />
      <ellipse className={light} cx="24" cy="32.5" rx="8.5" ry="6.5" />
      <ellipse className={onLight} cx="24" cy="29.5" rx="3" ry="2.2" />
      <Stroke d="M24 31.5V34M20.5 34.8C22 36.3 23.5 35.5 24 34C24.5 35.5 26 36.3 27.5 34.8" />
      <Eyes y={23.5} apart={6.5} />
    </>
  ),
  rabbit: (
    <>
      <Head d="M17 21C12.5 14 11.5 4 15.5 3C19.5 2 22.5 11 22.5 20ZM31 21C35.5 14 36.5 4 32.5 3C28.5 2 25.5 11 25.5 20Z" />
      <Inner d="M18 18C15.5 13 14.8 7 16.2 6.5C18 6 20 12 20.3 17.5ZM30 18C32.5 13 33.2 7 31.8 6.5C30 6 28 12 27.7 17.5Z" />
      <Head d="M10.5 30.5C10.5 22.5 16 17.5 24 17.5C32 17.5 37.5 22.5 37.5 30.5C37.5 38 31.5 42 24 42C16.5 42 10.5 38 10.5 30.5Z" />
      <Light d="M24 31C27.5 31 30.5 33 30.5 36C30.5 38.5 27.5 40 24 40C20.5 40 17.5 38.5 17.5 36C17.5 33 20.5 31 24 31Z" />
      <Dark d="M21.8 32.5H26.2C26.5 34 25 35.2 24 35.2C23 35.2 21.5 34 21.8 32.5Z" />
      <Stroke
        d="M24 35V36.5M21 37.2C22.3 38.3 23.6 37.8 24 36.5C24.4 37.8 25.7 38.3 27 37.2"
        width={1.4}
      />
      <Eyes y={27.5} apart={6.5} />
    </>
  ),
  cat: (
    <>
      <Head d="M9.5 7.5C13.5 9 16.5 11.5 18.8 14.2C22 13.3 26 13.3 29.2 14.2C31.5 11.5 34.5 9 38.5 7.5C40 13.5 40.5 20 40.5 26C40.5 36 33.5 41 24 41C14.5 41 7.5 36 7.5 26C7.5 20 8 13.5 9.5 7.5Z" />
      <Inner d="M11.8 12C13.8 13 15.5 14.5 16.6 16C14.5 17 12.8 18.5 11.6 20C11.3 17.5 11.4 14.5 11.8 12ZM36.2 12C34.2 13 32.5 14.5 31.4 16C33.5 17 35.2 18.5 36.4 20C36.7 17.5 36.6 14.5 36.2 12Z" />
      <Eyes y={24.5} apart={7} r={2.2} />
      <Light d="M21.8 29.5H26.2C26.6 31 25 32.2 24 32.2C23 32.2 21.4 31 21.8 29.5Z" />
      <Stroke
        d="M24 32V33.5M20 34.5C21.7 36.3 23.5 35.5 24 33.5C24.5 35.5 26.3 36.3 28 34.5"
        on="stroke-member-soft"
      />
      <Stroke
        d="M11 29.5L15.5 30.5M11.5 34L15.8 33.3M37 29.5L32.5 30.5M36.5 34L32.2 33.3"
        on="stroke-member-soft"
        width={1.3}
      />
    </>
  ),
  lion: (
    <>
      <Head d="M24 5C27 5 28.5 7 30.5 7.5C33 8 35.5 7.5 37.2 9.8C39 12 38.3 14.3 39.5 16.3C40.7 18.3 43 19.3 43.3 22.3C43.6 25.3 41.5 26.8 41 29C40.5 31.3 41.3 33.8 39.3 36C37.3 38.2 34.8 37.6 32.7 38.8C30.5 40 29.3 42.8 26 43C24.5 43.1 23.5 43.1 22 43C18.7 42.8 17.5 40 15.3 38.8C13.2 37.6 10.7 38.2 8.7 36C6.7 33.8 7.5 31.3 7 29C6.5 26.8 4.4 25.3 4.7 22.3C5 19.3 7.3 18.3 8.5 16.3C9.7 14.3 9 12 10.8 9.8C12.5 7.5 15 8 17.5 7.5C19.5 7 21 5 24 5Z" />
      <circle className={light} cx="24" cy="25" r="12.5" />
      <Eyes y={23} apart={5.2} on={onLight} />
      <Dark d="M21 27.5H27C27.4 29.5 25.3 31 24 31C22.7 31 20.6 29.5 21 27.5Z" />
      <Stroke d="M24 31V32.5M20 33C21.5 34.8 23.5 34.3 24 32.5C24.5 34.3 26.5 34.8 28 33" />
    </>
  ),
  penguin: (
    <>
      <Head d="M8 26C8 14 14.5 7 24 7C33.5 7 40 14 40 26C40 36 33.5 42 24 42C14.5 42 8 36 8 26Z" />
      <Light d="M24 20C25.5 16.5 28.5 14.5 31.5 15.5C35.5 17 36.5 22 35.5 27.5C34.3 34.5 29.5 39 24 39C18.5 39 13.7 34.5 12.5 27.5C11.5 22 12.5 17 16.5 15.5C19.5 14.5 22.5 16.5 24 20Z" />
      <Eyes y={23.5} apart={5.8} on={onLight} />
      <Head d="M20 27.5C22.5 26.3 25.5 26.3 28 27.5C27 30.5 25.5 32.5 24 33C22.5 32.5 21 30.5 20 27.5Z" />
    </>
  ),
  turtle: (
    <>
      <ellipse className={head} opacity="0.6" cx="10.5" cy="36" rx="5" ry="4" />
      <ellipse className={head} opacity="0.6" cx="37.5" cy="36" rx="5" ry="4" />
      <Head d="M4.5 28C4.5 15.5 13 6.5 24 6.5C35 6.5 43.5 15.5 43.5 28Z" />
      <Stroke
        d="M20 7V12.5L16 19L19 27.5M28 7V12.5L32 19L29 27.5M20 12.5H28M16 19L6.5 21M32 19L41.5 21"
        on="stroke-member-soft"
        width={1.5}
      />
      <Head d="M6 27.5H42C44.5 27.5 45.5 29 45.5 30.7C45.5 32.5 44.5 34 42 34H6C3.5 34 2.5 32.5 2.5 30.7C2.5 29 3.5 27.5 6 27.5Z" />
      <path
        className="fill-cheek stroke-member"
        strokeWidth="2"
        d="M15.5 34C15.5 29.5 19 25.5 24 25.5C29 25.5 32.5 29.5 32.5 34C32.5 39.5 29 43 24 43C19 43 15.5 39.5 15.5 34Z"
      />
      <Eyes y={33} apart={4.6} on={onLight} />
      <Stroke d="M21 38C22.5 39.3 25.5 39.3 27 38" />
    </>
  ),
  whale: (
    <>
      <Stroke
        d="M24 14V10.5C24 6.5 19.5 5 17.5 8M24 10.5C24 6.5 28.5 5 30.5 8"
        on="stroke-member"
        width={2.2}
      />
      <Head d="M4.5 28.5C4.5 19 13 14 24 14C35 14 43.5 19 43.5 28.5C43.5 37 35 41.5 24 41.5C13 41.5 4.5 37 4.5 28.5Z" />
      <Light d="M6.5 32.5C11.5 34.5 17.5 35.3 24 35.3C30.5 35.3 36.5 34.5 41.5 32.5C38.8 38.5 32.3 41.5 24 41.5C15.7 41.5 9.2 38.5 6.5 32.5Z" />
      <Stroke
        d="M16 37V39.8M21.3 37.5V40.7M26.7 37.5V40.7M32 37V39.8"
        on="stroke-member"
        width={1.3}
      />
      <Eyes y={27} apart={11.5} />
      <Stroke d="M21 29.5C22.5 31 25.5 31 27 29.5" on="stroke-on-member" />
    </>
  ),
  bee: (
    <>
      <Stroke
        d="M20 15C19.5 11 17.5 9 15 8.5M28 15C28.5 11 30.5 9 33 8.5"
        on="stroke-member"
        width={2}
      />
      <circle className={head} cx="14.5" cy="8.3" r="2.2" />
      <circle className={head} cx="33.5" cy="8.3" r="2.2" />
      <path
        className={head}
        opacity="0.4"
        d="M13 24C7 15.5 1.5 17 2.5 23C3.5 29 9 31.5 13.5 29ZM35 24C41 15.5 46.5 17 45.5 23C44.5 29 39 31.5 34.5 29Z"
      />
      <Head d="M11 27.5C11 19 16.5 13.5 24 13.5C31.5 13.5 37 19 37 27.5C37 36.5 31 42 24 42C17 42 11 36.5 11 27.5Z" />
      <Eyes y={22.5} apart={5.2} />
      <Stroke d="M21.5 26C23 27.3 25 27.3 26.5 26" on="stroke-on-member" />
      <Stroke
        d="M12.5 31.5C18 33.5 30 33.5 35.5 31.5M15.5 37.2C20 38.7 28 38.7 32.5 37.2"
        on="stroke-member-soft"
        width={2.8}
      />
    </>
  ),
  hedgehog: (
    <>
      <Head d="M24 4.5L27.3 9L32 6.3L33.2 11.7L38.6 11.2L37.5 16.6L42.7 18.3L39.4 22.8L43.5 26.5L38.8 29.5L41 34.5L35.5 35.2L35.5 40.7L30.2 39L28 43.5L24 40.5L20 43.5L17.8 39L12.5 40.7L12.5 35.2L7 34.5L9.2 29.5L4.5 26.5L8.6 22.8L5.3 18.3L10.5 16.6L9.4 11.2L14.8 11.7L16 6.3L20.7 9Z" />
      <Light d="M24 17C31 17 35.5 22 35 28.5C34.5 35.5 29.5 39 24 39C18.5 39 13.5 35.5 13 28.5C12.5 22 17 17 24 17Z" />
      <Eyes y={26.5} apart={5.2} on={onLight} />
      <ellipse className={onLight} cx="24" cy="31.3" rx="2.8" ry="2.2" />
      <Stroke d="M20.5 35C22.5 36.6 25.5 36.6 27.5 35" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type AnimalFace = keyof typeof animalFaces
