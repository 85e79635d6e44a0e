import type { Attendance, marks } from "../../../server/classes/class-words.rules";

export type Mark = (typeof marks)[number];

/** A mark that the server may not have. */
interface KeptMark {
  readonly name: string;
  readonly mark: Mark;
  /** What stood there when it was made, as far as this device knew. */
  readonly seen: Attendance;
  /** Marks of this device that were sent on top of `seen`, and may have arrived although nobody said so. */
  readonly attempted: readonly Mark[];
}

/** What stands now where this device has marked something else; null for a student who is in the class no more. */
export interface Difference {
  readonly athleteId: string;
  readonly name: string;
  readonly mine: Mark;
  readonly theirs: Attendance | null;
}

/** The attendance of one class on one device, until the server has all of it. */
export interface KeptAttendance {
  readonly sessionId: string;
  /** As one calls it: "Turma, 26/11 às 18:00". */
  readonly title: string;
  readonly marks: Readonly<Record<string, KeptMark>>;
  /** Everybody is marked, or the person wants it sent as it is; before that the device alone keeps it. */
  readonly ready: boolean;
  /** When it was touched last, so that what is tapped one after the other is sent together. */
  readonly touchedAt: number;
  /** What somebody else did meanwhile, while it is not decided what counts. */
  readonly conflict: readonly Difference[] | null;
  /** Why the server will not have it, in a sentence. */
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
  /** Whether its attendance has been taken before: then each correction is sent. */
  readonly wasTaken: boolean;
  readonly students: readonly Student[];
}

/** How a student stands on the screen. */
export const shownOf = (kept: KeptAttendance | null, { athleteId, attendance }: Student): Attendance =>
  kept?.marks[athleteId]?.mark ?? attendance;

export const unmarked = (kept: KeptAttendance | null, students: readonly Student[]): Student[] =>
  students.filter((student) => shownOf(kept, student) === "BOOKED");

/** Whether taps count now: not while one has to choose between two. */
export const canMark = (kept: KeptAttendance | null): boolean => !kept?.conflict;

/** Students marked here, on top of what stands and of what this device has not sent. */
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
    marks: withoutTold(all),
    touchedAt: now,
    refusal: null,
  };
  return settled({ ...next, ready: next.ready || wasTaken || unmarked(next, students).length === 0 });
}

/** 'Todos presentes': who has no mark yet was there. */
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

/** It is to be sent as it is. */
export const wanted = (kept: KeptAttendance): KeptAttendance => ({ ...kept, ready: true, refusal: null });

/** What goes to the server: who was marked, and on top of what. */
export const outgoing = ({ marks }: KeptAttendance) =>
  Object.entries(marks).map(([athleteId, { mark, seen }]) => ({ athleteId, attendance: mark, seen }));

/** Its marks are on their way. */
export const sent = (kept: KeptAttendance): KeptAttendance => ({
  ...kept,
  marks: mapped(kept.marks, (one) => ({
    ...one,
    attempted: one.attempted.includes(one.mark) ? one.attempted : [...one.attempted, one.mark],
  })),
});

/** The server has what was sent; what was tapped meanwhile stands on top of that. */
export function arrived(kept: KeptAttendance, was: KeptAttendance): KeptAttendance | null {
  const marks: Record<string, KeptMark> = {};
  for (const [athleteId, one] of Object.entries(kept.marks)) {
    const had = was.marks[athleteId];
    if (had?.mark === one.mark) continue;
    marks[athleteId] = had ? { ...one, seen: had.mark, attempted: [] } : one;
  }
  return settled({ ...kept, marks });
}

/** The server's class is another than the one that was marked: what of it is ours is recognised, the rest is to be decided. */
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

/** Which of the two counts: what was marked here goes over what stands, or is given up for it. Of who is gone nothing can be marked. */
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

/** Whether the person has to say something before it goes on. */
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

/** A mark that was taken back before it was ever sent tells the server nothing. */
const withoutTold = (marks: Readonly<Record<string, KeptMark>>): Record<string, KeptMark> =>
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
