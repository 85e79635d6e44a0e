import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { renewAccess } from "../../relay/access";
import type { Session, Workplace } from "./session";
import { sessionState } from "./session-store";
import { useSession } from "./use-session";

/** Which of several arenas and federations this device shows, by their keys, and what it showed last. */
export interface WorkplaceChoice {
  readonly arena: string | null;
  readonly federation: string | null;
  /** The area in which somebody was last, as the shell names it. */
  readonly last: string | null;
}

const stored = "praia-area";
const none: WorkplaceChoice = { arena: null, federation: null, last: null };
const listeners = new Set<() => void>();
let choice: WorkplaceChoice | null = null;

/** What was chosen on this device, whoever did; what is not somebody's own counts for nothing. */
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
    // A browser that keeps nothing shows the first again next time.
  }
  for (const listener of listeners) listener();
}

let onTheWay = 0;

/** Chooses, and goes there: a page that is still to be seen meanwhile does not choose its own again. */
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

/** This tab's own before the device's: two of them may show two arenas, and each still does when it is loaded again. */
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

/** The chosen one of somebody's, else the first; in the order in which the server takes them. */
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

/** For the query of a page of the arena area: which arena it is about. */
export function arenaVariables(): { arena: string | null } {
  const who = session();
  return { arena: (who && chosenArenaOf(who, chosenWorkplaces())?.key) ?? null };
}

/** The same for a page of who manages it: who teaches at the chosen one is taken to an arena of their own. */
export function ownArenaVariables(): { arena: string | null } {
  const who = session();
  const own = who && chosenOf(who, ["ARENA"], chosenWorkplaces().arena);
  if (own && chosenWorkplaces().arena !== own.key) chooseWorkplace({ arena: own.key });
  return { arena: own?.key ?? null };
}

/** For the query of a page of the federation area: which federation it is about. */
export function federationVariables(): { federation: string | null } {
  const who = session();
  return { federation: (who && chosenFederationOf(who, chosenWorkplaces())?.key) ?? null };
}

/**
 * For a page that belongs to one place by its address: once it is open, that place is the chosen one.
 * @param key of the arena or federation; nothing is chosen where one does not work there.
 */
export function useWorkplaceOf(key: string | null | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // Whoever is on the way to another page has chosen since.
    if (onTheWay > 0 || location.pathname !== pathname) return;
    const place = session()?.workplaces.find((one) => one.key === key);
    if (!place) return;
    const kind = place.kind === "FEDERATION" ? "federation" : "arena";
    if (chosenWorkplaces()[kind] !== place.key) chooseWorkplace({ [kind]: place.key });
  }, [key, pathname]);
}

/** For a page whose place is not there: who works somewhere is asked anew where that is, for it may just have ended. */
export function useWorkplacesAnew(): void {
  useEffect(() => {
    if (session()?.workplaces.length) void renewAccess().catch(() => undefined);
  }, []);
}

/** Whether the arena that is shown is one's own; before anything of it is loaded. */
export function useOwnsArena(): boolean {
  const state = useSession();
  const chosen = useWorkplaceChoice();
  return state.status === "signedIn" && chosenArenaOf(state.session, chosen)?.kind === "ARENA";
}
