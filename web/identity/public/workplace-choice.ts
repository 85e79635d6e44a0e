import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { renewAccess } from "../../relay/access";
import { type Session, sessionState, useSession, type Workplace } from "./session";

/** Which of several arenas and federations this device shows, by their keys, and the last area shown. */
export interface WorkplaceChoice {
  readonly arena: string | null;
  readonly federation: string | null;
  /** The area that was open last, as the shell names it. */
  readonly last: string | null;
}

const stored = "praia-area";
const none: WorkplaceChoice = { arena: null, federation: null, last: null };
const listeners = new Set<() => void>();
let choice: WorkplaceChoice | null = null;

/** The choice stored on this device, possibly by another user: keys that are not the user's workplaces are ignored. */
export function chosenWorkplaces(): WorkplaceChoice {
  return (choice ??= readStored());
}

export function chooseWorkplace(next: Partial<WorkplaceChoice>): void {
  choice = { ...chosenWorkplaces(), ...next };
  try {
    const text = JSON.stringify(choice);
    sessionStorage.setItem(stored, text);
    localStorage.setItem(stored, text);
  } catch {
    // Storage is blocked: the first workplace is shown next time.
  }
  for (const listener of listeners) listener();
}

let onTheWay = 0;

/** Chooses and navigates. Until then `useWorkplaceOf` of the page being left must not restore its own choice. */
export async function chooseAndGo(
  next: Partial<WorkplaceChoice>,
  go: () => void | Promise<void>,
): Promise<void> {
  onTheWay += 1;
  try {
    chooseWorkplace(next);
    await go();
  } finally {
    onTheWay -= 1;
  }
}

export function useWorkplaceChoice(): WorkplaceChoice {
  return useSyncExternalStore(listen, chosenWorkplaces, chosenWorkplaces);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Session storage takes precedence over local storage, so that two tabs can show different arenas across reloads. */
function readStored(): WorkplaceChoice {
  try {
    const text = sessionStorage.getItem(stored) ?? localStorage.getItem(stored);
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null) return none;
    const word = (name: keyof WorkplaceChoice): string | null => {
      const value = (kept as Record<string, unknown>)[name];
      return typeof value === "string" ? value : null;
    };
    return { arena: word("arena"), federation: word("federation"), last: word("last") };
  } catch {
    return none;
  }
}

type Kind = Workplace["kind"];

const ofKinds = (session: Session, kinds: readonly Kind[]): Workplace[] =>
  kinds.flatMap((kind) => session.workplaces.filter((place) => place.kind === kind));

/** The chosen workplace if it is one of the user's, else the first, in the server's order. */
const chosenOf = (session: Session, kinds: readonly Kind[], key: string | null): Workplace | null => {
  const places = ofKinds(session, kinds);
  return places.find((place) => place.key === key) ?? places[0] ?? null;
};

export const chosenArenaOf = (session: Session, { arena }: WorkplaceChoice): Workplace | null =>
  chosenOf(session, ["ARENA", "TEACHING"], arena);

export const chosenFederationOf = (session: Session, { federation }: WorkplaceChoice): Workplace | null =>
  chosenOf(session, ["FEDERATION"], federation);

const session = (): Session | null => {
  const state = sessionState();
  return state.status === "signedIn" ? state.session : null;
};

/** Query variables of a page in the arena area. */
export function arenaVariables(): { arena: string | null } {
  const who = session();
  return { arena: (who && chosenArenaOf(who, chosenWorkplaces())?.key) ?? null };
}

/** The same for a page for managers: if the user only teaches at the chosen arena, it switches to one they manage. */
export function ownArenaVariables(): { arena: string | null } {
  const who = session();
  const own = who && chosenOf(who, ["ARENA"], chosenWorkplaces().arena);
  if (own && chosenWorkplaces().arena !== own.key) chooseWorkplace({ arena: own.key });
  return { arena: own?.key ?? null };
}

/** Query variables of a page in the federation area. */
export function federationVariables(): { federation: string | null } {
  const who = session();
  return { federation: (who && chosenFederationOf(who, chosenWorkplaces())?.key) ?? null };
}

/**
 * For a page whose URL names a place: opening it chooses that place.
 * @param key of the arena or federation; ignored if the user does not work there.
 */
export function useWorkplaceOf(key: string | null | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // A navigation is pending, and has chosen another workplace.
    if (onTheWay > 0 || location.pathname !== pathname) return;
    const place = session()?.workplaces.find((one) => one.key === key);
    if (!place) return;
    const kind = place.kind === "FEDERATION" ? "federation" : "arena";
    if (chosenWorkplaces()[kind] !== place.key) chooseWorkplace({ [kind]: place.key });
  }, [key, pathname]);
}

/** For a page whose place was not found: renews the session, because the user may just have lost that workplace. */
export function useReloadedWorkplaces(): void {
  useEffect(() => {
    if (session()?.workplaces.length) void renewAccess().catch(() => undefined);
  }, []);
}

/** Whether the user manages the arena shown; known from the session, before the arena is loaded. */
export function useOwnsArena(): boolean {
  const state = useSession();
  const chosen = useWorkplaceChoice();
  return state.status === "signedIn" && chosenArenaOf(state.session, chosen)?.kind === "ARENA";
}
