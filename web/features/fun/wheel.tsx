import type { RefObject } from 'react'
import { wheelTopics, type WheelTopic } from '#content/wheel/question.ts'
import { memberColors } from '#core/words.ts'
import { Bird } from '#web/ui/elephants/bird.tsx'

const slice = 360 / wheelTopics.length
const radius = 100

/** How far, clockwise in degrees, the wheel is turned when it points at the middle of this topic. */
export function angleOf(topic: WheelTopic): number {
  return -slice * wheelTopics.indexOf(topic)
}

interface WheelProps {
  /** What turns. */
  disc: RefObject<SVGGElement | null>
  /** Degrees, clockwise. */
  angle: number
}

/** The wheel as a drawing: one field for each topic, a bird that points at one of them. */
export function Wheel({ disc, angle }: WheelProps) {
  return (
    <svg
      viewBox="-108 -132 216 264"
      className="elephants col-start-1 row-start-1"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="fill-ground" r="107" />
      <g ref={disc} transform={`rotate(${angle})`}>
        {wheelTopics.map((topic, index) => (
          <Field key={topic} topic={topic} index={index} />
        ))}
      </g>
      <circle className="fill-surface" r="31" />
      <path className="fill-current" d="M-9-112H9L0-96Z" />
      <Bird x={-2} y={-111} scale={0.9} />
    </svg>
  )
}

const edge = (degrees: number) => {
  const radians = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(radians)).toFixed(2)} ${(-radius * Math.cos(radians)).toFixed(2)}`
}

function Field({ topic, index }: { topic: WheelTopic; index: number }) {
  return (
    <g data-member-color={memberColors[index]} transform={`rotate(${index * slice})`}>
      <path
        className="fill-member stroke-sunken"
        strokeWidth="1.5"
        d={`M0 0L${edge(-slice / 2)}A${radius} ${radius} 0 0 1 ${edge(slice / 2)}Z`}
      />
      <text
        className="font-display fill-on-member"
        transform="rotate(-90)"
        x="89"
        fontSize="12"
        fontWeight="700"
        textAnchor="end"
        dominantBaseline="central"
      >
        {topic}
      </text>
    </g>
  )
}
