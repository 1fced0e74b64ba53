export function WallScreen() {
  return null
}
