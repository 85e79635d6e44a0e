import { beforeAll, describe, expect, test } from "vitest";
import { formatCents } from "../../server/brazil/money.rules";
import { useApi } from "../support/api";
import { pdfText } from "../support/pdf-text";
import {
  expectedSentences,
  expectedSettings,
  missingFacts,
  phaseOf,
  regulatedArena,
  regulatedDays,
  type RegulatedEvent,
} from "../support/regulated-event";
import {
  allCategories,
  regulations,
  type RegulatedCategory,
  type Regulation,
} from "../support/six-regulations";
import { createArena, type ArenaStory } from "../support/story";

/**
 * Six published regulations of Brazilian tournaments with all the categories that they list, set up through the API alone
 * and printed; some of the categories are played to the podium. tests/e2e/six-regulations.spec.ts sets up the same by the
 * screens; docs/regulations.md says where each of their facts is set, and which have no place.
 */

const api = useApi();
let arena: ArenaStory;
let desk: ReturnType<typeof regulatedArena>;
beforeAll(async () => {
  arena = await createArena(api(), "Dos regulamentos");
  desk = regulatedArena(
    (query, variables) => api().data(query, variables, arena.manager.token),
    arena.globalId,
  );
});

/**
 * The tournament with its categories, prices, limits and formats, by the same mutations as the screens send. Those that
 * are not played are cancelled once they are printed.
 */
async function setUp(regulation: Regulation): Promise<RegulatedEvent> {
  const { title, feeInCents } = regulation;
  const [first, ...others] = allCategories(regulation);
  const { opensDaysBefore: _opens, closesDaysBefore: _closes, ...terms } = regulation.terms;
  const { startDate, endDate, registrationStartsOn, registrationEndsOn } = regulatedDays(regulation);
  const fieldsOf = ({ name, level, gender, minAge, maxAge, maxParticipants }: RegulatedCategory) => ({
    name,
    level,
    gender,
    minAge: minAge ?? null,
    maxAge: maxAge ?? null,
    maxParticipants: maxParticipants ?? null,
    feeInCents,
  });
  const { tournament } = await desk.done(
    "createTournament",
    {
      arenaId: arena.globalId,
      name: title,
      kind: "INTERNAL",
      category: "Avançado",
      gender: first.gender,
      startDate,
      endDate,
      feeInCents,
      openToOtherArenas: false,
      otherCategories: others.map(fieldsOf),
    },
    "... on CreateTournamentSuccess { tournament { id key categories { id name } } }",
  );
  const { id: categoryId } = tournament.categories.find(({ name }: { name: string }) => name === "Avançado");
  await desk.done("updateCategory", { categoryId, ...fieldsOf(first) });
  await desk.done("updateRegistration", {
    tournamentId: tournament.id,
    ...terms,
    registrationStartsOn,
    registrationEndsOn,
  });
  const event = await desk.find(tournament.key, startDate);
  for (const { name, rules, phases = [] } of allCategories(regulation)) {
    const category = { categoryId: event.categories.get(name) };
    await desk.done("updateCategoryRules", { ...category, ...rules });
    for (const phase of phases) await desk.done("updatePhaseFormat", { ...category, ...phase });
  }
  expect(await desk.settingsOf(event.key)).toMatchObject(expectedSettings(regulation));
  expect(missingFacts(await printed(event), regulation)).toEqual([]);
  await desk.cancelUnplayed(event, regulation);
  return event;
}

/** Checks by which formats a started tournament is played and what is printed, and plays all of it. */
async function playAll(event: RegulatedEvent, regulation: Regulation, entered: Map<string, string[]>) {
  const { played, unplayed } = regulation;
  for (const { name, formats } of played)
    expect([name, await desk.formatsOf(event.categories.get(name))]).toEqual([name, formats]);
  const text = await printed(event);
  for (const sentence of expectedSentences(regulation)) expect(text).toContain(sentence);
  for (const { name } of unplayed) expect(text).not.toContain(`Categoria ${name} `);
  for (const { name } of played) {
    const pairs = entered.get(name) ?? [];
    await desk.play(event.categories.get(name), pairs);
    const podium = await desk.podiumOf(event.categories.get(name));
    expect([name, podium[0]]).toEqual([name, [1, pairs[0]]]);
    expect(podium.length).toBeGreaterThanOrEqual(4);
  }
  expect(await desk.statusOf(event)).toBe("FINISHED");
}

/** What the printed regulations say, on one line. */
async function printed({ key }: RegulatedEvent): Promise<string> {
  const response = await fetch(new URL(`/regulamentos/${key}`, api().url), {
    headers: { Authorization: `Bearer ${arena.manager.token}` },
  });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return pdfText(new Uint8Array(await response.arrayBuffer())).replaceAll(/\s+/g, " ");
}

