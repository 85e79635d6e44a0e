import { beforeAll, describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { matchGlobalId as gid, PlayedCourts, soon } from "../support/played-courts";

const api = useApi();
let hall: PlayedCourts;

beforeAll(async () => {
  hall = await PlayedCourts.open(api(), "Programada");
});

describe("moving a match", () => {
  const move = async (id: string, courtKey: string | null, startsAt: Date | null, acceptWarnings = false) => {
    const { revision } = await api().db.match.findUniqueOrThrow({ where: { id } });
    return hall.act("moveMatch", {
      matchId: gid(id),
      courtKey,
      startsAt: startsAt?.toISOString() ?? null,
      expectedRevision: revision,
      acceptWarnings,
    });
  };

  test("to a free court, and out of the schedule again", async () => {
    const story = await hall.drawn();
    const [match] = await hall.matchesOf(story);
    expect(await move(match!.id, hall.courts[0]!, soon(600))).toMatchObject({
      __typename: "MoveMatchSuccess",
    });
    expect((await hall.matchesOf(story))[0]).toMatchObject({
      courtId: hall.courts[0],
      scheduledFor: soon(600),
      scheduledUntil: soon(640),
    });
    expect(await move(match!.id, null, null)).toMatchObject({ __typename: "MoveMatchSuccess" });
    expect((await hall.matchesOf(story))[0]).toMatchObject({
      courtId: null,
      scheduledFor: null,
      scheduledUntil: null,
    });
    expect(await move(match!.id, hall.courts[0]!, null)).toMatchObject({
      code: "INVALID_INPUT",
      path: ["startsAt"],
    });
  });

  test("a taken court is refused even when warnings are accepted", async () => {
    const story = await hall.drawn();
    const [one, two] = await hall.matchesOf(story);
    await move(one!.id, hall.courts[0]!, soon(600));
    const answer = await move(two!.id, hall.courts[0]!, soon(620), true);
    expect(answer).toMatchObject({
      __typename: "ScheduleConflicts",
      acceptable: false,
      conflicts: [{ hard: true, reason: expect.stringMatching(/^Quadra 1 já recebe o Jogo 1\.1 das /) }],
    });
    expect((await hall.matchesOf(story))[1]).toMatchObject({ scheduledFor: null });
  });

  test("a short rest is told with its reason, and may be accepted", async () => {
    const story = await hall.drawn();
    const matches = await hall.matchesOf(story);
    const one = matches[0]!;
    const next = matches.find(
      (match) =>
        match.id !== one.id &&
        match.players.some((p) => one.players.some((q) => q.athleteId === p.athleteId)),
    )!;
    await move(one.id, hall.courts[0]!, soon(600));
    expect(await move(next.id, hall.courts[1]!, soon(650))).toMatchObject({
      __typename: "ScheduleConflicts",
      acceptable: true,
      conflicts: [
        { hard: false, reason: expect.stringContaining("10 min de descanso entre este jogo e o Jogo 1.1") },
      ],
    });
    expect(await move(next.id, hall.courts[1]!, soon(620), true)).toMatchObject({ acceptable: false });
    expect(await move(next.id, hall.courts[1]!, soon(650), true)).toMatchObject({
      __typename: "MoveMatchSuccess",
    });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Match { scheduleConflicts { kind hard } } } }`,
      { id: gid(next.id) },
      hall.arena.manager.token,
    );
    expect(node.scheduleConflicts).toEqual([{ kind: "REST_TOO_SHORT", hard: false }]);
  });

  test("of two people who move the same match, the second is told", async () => {
    const story = await hall.drawn();
    const [match] = await hall.matchesOf(story);
    const input = (courtKey: string) => ({
      matchId: gid(match!.id),
      courtKey,
      startsAt: soon(600).toISOString(),
      expectedRevision: match!.revision,
      acceptWarnings: false,
    });
    const answers = await Promise.all([
      hall.act("moveMatch", input(hall.courts[0]!)),
      hall.act("moveMatch", input(hall.courts[1]!)),
    ]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "MoveMatchSuccess",
      "RuleViolation",
    ]);
    expect(answers.find(({ code }) => code)).toMatchObject({ code: "MATCH_CHANGED" });
  });

  test("two tournaments never hold one court at one time, whoever is faster", async () => {
    const one = await hall.drawn();
    const [court = ""] = hall.courts;
    const two = await hall.drawn();
    await api().db.tournamentCourtHours.create({
      data: { tournamentId: two.id, courtId: court, startsAt: soon(0), endsAt: soon(10_000) },
    });
    const matches = [...(await hall.matchesOf(one)).slice(0, 1), ...(await hall.matchesOf(two)).slice(0, 1)];
    const answers = await Promise.all(matches.map(({ id }) => move(id, court, soon(900))));
    expect(answers.filter(({ __typename }) => __typename === "MoveMatchSuccess")).toHaveLength(1);
    const refused = answers.find(({ __typename }) => __typename !== "MoveMatchSuccess");
    expect(["COURT_TAKEN", "SCHEDULE_CONFLICTS"]).toContain(refused.code);
  });
});
