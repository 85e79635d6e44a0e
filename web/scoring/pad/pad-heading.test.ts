import { expect, test } from "vitest";
import { padHeading } from "./pad-heading";

test("a pad says which match it is of, and how far that one has come", () => {
  expect(padHeading({ number: 15, phase: "Final" })).toBe("Jogo 15 · Final");
  expect(padHeading({ number: null, phase: "Rodada 3" })).toBe("Rodada 3");
  expect(padHeading({ number: 7, phase: null })).toBe("Jogo 7");
  expect(padHeading({ number: null, phase: null })).toBe("Placar do jogo");
});
