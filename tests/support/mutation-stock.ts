import { guessLimit } from "../../server/identity/guess-limit.rules";
import type { TestApi } from "./api";
import { createArena, createAthletes, createPerson, nextNumber } from "./story";
import { createAffiliations, createSpareFederation } from "./spare-stock";
import { blockedFrom, rowsOfNothing, toGlobal, type Stock } from "./stock";
import type { Side } from "./world";
import { createBookStock } from "./book-stock";
import { createContract } from "./contracts";
import { createDrawStock } from "./draw-stock";
import { createKey } from "./world-rows";
import { createDrafts, createOpenTournament, createPlayedTournament } from "./world-tournaments";

const bookRows = [
  "pairs",
  "pairsCategory",
  "secondNewcomer",
  "secondNewcomerEmail",
  "thirdNewcomerEmail",
  "seeker",
  "secondSeeker",
  "ownSeeking",
  "pair",
  "owing",
  "paying",
  "waiting",
  "invitation",
  "sentInvitation",
  "entry",
  "entryCategory",
] as const;
const drawRows = [
  "undrawnCategory",
  "undrawnPairs",
  "spareCategory",
  "previewed",
  "drawnCategory",
  "drawnPairs",
  "unplayedSuperN",
  "unplayedNumbers",
  "ranking",
] as const;
const affiliationRows = [
  "freeArena",
  "activeFederationKey",
  "openArenaKey",
  "proposedToArena",
  "proposedByArena",
  "inForce",
] as const;
const spareRows = [
  "spareFederation",
  "spareMember",
  "managementInvitation",
  "ownManagementInvitation",
] as const;
const playedRows = [
  "drawn",
  "drawnSuperN",
  "restingEnrolment",
  "match",
  "calledMatch",
  "court",
  "scoreLink",
  "referee",
] as const;

/**
 * Fresh rows of a side, so that what one caller may do finds nothing done already.
 * @param userId whose session it is.
 */
export async function createStock(
  api: TestApi,
  { rows, athlete, manager }: Side,
  userId: string,
  {
    ownedBy = "arena" as "arena" | "federation",
    openToGuests = true,
    needed = null as ReadonlySet<string> | null,
  } = {},
): Promise<Stock> {
  const needs = (...names: (keyof Stock)[]) => needed === null || names.some((name) => needed.has(name));
  const owner = ownedBy === "arena" ? { arenaId: rows.arena } : { federationId: rows.federation };
  const self = { arenaId: rows.arena, own: rows.athlete, userId: athlete.userId };
  const [newcomer = "", ...players] = await createAthletes(api, rows.arena, 6);
  let stock: Stock = {
    ...rowsOfNothing(),
    arena: rows.arena,
    federation: rows.federation,
    newcomer,
    blockedFrom,
  };
  if (needs(...bookRows)) stock = { ...stock, ...(await createBookStock(api, owner, self)) };
  if (needs(...drawRows)) stock = { ...stock, ...(await createDrawStock(api, rows.arena, owner)) };
  if (needs("newcomerEmail")) {
    const { email } = await api.db.athlete.findUniqueOrThrow({ where: { id: newcomer } });
    stock.newcomerEmail = email ?? "";
  }
  if (needs("open", "openEnrolment", "openCategory")) {
    const open = await createOpenTournament(api, owner, players.slice(0, 4), openToGuests);
    const { tournament, enrolment, category } = open;
    stock = { ...stock, open: tournament, openEnrolment: enrolment, openCategory: category };
  }
  if (needs("draft")) stock.draft = (await createDrafts(api, owner, owner)).draft;
  if (needs("accountEmail")) {
    const { userId: id } = await createPerson(api, "Pessoa");
    stock.accountEmail = (await api.db.user.findUniqueOrThrow({ where: { id } })).email;
  }
  if (needs(...playedRows))
    stock = { ...stock, ...(await createPlayedStock(api, { owner, arenaId: rows.arena, players, userId })) };
  if (needs("session")) {
    await api.tokenOf(userId);
    stock.session = (
      await api.db.session.findFirstOrThrow({ where: { userId }, orderBy: { id: "desc" } })
    ).id;
  }
  const ask = async (asked: { arenaId: string; athleteId: string }) =>
    (await api.db.joinRequest.create({ data: { ...asked, askedAt: new Date() } })).id;
  if (needs("joinRequest"))
    stock.joinRequest = await ask({ arenaId: rows.arena, athleteId: players[0] ?? "" });
  if (needs("ownJoinRequest")) {
    const { id: arenaId } = await createArena(api, `Nova ${nextNumber()}`);
    stock.ownJoinRequest = await ask({ arenaId, athleteId: rows.athlete });
  }
  if (needs("spareUser")) {
    stock.spareUser = (await createPerson(api, "De Papel", ["ATHLETE"])).userId;
    const { email } = await api.db.user.findUniqueOrThrow({ where: { id: stock.spareUser } });
    const { key, points } = guessLimit(email, "onde errou");
    await api.db.rateLimit.create({ data: { key, points, resetAt: new Date(Date.now() + 900_000) } });
  }
  if (needs("spareArena")) stock.spareArena = (await createArena(api, `Nova ${nextNumber()}`)).id;
  if (needs("contract")) {
    const { id } = await createArena(api, `Nova ${nextNumber()}`);
    const days = { firstDay: "2026-01-01", lastDay: "2098-12-31" };
    stock.contract = await createContract(api, { arenaId: id }, days);
  }
  if (needs("suspendedArena")) {
    const { id } = await createArena(api, `Nova ${nextNumber()}`);
    await api.db.arena.update({ where: { id }, data: { active: false, suspendedAt: new Date() } });
    stock.suspendedArena = id;
  }
  if (needs(...affiliationRows))
    stock = { ...stock, ...(await createAffiliations(api, manager.userId, rows.federation)) };
  if (needs(...spareRows)) stock = { ...stock, ...(await createSpareFederation(api, athlete.userId)) };
  if (needs("key")) stock.key = (await createKey(api, "PARTNER", rows.federation)).id;
  return toGlobal(stock);
}

