import { expect, test } from "vitest";
import { attendanceInWords, attendancePercent } from "./attendance-in-words";

test("attendance is of those marked; where nobody was, there is none", () => {
  expect(attendanceInWords({ presentCount: 2, absentCount: 1 })).toBe("67%");
  expect(attendancePercent({ presentCount: 0, absentCount: 4 })).toBe(0);
  expect(attendancePercent({ presentCount: 0, absentCount: 0 })).toBeNull();
  expect(attendanceInWords({ presentCount: 0, absentCount: 0 })).toBe("–");
});
