import type { Attendance, marks } from "../../../server/classes/class-kind-and-status.rules";
import { keep, loadKept, namesKept } from "../../ui/kept-on-device";

export type Mark = (typeof marks)[number];

/** A mark that the server may not have. */
interface KeptMark {
  readonly name: string;
  readonly mark: Mark;
  /** The value on the server when the mark was made, as far as this device knew. */
  readonly seen: Attendance;
  /** Marks sent from this device on top of `seen` without a response: the server may have saved them. */
  readonly attempted: readonly Mark[];
}

/** A mark that conflicts with the server's value; `theirs` is null for a student who has left the class. */
export interface Difference {
  readonly athleteId: string;
  readonly name: string;
  readonly mine: Mark;
  readonly theirs: Attendance | null;
}

/** The attendance of one class on one device, until the server has all of it. */
export interface KeptAttendance {
  readonly sessionId: string;
  /** As shown to the user: "Turma, 26/11 às 18:00". */
  readonly title: string;
  readonly marks: Readonly<Record<string, KeptMark>>;
  /** Every student is marked, or the user sends it incomplete. Until then it is not sent. */
  readonly ready: boolean;
  /** Time of the last tap: marks made in quick succession are sent together. */
  readonly touchedAt: number;
  /** Conflicting marks of another device, until the user decides between them. */
  readonly conflict: readonly Difference[] | null;
  /** The server's refusal, in a sentence. */
  readonly refusal: string | null;
}

export interface Student {
  readonly athleteId: string;
  readonly name: string;
  readonly attendance: Attendance;
}

export interface ClassToCall {
  readonly sessionId: string;
  readonly title: string;
  /** Whether the attendance was taken before: then each correction is sent at once. */
  readonly wasTaken: boolean;
  readonly students: readonly Student[];
}

/** The value shown for a student: the mark of this device, otherwise the server's value. */
export const shownOf = (kept: KeptAttendance | null, { athleteId, attendance }: Student): Attendance =>
  kept?.marks[athleteId]?.mark ?? attendance;

export const unmarked = (kept: KeptAttendance | null, students: readonly Student[]): Student[] =>
  students.filter((student) => shownOf(kept, student) === "BOOKED");

/** Whether students can be marked: not while a conflict is undecided. */
export const canMark = (kept: KeptAttendance | null): boolean => !kept?.conflict;

/** Adds marks to those not yet sent. */
export function marked(
  kept: KeptAttendance | null,
  { sessionId, title, wasTaken, students }: ClassToCall,
  marks: ReadonlyMap<string, Mark>,
  now: number,
): KeptAttendance | null {
  if (!canMark(kept)) return kept;
  const all: Record<string, KeptMark> = { ...kept?.marks };
  for (const { athleteId, name, attendance } of students) {
    const mark = marks.get(athleteId);
    if (mark === undefined) continue;
    const before = all[athleteId] ?? { seen: attendance, attempted: [] };
    all[athleteId] = { name, mark, seen: before.seen, attempted: before.attempted };
  }
  const next = {
    ...begun(sessionId, title),
    ...kept,
    marks: withoutNoOps(all),
    touchedAt: now,
    refusal: null,
  };
  return settled({ ...next, ready: next.ready || wasTaken || unmarked(next, students).length === 0 });
}

/** 'Todos presentes': marks every unmarked student as present. */
export const allPresent = (
  kept: KeptAttendance | null,
  called: ClassToCall,
  now: number,
): KeptAttendance | null =>
  marked(
    kept,
    called,
    new Map(unmarked(kept, called.students).map(({ athleteId }) => [athleteId, "PRESENT"])),
    now,
  );

/** The user sends it as it is, even if incomplete. */
export const wanted = (kept: KeptAttendance): KeptAttendance => ({ ...kept, ready: true, refusal: null });

/** The mutation input: each mark with the value it replaces. */
export const outgoing = ({ marks }: KeptAttendance) =>
  Object.entries(marks).map(([athleteId, { mark, seen }]) => ({ athleteId, attendance: mark, seen }));

