import { chargeFees } from "../support/ledger";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { enrolling } from "../support/enrolling";
import { mailsTo } from "../support/mails";
import { createPairTournament, drawStory, type PairStory } from "../support/pair-story";
import { createArena, createAthletes, createPerson, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;

beforeAll(async () => {
  arena = await createArena(api(), "Desistência");
});

/** A second category beside the story's, with a pair, who paid, and somebody who seeks one. */
async function withSecondCategory(story: PairStory) {
  const { db } = api();
  const { id: categoryId } = await db.tournamentCategory.create({
    data: { tournamentId: story.id, name: "Feminino C", level: "C", gender: "FEMALE", feeInCents: 9000 },
  });
  const [one = "", other = "", seeker = ""] = await createAthletes(api(), arena.id, 3, "Dispensada");
  const of = { tournamentId: story.id, categoryId, feeInCents: 9000 };
  const paid = { ...of, status: "ENROLLED" as const };
  const first = await db.enrolment.create({ data: { ...paid, athleteId: one } });
  const second = await db.enrolment.create({
    data: { ...of, status: "AWAITING_PAYMENT", athleteId: other, dueAt: new Date("2099-01-01") },
  });
  await db.enrolment.create({ data: { ...of, status: "SEEKING_PARTNER", athleteId: seeker } });
  await db.pair.create({
    data: { tournamentId: story.id, categoryId, firstId: first.id, secondId: second.id },
  });
  await chargeFees(db, [first.id], { status: "PAID" });
  await chargeFees(db, [second.id]);
  return { categoryId, globalId: encodeGlobalId("TournamentCategory", categoryId), first, second };
}

const cancel = (categoryId: string) =>
  act(
    arena.manager.token,
    "cancelCategory",
    { categoryId },
    "... on CancelCategorySuccess { tournament { status } }",
  );

describe("a category that is given up", () => {
  test("lets everybody go, with all they paid, and is closed", async () => {
    const story = await createPairTournament(api(), arena, 4);
    const { categoryId, globalId, first, second } = await withSecondCategory(story);
    expect(await cancel(globalId)).toMatchObject({ tournament: { status: "REGISTRATION_OPEN" } });
    const { db } = api();
    const rows = await db.enrolment.findMany({
      where: { categoryId },
      include: { charge: true },
      orderBy: { enrolledAt: "asc" },
    });
    expect(rows.map(({ status, charge, dueAt }) => [status, charge?.refundedInCents, dueAt])).toEqual([
      ["CANCELLED", 9000, null],
      ["CANCELLED", 0, null],
      ["CANCELLED", undefined, null],
    ]);
    expect(await db.pair.count({ where: { categoryId } })).toBe(0);
    expect(await db.charge.findFirstOrThrow({ where: { enrolmentId: second.id } })).toMatchObject({
      status: "CANCELLED",
    });
    const { email } = await db.athlete.findUniqueOrThrow({ where: { id: first.athleteId } });
    const [mail] = await mailsTo(api(), email ?? "");
    expect(mail?.text).toContain("tudo o que pagou: R$\u00a090,00");
    // Twice changes nothing, and nobody comes in any more.
    expect(await cancel(globalId)).toMatchObject({ __typename: "CancelCategorySuccess" });
    expect(await mailsTo(api(), email ?? "")).toHaveLength(1);
    const [late = ""] = await createAthletes(api(), arena.id, 1, "Tarde");
    expect(
      await act(arena.manager.token, "enrolAthlete", {
        tournamentId: story.globalId,
        categoryId: globalId,
        athleteId: encodeGlobalId("Athlete", late),
      }),
    ).toMatchObject({ code: "CATEGORY_CANCELLED" });
    expect(await act(arena.manager.token, "setSeeds", { categoryId: globalId, pairIds: [] })).toMatchObject({
      code: "CATEGORY_CANCELLED",
    });
    // The other category is drawn without it.
    expect(
      await act(
        arena.manager.token,
        "startTournament",
        { tournamentId: story.globalId },
        "... on StartTournamentSuccess { tournament { status } }",
      ),
    ).toMatchObject({ tournament: { status: "IN_PROGRESS" } });
  });

  test("no longer keeps its tournament from ending", async () => {
    const story = await createPairTournament(api(), arena, 4, {
      category: { drawFormat: "KNOCKOUT" },
    });
    const { globalId } = await withSecondCategory(story);
    await drawStory(api(), story);
    const { db } = api();
    const matches = () =>
      db.match.findMany({ where: { categoryId: story.categoryId }, orderBy: { number: "asc" } });
    for (const { id } of await matches()) {
      const { version } = await db.match.findUniqueOrThrow({ where: { id } });
      expect(
        await act(arena.manager.token, "recordMatchResult", {
          matchId: encodeGlobalId("Match", id),
          expectedVersion: version,
          outcome: "COMPLETED",
          games: [6, 2],
        }),
      ).toMatchObject({ __typename: "RecordMatchResultSuccess" });
    }
    const statusOf = async () => (await db.tournament.findUniqueOrThrow({ where: { id: story.id } })).status;
    expect(await statusOf()).toBe("IN_PROGRESS");
    expect(await cancel(globalId)).toMatchObject({ tournament: { status: "FINISHED" } });
    expect(await statusOf()).toBe("FINISHED");
  });

  test("is neither drawn nor the only one, and only its organisers give it up", async () => {
    const story = await createPairTournament(api(), arena, 4);
    expect(await cancel(story.categoryGlobalId)).toMatchObject({ code: "LAST_CATEGORY" });
    const { globalId } = await withSecondCategory(story);
    await drawStory(api(), story);
    expect(await cancel(story.categoryGlobalId)).toMatchObject({ code: "ALREADY_DRAWN" });
    const stranger = await createPerson(api(), "Estranha", ["ARENA_MANAGER"]);
    await expect(act(stranger.token, "cancelCategory", { categoryId: globalId })).rejects.toThrow(
      "FORBIDDEN",
    );
  });

  test("given up twice at once is given up once", async () => {
    const story = await createPairTournament(api(), arena, 4);
    const { globalId, first } = await withSecondCategory(story);
    await Promise.all([cancel(globalId), cancel(globalId), cancel(globalId)]);
    const { email } = await api().db.athlete.findUniqueOrThrow({ where: { id: first.athleteId } });
    expect(await mailsTo(api(), email ?? "")).toHaveLength(1);
  });
});
