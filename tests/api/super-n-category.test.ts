import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling } from "../support/enrolling";
import { createRanking } from "../support/federation-story";
import { completed, usePlaying } from "../support/playing";
import { createSuperN, type SuperNStory } from "../support/super-n-story";

const api = useApi();
const { arena, act, record } = usePlaying(api);
const asAthlete = enrolling(api).act;

const athletesOf = "athletes { id }";
const previewFields = `lotsSeed key problem warnings matchCount pairs { id } superN {
  summary ${athletesOf} rounds { number resting { id } matches { order sides { ${athletesOf} } } } }`;
const preview = async ({ categoryGlobalId: id }: { categoryGlobalId: string }) =>
  (
    await api().data(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { drawPreview { ${previewFields} } } } }`,
      { id },
      arena().manager.token,
    )
  )["node"].drawPreview;
const boardOf = async ({ categoryGlobalId: id }: { categoryGlobalId: string }) =>
  (
    await api().data(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory {
        settledAt draw { format lotsSeed hasBegun }
        rounds { number resting { id } matches { id phase version order sides { ${athletesOf} } } }
        standings { position explanation victories played athlete { id } }
      } } }`,
      { id },
      arena().manager.token,
    )
  )["node"];
const draw = async (story: { categoryGlobalId: string }) => {
  const { lotsSeed, key } = await preview(story);
  return act("drawCategory", { categoryId: story.categoryGlobalId, lotsSeed, key });
};
const matchesOf = (categoryId: string) =>
  api().db.match.findMany({ where: { categoryId }, orderBy: [{ round: "asc" }, { order: "asc" }] });
const statusOf = async (id: string) =>
  (await api().db.tournament.findUniqueOrThrow({ where: { id } })).status;
async function playAll(categoryId: string, games: [number, number] = [6, 2]) {
  for (const { id, version } of await matchesOf(categoryId))
    expect(await record(id, version, completed(games))).toMatchObject({
      __typename: "RecordMatchResultSuccess",
    });
}
const drawn = async (athletes: number, more: { category?: object; tournament?: object } = {}) => {
  const story = await createSuperN(api(), arena().id, athletes, more);
  expect(await draw(story)).toMatchObject({ __typename: "DrawCategorySuccess" });
  return story;
};
const enrolments = ({ categoryId }: Pick<SuperNStory, "categoryId">) =>
  api().db.enrolment.findMany({ where: { categoryId }, orderBy: { drawNumber: "asc" } });

