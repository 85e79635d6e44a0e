import { beforeAll, describe, expect, test } from "vitest";
import { formatCents } from "../../server/brazil/money.rules";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { addDays, yearOf } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import { matchFormats, type MatchFormatName } from "../../server/sport/scores/match-format.rules";
import { setFormats, type SetFormatName } from "../../server/sport/scores/set-format.rules";
import { useApi } from "../support/api";
import { enrolling } from "../support/enrolling";
import { pdfText } from "../support/pdf-text";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

/**
 * Six published regulations of Brazilian tournaments, set up through the API alone, played to the podium and printed.
 * docs/regulations.md says where each of their facts is set, and which have no place.
 */

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Dos regulamentos");
});

interface Category {
  name: string;
  level: string;
  gender: "MALE" | "FEMALE" | "MIXED";
  minAge?: number;
  maxAge?: number;
  maxParticipants?: number;
  /** How it is drawn and played. */
  rules: object;
  /** What its last rounds are played by where that differs. */
  phases?: {
    phase: "SEMIFINAL" | "THIRD_PLACE" | "FINAL";
    matchFormat?: MatchFormatName;
    setFormat?: SetFormatName;
  }[];
  pairs: number;
  /** By phase what each match is played by, as the product says it. */
  formats: Record<string, string>;
}

interface Regulation {
  title: string;
  feeInCents: number;
  terms: object;
  categories: Category[];
}

const groups = { drawFormat: "GROUPS_KNOCKOUT", matchFormat: "ONE_SET", setFormat: "SET6_TB66" };
const toSix = "ONE_SET SET6_TB66";
const shortBestOfThree = "BEST_OF_3_MTB10 SET4_TB33";

const manage = (name: string, input: Record<string, unknown>, selection = "") =>
  act(arena.manager.token, name, input, selection);

