import { randomUUID } from "node:crypto";
import { getNamedType, isCompositeType, isLeafType } from "graphql";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { inTransaction } from "../../server/platform/database";
import { budgets } from "../../server/platform/limits/operation-cost";
import { declaredSize, isList } from "../../server/platform/graphql/connection";
import { Meter, metered, TookTooLong, TooCostly } from "../../server/platform/meter";
import { schema } from "../../server/schema";
import { createDrawnEvent, type LoadEvent } from "../support/late-event";
import { useApi } from "../support/api";
import { pageOperations } from "../support/page-operations";
import { createArena, createSuper8 } from "../support/story";
import { walkFields } from "../support/schema-walk";

const lines: string[] = [];
const api = useApi({}, (line) => lines.push(line));
let event: LoadEvent;

beforeAll(async () => {
  event = await createDrawnEvent(api(), 64);
}, 300_000);

interface Costly {
  data?: Record<string, any> | null;
  errors?: { message: string; extensions: { code: string } }[];
  extensions: { cost: { asked: number | null; used: number; budget: number } };
}
const ask = async (query: string, variables: Record<string, unknown> = {}, token: string | null = null) =>
  (await api().run(query, variables, token)) as Costly;
const inTournament = (selection: string) => `{ tournament(key: "${event.key}") { ${selection} } }`;
const cycle = (times: number): string =>
  times === 0 ? "id" : `enrolments { tournament { ${cycle(times - 1)} } }`;

describe("every list has a page or an end", () => {
  const lists = walkFields(schema).filter(({ field }) => isList(field.type));
  const holdsObjects = ({ field }: (typeof lists)[number]) => isCompositeType(getNamedType(field.type));

  test("and says so: its page, its size in the description, or its ids", () => {
    const endless = lists.filter(
      (list) =>
        holdsObjects(list) && !declaredSize(list.field) && !["edges", "nodes"].includes(list.field.name),
    );
    expect(endless.map(({ name }) => name)).toEqual([]);
    for (const { name, field } of lists)
      if (declaredSize(field)) expect(field.description, name).toMatch(/\bat most \d+\b/i);
  });

  test("lists of plain values are few, and small by nature", () => {
    const plain = lists.filter(({ field }) => isLeafType(getNamedType(field.type)) && field.name !== "path");
    expect(plain.map(({ name }) => name).toSorted()).toEqual([
      "AddPresetCategoriesSuccess.created",
      "AddPresetCategoriesSuccess.existing",
      "AnnouncementDesk.audiences",
      "AnswerJoinRequestsSuccess.answeredIds",
      "ApiKey.scopes",
      "Athlete.clubs",
      "AthleteRecord.form",
      "CollidingDate.inTheWay",
      "CollidingDate.rentalIds",
      "DrawPreview.warnings",
      "EnrollableAthletesEdge.clubNames",
      "Enrolment.pricesIfCancelled",
      "Federation.dependents",
      "FederationInUse.dependents",
      "ImportedAthleteLine.problems",
      "ImportedLine.athletes",
      "ImportedLine.guests",
      "ImportedLine.problems",
      "ImportedLine.registers",
      "IssueBoletosSuccess.notIssued",
      "Match.after",
      "MergePreview.filled",
      "MergePreview.moves",
      "MergePreview.problems",
      "MonthlyPlan.pausedMonths",
      "OccupancyAhead.ahead",
      "Permission.everywhere",
      "Permission.onTheirOwn",
      "PriceLine.days",
      "Ranking.monthsToPublish",
      "Ranking.shares",
      "Ranking.years",
      "RecordClaim.arenaNames",
      "RentalCollisions.closedDays",
      "RulesPreset.categoryNames",
      "ScorePad.after",
      "ScorePadSide.names",
      "SeasonChampionship.clashes",
      "SeasonReport.monthlyEntries",
      "TeacherArena.specialties",
      "TeacherInBrief.specialties",
      "TournamentCategory.placeRules",
      "TournamentCategory.pricesIfCancelled",
      "TournamentCategory.tieBreakers",
      "TournamentCategory.viewerProfileGaps",
      "TournamentRegistration.rules",
      "Viewer.roles",
    ]);
  });
});

