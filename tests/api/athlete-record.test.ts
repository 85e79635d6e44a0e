import { expect, test } from "vitest";
import { useApi } from "../support/api";
import { completed, usePlaying } from "../support/playing";
import { createPerson, createSuper8 } from "../support/story";

const api = useApi();
const { arena, matchesOf, record } = usePlaying(api);

const asked = `query ($key: UUID!) { athlete(key: $key) { record {
  matches wins titles form winningStreak bestStreak
  partners { matches wins athlete { key } } opponents { matches wins athlete { key } } categories { category matches wins }
} } }`;
const recordOf = async (key: string, token: string) =>
  (await api().data(asked, { key }, token))["athlete"].record as Record<string, unknown>;

test("who played and won is told from the results, and a corrected one counts as it is now", async () => {
  const { id } = await createSuper8(api(), arena());
  const [match] = await matchesOf(id);
  const players = await api().db.matchPlayer.findMany({
    where: { matchId: match!.id },
    orderBy: [{ side: "asc" }, { place: "asc" }],
  });
  const [winner, partner, loser, other] = players.map(({ athleteId }) => athleteId);
  await record(match!.id, 0, completed([6, 2]));
  const { token } = arena().manager;
  const won = { matches: 1, wins: 1 };
  expect(await recordOf(winner!, token)).toMatchObject({
    ...won,
    titles: 0,
    form: [true],
    winningStreak: 1,
    bestStreak: 1,
    partners: [{ ...won, athlete: { key: partner } }],
    categories: [won],
  });
  const { opponents } = await recordOf(winner!, token);
  expect((opponents as { athlete: { key: string } }[]).map(({ athlete }) => athlete.key).toSorted()).toEqual(
    [loser, other].toSorted(),
  );
  expect(await recordOf(loser!, token)).toMatchObject({ matches: 1, wins: 0, form: [false] });
  await record(match!.id, 1, completed([2, 6]));
  expect(await recordOf(winner!, token)).toMatchObject({ matches: 1, wins: 0, form: [false] });
});

test("what is not for everybody counts for nobody else", async () => {
  const { id } = await createSuper8(api(), arena());
  const [match] = await matchesOf(id);
  await record(match!.id, 0, completed([6, 2]));
  const [player] = await api().db.matchPlayer.findMany({ where: { matchId: match!.id, side: 1 } });
  const { token } = await createPerson(api(), "Curiosa", ["ATHLETE"]);
  await api().db.tournament.update({ where: { id }, data: { isPublic: false } });
  expect(await recordOf(player!.athleteId, token)).toMatchObject({ matches: 0, partners: [], opponents: [] });
  await api().db.tournament.update({ where: { id }, data: { isPublic: true } });
  expect(await recordOf(player!.athleteId, token)).toMatchObject({ matches: 1, wins: 1 });
});

test("nobody wins by who did not come", async () => {
  const { id } = await createSuper8(api(), arena());
  const [match] = await matchesOf(id);
  await record(match!.id, 0, { outcome: "WALKOVER", absentOrRetiredSide: 2 });
  const [player] = await api().db.matchPlayer.findMany({ where: { matchId: match!.id, side: 1 } });
  expect(await recordOf(player!.athleteId, arena().manager.token)).toMatchObject({ matches: 0, wins: 0 });
});
