import { PageHeading } from '#web/ui/layout.tsx'

export function BringPaperBackScreen() {
  return <PageHeading title="Bring paper back" />
}
