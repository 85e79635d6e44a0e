const stoppedWord = "encerrados";
export const standingParameter = "situacao";

/** Whether the address asks for the rankings that were stopped. */
export const stoppedIn = (address: URLSearchParams): boolean =>
  address.get(standingParameter) === stoppedWord;

export function withStanding(address: URLSearchParams, stopped: boolean): URLSearchParams {
  const next = new URLSearchParams(address);
  if (stopped) next.set(standingParameter, stoppedWord);
  else next.delete(standingParameter);
  return next;
}
