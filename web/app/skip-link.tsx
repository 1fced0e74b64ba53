/** The first stop of the Tab key: past the navigation, straight to the screen. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="bg-surface text-elephant-ink rounded-field sr-only font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
    >
      Skip to the content
    </a>
  )
}