describe("a tournament with pairs and a Super N", () => {
  test("goes from the first enrolment to both podiums, with a correction after the end", async () => {
    const event = await createOpenEvent(api(), arena(), { maxParticipants: null });
    const { id: categoryId } = await api().db.tournamentCategory.create({
      data: {
        tournamentId: event.id,
        name: "Super 8",
        level: "Fun",
        gender: "FEMALE",
        maxParticipants: 8,
      },
    });
    const categoryGlobalId = encodeGlobalId("TournamentCategory", categoryId);
    const story = { categoryId, categoryGlobalId };
    const rules = (input: object) => act("updateCategoryRules", { categoryId: categoryGlobalId, ...input });
    const formatOf = { drawFormat: "SUPER_N" };
    expect(
      await act(
        "updateCategoryRules",
        { categoryId: categoryGlobalId, ...formatOf, thirdPlace: true },
        "... on InvalidInput { fields { path message } }",
      ),
    ).toMatchObject({ fields: [{ path: ["thirdPlace"], message: "Não se aplica a um Super N" }] });
    expect(await rules(formatOf)).toMatchObject({ __typename: "UpdateCategoryRulesSuccess" });

    // Everybody enters alone; who finds no place waits for one, and moves up alone.
    const people = [];
    for (let number = 1; number <= 7; number++)
      people.push(await createAthletePerson(api(), `Solo ${number}`, arena().id));
    const enter = (token: string) =>
      asAthlete(
        token,
        "enrolInTournament",
        { tournamentId: event.globalId, categoryId: categoryGlobalId },
        "... on EnrolInTournamentSuccess { invitationUrl enrolment { id status } }",
      );
    for (const { token } of people.slice(0, 6))
      expect(await enter(token)).toMatchObject({ invitationUrl: null, enrolment: { status: "ENROLLED" } });
    const guests = [];
    for (const name of ["Planilha Um", "Planilha Dois"])
      guests.push(await createAthletePerson(api(), name, arena().id));
    expect(
      await act(
        "importEnrolments",
        {
          tournamentId: event.globalId,
          categoryId: categoryGlobalId,
          csv: `E-mail\n${guests.map(({ email }) => email).join("\n")}`,
          apply: true,
          allOrNothing: true,
        },
        "... on ImportEnrolmentsSuccess { goodCount enteredCount }",
      ),
    ).toMatchObject({ goodCount: 2, enteredCount: 2 });
    const late = people[6]!;
    expect(await enter(late.token)).toMatchObject({ enrolment: { status: "WAITLISTED" } });
    expect(await rules({ drawFormat: "KNOCKOUT" })).toMatchObject({
      code: "ALREADY_ENTERED",
      path: ["drawFormat"],
    });
    expect(
      await act("enrolPair", {
        tournamentId: event.globalId,
        categoryId: categoryGlobalId,
        firstAthleteId: encodeGlobalId("Athlete", late.athleteId),
        secondAthleteId: encodeGlobalId("Athlete", guests[0]!.athleteId),
      }),
    ).toMatchObject({ code: "NO_PAIRS" });
    const first = await api().db.enrolment.findFirstOrThrow({
      where: { categoryId, athleteId: people[0]!.athleteId },
    });
    await act("cancelEnrolment", { enrolmentId: encodeGlobalId("Enrolment", first.id) });
    expect((await enrolments(story)).map(({ status }) => status).toSorted()).toEqual([
      "CANCELLED",
      ...Array.from({ length: 8 }, () => "ENROLLED"),
    ]);

    // Beside it a category of pairs, drawn and played on its own; one athlete plays both.
    for (const names of [
      ["Dupla A", "Dupla B"] as const,
      ["Dupla C", "Dupla D"] as const,
      [null, "Dupla E"] as const,
    ]) {
      const ids = [];
      for (const name of names)
        ids.push(
          encodeGlobalId(
            "Athlete",
            name === null
              ? people[1]!.athleteId
              : (await createAthletePerson(api(), name, arena().id)).athleteId,
          ),
        );
      expect(
        await act("enrolPair", {
          tournamentId: event.globalId,
          categoryId: event.categoryGlobalId,
          firstAthleteId: ids[0],
          secondAthleteId: ids[1],
        }),
      ).toMatchObject({ __typename: "EnrolPairSuccess" });
    }

    await act("updateCategoryRules", { categoryId: event.categoryGlobalId, drawFormat: "ROUND_ROBIN" });

    // What the preview shows is what is drawn.
    const shown = await preview(story);
    expect(shown).toMatchObject({ problem: null, matchCount: 14, pairs: [] });
    expect(shown.superN.summary).toBe(
      "8 atletas, 7 rodadas, 14 jogos: todos jogam uma vez com cada parceiro e duas contra cada adversário.",
    );
    const { lotsSeed, key } = shown;
    expect(await act("drawCategory", { categoryId: categoryGlobalId, lotsSeed, key })).toMatchObject({
      __typename: "DrawCategorySuccess",
    });
    const board = await boardOf(story);
    expect(board.draw).toEqual({ format: "SUPER_N", lotsSeed, hasBegun: false });
    const sidesOf = (rounds: any[]) =>
      rounds.map(({ number, matches }) => [
        number,
        matches.map(({ order, sides }: any) => ({ order, sides })),
      ]);
    expect(sidesOf(board.rounds)).toEqual(sidesOf(shown.superN.rounds));
    expect(board.rounds[2].matches[0].phase).toBe("Rodada 3");

    // Its end is not the tournament's.
    await playAll(categoryId);
    const over = await boardOf(story);
    expect(over.settledAt).not.toBeNull();
    expect(await statusOf(event.id)).toBe("IN_PROGRESS");
    expect(await draw(event)).toMatchObject({ __typename: "DrawCategorySuccess" });
    await playAll(event.categoryId);
    expect(await statusOf(event.id)).toBe("FINISHED");

    const stored = async () =>
      (await enrolments(story))
        .filter(({ finalPosition }) => finalPosition !== null)
        .map(({ athleteId, finalPosition, positionReason, status }) => ({
          id: encodeGlobalId("Athlete", athleteId),
          position: finalPosition,
          reason: positionReason,
          status,
        }))
        .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const places = (standings: any[]) =>
      standings.map(({ athlete, position, explanation }) => ({
        id: athlete.id,
        position,
        reason: explanation,
        status: "FINISHED",
      }));
    expect(await stored()).toEqual(places(over.standings));
    const [corrected] = await matchesOf(categoryId);
    expect(await record(corrected!.id, corrected!.version, completed([0, 6]))).toMatchObject({
      __typename: "RecordMatchResultSuccess",
    });
    const after = await boardOf(story);
    expect(places(after.standings)).not.toEqual(places(over.standings));
    expect(await stored()).toEqual(places(after.standings));
    expect(await statusOf(event.id)).toBe("FINISHED");
  });
});

