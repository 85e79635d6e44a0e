import { useSyncExternalStore } from "react";

const keyOf = (enrolmentId: string) => `praia-convite-${enrolmentId}`;

const readers = new Set<() => void>();

/** The server returns an invitation link only once: session storage keeps it across reloads of this tab. */
export function keepInvitationLink(enrolmentId: string, url: string | null): void {
  try {
    if (url === null) sessionStorage.removeItem(keyOf(enrolmentId));
    else sessionStorage.setItem(keyOf(enrolmentId), url);
  } catch {
    // Storage is blocked: the athlete has to create a new link.
  }
  for (const read of readers) read();
}

function keptInvitationLink(enrolmentId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(enrolmentId));
  } catch {
    return null;
  }
}

const subscribe = (read: () => void) => {
  readers.add(read);
  return () => void readers.delete(read);
};

/** The stored link. Re-renders on change: a live update may show the invitation before the answer with its link. */
export const useKeptInvitationLink = (enrolmentId: string): string | null =>
  useSyncExternalStore(subscribe, () => keptInvitationLink(enrolmentId));

/** The message to the partner. */
export const invitationMessage = (tournamentName: string, url: string): string =>
  `Vamos jogar juntos o ${tournamentName}? Aceite o meu convite de dupla: ${url}`;