describe("what an operation may cost is counted before it runs", () => {
  test("from its pages, multiplied as they nest, whatever there is", async () => {
    const { errors, data, extensions } = await ask(
      `{ rankings(first: 100) { edges { node { positions(first: 100) { edges { node { points } } } } } } }`,
    );
    expect(data).toBeUndefined();
    expect(extensions.cost).toMatchObject({ used: 0, budget: budgets.stranger });
    expect(extensions.cost.asked).toBeGreaterThan(10_000);
    expect(errors).toEqual([
      expect.objectContaining({
        message: `Consulta grande demais: até ${extensions.cost.asked} pontos, de ${budgets.stranger}. Peça páginas menores ou menos listas.`,
        extensions: { code: "BAD_USER_INPUT" },
      }),
    ]);
  });

  test("from lists without pages as well", async () => {
    const statements = await api().statementsOf(async () => {
      const { errors } = await ask(inTournament(cycle(3)));
      expect(errors?.[0]?.message).toMatch(/^Consulta grande demais/);
    });
    expect(statements).toEqual([]);
  });

  test("what is left out costs nothing, and what several fragments ask for costs once", async () => {
    const costOf = async (selection: string, rest = "") => {
      const { extensions } = await ask(`query ($no: Boolean = false) ${inTournament(selection)} ${rest}`);
      return extensions.cost.asked;
    };
    const once = await costOf("enrolments { id @skip(if: $no) }");
    expect(await costOf("enrolments { id status @include(if: $no) }")).toBe(once);
    expect(
      await costOf(
        "enrolments { id } ...A ...A ... on Tournament { enrolments { id @skip(if: $no) } }",
        "fragment A on Tournament { enrolments { id } }",
      ),
    ).toBe(once);
    expect(await costOf("enrolments { id @skip(if: $no) } a: enrolments { id }")).toBeGreaterThan(once ?? 0);
  });
});

