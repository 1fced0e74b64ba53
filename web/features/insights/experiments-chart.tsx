import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Group } from '@visx/group'
import type { Experiment } from '#core/experiments/schema.ts'
import type { Family } from '#core/family/schema.ts'
import { experimentFacts, fates } from '#core/insights/insight-facts.ts'
import { type Chart, useWidth } from './chart-figure.tsx'
import { experimentsSentence } from './sentences.ts'
import { experimentsGist } from './gists.ts'
import { StarsSketch } from './sketches.tsx'

type Fate = (typeof fates)[number]

const names: Record<Fate, string> = {
  keep: t({ message: 'Kept', context: 'an experiment' }),
  tweak: t({ message: 'Changed', context: 'an experiment' }),
  drop: t({ message: 'Let go', context: 'an experiment' }),
  running: t`Trying now`,
}

/** What became of the things the family tried, each as one sign; and what it kept, word for word. */
export function experimentsChart(family: Family): Chart {
  const facts = experimentFacts(family)
  return {
    kind: 'experiments',
    title: t`What you tried`,
    sentence: experimentsSentence(family),
    gist: experimentsGist(family),
    sketch: <StarsSketch count={facts.keep.length} />,
    table: {
      columns: [t`Experiment`, t`What became of it`],
      rows: fates.flatMap((fate) => facts[fate].map(({ text }) => [text, names[fate]])),
    },
    picture: <Fates facts={facts} />,
  }
}

function Fates({ facts }: { facts: ReturnType<typeof experimentFacts> }) {
  const [frame, width] = useWidth()
  const shown = fates.filter((fate) => facts[fate].length > 0)
  return (
    <div ref={frame} className="grid grid-cols-1 gap-5">
      <dl className="grid grid-cols-1 gap-2">
        {shown.map((fate) => (
          <div key={fate} className="flex flex-wrap items-center gap-x-3">
            <dt className="text-small text-quiet w-24">{names[fate]}</dt>
            <dd className="flex min-w-0 grow basis-40 items-center gap-3">
              <Signs fate={fate} count={facts[fate].length} width={width - 148} />
              <span className="font-semibold tabular-nums">{facts[fate].length}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Playbook kept={facts.keep} />
    </div>
  )
}

const step = 30

/** As many signs as there is room for; the number beside them is exact. */
function Signs({ fate, count, width }: { fate: Fate; count: number; width: number }) {
  const most = Math.max(1, Math.floor(width / step))
  const shown = Math.min(count, most)
  if (shown === 0) return null
  return (
    <svg width={shown * step} height={step} aria-hidden="true" className="onwards shrink-0">
      {Array.from({ length: shown }, (_, index) => (
        <Group key={index} left={index * step + step / 2} top={step / 2}>
          <Sign fate={fate} />
        </Group>
      ))}
    </svg>
  )
}

/** A star for what stays, a turn for what was changed, an empty ring for what went, a sprout for now. */
function Sign({ fate }: { fate: Fate }) {
  const ink = { strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  if (fate === 'keep') {
    return (
      <path
        {...ink}
        d="M0-12L3.6-4.2L12-3.6L5.5 2L7.4 10.8L0 6L-7.4 10.8L-5.5 2L-12-3.6L-3.6-4.2Z"
        className="fill-marigold stroke-marigold-ink"
      />
    )
  }
  if (fate === 'tweak') {
    return (
      <>
        <circle r="11" className="fill-elephant-soft" />
        <path
          {...ink}
          d="M-5.5 3A6.5 6.5 0 1 0-5-4.5M-6.5-9V-4H-1.5"
          className="stroke-elephant-ink fill-none"
        />
      </>
    )
  }
  if (fate === 'drop') {
    return <circle {...ink} r="9.5" strokeDasharray="3 4.5" className="stroke-edge fill-none" />
  }
  return (
    <path
      {...ink}
      d="M0 11V-1M0 1C-8 1-11-4-11-9C-4-9 0-6 0 1C0-6 4-9 11-9C11-4 8 1 0 1Z"
      className="fill-leaf-soft stroke-leaf-ink"
    />
  )
}

function Playbook({ kept }: { kept: readonly Experiment[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-lead font-bold">
        <Trans>Your playbook</Trans>
      </h3>
      {kept.length === 0 ? (
        <p className="text-quiet">
          <Trans>What works is kept here, word for word.</Trans>
        </p>
      ) : (
        <ul className="grid list-disc gap-1.5 ps-5">
          {kept.map(({ id, text }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
