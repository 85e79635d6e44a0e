import { expect, test } from "vitest";
import { attendanceOf, keptOf, occupancyOf, shareInWords } from "./teaching-shares";

test("attendance is of those marked, occupancy of the places, the kept students of the month before", () => {
  expect(attendanceOf({ presentCount: 2, absentCount: 1 })).toBe(67);
  expect(occupancyOf({ takenCount: 5, placeCount: 4 })).toBe(125);
  expect(keptOf({ keptStudentCount: 0, priorStudentCount: 4 })).toBe(0);
});

test("there is no share of nothing", () => {
  expect(attendanceOf({ presentCount: 0, absentCount: 0 })).toBeNull();
  expect(shareInWords(occupancyOf({ takenCount: 0, placeCount: 0 }))).toBe("–");
  expect(shareInWords(keptOf({ keptStudentCount: 3, priorStudentCount: 4 }))).toBe("75%");
});
