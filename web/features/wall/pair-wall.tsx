import { useState, type FormEvent } from 'react'
import { OfflineError } from '#web/data/api.ts'
import { limits } from '#core/limits.ts'
import { KindPage } from '#web/shared/paired/kind-page.tsx'
import { usePairedStore } from '#web/shared/paired/use-paired.tsx'
import { Button } from '#web/ui/button.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { TextField } from '#web/ui/field.tsx'

/** A tablet that is no wall yet: the code that a parent’s device shows is typed here. */
export function PairWall() {
  const store = usePairedStore()
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pair = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setProblem('Type the code that the other device shows.')
    setBusy(true)
    try {
      await store.pair(code)
    } catch (error) {
      const isKnown = error instanceof Error && !(error instanceof OfflineError)
      setProblem(
        isKnown ? error.message : 'There is no connection just now. Try again in a moment.',
      )
      setBusy(false)
    }
  }
  return (
    <KindPage title="Hang up your day" picture={<WavingElephant alive />}>
      <p>
        On a parent’s device: Settings, Children’s devices and the wall, Pair a tablet for the wall.
        It shows a code for fifteen minutes.
      </p>
      <form noValidate onSubmit={(event) => void pair(event)} className="mt-2 grid gap-4">
        <TextField
          label="Code"
          unkept="secret"
          value={code}
          error={problem}
          maxLength={limits.pairingSecret}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          placeholder="ABCD-2345"
          onChange={({ target }) => setCode(target.value)}
          className="text-start [&_input]:text-title [&_input]:h-16 [&_input]:text-center [&_input]:font-semibold [&_input]:tracking-wide [&_input]:uppercase"
        />
        <Button type="submit" wide busy={isBusy}>
          Pair this tablet
        </Button>
      </form>
    </KindPage>
  )
}
