import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createFederation, day, inStatus, type FederationStory } from "../support/federation-story";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
let federation: FederationStory;
let other: FederationStory;
let arena: ArenaStory;
let athletes: string[];

beforeAll(async () => {
  federation = await createFederation(api(), "Do relatório");
  other = await createFederation(api(), "De outro relatório");
  arena = await createArena(api(), "Filiada do relatório");
  await api().db.arena.update({ where: { id: arena.id }, data: { federationId: federation.id } });
  athletes = await createAthletes(api(), arena.id, 4, "Do relatório");
  const births = ["2010-12-31", "1990-01-01", "1960-05-05"];
  for (const [index, born] of births.entries())
    await api().db.athlete.update({ where: { id: athletes[index]! }, data: { birthDate: day(born) } });
  const early = await championship("2025-05-10");
  await enrol(early, athletes[0]!);
  await enrol(early, athletes[3]!);
  const march = await championship("2026-03-07");
  await enrol(march, athletes[0]!);
  await enrol(march, athletes[1]!, "PLAYING");
  await enrol(march, athletes[2]!, "CANCELLED");
  await enrol(march, athletes[3]!, "WAITLISTED");
  const mixed = await api().db.tournamentCategory.create({
    data: { tournamentId: march.id, name: "Misto A", level: "A", gender: "MIXED" },
  });
  await enrol({ ...march, categoryId: mixed.id }, athletes[0]!);
  const december = await championship("2026-12-31", inStatus("REGISTRATION_OPEN"));
  await enrol(december, athletes[2]!);
  const draft = await championship("2026-06-01", { ...inStatus("REGISTRATION_OPEN"), publishedAt: null });
  await enrol(draft, athletes[3]!);
  await enrol(await championship("2027-01-01"), athletes[3]!);
  await enrol(await championship("2026-04-01", {}, other.id), athletes[3]!);
  await played(march.id, "2026-03-07T12:00:00Z", ["2026-03-07T12:10:00Z", "2026-03-07T12:11:00Z", null]);
  const charge = {
    serviceType: "TOURNAMENT",
    description: "Inscrição",
    serviceDate: day("2026-03-07"),
  } as const;
  await api().db.charge.createMany({
    data: [
      {
        amountInCents: 9000,
        receivedInCents: 9000,
        refundedInCents: 1000,
        status: "PAID",
        paidAt: day("2026-03-07"),
      },
      { amountInCents: 9000, receivedInCents: 4000, status: "PENDING" },
      { amountInCents: 7000, status: "CANCELLED" },
    ].map((money) => ({
      ...charge,
      ...money,
      status: money.status as "PAID",
      federationId: federation.id,
      tournamentId: march.id,
    })),
  });
});

interface Event {
  id: string;
  categoryId: string;
}

async function championship(start: string, more: object = {}, federationId = federation.id): Promise<Event> {
  const { id, categories } = await api().db.tournament.create({
    data: {
      federationId,
      name: `Etapa ${start}`,
      kind: "INTERNAL",
      category: "Duplas",
      startDate: day(start),
      ...inStatus("FINISHED"),
      ...more,
      categories: { create: { name: "Masculino B", level: "B", gender: "MALE" } },
    },
    include: { categories: true },
  });
  return { id, categoryId: categories[0]!.id };
}

const enrol = (
  { id: tournamentId, categoryId }: Event,
  athleteId: string,
  status: "ENROLLED" | "PLAYING" | "CANCELLED" | "WAITLISTED" = "ENROLLED",
) => api().db.enrolment.create({ data: { tournamentId, categoryId, athleteId, status } });

async function played(tournamentId: string, scheduledFor: string, starts: readonly (string | null)[]) {
  for (const [index, startedAt] of starts.entries())
    await api().db.match.create({
      data: {
        tournamentId,
        round: 1,
        order: index + 1,
        scheduledFor,
        startedAt,
        outcome: "COMPLETED",
        status: "PLAYED",
        winnerSide: 1,
        playedAt: scheduledFor,
      },
    });
}

const fields = `year athleteCount previousAthleteCount returningAthleteCount monthlyEntries
  levels { name count } genders { gender count } ages { name count } arenas { name count }
  championships { name startDate status entryCount athleteCount playedMatchCount timedMatchCount punctualMatchCount
    receivedInCents openInCents }`;
const reportOf = async ({ manager }: FederationStory, year: number) =>
  (
    await api().data(
      `query ($year: Int!) { viewer { federationMember { federation { seasonReport(year: $year) { ${fields} } } } } }`,
      { year },
      manager.token,
    )
  ).viewer.federationMember.federation.seasonReport;

test("a year is counted over what is published and confirmed, each athlete once", async () => {
  const report = await reportOf(federation, 2026);
  expect(report).toMatchObject({
    year: 2026,
    athleteCount: 3,
    previousAthleteCount: 2,
    returningAthleteCount: 1,
    monthlyEntries: [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    levels: [
      { name: "B", count: 3 },
      { name: "A", count: 1 },
    ],
    genders: [
      { gender: "MALE", count: 3 },
      { gender: "MIXED", count: 1 },
    ],
    ages: [
      { name: "Até 17 anos", count: 1 },
      { name: "30 a 39 anos", count: 1 },
      { name: "50 anos ou mais", count: 1 },
    ],
    arenas: [{ name: "Arena Filiada do relatório", count: 3 }],
  });
  expect(report.championships).toMatchObject([
    {
      name: "Etapa 2026-03-07",
      startDate: "2026-03-07",
      status: "FINISHED",
      entryCount: 3,
      athleteCount: 2,
      playedMatchCount: 3,
      timedMatchCount: 2,
      punctualMatchCount: 1,
      receivedInCents: 12000,
      openInCents: 5000,
    },
    {
      name: "Etapa 2026-12-31",
      status: "REGISTRATION_OPEN",
      entryCount: 1,
      receivedInCents: 0,
      openInCents: 0,
    },
  ]);
});

test("a year without championships is empty, and one that is far away has no report", async () => {
  expect(await reportOf(federation, 2020)).toMatchObject({ athleteCount: 0, championships: [], levels: [] });
  for (const year of [-1, 1899, 9999, 2_147_483_647]) expect(await reportOf(federation, year)).toBeNull();
});

test("another federation sees its own alone", async () => {
  expect(await reportOf(other, 2026)).toMatchObject({
    athleteCount: 1,
    monthlyEntries: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  });
  const { errors } = await api().run(
    `query ($id: ID!) { node(id: $id) { ... on Federation { seasonReport(year: 2026) { athleteCount } } } }`,
    { id: encodeGlobalId("Federation", federation.id) },
    other.manager.token,
  );
  expect(errors?.[0]?.extensions?.["code"]).toBe("FORBIDDEN");
});