describe("what it really costs is counted while it runs", () => {
  test("and past the budget it stops, whole", async () => {
    const { data, errors, extensions } = await ask(inTournament(cycle(2)));
    expect(extensions.cost.asked).toBeLessThan(budgets.stranger);
    expect(extensions.cost.used).toBeGreaterThan(budgets.stranger);
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      expect.objectContaining({
        message: `Consulta grande demais: passou de ${budgets.stranger} pontos. Peça menos de uma vez.`,
        extensions: { code: "BAD_USER_INPUT" },
      }),
    ]);
  });

  test("with the status of a mistake of the caller's, and not a word in the log", async () => {
    lines.length = 0;
    const response = await fetch(`${api().url}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: inTournament(cycle(2)) }),
    });
    expect(response.status).toBe(400);
    expect(lines.filter((line) => line.includes("error"))).toEqual([]);
  });

  test("what is hidden costs as much as what does not exist", async () => {
    const hidden = await createSuper8(api(), await createArena(api(), "Escondida"), 8);
    const costOf = async (key: string) =>
      (await ask(`{ tournament(key: "${key}") { id name enrolments { id } } }`)).extensions.cost;
    expect(await costOf(hidden.id)).toEqual(await costOf(randomUUID()));
  });

  test("long texts count by their length, however often they are sent", async () => {
    const texts = inTournament("enrolments { tournament { description } }");
    const { extensions: short } = await ask(texts);
    await api().db.tournament.update({
      where: { id: event.key },
      data: { description: "areia ".repeat(150) },
    });
    const { extensions: long } = await ask(texts);
    expect(short.cost.used).toBeLessThan(128 * 3);
    expect(long.cost.used).toBeGreaterThan(128 * 9);
  });

  test("each answer has a budget of its own", async () => {
    for (let times = 0; times < 3; times++)
      expect((await ask(inTournament("enrolments { id athlete { displayName } }"))).errors).toBeUndefined();
  });

  test("an answer that is refused earlier tells the budget too", async () => {
    expect((await ask("{ nothing }")).extensions.cost).toEqual({
      asked: null,
      used: 0,
      budget: budgets.stranger,
    });
  });
});

describe("work that is stopped ends", () => {
  const stopped = /Consulta grande demais|demorou demais|terminated/;
  const statementsUnderWay = async (holding: string) => {
    const [row] = await api().db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM pg_stat_activity
      WHERE state = 'active' AND pid <> pg_backend_pid() AND query LIKE ${`%${holding}%`}`;
    return Number(row?.count);
  };

  /** The library asks only when its promise is waited for. */
  const run = <T>(meter: Meter, ask: () => PromiseLike<T>): Promise<T> =>
    metered(meter, async () => {
      const answer = await ask();
      return answer;
    });

  test("in the database too, in the middle of a statement", async () => {
    const meter = new Meter();
    const work = run(meter, () => api().db.$queryRaw`SELECT pg_sleep(200)::text AS demorado`);
    const failed = work.catch((error: unknown) => error);
    await vi.waitFor(async () => expect(await statementsUnderWay("AS demorado")).toBe(1));
    meter.stop(new TookTooLong());
    expect(await failed).toBeInstanceOf(Error);
    await vi.waitFor(async () => expect(await statementsUnderWay("AS demorado")).toBe(0), {
      timeout: 60_000,
    });
    await expect(run(meter, () => api().db.user.count())).rejects.toThrow(stopped);
  });

  test("at the row that is one too many, however many one statement brings", async () => {
    const meter = new Meter();
    meter.budget = 1_000;
    const many = run(
      meter,
      () => api().db.$queryRaw`SELECT n, repeat('areia', 200) FROM generate_series(1, 3000000) AS n`,
    );
    await expect(many).rejects.toThrow(stopped);
    expect(meter.stoppedBy).toBeInstanceOf(TooCostly);
    expect(meter.used).toBeLessThan(5_000);
    expect(await api().db.user.count()).toBeGreaterThan(0); // others are served as before
  });

  test("and a transaction that was stopped wrote nothing", async () => {
    const meter = new Meter();
    const before = await api().db.rateLimit.count();
    const work = run(meter, () =>
      inTransaction(api().db, async (tx) => {
        await tx.rateLimit.create({ data: { key: "meio", points: 1, resetAt: new Date() } });
        meter.stop(new TookTooLong());
        await tx.rateLimit.create({ data: { key: "fim", points: 1, resetAt: new Date() } });
      }),
    );
    await expect(work).rejects.toThrow(stopped);
    expect(await api().db.rateLimit.count()).toBe(before);
  });
});

test("the pages stay within the budgets, with room for more", async () => {
  const strangers = new Set([
    "TournamentPublicPageQuery",
    "TournamentTvPageQuery",
    "TournamentPosterPageQuery",
    "TournamentDirectoryPageQuery",
  ]);
  const variables = {
    key: event.key,
    token: "nenhum",
    matchKey: event.key,
    period: "LAST_30_DAYS",
    list: "TO_CHECK",
    year: 2026,
    month: "2026-11-01",
    teaching: true,
    sender: "ARENA",
  };
  const table: string[] = [];
  const tooDear: string[] = [];
  for (const [name, text] of pageOperations()) {
    const list = name === "BoletosPageQuery" ? "TO_SEND" : variables.list;
    const { extensions } = await ask(
      text,
      { ...variables, list },
      strangers.has(name) ? null : event.manager.token,
    );
    const { asked, used, budget } = extensions.cost;
    table.push(`${name.padEnd(34)} ${String(asked).padStart(6)} ${String(used).padStart(6)} ${budget}`);
    if (asked === null || 1.5 * asked > budget || 2 * used > budget) tooDear.push(table.at(-1) ?? "");
  }
  console.log(["page, 64 pairs                      asked   used budget", ...table].join("\n"));
  expect(tooDear).toEqual([]);
});
