import { beforeEach, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { schema } from "../../server/schema";
import { createCallers, type Actor, type Callers } from "../support/actors";
import { useApi } from "../support/api";
import { day } from "../support/federation-story";
import { createPerson, nextNumber } from "../support/story";
import { createSide } from "../support/world";
import type { RowName, Side } from "../support/world-side";

const api = useApi();
let side: Side;
let callers: Callers;

// Everybody anew each time: what is taken away is gone for good.
beforeEach(async () => {
  side = await createSide(api(), `A${nextNumber()}`, false);
  callers = await createCallers(api(), side, false);
});

type Row = Extract<RowName, "drawn" | "championship" | "published">;

/** Each subscription: how it is opened on a row, and what happens to the row that it tells of. */
const subscriptions: Record<string, { open: (row: Row) => string; happen: (row: Row) => Promise<unknown> }> =
  {
    tournamentChanged: {
      open: (row) =>
        `subscription { tournamentChanged(tournamentId: "${globalId(row)}") { name description } }`,
      happen: (row) => changeDescription(row),
    },
    matchesChanged: {
      open: (row) => `subscription { matchesChanged(tournamentId: "${globalId(row)}") { revision } }`,
      happen: (row) => changeDescription(row),
    },
  };

const globalId = (row: Row) => encodeGlobalId("Tournament", side.rows[row]);
const changeDescription = async (row: Row) =>
  api().data(
    `mutation ($input: UpdateTournamentInput!) { updateTournament(input: $input) { __typename } }`,
    { input: { tournamentId: globalId(row), description: "Novidade" } },
    (await createPerson(api(), "Admin", ["ADMIN"])).token,
  );

const userOf = (actor: Actor) => callers[actor].person?.userId ?? "";
const sessionOf = (actor: Actor) => ({ id: callers[actor].person?.sessionId ?? "" });
const user = (actor: Actor, data: { disabledAt?: Date; temporaryPasswordUntil?: Date }) =>
  api().db.user.update({ where: { id: userOf(actor) }, data });

const hideTheFederation = () =>
  api().db.federation.update({ where: { id: side.rows.federation }, data: { active: false } });

/** What takes somebody's right away while they follow, whose it was, and what they are told. */
const endings: [string, Actor, Row, () => Promise<unknown>, string, before?: () => Promise<unknown>][] = [
  [
    "the session was ended",
    "manager",
    "drawn",
    () => api().db.session.update({ where: sessionOf("manager"), data: { endedAt: new Date() } }),
    "UNAUTHENTICATED",
  ],
  [
    "the session ran out",
    "teacher",
    "drawn",
    () => api().db.session.update({ where: sessionOf("teacher"), data: { expiresAt: new Date() } }),
    "UNAUTHENTICATED",
  ],
  [
    "the account was disabled",
    "athlete",
    "drawn",
    () => user("athlete", { disabledAt: new Date() }),
    "UNAUTHENTICATED",
  ],
  [
    "a temporary password was issued",
    "federation",
    "championship",
    () => user("federation", { temporaryPasswordUntil: day("2099-01-01") }),
    "PASSWORD_CHANGE_REQUIRED",
  ],
  [
    "the role was taken away",
    "admin",
    "drawn",
    () => api().db.userRole.deleteMany({ where: { userId: userOf("admin") } }),
    "FORBIDDEN",
  ],
  [
    "the arena went to somebody else",
    "manager",
    "drawn",
    async () => {
      const { userId: ownerId } = await createPerson(api(), "Gestora nova");
      await api().db.arena.update({ where: { id: side.rows.arena }, data: { ownerId } });
      await api().db.arenaManager.updateMany({
        where: { arenaId: side.rows.arena },
        data: { active: false },
      });
    },
    "FORBIDDEN",
  ],
  [
    "the teacher left the arena",
    "teacher",
    "drawn",
    () =>
      api().db.teacherArena.updateMany({
        where: { teacher: { userId: userOf("teacher") } },
        data: { active: false },
      }),
    "FORBIDDEN",
  ],
  [
    "the athlete left the tournament",
    "athlete",
    "drawn",
    () =>
      api().db.enrolment.updateMany({
        where: { athlete: { userId: userOf("athlete") } },
        data: { status: "CANCELLED" },
      }),
    "FORBIDDEN",
  ],
  [
    "the membership ended",
    "federation",
    "championship",
    () =>
      api().db.federationMember.updateMany({
        where: { userId: userOf("federation") },
        data: { active: false },
      }),
    "FORBIDDEN",
    () => hideTheFederation(), // what hangs on the wall they would go on seeing with everybody
  ],
  [
    "the partner's key was revoked",
    "partner",
    "championship",
    () => api().db.apiKey.update({ where: { id: side.rows.partnerKey }, data: { revokedAt: new Date() } }),
    "UNAUTHENTICATED",
  ],
  [
    "the key may no longer read results",
    "partner",
    "championship",
    () =>
      api().db.apiKey.update({
        where: { id: side.rows.partnerKey },
        data: { scopes: ["RANKINGS_READ"] },
      }),
    "FORBIDDEN",
  ],
  [
    "the federation was taken from the public",
    "analyst",
    "championship",
    () => hideTheFederation(),
    "FORBIDDEN",
  ],
  [
    "the page was closed to the public",
    "anonymous",
    "published",
    () => api().db.tournament.update({ where: { id: side.rows.published }, data: { isPublic: false } }),
    "UNAUTHENTICATED",
  ],
  [
    "the page was closed to the public",
    "analyst",
    "published",
    () => api().db.tournament.update({ where: { id: side.rows.published }, data: { isPublic: false } }),
    "FORBIDDEN",
  ],
];

/** These end with null: whoever holds a link is nobody to be denied. Followed in score-links and referees. */
const endingWithNull = ["scoreLinkChanged", "scorePadChanged"];

test("every subscription is followed here", () =>
  expect(Object.keys(schema.getSubscriptionType()?.getFields() ?? {}).toSorted()).toEqual(
    [...Object.keys(subscriptions), ...endingWithNull].toSorted(),
  ));

describe.each(Object.entries(subscriptions))("%s ends with a denial", (_name, { open, happen }) => {
  test.each(endings)("once %s", async (_why, actor, row, takeAway, code, before) => {
    await before?.();
    const live = api().subscribe(open(row), {}, callers[actor].token);
    expect((await live.next()).value?.errors, "they may follow").toBeUndefined();
    await happen(row);
    expect((await live.next()).value?.data, "and are told").not.toBeNull();
    const next = live.next();
    await takeAway();
    await happen(row);
    const { value } = await next;
    expect(value?.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
    expect(value?.data ?? null).toBeNull();
    await happen(row);
    expect(await live.next()).toEqual({ value: undefined, done: true });
    await live.stop();
  });
});