async function done(name: string, input: Record<string, unknown>, selection = "") {
  const answer = await manage(name, input, selection);
  expect([name, answer]).toEqual([name, expect.objectContaining({ __typename: successOf(name) })]);
  return answer;
}
const successOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Success`;

const today = () => dayAt(new Date(), brasiliaTime);

interface Event {
  id: string;
  key: string;
  /** Global ids by name. */
  categories: Map<string, string>;
}

/** The tournament with its categories, prices, limits and formats, by the same mutations as the screens send. */
async function setUp({ title, feeInCents, terms, categories }: Regulation): Promise<Event> {
  const [first, ...others] = categories;
  if (!first) throw new Error("a regulation has a category");
  const fieldsOf = ({ name, level, gender, minAge, maxAge, maxParticipants }: Category) => ({
    name,
    level,
    gender,
    minAge: minAge ?? null,
    maxAge: maxAge ?? null,
    maxParticipants: maxParticipants ?? null,
    feeInCents,
  });
  const { tournament } = await done(
    "createTournament",
    {
      arenaId: arena.globalId,
      name: title,
      kind: "INTERNAL",
      category: "Avançado",
      gender: first.gender,
      startDate: addDays(today(), 30),
      endDate: addDays(today(), 31),
      feeInCents,
      openToOtherArenas: false,
      otherCategories: others.map(fieldsOf),
    },
    "... on CreateTournamentSuccess { tournament { id key categories { id name } } }",
  );
  const ids = new Map<string, string>(
    tournament.categories.map(({ id, name }: { id: string; name: string }) => [name, id]),
  );
  const [firstId = ""] = [...ids].flatMap(([name, id]) =>
    others.some((other) => other.name === name) ? [] : [id],
  );
  await done("updateCategory", { categoryId: firstId, ...fieldsOf(first) });
  await done("updateRegistration", { tournamentId: tournament.id, ...terms });
  const event = {
    id: tournament.id,
    key: tournament.key,
    categories: new Map([...ids].map(([name, id]) => (id === firstId ? [first.name, id] : [name, id]))),
  };
  for (const { name, rules, phases = [] } of categories) {
    const categoryId = event.categories.get(name);
    await done("updateCategoryRules", { categoryId, ...rules });
    for (const phase of phases) await done("updatePhaseFormat", { categoryId, ...phase });
  }
  return event;
}

const athletes = async (count: number, more: object = {}) => {
  const ids = await createAthletes(api(), arena.id, count, "Atleta Regulamentada");
  if (Object.keys(more).length > 0)
    await api().db.athlete.updateMany({ where: { id: { in: ids } }, data: more });
  return ids;
};

const enrolPair = (event: Event, category: string, [first, second]: readonly [string, string]) =>
  manage(
    "enrolPair",
    {
      tournamentId: event.id,
      categoryId: event.categories.get(category),
      firstAthleteId: encodeGlobalId("Athlete", first),
      secondAthleteId: encodeGlobalId("Athlete", second),
    },
    `... on NotEligible { reasons { code } }
     ... on EnrolPairSuccess { pair { id } enrolment { id feeInCents feeReason } }`,
  );

/** New pairs of a category. @returns their ids, in the order of entry. */
async function enrolPairs(event: Event, { name, pairs, minAge, maxAge }: Category): Promise<string[]> {
  const age = maxAge ?? minAge;
  const born = age === undefined ? {} : { birthDate: new Date(`${yearOf(today()) - age}-05-05T00:00:00Z`) };
  const ids = await athletes(2 * pairs, born);
  const entered: string[] = [];
  for (let index = 0; index < pairs; index++) {
    const answer = await enrolPair(event, name, [ids[2 * index] ?? "", ids[2 * index + 1] ?? ""]);
    expect(answer).toMatchObject({ __typename: "EnrolPairSuccess" });
    entered.push(answer["pair"].id);
  }
  return entered;
}

interface PlayedMatch {
  id: string;
  version: number;
  status: string;
  stage: string;
  round: number;
  sides: { pair: { id: string } | null }[];
  rules: { matchFormat: MatchFormatName; setFormat: SetFormatName };
}

async function matchesOf(categoryId: string | undefined): Promise<PlayedMatch[]> {
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on TournamentCategory {
      matches { id version status stage round sides { pair { id } } rules { matchFormat setFormat } } } } }`,
    { id: categoryId },
    arena.manager.token,
  );
  return node.matches;
}

function phaseOf({ stage, round }: PlayedMatch, matches: readonly PlayedMatch[]): string {
  if (stage !== "MAIN") return stage;
  const last = Math.max(...matches.filter((match) => match.stage === "MAIN").map((match) => match.round));
  return ["FINAL", "SEMIFINAL", "QUARTERFINAL"][last - round] ?? `ROUND ${round}`;
}

async function formatsOf(categoryId: string | undefined): Promise<Record<string, string>> {
  const matches = await matchesOf(categoryId);
  return Object.fromEntries(
    matches.map((match) => [phaseOf(match, matches), `${match.rules.matchFormat} ${match.rules.setFormat}`]),
  );
}

/** The clearest win of one side by the rules of the match. */
function won({ rules }: PlayedMatch, byFirst: boolean, loserGames = 1) {
  const { games } = setFormats[rules.setFormat];
  const set = byFirst ? [games, loserGames] : [loserGames, games];
  return matchFormats[rules.matchFormat].setsToWin === 1
    ? { outcome: "COMPLETED", games: set }
    : { outcome: "COMPLETED", sets: [{ games: set }, { games: set }] };
}

const record = ({ id, version }: PlayedMatch, result: object) =>
  manage("recordMatchResult", { matchId: id, expectedVersion: version, ...result });

/** Plays a category to its end: of two pairs the one that entered first wins. */
async function play(categoryId: string | undefined, pairs: readonly string[]): Promise<void> {
  const strength = (match: PlayedMatch, side: number) => pairs.indexOf(match.sides[side]?.pair?.id ?? "");
  for (;;) {
    const match = (await matchesOf(categoryId)).find(
      ({ status, sides }) => status === "SCHEDULED" && sides.every(({ pair }) => pair !== null),
    );
    if (!match) return;
    const answer = await record(match, won(match, strength(match, 0) < strength(match, 1)));
    expect(answer).toMatchObject({ __typename: "RecordMatchResultSuccess" });
  }
}

