import { describe, expect, test } from "vitest";
import { defaultDrawSettings, type DrawEntry, type DrawPlan, type DrawSettings } from "./draw-plan.rules";
import { planDraw } from "./plan-draw.rules";
import { swapEntries } from "./stored-draw.rules";

function entriesOf(count: number, seeds = 0, clubs: Record<number, string> = {}): DrawEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${String(index + 1).padStart(3, "0")}`,
    seed: index < seeds ? index + 1 : null,
    clubs: [clubs[index + 1] ?? `club ${index}`],
  }));
}

function planned(entries: DrawEntry[], settings: Partial<DrawSettings> = {}, lots = "lots"): DrawPlan {
  const plan = planDraw(entries, { ...defaultDrawSettings, ...settings }, lots);
  if ("problem" in plan) throw new Error(plan.problem);
  return plan;
}

const stageOf = (plan: DrawPlan, stage: string) => plan.matches.filter((match) => match.stage === stage);

describe("groups", () => {
  test("the first seeds open the groups in order, the next seeds come one to a group", () => {
    const plan = planned(entriesOf(13, 8));
    expect(plan.groups.map(([first]) => first)).toEqual(["p001", "p002", "p003", "p004"]);
    expect(plan.groups.map(([, second]) => second).sort()).toEqual(["p005", "p006", "p007", "p008"]);
    expect(plan.lettersByResult).toBe(false);
  });

  test("fewer further seeds than groups go to the groups of the weakest", () => {
    const plan = planned(entriesOf(12, 6));
    expect([plan.groups[2], plan.groups[3]].map((group) => group?.[1]).sort()).toEqual(["p005", "p006"]);
  });

  test("letters that no seed gave are given by the results", () => {
    const lettersOf = (seeds: number) => {
      const plan = planned(entriesOf(13, seeds));
      return [plan.lettersByResult, plan.seeds];
    };
    expect([0, 1, 3, 4, 5].map(lettersOf)).toEqual([
      [true, 0],
      [true, 1],
      [true, 3],
      [false, 4],
      [false, 5],
    ]);
  });

  test("a club that has no more pairs than there are groups never meets itself in a group", () => {
    const clubs = { 1: "A", 6: "A", 9: "A", 12: "A", 2: "B", 7: "B", 8: "B" };
    for (let lots = 0; lots < 100; lots++) {
      const entries = entriesOf(13, 4, clubs);
      const clubOf = new Map(entries.map((entry) => [entry.id, entry.clubs[0]]));
      for (const group of planned(entries, {}, `${lots}`).groups)
        expect(new Set(group.map((id) => clubOf.get(id))).size).toBe(group.length);
    }
  });

  test("the knockout follows the template, with third place before the final and a consolation for the others", () => {
    const plan = planned(entriesOf(13, 4), { thirdPlace: true, consolation: true });
    expect(stageOf(plan, "GROUP")).toHaveLength(6 + 3 * 3);
    expect(stageOf(plan, "MAIN")).toHaveLength(7);
    expect(stageOf(plan, "MAIN")[0]?.sides).toEqual([
      { kind: "GROUP_PLACE", group: 0, place: 1 },
      { kind: "GROUP_PLACE", group: 1, place: 2 },
    ]);
    expect(stageOf(plan, "CONSOLATION")).toHaveLength(4);
    expect(plan.matches.slice(-2).map(({ stage }) => stage)).toEqual(["THIRD_PLACE", "MAIN"]);
  });

  test("letters by result leave out of the consolation the fourths that only some groups have", () => {
    const plan = planned(entriesOf(13), { consolation: true });
    expect(stageOf(plan, "CONSOLATION")).toHaveLength(3);
    const seeded = planned(entriesOf(13, 1), { consolation: true });
    expect(stageOf(seeded, "CONSOLATION")).toHaveLength(4);
    expect(stageOf(seeded, "CONSOLATION").flatMap(({ sides }) => sides)).toContainEqual({
      kind: "GROUP_PLACE",
      group: 0,
      place: 4,
    });
  });
});

describe("direct knockout", () => {
  test("byes go to the top seeds, who stand on the lines of the ITF", () => {
    const plan = planned(entriesOf(13, 4), { format: "KNOCKOUT" });
    const round1 = plan.matches.filter(({ round }) => round === 1);
    const inRound1 = round1.flatMap(({ sides }) =>
      sides.map((side) => (side.kind === "ENTRY" ? side.entryId : "")),
    );
    expect(round1).toHaveLength(5);
    expect(inRound1).not.toContain("p001");
    expect(inRound1).not.toContain("p002");
    expect(inRound1).not.toContain("p003");
    expect(inRound1).toContain("p004");
    // A bye leaves a gap in the order.
    expect(round1.map(({ order }) => order)).not.toContain(1);
    expect(round1.map(({ order }) => order)).not.toContain(8);
  });

  test("ten pairs, four seeds: five in each half, and each unseeded bye is anybody's", () => {
    const rested = new Map<string, number>();
    for (let lots = 0; lots < 200; lots++) {
      const plan = planned(entriesOf(10, 4), { format: "KNOCKOUT" }, `${lots}`);
      const inRound = (round: number) => plan.matches.filter((match) => match.round === round);
      const inTop = inRound(1).filter(({ order }) => order <= 4).length;
      expect([inTop, inRound(1).length]).toEqual([1, 2]);
      for (const side of inRound(2).flatMap(({ sides }) => sides))
        if (side.kind === "ENTRY") rested.set(side.entryId, (rested.get(side.entryId) ?? 0) + 1);
    }
    for (const seed of ["p001", "p002", "p003", "p004"]) expect(rested.get(seed)).toBe(200);
    for (const other of ["p005", "p006", "p007", "p008", "p009", "p010"])
      expect(rested.get(other)).toBeGreaterThan(30);
  });

  test("clubs are kept apart in round 1 whatever the lots", () => {
    const clubs = Object.fromEntries(
      Array.from({ length: 16 }, (_, index) => [index + 1, `club ${index % 4}`]),
    );
    for (let lots = 0; lots < 100; lots++) {
      const entries = entriesOf(16, 4, clubs);
      const clubOf = new Map(entries.map((entry) => [entry.id, entry.clubs[0]]));
      const round1 = planned(entries, { format: "KNOCKOUT" }, `${lots}`).matches.filter(
        ({ round }) => round === 1,
      );
      for (const { sides } of round1) {
        const [one, other] = sides.map((side) =>
          side.kind === "ENTRY" ? clubOf.get(side.entryId) : undefined,
        );
        expect(one).not.toBe(other);
      }
    }
  });

  test("a consolation takes who lost the first match, but no loser of a semifinal who plays for third place", () => {
    const settings = { format: "KNOCKOUT", consolation: true } as const;
    expect(stageOf(planned(entriesOf(13, 4), settings), "CONSOLATION")).toHaveLength(4);
    expect(stageOf(planned(entriesOf(8), settings), "CONSOLATION")).toHaveLength(3);
    expect(stageOf(planned(entriesOf(4), { ...settings, thirdPlace: true }), "CONSOLATION")).toHaveLength(0);
    expect(stageOf(planned(entriesOf(5), settings), "CONSOLATION")).toHaveLength(1);
    expect(stageOf(planned(entriesOf(5), { ...settings, thirdPlace: true }), "CONSOLATION")).toHaveLength(0);
  });

  test("of three pairs, the one semifinal leaves no match for third place", () => {
    const plan = planned(entriesOf(3, 1), { format: "KNOCKOUT", thirdPlace: true });
    expect(plan.matches).toHaveLength(2);
    expect(plan.matches[1]?.sides).toContainEqual({ kind: "ENTRY", entryId: "p001" });
  });
});

describe("double elimination", () => {
  test("of 8: 7 matches of winners, 6 of losers and one grand final", () => {
    const plan = planned(entriesOf(8, 2), { format: "DOUBLE_ELIMINATION" });
    expect(stageOf(plan, "MAIN")).toHaveLength(7);
    expect(stageOf(plan, "LOSERS").map(({ round }) => round)).toEqual([1, 1, 2, 2, 3, 4]);
    expect(plan.matches.at(-1)?.stage).toBe("GRAND_FINAL");
  });

  test("a loser drops to a part of the losers' bracket that their opponent cannot drop to", () => {
    const plan = planned(entriesOf(8, 2), { format: "DOUBLE_ELIMINATION" });
    const drops = stageOf(plan, "LOSERS").filter(({ round }) => round === 2);
    expect(drops.map(({ sides }) => sides[1])).toEqual([
      { kind: "LOSER_OF", match: 8 },
      { kind: "LOSER_OF", match: 7 },
    ]);
  });
});

test("round robin: one group, the two best seeds meet in the last round", () => {
  const plan = planned(entriesOf(5, 2), { format: "ROUND_ROBIN" });
  expect(plan.groups).toHaveLength(1);
  expect(plan.matches).toHaveLength(10);
  const ends = plan.matches.filter(({ round }) => round === 5).flatMap(({ sides }) => sides);
  expect(ends).toContainEqual({ kind: "ENTRY", entryId: "p001" });
  expect(ends).toContainEqual({ kind: "ENTRY", entryId: "p002" });
});

test("says in Portuguese why there can be no draw", () => {
  const problem = (count: number, settings: Partial<DrawSettings>) =>
    planDraw(entriesOf(count), { ...defaultDrawSettings, ...settings }, "lots");
  expect(problem(2, {})).toEqual({ problem: "São necessárias pelo menos 3 duplas para este formato" });
  expect(problem(1, { format: "KNOCKOUT" })).toEqual({
    problem: "São necessárias pelo menos 2 duplas para este formato",
  });
  expect(problem(129, {})).toEqual({ problem: "Um chaveamento tem no máximo 128 duplas" });
  expect(problem(13, { qualifiersPerGroup: 4 })).toEqual({
    problem: "Há grupos de 3 duplas: classifique no máximo 3 por grupo",
  });
  expect(problem(4, { qualifiersPerGroup: 1 })).toEqual({
    problem: "Com um único grupo, classifique pelo menos 2 duplas ou escolha todos contra todos",
  });
});

test("two entries trade places everywhere, and back", () => {
  const plan = planned(entriesOf(13, 4));
  const traded = swapEntries(plan, "p001", "p013");
  expect(traded.groups[0]?.[0]).toBe("p013");
  expect(traded.lots).toEqual(plan.lots);
  expect(traded.matches).not.toEqual(plan.matches);
  expect(swapEntries(traded, "p001", "p013")).toEqual(plan);
});

test("a stored draw can be repeated for ever", () => {
  expect(planned(entriesOf(13, 4), {}, "copa-praia-2026").groups.map((group) => group.join(" ")))
    .toMatchInlineSnapshot(`
    [
      "p001 p005 p010 p013",
      "p002 p012 p008",
      "p003 p006 p009",
      "p004 p011 p007",
    ]
  `);
});
