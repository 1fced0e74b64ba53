export function useStayingCurrent(): void {}
