import { expect, test } from "vitest";
import { enrolmentActions } from "./enrolment-actions";

const standing = { free: false, paid: false, paired: true, inPairs: true, open: true } as const;

test("who owes is paid first, and can be confirmed all the same", () => {
  expect(enrolmentActions({ ...standing, status: "AWAITING_PAYMENT" })).toEqual({
    first: "pay",
    others: ["payPix", "payCash", "payCard", "confirm", "split", "cancel"],
  });
});

test("who has paid can be taken back, who seeks is given a partner", () => {
  expect(enrolmentActions({ ...standing, status: "ENROLLED", paid: true }).others).toEqual([
    "undoPayment",
    "split",
    "cancel",
  ]);
  expect(enrolmentActions({ ...standing, status: "SEEKING_PARTNER", paired: false }).first).toBe("pair");
});

test("after the draw only money is settled", () => {
  expect(enrolmentActions({ ...standing, status: "PLAYING", open: false })).toEqual({
    first: "pay",
    others: ["payPix", "payCash", "payCard"],
  });
});

test("money is recorded also for who has lost the place, or has none yet; once it is credit it is only undone", () => {
  const recording = ["payPix", "payCash", "payCard"];
  for (const status of ["CANCELLED", "EXPIRED"] as const) {
    expect(enrolmentActions({ ...standing, status })).toEqual({ first: null, others: recording });
    expect(enrolmentActions({ ...standing, status, credited: true }).others).toEqual(["undoPayment"]);
    expect(enrolmentActions({ ...standing, status, free: true }).others).toEqual([]);
  }
  const waiting = { ...standing, status: "WAITLISTED", paired: false } as const;
  expect(enrolmentActions(waiting)).toEqual({ first: "admit", others: [...recording, "cancel"] });
  expect(enrolmentActions({ ...waiting, paid: true }).others).toEqual(["undoPayment", "cancel"]);
});

test("a guest's invitation is sent again or taken back; who was only asked has nothing to cancel", () => {
  const invited = { ...standing, status: "INVITED", paired: false, asked: true } as const;
  expect(enrolmentActions(invited).others).toEqual([
    "payPix",
    "payCash",
    "payCard",
    "resend",
    "withdraw",
    "cancel",
  ]);
  expect(enrolmentActions({ ...invited, awaitsConsent: true }).others).toEqual(["resend", "withdraw"]);
  expect(enrolmentActions({ ...invited, awaitsConsent: true, open: false }).others).toEqual([]);
});

test("who waits is given a place before the draw", () => {
  expect(enrolmentActions({ ...standing, status: "WAITLISTED" }).first).toBe("admit");
  expect(enrolmentActions({ ...standing, status: "WAITLISTED", open: false }).first).toBeNull();
});

test("before places are given only a wild card gives one, to a complete pair; afterwards it is one way of two", () => {
  const waiting = { ...standing, status: "WAITLISTED", free: true } as const;
  const undecided = { ...waiting, undecided: true };
  expect(enrolmentActions(undecided).first).toBeNull();
  expect(enrolmentActions({ ...undecided, wildCardsLeft: 1 }).first).toBe("wildCard");
  expect(enrolmentActions({ ...undecided, wildCardsLeft: 1, paired: false }).first).toBeNull();
  expect(enrolmentActions({ ...waiting, wildCardsLeft: 1 })).toEqual({
    first: "admit",
    others: ["wildCard", "split", "cancel"],
  });
});