const start = (event: Event) => manage("startTournament", { tournamentId: event.id });

async function podiumOf(categoryId: string | undefined): Promise<[number, string][]> {
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on TournamentCategory {
      settledAt finalPositions { position pair { id } } } } }`,
    { id: categoryId },
    arena.manager.token,
  );
  expect(node.settledAt).not.toBeNull();
  return node.finalPositions
    .filter(({ position }: { position: number }) => position <= 4)
    .map(({ position, pair }: { position: number; pair: { id: string } }) => [position, pair.id]);
}

/** Draws and plays all of it, and checks that it was played by the formats that were set. */
async function playAll(event: Event, { categories }: Regulation, entered: Map<string, string[]>) {
  for (const { name, formats } of categories)
    expect([name, await formatsOf(event.categories.get(name))]).toEqual([name, formats]);
  for (const { name } of categories) {
    const pairs = entered.get(name) ?? [];
    await play(event.categories.get(name), pairs);
    const podium = await podiumOf(event.categories.get(name));
    expect([name, podium.slice(0, 2)]).toEqual([
      name,
      [
        [1, pairs[0]],
        [2, expect.any(String)],
      ],
    ]);
    expect(podium.length).toBeGreaterThanOrEqual(4);
  }
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on Tournament { status } } }`,
    { id: event.id },
    arena.manager.token,
  );
  expect(node.status).toBe("FINISHED");
}

/** What the printed regulations say, on one line. */
async function printed({ key }: Event): Promise<string> {
  const response = await fetch(new URL(`/regulamentos/${key}`, api().url), {
    headers: { Authorization: `Bearer ${arena.manager.token}` },
  });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return pdfText(new Uint8Array(await response.arrayBuffer())).replaceAll(/\s+/g, " ");
}

const money = (cents: number) => formatCents(cents).replaceAll(/\s+/g, " ");

/** Everybody's enrolment, and then the draw. */
async function enrolAll(event: Event, { categories }: Regulation): Promise<Map<string, string[]>> {
  const entered = new Map<string, string[]>();
  for (const category of categories) entered.set(category.name, await enrolPairs(event, category));
  return entered;
}

