import { keep, loadKept, namesKept } from "../../ui/kept-on-device";
import type { KeptAttendance } from "./attendance-state";

/** Storage keys of one account: another user of this device neither sees nor sends its attendances. */
const namesOf = (userKey: string): string => `${beginning}${userKey}:`;
const beginning = "praia-chamada:";

const known = new Map<string, KeptAttendance | null>();
const lists = new Map<string, readonly KeptAttendance[]>();
const listeners = new Set<() => void>();
let lasting = true;

/** The unsent attendance of a class for this user; null if there is none. */
export function attendanceOf(userKey: string, sessionId: string): KeptAttendance | null {
  const name = namesOf(userKey) + sessionId;
  if (!known.has(name)) known.set(name, loadKept<KeptAttendance>(name));
  return known.get(name) ?? null;
}

/** All unsent attendances of a user, the least recently touched first. */
export function attendancesOf(userKey: string): readonly KeptAttendance[] {
  const names = namesOf(userKey);
  const list =
    lists.get(userKey) ??
    [...new Set([...namesKept(names), ...[...known.keys()].filter((name) => name.startsWith(names))])]
      .flatMap((name) => attendanceOf(userKey, name.slice(names.length)) ?? [])
      .toSorted((one, other) => one.touchedAt - other.touchedAt);
  lists.set(userKey, list);
  return list;
}

export function changeAttendance(
  userKey: string,
  sessionId: string,
  by: (kept: KeptAttendance | null) => KeptAttendance | null,
): void {
  const before = attendanceOf(userKey, sessionId);
  const next = by(before);
  if (next === before) return;
  const name = namesOf(userKey) + sessionId;
  known.set(name, next);
  lasting = keep(name, next);
  tell();
}

/** False if this browser cannot persist anything after the page is closed. */
export const lasts = (): boolean => lasting;

export function onAttendance(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", hearOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", hearOtherTab);
  };
}

/** Another tab on this device has marked or sent something. */
function hearOtherTab({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(beginning)) return;
  if (key === null) known.clear();
  else known.delete(key);
  tell();
}

function tell(): void {
  lists.clear();
  for (const listener of listeners) listener();
}
