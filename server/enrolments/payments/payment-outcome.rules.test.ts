import { expect, test } from "vitest";
import { enrolmentStatuses } from "../../tournaments/tournament-and-enrolment-status.rules";
import { freeTogether, paymentCase } from "./payment-outcome.rules";

test("every state of an enrolment takes a payment", () => {
  const cases = new Map(enrolmentStatuses.map((status) => [status, paymentCase(status)]));
  const of = (one: string) => [...cases].filter(([, each]) => each === one).map(([status]) => status);
  expect(of("GONE").sort()).toEqual(["CANCELLED", "EXPIRED"]);
  expect(of("WAITING").sort()).toEqual(["INVITED", "SEEKING_PARTNER", "WAITLISTED"]);
  expect(of("PLACED").sort()).toEqual(["AWAITING_PAYMENT", "ELIMINATED", "ENROLLED", "FINISHED", "PLAYING"]);
});

test("one sentence names whose enrolment is free, and counts the rest", () => {
  expect(freeTogether(["Ana Souza"], 0)).toBe(
    "Nenhuma baixa foi registrada, porque não há o que receber de Ana Souza (gratuita).",
  );
  expect(freeTogether(["Ana Souza", "Bia Lima"], 0)).toMatch(
    /de Ana Souza \(gratuita\) e Bia Lima \(gratuita\)\.$/,
  );
  expect(freeTogether(["Ana Souza", "Bia Lima", "Ana Souza"], 4)).toMatch(
    /Ana Souza \(gratuita\) e mais 4\.$/,
  );
});