describe("Let's Play, Guaratinguetá", () => {
  const level = (name: string, gender: "MALE" | "MIXED", more: Partial<Category>): Category => ({
    name,
    level: name.slice(-1) === "A" ? "A/PRO" : "B",
    gender,
    rules: { ...groups, thirdPlace: true, tieBreakers: ["GAME_BALANCE", "GAME_PERCENT"] },
    pairs: 6,
    formats: {
      GROUP: toSix,
      SEMIFINAL: toSix,
      THIRD_PLACE: "ONE_SET SET4_TB44",
      FINAL: toSix,
    },
    phases: [{ phase: "THIRD_PLACE", setFormat: "SET4_TB44" } as const],
    ...more,
  });
  const regulation: Regulation = {
    title: "Let's Play de Guaratinguetá",
    feeInCents: 7000,
    // R$ 20 of R$ 70 are kept: 71 % come back.
    terms: {
      maxCategories: 2,
      oneLevelPerGender: true,
      secondFeeInCents: 4000,
      fullRefundDays: 365,
      lateRefundPercent: 71,
    },
    categories: [
      level("Masculino A", "MALE", {
        phases: [
          { phase: "THIRD_PLACE", setFormat: "SET4_TB44" } as const,
          { phase: "FINAL", setFormat: "PRO8_TB88" } as const,
        ],
        formats: {
          GROUP: toSix,
          SEMIFINAL: toSix,
          THIRD_PLACE: "ONE_SET SET4_TB44",
          FINAL: "ONE_SET PRO8_TB88",
        },
      }),
      level("Masculino B", "MALE", {}),
      level("Misto B", "MIXED", {}),
    ],
  };

  test("the second category costs R$ 40, two levels are refused, most of the fee comes back, and it is played", async () => {
    const event = await setUp({ ...regulation, terms: { ...regulation.terms, fullRefundDays: 60 } });
    const entered = await enrolAll(event, regulation);
    const [ana = "", bia = "", caio = ""] = await athletes(3);
    const first = await enrolPair(event, "Masculino A", [ana, bia]);
    expect(first).toMatchObject({ enrolment: { feeInCents: 7000, feeReason: null } });
    entered.get("Masculino A")?.push(first["pair"].id);
    expect(await enrolPair(event, "Masculino B", [ana, caio])).toMatchObject({
      reasons: [{ code: "TWO_LEVELS" }],
    });
    const mixed = await enrolPair(event, "Misto B", [ana, caio]);
    expect(mixed).toMatchObject({
      enrolment: { feeInCents: 4000, feeReason: `2ª categoria: ${formatCents(4000)}` },
    });
    // Until the draw most of what was paid comes back.
    await done("registerPayment", { enrolmentId: mixed["enrolment"].id });
    expect(
      await manage(
        "cancelEnrolment",
        { enrolmentId: mixed["enrolment"].id },
        "... on CancelEnrolmentSuccess { enrolment { refundInCents } }",
      ),
    ).toMatchObject({ enrolment: { refundInCents: 2840 } });

    expect(await start(event)).toMatchObject({ __typename: "StartTournamentSuccess" });
    // The final of A goes to 8 games: 6-1 is no result of it.
    const final = async () => {
      const matches = await matchesOf(event.categories.get("Masculino A"));
      return matches.find((match) => phaseOf(match, matches) === "FINAL");
    };
    const text = await printed(event);
    for (const line of [
      "Cada atleta joga no máximo 2 categorias.",
      "Não é permitido jogar dois níveis do mesmo gênero.",
      `2ª categoria: ${money(4000)}.`,
      "71% do valor",
      "Na disputa de 3º lugar: um set; set até 4, tie-break em 4x4.",
      "Na final: um set; pro set até 8, tie-break em 8x8.",
      "saldo de games, percentual de games, sorteio; entre duas duplas empatadas, vale o jogo entre elas",
    ])
      expect(text).toContain(line);
    expect((await final())?.rules).toEqual({ matchFormat: "ONE_SET", setFormat: "PRO8_TB88" });
    await playAll(event, regulation, entered);
  });
});

