import { useSyncExternalStore } from "react";

/** How far something has come; null where nobody can know. */
export interface Progress {
  done: number;
  of: number;
}

export interface WorkEnd {
  /** Whether it is done; else why not is said. */
  ok: boolean;
  /** Whether the same may do better another time: not where a rule refuses it. */
  again?: boolean;
  /** "Pronto: 118 duplas na lista." Left out where what came of it is seen anyway. */
  says?: string;
  /** Where it can be seen. */
  to?: string;
}

interface WorkToDo {
  /** What it is: while it goes on, the same is not begun a second time. */
  key: string;
  /** "Importando 40 de 120…", without progress "Importando 120 duplas…". */
  doing: (progress: Progress | null) => string;
  /** Does it; what it may be sent twice for has to do no more than once, for it is tried again after a failure. */
  run: (tell: (progress: Progress) => void) => Promise<WorkEnd>;
}

export interface Work extends WorkToDo {
  progress: Progress | null;
  /** Null while it goes on. */
  end: WorkEnd | null;
}

let works: readonly Work[] = [];
let ownedBy: string | null = null;
const listeners = new Set<() => void>();

function put(next: readonly Work[]): void {
  works = next;
  const underWay = works.some(({ end }) => end === null);
  // Whoever closes the tab meanwhile is asked whether they mean it.
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
 * Begins what takes its time and goes on whatever page is open: it lives outside the pages, and the shell tells of it.
 * @returns how it ended; null where the same is under way already.
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

/** Takes away the line that tells of it: somebody has seen what came of it. */
export const forgetWork = (key: string): void => put(works.filter((work) => work.key !== key));

/** Who sees the lines; what somebody else began at the same device is not theirs to see. */
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
