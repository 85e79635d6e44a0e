/** Whether a match was begun: then its draw stands. */
export const hasBegun = ({ status, version }: { status: string; version: number }): boolean =>
  status === "IN_PROGRESS" || status === "PLAYED" || version > 0;
