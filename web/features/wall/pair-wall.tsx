import { limits } from '#core/limits.ts'
import { OfflineError } from '#web/data/api.ts'
import { line } from '#web/lib/form-rules.ts'
import { KindPage } from '#web/shared/paired/paired-gate.tsx'
import { usePairedStore } from '#web/shared/paired/use-paired.tsx'
import { Button } from '#web/ui/button.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'

/** A tablet that is no wall yet: the code that a parent’s device shows is typed here. */
export function PairWall() {
  const store = usePairedStore()
  const form = useForm({
    rules: { code: line('Type the code that the other device shows.') },
    send: ({ code }) => store.pair(code),
    refused: (error) => ({
      code:
        error instanceof OfflineError
          ? 'There is no connection just now. Try again in a moment.'
          : error.message,
    }),
  })
  return (
    <KindPage title="Hang up your day" picture={<WavingElephant alive />}>
      <p>
        On a parent’s device: Settings, Children’s devices and the wall, Pair a tablet. It shows a
        code for fifteen minutes.
      </p>
      <Form form={form} className="mt-2 grid gap-4">
        <TextField
          label="Code"
          name="code"
          unkept="secret"
          maxLength={limits.pairingSecret}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          placeholder="BCDF-2345"
          className="[&_input]:text-title text-start [&_input]:h-16 [&_input]:text-center [&_input]:font-semibold [&_input]:tracking-wide [&_input]:uppercase"
        />
        <Button type="submit" wide busy={form.busy}>
          Pair this tablet
        </Button>
      </Form>
    </KindPage>
  )
}