const started = { __typename: "StartTournamentSuccess" };

/**
 * One athlete enters all played categories, and others fill them.
 * @returns what each category costs the one, and the pairs by category.
 */
async function enrolInAll(
  event: RegulatedEvent,
  { played }: Regulation,
  athlete: string,
  partnerIn: (category: RegulatedCategory) => string,
) {
  const prices: number[] = [];
  const entered = new Map<string, string[]>();
  for (const category of played) {
    const { name } = category;
    const { pair, enrolment } = await desk.enrolPair(event, name, [athlete, partnerIn(category)]);
    prices.push(enrolment.feeInCents);
    entered.set(name, [pair.id]);
  }
  for (const category of played)
    entered.get(category.name)?.push(...(await desk.enrolPairs(event, category, category.pairs - 1)));
  return { prices, entered };
}

describe("Let's Play, Guaratinguetá", () => {
  const regulation = regulations.guaratingueta;

  test("the second category costs R$ 40, two levels are refused, most of the fee comes back, and it is played", async () => {
    const event = await setUp(regulation);
    const entered = await desk.enrolAll(event, regulation);
    const [ana = ""] = await desk.registerAthletes(1);
    const [bruno = "", caio = ""] = await desk.registerAthletes(2, { gender: "MALE" });
    const first = await desk.enrolPair(event, "Masculino A", [bruno, caio]);
    expect(first).toMatchObject({ enrolment: { feeInCents: 7000, feeReason: null } });
    entered.get("Masculino A")?.push(first["pair"].id);
    const [davi = ""] = await desk.registerAthletes(1, { gender: "MALE" });
    expect(await desk.enrolPair(event, "Masculino B", [bruno, davi])).toMatchObject({
      reasons: [{ code: "TWO_LEVELS" }],
    });
    const mixed = await desk.enrolPair(event, "Misto B", [bruno, ana]);
    expect(mixed).toMatchObject({
      enrolment: { feeInCents: 4000, feeReason: `2ª categoria: ${formatCents(4000)}` },
    });
    // Until the draw most of what was paid comes back.
    await desk.done("registerPayment", { enrolmentId: mixed["enrolment"].id });
    expect(
      await desk.act(
        "cancelEnrolment",
        { enrolmentId: mixed["enrolment"].id },
        "... on CancelEnrolmentSuccess { enrolment { refundInCents } }",
      ),
    ).toMatchObject({ enrolment: { refundInCents: 2840 } });

    expect(await desk.start(event)).toMatchObject(started);
    await playAll(event, regulation, entered);
  });
});

describe("Circuito Paraibano, 5th stage", () => {
  const regulation = regulations.paraibano;

  test("fewer than 6 do not start, a W.O. eliminates only where it is set to, and it is played", async () => {
    const { id: tournamentId, key, startDate } = await setUp(regulation);
    const strict = { name: "Com eliminação", level: "Livre", gender: "MALE" } as const;
    await desk.done("addCategory", { tournamentId, ...strict, feeInCents: 0 });
    const event = await desk.find(key, startDate);
    const isMaster = ({ name }: RegulatedCategory) => name === "Master";
    const entered = new Map<string, string[]>();
    for (const category of regulation.played)
      entered.set(
        category.name,
        await desk.enrolPairs(event, category, category.pairs - Number(isMaster(category))),
      );
    expect(await desk.start(event)).toMatchObject({
      __typename: "RuleViolation",
      message: expect.stringContaining("O torneio pede pelo menos 6 duplas: falta 1"),
    });
    const strictPairs = await desk.enrolPairs(event, strict, 6);
    for (const category of regulation.played.filter(isMaster))
      entered.get("Master")?.push(...(await desk.enrolPairs(event, category, 1)));
    // A professional may enter Master too.
    const pair = await desk.registerAthletes(2, { gender: "MALE", birthDate: "1970-05-05" });
    for (const name of ["PRO", "Master"]) {
      const answer = await desk.enrolPair(event, name, pair);
      expect([name, answer["__typename"]]).toEqual([name, "EnrolPairSuccess"]);
      entered.get(name)?.push(answer["pair"].id);
    }
    expect(await desk.start(event)).toMatchObject(started);

    // In Masculino A a W.O. is a defeat as others are; in the other category it eliminates.
    const absent = await missGroupMatch(event.categories.get("Masculino A"), entered.get("Masculino A"));
    const barred = await missGroupMatch(event.categories.get(strict.name), strictPairs);
    expect(await standingOf(event.categories.get("Masculino A"), absent)).toMatchObject({ barred: false });
    await desk.play(event.categories.get(strict.name), strictPairs);
    await playAll(event, regulation, entered);
    expect(await standingOf(event.categories.get(strict.name), barred)).toMatchObject({
      barred: true,
      position: 3,
    });
  });
});

