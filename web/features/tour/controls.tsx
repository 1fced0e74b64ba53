import { ArrowLeft } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { stops } from './stops.ts'

interface ControlsProps {
  index: number
  onGo: (index: number) => void
  onStart: () => void
}

/** Back and on; the last stop leads into the product. */
export function Controls({ index, onGo, onStart }: ControlsProps) {
  const isLast = index === stops.length - 1
  return (
    <div className="tour-controls">
      <Button
        look="secondary"
        icon={<ArrowLeft aria-hidden="true" />}
        disabled={index === 0}
        onClick={() => onGo(index - 1)}
      >
        Back
      </Button>
      <span aria-hidden="true" className={isLast ? 'tour-dots tour-dots-last' : 'tour-dots'}>
        {stops.map(({ path }, place) => (
          <span key={path} className={place === index ? 'tour-dot tour-dot-here' : 'tour-dot'} />
        ))}
      </span>
      <Button onClick={isLast ? onStart : () => onGo(index + 1)}>
        {isLast ? 'Start your mission' : 'Next'}
      </Button>
    </div>
  )
}