describe("a Super N of a category", () => {
  test("is undone until a score exists, with its numbers, and may be drawn again", async () => {
    const story = await drawn(5);
    expect((await boardOf(story)).rounds.map(({ resting }: any) => resting.length)).toEqual([1, 1, 1, 1, 1]);
    expect(await act("undoDraw", { categoryId: story.categoryGlobalId })).toMatchObject({
      __typename: "UndoDrawSuccess",
    });
    expect(await matchesOf(story.categoryId)).toEqual([]);
    for (const { status, drawNumber, tieBreakLot } of await enrolments(story))
      expect({ status, drawNumber, tieBreakLot }).toEqual({
        status: "ENROLLED",
        drawNumber: null,
        tieBreakLot: null,
      });
    expect(await statusOf(story.id)).toBe("REGISTRATION_OPEN");
    expect(await boardOf(story)).toMatchObject({ draw: null, rounds: [], standings: [] });
    await draw(story);
    const [match] = await matchesOf(story.categoryId);
    await record(match!.id, 0, completed([6, 4]));
    expect(await act("undoDraw", { categoryId: story.categoryGlobalId })).toMatchObject({
      code: "ALREADY_SCORED",
    });
  });

  test("keeps its numbers apart from those of another one, and each ends early on its own", async () => {
    const story = await createSuperN(api(), arena().id, 4);
    const { id: categoryId } = await api().db.tournamentCategory.create({
      data: {
        tournamentId: story.id,
        name: "Super 6",
        level: "Fun",
        gender: "FEMALE",
        drawFormat: "SUPER_N",
      },
    });
    const six = await createSuperN(api(), arena().id, 6);
    await api().db.enrolment.updateMany({
      where: { categoryId: six.categoryId },
      data: { tournamentId: story.id, categoryId },
    });
    const second = { categoryId, categoryGlobalId: encodeGlobalId("TournamentCategory", categoryId) };
    expect(await act("startTournament", { tournamentId: story.globalId })).toMatchObject({
      __typename: "StartTournamentSuccess",
    });
    expect((await enrolments(story)).map(({ drawNumber }) => drawNumber)).toEqual([1, 2, 3, 4]);
    expect((await enrolments(second)).map(({ drawNumber }) => drawNumber)).toEqual([1, 2, 3, 4, 5, 6]);

    const finish = () => act("finishSuperN", { categoryId: second.categoryGlobalId });
    expect(await finish()).toMatchObject({ code: "NOTHING_PLAYED" });
    const [match, other] = await matchesOf(categoryId);
    await record(match!.id, 0, completed([6, 4]));
    expect(await finish()).toMatchObject({ __typename: "FinishSuperNSuccess" });
    expect(await finish()).toMatchObject({ code: "CATEGORY_SETTLED" });
    expect(await record(other!.id, 0, completed([6, 4]))).toMatchObject({ code: "MATCH_CANCELLED" });
    expect(await statusOf(story.id)).toBe("IN_PROGRESS");
    expect((await matchesOf(story.categoryId)).every(({ status }) => status === "SCHEDULED")).toBe(true);
    await playAll(story.categoryId);
    expect(await statusOf(story.id)).toBe("FINISHED");
    const { updateCategoryRules } = await api().data(
      `mutation ($input: UpdateCategoryRulesInput!) { updateCategoryRules(input: $input) { ... on UserError { code } } }`,
      { input: { categoryId: story.categoryGlobalId, setFormat: "SET4_TB44" } },
      arena().manager.token,
    );
    expect(updateCategoryRules).toEqual({ code: "TOURNAMENT_STATUS" });
  });

  test("lets a newcomer take over number and matches before the first ball", async () => {
    const story = await drawn(8);
    const [leaving] = await enrolments(story);
    const newcomer = await createAthletePerson(api(), "Chega Depois", arena().id);
    expect(
      await act("substituteAthlete", {
        enrolmentId: encodeGlobalId("Enrolment", leaving!.id),
        athleteId: encodeGlobalId("Athlete", newcomer.athleteId),
      }),
    ).toMatchObject({ __typename: "SubstituteAthleteSuccess" });
    const taken = await api().db.enrolment.findFirstOrThrow({
      where: { categoryId: story.categoryId, athleteId: newcomer.athleteId },
    });
    expect(taken).toMatchObject({ drawNumber: 1, tieBreakLot: leaving!.tieBreakLot, status: "PLAYING" });
    await playAll(story.categoryId);
    expect(await statusOf(story.id)).toBe("FINISHED");
  });

  test("of 4 men and 4 women plays in mixed pairs; any others play everybody with everybody", async () => {
    const story = await createSuperN(api(), arena().id, 8, { category: { gender: "MIXED" } });
    const gender = (ids: readonly string[], value: "MALE" | "FEMALE") =>
      api().db.athlete.updateMany({ where: { id: { in: [...ids] } }, data: { gender: value } });
    await gender(story.athleteIds.slice(0, 5), "MALE");
    await gender(story.athleteIds.slice(5), "FEMALE");
    expect((await preview(story)).warnings).toEqual([
      "As duplas mistas pedem 4 homens e 4 mulheres: com 5 e 3, todos jogam com todos.",
    ]);
    expect((await preview(story)).matchCount).toBe(14);
    const before = await preview(story);
    await gender([story.athleteIds[4]!], "FEMALE");
    expect(
      await act("drawCategory", {
        categoryId: story.categoryGlobalId,
        lotsSeed: before.lotsSeed,
        key: before.key,
      }),
    ).toMatchObject({ code: "PREVIEW_OUTDATED" });
    const mixed = await preview(story);
    expect(mixed.warnings).toEqual([]);
    expect(mixed.superN.summary).toBe(
      "8 atletas, 4 rodadas, 8 jogos: cada homem joga uma vez com cada mulher e uma vez contra cada uma.",
    );
    await draw(story);
    const men = new Set(story.athleteIds.slice(0, 4).map((id) => encodeGlobalId("Athlete", id)));
    const sides = (await boardOf(story)).rounds.flatMap(({ matches }: any) =>
      matches.flatMap((match: any) => match.sides),
    );
    expect(sides).toHaveLength(16);
    for (const { athletes } of sides) expect(athletes.filter(({ id }: any) => men.has(id))).toHaveLength(1);
  });

  test.each([
    [3, "TOO_FEW_ATHLETES", "São necessários pelo menos 4 atletas: falta 1."],
    [18, "TOO_MANY_ATHLETES", "Um Super N tem de 4 a 17 atletas, ou 20: há 18 inscritos."],
  ])("of %i athletes cannot be drawn, and says why", async (athletes, code, message) => {
    const story = await createSuperN(api(), arena().id, athletes);
    expect(await preview(story)).toMatchObject({ problem: message.slice(0, -1), superN: null });
    expect(await draw(story)).toMatchObject({ code, message });
    expect(await statusOf(story.id)).toBe("REGISTRATION_OPEN");
  });

  test.each([17, 20])("may have %i athletes", async (athletes) => {
    const story = await drawn(athletes);
    expect((await boardOf(story)).standings).toHaveLength(athletes);
  });

  test("gives points by the final position, and none to who never came", async () => {
    const rankingId = await createRanking(api(), { arenaId: arena().id }, {});
    const story = await createSuperN(api(), arena().id, 8);
    expect(
      await act("attachRanking", {
        categoryId: story.categoryGlobalId,
        rankingId: encodeGlobalId("Ranking", rankingId),
        tier: "G1000",
      }),
    ).toMatchObject({ __typename: "AttachRankingSuccess" });
    await draw(story);
    await playAll(story.categoryId);
    const points = await api().db.rankingResult.findMany({
      where: { categoryId: story.categoryId },
      orderBy: { points: "desc" },
    });
    expect(points.map((result) => [result.level, result.points])).toEqual([
      ["W", 1000],
      ["F", 600],
      ["SF", 360],
      ["SF", 360],
      ["QF", 180],
      ["QF", 180],
      ["QF", 180],
      ["QF", 180],
    ]);
  });

  test("finds a time for every match, in the order of its rounds", async () => {
    const story = await drawn(8, { tournament: { startDate: new Date("2099-11-20T00:00:00Z") } });
    const answer = await act(
      "scheduleTournament",
      { tournamentId: story.globalId, keepPlaced: false, apply: true },
      "... on ScheduleTournamentSuccess { placed { court { name } } unplaced { reason } }",
    );
    expect(answer).toMatchObject({ __typename: "ScheduleTournamentSuccess", unplaced: [] });
    const starts = (await matchesOf(story.categoryId)).map(({ scheduledFor }) => scheduledFor!.getTime());
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });
});