/** The pair that entered last does not show up for a match of its group. @returns its id. */
async function missGroupMatch(categoryId: string | undefined, pairs: readonly string[] = []) {
  const absent = pairs.at(-1) ?? "";
  const [match] = (await desk.matchesOf(categoryId)).filter(
    ({ stage, sides }) => stage === "GROUP" && sides.some(({ pair }) => pair?.id === absent),
  );
  if (!match) throw new Error("everybody plays in a group");
  const absentOrRetiredSide = match.sides[0]?.pair?.id === absent ? 1 : 2;
  await desk.record(match, { outcome: "WALKOVER", absentOrRetiredSide });
  return absent;
}

/** The row of a pair in the standings of its group. */
async function standingOf(categoryId: string | undefined, pairId: string) {
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on TournamentCategory {
      groups { standings { position barred pair { id } } } } } }`,
    { id: categoryId },
    arena.manager.token,
  );
  return node.groups.flatMap((group: any) => group.standings).find((row: any) => row.pair.id === pairId);
}

describe("Praia Clube Finals", () => {
  const regulation = regulations.praiaClube;

  test("R$ 70 cover one category by age, one of the gender and one mixed, and it is played", async () => {
    const event = await setUp(regulation);
    const born = { birthDate: "1980-05-05" };
    const [bruno = "", caio = ""] = await desk.registerAthletes(2, { gender: "MALE", ...born });
    const [ana = ""] = await desk.registerAthletes(1);
    const { prices, entered } = await enrolInAll(event, regulation, bruno, ({ gender }) =>
      gender === "MIXED" ? ana : caio,
    );
    expect(prices).toEqual([7000, 0, 0]);
    expect(await desk.start(event)).toMatchObject(started);
    await playAll(event, regulation, entered);
  });
});

describe("3rd Open Arena Beach, Ipatinga", () => {
  const regulation = regulations.ipatinga;

  test("the 13th pair finds no place, A has longer semifinals, and it is played", async () => {
    const event = await setUp(regulation);
    const entered = await desk.enrolAll(event, regulation);
    const late = await desk.registerAthletes(2, { gender: "MALE" });
    expect(await desk.enrolPair(event, "Masculino A", late)).toMatchObject({ code: "TOURNAMENT_FULL" });
    expect(await desk.start(event)).toMatchObject(started);
    const matches = await desk.matchesOf(event.categories.get("Misto C"));
    // Four groups of three: twelve matches, and a knockout from the quarter-finals on.
    expect(matches.filter(({ stage }) => stage === "GROUP")).toHaveLength(12);
    expect(matches.filter(({ stage }) => stage === "MAIN")).toHaveLength(7);
    await playAll(event, regulation, entered);
  });
});

describe("Circuito de Simples, Vinhedo", () => {
  const regulation = regulations.vinhedo;

  test("three groups of three lead to a podium of four, with lots after the match between two", async () => {
    const event = await setUp(regulation);
    const entered = await desk.enrolAll(event, regulation);
    expect(await desk.start(event)).toMatchObject(started);
    await playAll(event, regulation, entered);
    const podium = await desk.podiumOf(event.categories.get("Masculino 30+"));
    expect(podium.map(([position]) => position)).toEqual([1, 2, 3, 4]);
  });
});

describe("1st Beach Cup Pé na Areia, Imperatriz", () => {
  const regulation = regulations.imperatriz;

  test("beginners enter all three for R$ 120 and twice R$ 60, C no Iniciante, and it is played", async () => {
    const event = await setUp(regulation);
    const [ana = "", bia = ""] = await desk.registerAthletes(2);
    const better = await desk.registerAthletes(2, { level: "C" });
    const { prices, entered } = await enrolInAll(event, regulation, ana, () => bia);
    expect(prices).toEqual([12_000, 6000, 6000]);
    expect(await desk.enrolPair(event, "Feminino Iniciante", better)).toMatchObject({
      reasons: [{ code: "LEVEL" }, { code: "LEVEL" }],
    });
    expect(await desk.start(event)).toMatchObject(started);
    const matches = await desk.matchesOf(event.categories.get("Feminino C"));
    expect(matches.filter((match) => phaseOf(match, matches) === "FINAL")).toHaveLength(1);
    await playAll(event, regulation, entered);
  });
});
