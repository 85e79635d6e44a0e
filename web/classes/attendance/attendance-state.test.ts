import fc from "fast-check";
import { expect, test } from "vitest";
import type { Attendance } from "../../../server/classes/class-kind-and-status.rules";
import {
  allPresent,
  arrived,
  decided,
  isToSend,
  marked,
  met,
  outgoing,
  sent,
  shownOf,
  unmarked,
  wanted,
  type KeptAttendance,
  type Mark,
} from "./attendance-state";

const ids = ["ana", "bia", "caio"];
const called = (stands: Record<string, Attendance>, wasTaken = false) => ({
  sessionId: "aula",
  title: "Turma, 26/11 às 18:00",
  wasTaken,
  students: Object.entries(stands).map(([athleteId, attendance]) => ({
    athleteId,
    name: athleteId,
    attendance,
  })),
});
const booked = () => called({ ana: "BOOKED", bia: "BOOKED", caio: "BOOKED" });
const one = (athleteId: string, mark: Mark) => new Map([[athleteId, mark]]);

test("'Todos presentes' followed by one absence is ready to send, with the value seen before each mark", () => {
  const all = allPresent(null, booked(), 1);
  const kept = marked(all, booked(), one("bia", "ABSENT"), 2)!;
  expect(isToSend(kept)).toBe(true);
  expect(outgoing(kept)).toEqual([
    { athleteId: "ana", attendance: "PRESENT", seen: "BOOKED" },
    { athleteId: "bia", attendance: "ABSENT", seen: "BOOKED" },
    { athleteId: "caio", attendance: "PRESENT", seen: "BOOKED" },
  ]);
});

test("while a student is unmarked the attendance stays on the device, unless the user sends it incomplete", () => {
  const kept = marked(null, booked(), one("ana", "PRESENT"), 1)!;
  expect(isToSend(kept)).toBe(false);
  expect(unmarked(kept, booked().students).map(({ athleteId }) => athleteId)).toEqual(["bia", "caio"]);
  expect(isToSend(wanted(kept))).toBe(true);
});

test("a correction to a taken attendance is sent at once; undoing it leaves nothing to send", () => {
  const taken = called({ ana: "PRESENT" }, true);
  const kept = marked(null, taken, one("ana", "ABSENT"), 1)!;
  expect(isToSend(kept)).toBe(true);
  expect(marked(kept, taken, one("ana", "PRESENT"), 2)).toBeNull();
});

test("a mark that the server saved although its response was lost is recognised as this device's own", () => {
  const kept = sent(allPresent(null, booked(), 1)!);
  const changed = marked(kept, booked(), one("ana", "EXCUSED"), 2)!;
  const after = met(changed, [
    { athleteId: "ana", attendance: "PRESENT" },
    { athleteId: "bia", attendance: "PRESENT" },
    { athleteId: "caio", attendance: "BOOKED" },
  ])!;
  expect(after.conflict).toBeNull();
  expect(outgoing(after)).toEqual([
    { athleteId: "ana", attendance: "EXCUSED", seen: "PRESENT" },
    { athleteId: "caio", attendance: "PRESENT", seen: "BOOKED" },
  ]);
});

test("a conflict is resolved with theirs or mine; nothing is sent for a student who has left the class", () => {
  const kept = allPresent(null, booked(), 1)!;
  const asked = met(kept, [
    { athleteId: "ana", attendance: "ABSENT" },
    { athleteId: "bia", attendance: "BOOKED" },
  ])!;
  expect(asked.conflict).toEqual([
    { athleteId: "ana", name: "ana", mine: "PRESENT", theirs: "ABSENT" },
    { athleteId: "caio", name: "caio", mine: "PRESENT", theirs: null },
  ]);
  expect(isToSend(asked)).toBe(false);
  expect(marked(asked, booked(), one("bia", "ABSENT"), 3)).toBe(asked);
  expect(outgoing(decided(asked, "mine")!)).toEqual([
    { athleteId: "ana", attendance: "PRESENT", seen: "ABSENT" },
    { athleteId: "bia", attendance: "PRESENT", seen: "BOOKED" },
  ]);
  expect(outgoing(decided(asked, "theirs")!)).toEqual([
    { athleteId: "bia", attendance: "PRESENT", seen: "BOOKED" },
  ]);
});

/** A fake of the API: takes all marks or none. */
function take(stands: Map<string, Attendance>, kept: KeptAttendance): boolean {
  const marks = outgoing(kept);
  const fits = marks.every(({ athleteId, attendance, seen }) => {
    const now = stands.get(athleteId);
    return now !== undefined && (now === seen || now === attendance);
  });
  if (fits) for (const { athleteId, attendance } of marks) stands.set(athleteId, attendance);
  return fits;
}

const mark = fc.constantFrom<Mark>("PRESENT", "ABSENT", "EXCUSED");
const step = fc.oneof(
  fc.record({ kind: fc.constant("tap" as const), who: fc.constantFrom(...ids), mark }),
  fc.record({ kind: fc.constant("send" as const), heard: fc.boolean() }),
);

test("with one device and lost responses, the server ends up with the last taps and there is no conflict", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const stands = new Map<string, Attendance>(ids.map((id) => [id, "BOOKED"]));
      const view = booked();
      const tapped = new Map<string, Mark>();
      let kept: KeptAttendance | null = null;
      const send = (heard: boolean) => {
        if (!kept) return;
        const was = sent(kept);
        const done = take(stands, was);
        kept = was;
        if (!heard) return;
        kept = done
          ? arrived(was, was)
          : met(
              was,
              [...stands].map(([athleteId, attendance]) => ({ athleteId, attendance })),
            );
        expect(kept?.conflict ?? null).toBeNull();
      };
      for (const it of steps) {
        if (it.kind === "tap") {
          tapped.set(it.who, it.mark);
          kept = marked(kept, view, one(it.who, it.mark), 0);
          continue;
        }
        send(it.heard);
        // Every response has the whole class, whether the marks were taken or not. The screen knows only the last
        // response.
        if (it.heard)
          view.students = view.students.map((student) => ({
            ...student,
            attendance: stands.get(student.athleteId) ?? "BOOKED",
          }));
      }
      for (let more = 0; more < 4; more++) send(true);
      expect(kept).toBeNull();
      for (const [who, last] of tapped) expect(stands.get(who)).toBe(last);
      for (const student of view.students)
        if (!tapped.has(student.athleteId)) expect(shownOf(null, student)).toBe("BOOKED");
    }),
  );
});
