import { expect, test } from "vitest";
import { keptSeats, placeModeOf, placeRulesInWords, placesUndecided } from "./place-modes.rules";

const noRanking = { rankingName: null, registrationEndsOn: "2026-12-12" };

test("says in words how places are given", () => {
  const category = {
    placeMode: "ENTRY_ORDER" as const,
    rankingId: null,
    wildCards: 0,
    drawFormat: "KNOCKOUT" as const,
  };
  expect(placeRulesInWords(category, noRanking)).toEqual([]);
  expect(placeRulesInWords({ ...category, placeMode: "LOTS", wildCards: 2 }, noRanking)).toEqual([
    "As vagas saem por sorteio depois de 12/12/2026.",
    "Até lá todas as inscrições ficam na lista de espera, sem cobrança; quem fica sem vaga segue na lista, nesta ordem.",
    "A organização guarda 2 vagas de dupla para convites.",
  ]);
  expect(
    placeRulesInWords({ ...category, placeMode: "LOTS" }, { ...noRanking, assignedOn: "2026-12-13" }),
  ).toEqual([
    "As vagas foram definidas por sorteio em 13/12/2026; quem ficou sem vaga segue na lista de espera, nesta ordem.",
  ]);
  expect(
    placeRulesInWords(
      { ...category, placeMode: "RANKING", rankingId: "ranking", drawFormat: "SUPER_N", wildCards: 1 },
      { rankingName: "Catarinense", registrationEndsOn: null },
    ),
  ).toEqual([
    "As vagas saem pelo ranking Catarinense, pelos pontos do atleta, no fim das inscrições; no empate, por ordem de inscrição.",
    "Até lá todas as inscrições ficam na lista de espera, sem cobrança; quem fica sem vaga segue na lista, nesta ordem.",
    "A organização guarda 1 vaga para convites.",
  ]);
});

test("says that the order of enrolment decides where the ranking was deleted, before and after", () => {
  const category = {
    placeMode: "RANKING" as const,
    rankingId: null,
    wildCards: 0,
    drawFormat: "KNOCKOUT" as const,
  };
  expect(placeModeOf(category)).toBe("ENTRY_ORDER");
  expect(placeModeOf({ ...category, rankingId: "ranking" })).toBe("RANKING");
  expect(placeModeOf({ ...category, placeMode: "LOTS" })).toBe("LOTS");
  expect(placeRulesInWords(category, noRanking)).toEqual([
    "O ranking que definiria as vagas não existe mais: elas saem por ordem de inscrição, depois de 12/12/2026.",
    "Até lá todas as inscrições ficam na lista de espera, sem cobrança; quem fica sem vaga segue na lista, nesta ordem.",
  ]);
  const given = { ...noRanking, assignedOn: "2026-12-13" };
  expect(placeRulesInWords({ ...category, placeMode: "ENTRY_ORDER" }, given)).toEqual([
    "As vagas foram definidas por ordem de inscrição em 13/12/2026; quem ficou sem vaga segue na lista de espera, nesta ordem.",
  ]);
  expect(placeRulesInWords(category, given)[0]).toContain("definidas pelo ranking em 13/12/2026");
});

test("wild cards keep the places of pairs until they are given, and none after the draw", () => {
  const category = { wildCards: 2, drawFormat: "KNOCKOUT" as const, draw: null, settledAt: null };
  expect(keptSeats(category, 0)).toBe(4);
  expect(keptSeats(category, 2)).toBe(2);
  expect(keptSeats(category, 6)).toBe(0);
  expect(keptSeats({ ...category, draw: {} }, 0)).toBe(0);
  expect(keptSeats({ ...category, settledAt: new Date(0) }, 0)).toBe(0);
  expect(keptSeats({ ...category, drawFormat: "SUPER_N" }, 1)).toBe(1);
});

test("places are undecided until they were given by ranking or lots", () => {
  expect(placesUndecided(null)).toBe(false);
  expect(placesUndecided({ placeMode: "ENTRY_ORDER", placesAssignedAt: null })).toBe(false);
  expect(placesUndecided({ placeMode: "LOTS", placesAssignedAt: null })).toBe(true);
  expect(placesUndecided({ placeMode: "RANKING", placesAssignedAt: new Date(0) })).toBe(false);
});
