import { expect, test } from "vitest";
import { countEntries, inOneWord } from "./enrolment-state.rules";
import type { EnrolmentStatus } from "../tournaments/tournament-and-enrolment-status.rules";

const of = (id: string, status: EnrolmentStatus, awaitsConsent = false) => ({ id, status, awaitsConsent });
const pair = (firstId: string, secondId: string) => ({ firstId, secondId });

test("a pair that waits is no pair that is in, and counts as one", () => {
  const enrolments = [
    of("a", "ENROLLED"),
    of("b", "AWAITING_PAYMENT"),
    of("c", "WAITLISTED"),
    of("d", "WAITLISTED"),
    of("e", "WAITLISTED"),
    of("f", "SEEKING_PARTNER"),
    of("g", "INVITED"),
  ];
  expect(countEntries(enrolments, [pair("a", "b"), pair("c", "d")], true)).toEqual({ placed: 1, waiting: 2 });
});

test("who plays for themselves counts alone; who was only asked is not in", () => {
  const enrolments = [of("a", "PLAYING"), of("b", "INVITED", true), of("c", "WAITLISTED")];
  expect(countEntries(enrolments, [], false)).toEqual({ placed: 1, waiting: 1 });
});

test("categories of one kind make one sum, of both kinds none", () => {
  const pairs = { inPairs: true, placed: 3, waiting: 1 };
  expect(inOneWord([pairs, pairs])).toEqual({ inPairs: true, placed: 6, waiting: 2 });
  expect(inOneWord([pairs, { ...pairs, inPairs: false }])).toBeNull();
  expect(inOneWord([])).toBeNull();
});
