import { useSyncExternalStore } from "react";

/** The progress of a piece of work. */
export interface Progress {
  done: number;
  of: number;
}

export interface WorkEnd {
  /** Whether it succeeded; otherwise `says` gives the reason. */
  ok: boolean;
  /** Whether a retry may succeed; false after a rule violation. */
  again?: boolean;
  /** "Pronto: 118 duplas na lista." Absent if the result is visible anyway. */
  says?: string;
  /** Path of the page that shows the result. */
  to?: string;
}

interface WorkToDo {
  /** Identifies the work: a second start with the same key is ignored while it runs. */
  key: string;
  /** "Importando 40 de 120…", without progress "Importando 120 duplas…". */
  doing: (progress: Progress | null) => string;
  /** Does the work. It must be idempotent, as it is retried after a failure. */
  run: (tell: (progress: Progress) => void) => Promise<WorkEnd>;
}

export interface Work extends WorkToDo {
  progress: Progress | null;
  /** Null while it runs. */
  end: WorkEnd | null;
}

let works: readonly Work[] = [];
let ownedBy: string | null = null;
const listeners = new Set<() => void>();

function put(next: readonly Work[]): void {
  works = next;
  const underWay = works.some(({ end }) => end === null);
  // Ask for confirmation before the tab closes.
  if (underWay) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
  for (const listener of listeners) listener();
}
const ask = (event: BeforeUnloadEvent) => event.preventDefault();
const change = (key: string, part: Partial<Work>) =>
  put(works.map((work) => (work.key === key ? { ...work, ...part } : work)));

const unexpected: WorkEnd = {
  ok: false,
  again: true,
  says: "Não foi possível terminar. Verifique sua conexão e tente novamente.",
};

/**
 * Starts long-running work outside the pages: it continues across navigation, and the shell shows its progress.
 * @returns its result; null if work with the same key is already running.
 */
export async function startWork(todo: WorkToDo): Promise<WorkEnd | null> {
  const { key, run } = todo;
  if (works.some((work) => work.key === key && work.end === null)) return null;
  put([...works.filter((work) => work.key !== key), { ...todo, progress: null, end: null }]);
  const end = await run((progress) => change(key, { progress })).catch(() => unexpected);
  if (end.says === undefined) forgetWork(key);
  else change(key, { end });
  return end;
}

/** Removes the line of a piece of work once the user has seen its result. */
export const forgetWork = (key: string): void => put(works.filter((work) => work.key !== key));

/** Sets the current user. Clears the work of any other user of the same device. */
export function ownWork(userKey: string): void {
  if (ownedBy !== null && ownedBy !== userKey) put([]);
  ownedBy = userKey;
}

export const useWorks = (): readonly Work[] =>
  useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => works,
  );