/** A tournament under way, with all that stands around it. */
async function createPlayedStock(
  api: TestApi,
  {
    owner,
    arenaId,
    players,
    userId,
  }: {
    owner: { arenaId: string } | { federationId: string };
    arenaId: string;
    players: readonly string[];
    userId: string;
  },
) {
  const { db } = api;
  const drawn = await createPlayedTournament(api, owner, players, { over: false });
  const of = { tournamentId: drawn.tournament };
  const resting = await db.enrolment.findFirstOrThrow({ where: { ...of, drawNumber: 5 } });
  const match = await db.match.findFirstOrThrow({ where: { ...of, round: 2 } });
  const called = await db.match.create({
    data: { ...of, round: 3, order: 1, status: "CALLED", calledAt: new Date() },
  });
  const { id: scoreLink } = await db.matchScoreLink.create({
    data: { matchId: match.id, tokenHash: match.id, createdById: userId },
  });
  const { userId: refereeId } = await createPerson(api, "Árbitra");
  const { id: referee } = await db.tournamentReferee.create({ data: { ...of, userId: refereeId } });
  return {
    drawn: drawn.tournament,
    drawnSuperN: drawn.category,
    restingEnrolment: resting.id,
    match: match.id,
    calledMatch: called.id,
    court: await createFreeCourt(api, arenaId, drawn.tournament),
    scoreLink,
    referee,
  };
}

/** A new court with hours for a tournament, now and for long, and a block in them. */
async function createFreeCourt(api: TestApi, arenaId: string, tournamentId: string): Promise<string> {
  const { id: courtId } = await api.db.court.create({
    data: { arenaId, number: 100 * nextNumber(), name: "Quadra livre" }, // other places' courts follow the last
  });
  const hours = { startsAt: new Date("2020-01-01T00:00:00Z"), endsAt: new Date("2099-01-01T23:00:00Z") };
  await api.db.tournamentCourtHours.create({ data: { tournamentId, courtId, ...hours } });
  const block = {
    courtId,
    kind: "BLOCK" as const,
    startsAt: new Date(blockedFrom),
    endsAt: new Date("2099-01-01T11:00:00Z"),
  };
  await api.db.courtBooking.create({
    data: { ...block, label: "Manutenção", occupancy: { create: { ...block, arenaId } } },
  });
  return courtId;
}