describe("Circuito Paraibano, 5th stage", () => {
  const knockout = {
    knockoutMatchFormat: "BEST_OF_3_MTB10",
    knockoutSetFormat: "SET4_TB33",
    walkoverBars: true,
  };
  const formats = { GROUP: toSix, SEMIFINAL: shortBestOfThree, FINAL: shortBestOfThree };
  const regulation: Regulation = {
    title: "Circuito Paraibano, 5ª etapa",
    feeInCents: 0,
    terms: { maxCategories: 3, oneLevelPerGender: true, minPairs: 6 },
    categories: [
      {
        name: "Masculino A",
        level: "A/PRO",
        gender: "MALE",
        rules: { ...groups, ...knockout },
        pairs: 6,
        formats,
      },
      // Up to 8 pairs the professionals play a round robin.
      {
        name: "PRO",
        level: "A/PRO",
        gender: "MALE",
        rules: { drawFormat: "ROUND_ROBIN", matchFormat: "BEST_OF_3_MTB10", setFormat: "SET6_TB66" },
        pairs: 6,
        formats: { GROUP: "BEST_OF_3_MTB10 SET6_TB66" },
      },
      {
        name: "Master",
        level: "Livre",
        gender: "MALE",
        minAge: 40,
        rules: { ...groups, ...knockout },
        pairs: 6,
        formats,
      },
    ],
  };

  test("fewer than 6 do not start, who does not show up stands last, and it is played", async () => {
    const event = await setUp(regulation);
    const entered = await enrolAll(event, {
      ...regulation,
      categories: regulation.categories.map((category) =>
        category.name === "Master" ? { ...category, pairs: 5 } : category,
      ),
    });
    expect(await start(event)).toMatchObject({
      __typename: "RuleViolation",
      message: expect.stringContaining("O torneio pede pelo menos 6 duplas: falta 1"),
    });
    const master = regulation.categories[2];
    if (master) entered.get("Master")?.push(...(await enrolPairs(event, { ...master, pairs: 1 })));
    // A professional may enter Master too.
    const both = await athletes(2, { birthDate: new Date("1970-05-05T00:00:00Z") });
    const pair = [both[0] ?? "", both[1] ?? ""] as const;
    for (const name of ["PRO", "Master"]) {
      const answer = await enrolPair(event, name, pair);
      expect([name, answer["__typename"]]).toEqual([name, "EnrolPairSuccess"]);
      entered.get(name)?.push(answer["pair"].id);
    }
    expect(await start(event)).toMatchObject({ __typename: "StartTournamentSuccess" });

    const categoryId = event.categories.get("Masculino A");
    const last = entered.get("Masculino A")?.at(-1);
    const [match] = (await matchesOf(categoryId)).filter(
      ({ stage, sides }) => stage === "GROUP" && sides.some(({ pair: side }) => side?.id === last),
    );
    if (!match) throw new Error("everybody plays in a group");
    const absentOrRetiredSide = match.sides[0]?.pair?.id === last ? 1 : 2;
    expect(await record(match, { outcome: "WALKOVER", absentOrRetiredSide })).toMatchObject({
      __typename: "RecordMatchResultSuccess",
    });
    const text = await printed(event);
    for (const line of [
      "Cada atleta joga no máximo 3 categorias.",
      "São necessárias no mínimo 6 duplas para começar.",
      "40 anos ou mais no ano do torneio",
      "todos contra todos",
      "Nas eliminatórias: melhor de 3, match tie-break até 10; set até 4, tie-break em 3x3.",
      "W.O.: quem não comparece perde o jogo, fica em último no grupo e não avança.",
    ])
      expect(text).toContain(line);
    await playAll(event, regulation, entered);
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory {
        groups { standings { position barred pair { id } } } } } }`,
      { id: categoryId },
      arena.manager.token,
    );
    const standings = node.groups.flatMap((group: any) => group.standings);
    expect(standings.find((row: any) => row.pair.id === last)).toMatchObject({ barred: true, position: 3 });
  });
});

describe("Praia Clube Finals", () => {
  const category = (
    name: string,
    gender: "MALE" | "MIXED",
    more: Partial<Category> & { level: string },
  ): Category => ({
    name,
    gender,
    rules: { ...groups, groupSize: 4, qualifiersPerGroup: 2 },
    phases: [{ phase: "FINAL", matchFormat: "BEST_OF_3_MTB10", setFormat: "SET4_TB33" } as const],
    pairs: 8,
    maxParticipants: 16,
    formats: { GROUP: toSix, SEMIFINAL: toSix, FINAL: shortBestOfThree },
    ...more,
  });
  const regulation: Regulation = {
    title: "Praia Clube Finals",
    feeInCents: 7000,
    terms: { maxCategories: 3, secondFeeInCents: 0, thirdFeeInCents: 0 },
    categories: [
      category("Masculino 35+", "MALE", { level: "Livre", minAge: 35 }),
      category("Masculino B", "MALE", { level: "B" }),
      category("Misto B", "MIXED", { level: "B" }),
    ],
  };

  test("R$ 70 cover one category by age, one of the gender and one mixed, and it is played", async () => {
    const event = await setUp(regulation);
    const team = (await athletes(2, { birthDate: new Date("1980-05-05T00:00:00Z") })) as [string, string];
    const prices: number[] = [];
    const first = new Map<string, string>();
    for (const { name } of regulation.categories) {
      const answer = await enrolPair(event, name, team);
      prices.push(answer["enrolment"].feeInCents);
      first.set(name, answer["pair"].id);
    }
    expect(prices).toEqual([7000, 0, 0]);
    const entered = new Map<string, string[]>();
    for (const one of regulation.categories)
      entered.set(one.name, [
        first.get(one.name) ?? "",
        ...(await enrolPairs(event, { ...one, pairs: one.pairs - 1 })),
      ]);
    expect(await start(event)).toMatchObject({ __typename: "StartTournamentSuccess" });
    const text = await printed(event);
    for (const line of [
      "Cada atleta joga no máximo 3 categorias.",
      "2ª categoria: gratuita; 3ª categoria: gratuita.",
      "35 anos ou mais no ano do torneio",
      "grupos de 4 duplas, classificam-se as 2 primeiras de cada um",
      "Na final: melhor de 3, match tie-break até 10; set até 4, tie-break em 3x3.",
    ])
      expect(text).toContain(line);
    await playAll(event, regulation, entered);
  });
});

describe("3rd Open Arena Beach, Ipatinga", () => {
  const rules = {
    ...groups,
    groupSize: 3,
    qualifiersPerGroup: 2,
    tieBreakers: ["GAME_BALANCE", "GAME_PERCENT"],
  };
  const bestOfThree = "BEST_OF_3 SET6_TB66";
  const regulation: Regulation = {
    title: "3º Open de Ipatinga",
    feeInCents: 9500,
    terms: { secondFeeInCents: 6000 },
    categories: [
      {
        name: "Masculino A",
        level: "A/PRO",
        gender: "MALE",
        maxParticipants: 24,
        rules,
        phases: [
          { phase: "SEMIFINAL", matchFormat: "BEST_OF_3" } as const,
          { phase: "FINAL", matchFormat: "BEST_OF_3" } as const,
        ],
        pairs: 12,
        formats: { GROUP: toSix, QUARTERFINAL: toSix, SEMIFINAL: bestOfThree, FINAL: bestOfThree },
      },
      {
        name: "Misto C",
        level: "C",
        gender: "MIXED",
        maxParticipants: 24,
        rules,
        pairs: 12,
        formats: { GROUP: toSix, QUARTERFINAL: toSix, SEMIFINAL: toSix, FINAL: toSix },
      },
    ],
  };

  test("the 13th pair finds no place, A has longer semifinals, and it is played", async () => {
    const event = await setUp(regulation);
    const entered = await enrolAll(event, regulation);
    const late = (await athletes(2)) as [string, string];
    expect(await enrolPair(event, "Masculino A", late)).toMatchObject({ code: "TOURNAMENT_FULL" });
    expect(await start(event)).toMatchObject({ __typename: "StartTournamentSuccess" });
    const groupsOf = await matchesOf(event.categories.get("Misto C"));
    // Four groups of three: twelve matches, and a knockout from the quarter-finals on.
    expect(groupsOf.filter(({ stage }) => stage === "GROUP")).toHaveLength(12);
    expect(groupsOf.filter(({ stage }) => stage === "MAIN")).toHaveLength(7);
    const text = await printed(event);
    for (const line of [
      `2ª categoria: ${money(6000)}.`,
      "Vagas: 24 atletas.",
      "grupos de 3 duplas",
      "Na semifinal: melhor de 3 sets; set até 6, tie-break em 6x6.",
      "Na final: melhor de 3 sets; set até 6, tie-break em 6x6.",
      "saldo de games, percentual de games",
    ])
      expect(text).toContain(line);
    await playAll(event, regulation, entered);
  });
});

describe("Circuito de Simples, Vinhedo", () => {
  // Singles have no category: what is played here by pairs is its format.
  const regulation: Regulation = {
    title: "Circuito de Simples de Vinhedo",
    feeInCents: 5000,
    terms: { fullRefundDays: 8, lateRefundPercent: 0 },
    categories: [
      {
        name: "Masculino 30+",
        level: "Livre",
        gender: "MALE",
        minAge: 30,
        maxAge: 99,
        rules: { ...groups, groupSize: 3, qualifiersPerGroup: 2, thirdPlace: true, tieBreakers: [] },
        pairs: 9,
        formats: {
          GROUP: toSix,
          QUARTERFINAL: toSix,
          SEMIFINAL: toSix,
          THIRD_PLACE: toSix,
          FINAL: toSix,
        },
      },
    ],
  };

  test("three groups of three lead to a podium of four, with lots after the match between two", async () => {
    const event = await setUp(regulation);
    const entered = new Map<string, string[]>();
    for (const category of regulation.categories)
      entered.set(category.name, await enrolPairs(event, { ...category, maxAge: 45 }));
    expect(await start(event)).toMatchObject({ __typename: "StartTournamentSuccess" });
    const text = await printed(event);
    for (const line of [
      "de 30 a 99 anos no ano do torneio",
      "com disputa de terceiro lugar",
      "Desempate: vitórias, sorteio; entre duas duplas empatadas, vale o jogo entre elas.",
      "até 8 dias antes do início recebe o valor inteiro de volta; depois disso, nada é devolvido",
    ])
      expect(text).toContain(line);
    await playAll(event, regulation, entered);
    const podium = await podiumOf(event.categories.get("Masculino 30+"));
    expect(podium.map(([position]) => position)).toEqual([1, 2, 3, 4]);
  });
});

describe("1st Beach Cup Pé na Areia, Imperatriz", () => {
  const category = (name: string, level: string): Category => ({
    name,
    level,
    gender: "FEMALE",
    maxParticipants: 24,
    rules: groups,
    phases: [{ phase: "FINAL", setFormat: "PRO8_TB88" } as const],
    pairs: 8,
    formats: { GROUP: toSix, SEMIFINAL: toSix, FINAL: "ONE_SET PRO8_TB88" },
  });
  const regulation: Regulation = {
    title: "1ª Beach Cup Pé na Areia",
    feeInCents: 12_000,
    terms: { maxCategories: 3, secondFeeInCents: 6000, thirdFeeInCents: 6000, minPairs: 8 },
    categories: [
      category("Feminino Iniciante", "D"),
      category("Feminino C", "C"),
      category("Feminino Open", "Livre"),
    ],
  };

  test("beginners enter all three for R$ 120 and twice R$ 60, C no Iniciante, and it is played", async () => {
    const event = await setUp(regulation);
    const beginners = (await athletes(2, { level: "D", gender: "FEMALE" })) as [string, string];
    const better = (await athletes(2, { level: "C", gender: "FEMALE" })) as [string, string];
    const first = new Map<string, string>();
    const prices: number[] = [];
    for (const { name } of regulation.categories) {
      const answer = await enrolPair(event, name, beginners);
      prices.push(answer["enrolment"].feeInCents);
      first.set(name, answer["pair"].id);
    }
    expect(prices).toEqual([12_000, 6000, 6000]);
    expect(await enrolPair(event, "Feminino Iniciante", better)).toMatchObject({
      reasons: [{ code: "LEVEL" }, { code: "LEVEL" }],
    });
    const entered = new Map<string, string[]>();
    for (const one of regulation.categories)
      entered.set(one.name, [
        first.get(one.name) ?? "",
        ...(await enrolPairs(event, { ...one, pairs: one.pairs - 1 })),
      ]);
    expect(await start(event)).toMatchObject({ __typename: "StartTournamentSuccess" });
    const matches = await matchesOf(event.categories.get("Feminino C"));
    expect(matches.filter((match) => phaseOf(match, matches) === "FINAL")).toHaveLength(1);
    const text = await printed(event);
    for (const line of [
      `2ª categoria: ${money(6000)}; 3ª categoria: ${money(6000)}.`,
      "São necessárias no mínimo 8 duplas para começar.",
      "nível: até D",
      "nível: todos os níveis",
      "Na final: um set; pro set até 8, tie-break em 8x8.",
    ])
      expect(text).toContain(line);
    await playAll(event, regulation, entered);
  });
});