/** Records that the current marks are being sent. */
export const sent = (kept: KeptAttendance): KeptAttendance => ({
  ...kept,
  marks: mapped(kept.marks, (one) => ({
    ...one,
    attempted: one.attempted.includes(one.mark) ? one.attempted : [...one.attempted, one.mark],
  })),
});

/** After the server saved `was`: keeps only marks made meanwhile, on top of it. */
export function arrived(kept: KeptAttendance, was: KeptAttendance): KeptAttendance | null {
  const marks: Record<string, KeptMark> = {};
  for (const [athleteId, one] of Object.entries(kept.marks)) {
    const had = was.marks[athleteId];
    if (had?.mark === one.mark) continue;
    marks[athleteId] = had ? { ...one, seen: had.mark, attempted: [] } : one;
  }
  return settled({ ...kept, marks });
}

/**
 * After the server reported a conflict: recognises marks of this device that were saved, and lists the rest as
 * conflicts.
 */
export function met(kept: KeptAttendance, students: readonly Omit<Student, "name">[]): KeptAttendance | null {
  const stands = new Map(students.map(({ athleteId, attendance }) => [athleteId, attendance]));
  const conflict: Difference[] = [];
  const marks: Record<string, KeptMark> = {};
  for (const [athleteId, one] of Object.entries(kept.marks)) {
    const { name, mark, seen, attempted } = one;
    const theirs = stands.get(athleteId) ?? null;
    if (theirs === mark) continue;
    marks[athleteId] = one;
    if (theirs === seen) continue;
    if (theirs !== null && attempted.some((earlier) => earlier === theirs))
      marks[athleteId] = { ...one, seen: theirs, attempted: [] };
    else conflict.push({ athleteId, name, mine: mark, theirs });
  }
  return settled({ ...kept, marks, conflict: conflict.length > 0 ? conflict : null });
}

/**
 * Resolves the conflict: "mine" overwrites the server's values, "theirs" drops the marks. Marks of students who have
 * left the class are always dropped.
 */
export function decided(kept: KeptAttendance, choice: "mine" | "theirs"): KeptAttendance | null {
  const marks: Record<string, KeptMark> = { ...kept.marks };
  for (const { athleteId, theirs } of kept.conflict ?? []) {
    const one = marks[athleteId];
    if (choice === "mine" && theirs !== null && one)
      marks[athleteId] = { ...one, seen: theirs, attempted: [] };
    else delete marks[athleteId];
  }
  return settled({ ...kept, marks, conflict: null });
}

export const refused = (kept: KeptAttendance, message: string): KeptAttendance => ({
  ...kept,
  refusal: message,
});

/** Whether it can be sent now. */
export const isToSend = ({ ready, conflict, refusal }: KeptAttendance): boolean =>
  ready && conflict === null && refusal === null;

/** Whether the user has to decide before it can be sent. */
export const asksPerson = ({ conflict, refusal }: KeptAttendance): boolean =>
  conflict !== null || refusal !== null;

const begun = (sessionId: string, title: string): Omit<KeptAttendance, "touchedAt"> => ({
  sessionId,
  title,
  marks: {},
  ready: false,
  conflict: null,
  refusal: null,
});

/** Drops marks that equal the server's value and were never sent. */
const withoutNoOps = (marks: Readonly<Record<string, KeptMark>>): Record<string, KeptMark> =>
  Object.fromEntries(
    Object.entries(marks).filter(([, { mark, seen, attempted }]) => mark !== seen || attempted.length > 0),
  );

const settled = (kept: KeptAttendance): KeptAttendance | null =>
  Object.keys(kept.marks).length === 0 ? null : kept;

const mapped = (
  marks: Readonly<Record<string, KeptMark>>,
  change: (one: KeptMark) => KeptMark,
): Record<string, KeptMark> =>
  Object.fromEntries(Object.entries(marks).map(([athleteId, one]) => [athleteId, change(one)]));

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
