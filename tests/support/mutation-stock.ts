import { randomUUID } from "node:crypto";
import { guessLimit } from "../../server/identity/guess-limit.rules";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import type { Prisma } from "../../prisma/generated/client/client";
import type { TestApi } from "./api";
import { createArena, createAthletes, createPerson, nextNumber } from "./story";
import { nothing, type Side } from "./world";
import { createBookStock } from "./book-stock";
import { createContract } from "./contracts";
import { createDrawStock } from "./draw-stock";
import { createKey, federation } from "./world-rows";
import { createDrafts, createOpenTournament, createPlayedTournament } from "./world-tournaments";

/** Global ids of rows that a mutation works on, and an address it may look for. */
export interface Stock {
  arena: string;
  federation: string;
  /** Takes enrolments, of guests too, and has enough of them to be drawn. */
  open: string;
  openEnrolment: string;
  /** Waits to be published. */
  draft: string;
  /** Under way, with a match still to be played. */
  drawn: string;
  /** Its category, a Super N. */
  drawnSuperN: string;
  /** Of somebody who has not played. */
  restingEnrolment: string;
  match: string;
  /** Called to no court in particular. */
  calledMatch: string;
  /** A court of the arena that nothing is on, as a key; it has hours for the tournament under way. */
  court: string;
  /** From when on it is blocked once. */
  blockedFrom: string;
  /** Attends the arena and is in no tournament. */
  newcomer: string;
  newcomerEmail: string;
  /** Of the match that is still to be played. */
  scoreLink: string;
  /** Of the tournament under way. */
  referee: string;
  /** Of somebody who can sign in. */
  accountEmail: string;
  session: string;
  key: string;
  /** Nothing hangs on them; the second is suspended. */
  spareArena: string;
  suspendedArena: string;
  /** Of the side's manager, belongs to no federation; and the keys of what could belong together. */
  freeArena: string;
  activeFederationKey: string;
  openArenaKey: string;
  /** Between arenas of the side's manager and the side's federation. */
  proposedToArena: string;
  proposedByArena: string;
  inForce: string;
  /** Waits to be activated; nothing hangs on it, and one of the two who work for it. */
  spareFederation: string;
  spareMember: string;
  /** To work for it: somebody's, and the side's athlete's. */
  managementInvitation: string;
  ownManagementInvitation: string;
  /** Somebody with an account and one role, which nothing hangs on; wrong passwords were typed for it. */
  spareUser: string;
  /** With a new arena, until the end of 2098. */
  contract: string;
  /** Waits for the arena's answer. */
  joinRequest: string;
  /** Of the side's athlete, to another arena. */
  ownJoinRequest: string;
  /** Of pairs, not drawn yet, and two of them. */
  undrawnCategory: string;
  undrawnPairs: [string, string];
  /** Beside the one not drawn yet, in its tournament. */
  spareCategory: string;
  /** What its preview says to send back. */
  previewed: { lotsSeed: string; key: string };
  /** Drawn, nothing played, and two of its pairs. */
  drawnCategory: string;
  drawnPairs: [string, string];
  unplayedSuperN: string;
  unplayedNumbers: [string, string];
  /** In which one of the pairs not drawn yet has points. */
  ranking: string;
  openCategory: string;
  /** Takes enrolments of pairs, two of them in, and others who seek somebody; the side's athlete among these. */
  pairs: string;
  pairsCategory: string;
  secondNewcomer: string;
  secondNewcomerEmail: string;
  thirdNewcomerEmail: string;
  seeker: string;
  secondSeeker: string;
  ownSeeking: string;
  pair: string;
  owing: string;
  paying: string;
  /** Somebody who waits in line with a partner. */
  waiting: string;
  /** To the side's athlete. */
  invitation: string;
  /** By the side's athlete. */
  sentInvitation: string;
  /** Takes enrolments of pairs, and nobody is in. */
  entry: string;
  entryCategory: string;
}

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

/** Arenas of somebody that belong to a federation, are asked or have asked to. */
async function createAffiliations(api: TestApi, ownerId: string, federationId: string) {
  const free = async () => {
    const { id } = await createArena(api, `Livre ${nextNumber()}`);
    return api.db.arena.update({ where: { id }, data: { ownerId } });
  };
  const between = async (more: Partial<Prisma.AffiliationUncheckedCreateInput>) => {
    const { id: arenaId } = await free();
    const { id } = await api.db.affiliation.create({
      data: { arenaId, federationId, proposedBy: "FEDERATION", proposedAt: new Date(), ...more },
    });
    return id;
  };
  const { userId } = await createPerson(api, "Presidente");
  return {
    freeArena: (await free()).id,
    activeFederationKey: (await federation(api, true, userId)).id,
    openArenaKey: (await free()).pageKey,
    proposedToArena: await between({}),
    proposedByArena: await between({ proposedBy: "ARENA" }),
    inForce: await between({ status: "ACTIVE", answeredAt: new Date() }),
  };
}

/** A federation with nothing but people, and whom it has asked. */
async function createSpareFederation(api: TestApi, athleteUserId: string) {
  const [first, second, asked] = await Promise.all(
    ["Primeira", "Segunda", "Convidada"].map((name) => createPerson(api, name)),
  );
  const { id, member } = await federation(api, false, first?.userId ?? "");
  const more = { userId: second?.userId ?? "", position: "Diretora", appointedOn: new Date() };
  await api.db.federationMember.create({ data: { federationId: id, ...more } });
  const ask = async (userId: string) => {
    const row = await api.db.managementInvitation.create({
      data: {
        userId,
        kind: "FEDERATION",
        placeId: id,
        placeName: "Federação",
        position: "Diretora",
        invitedById: randomUUID(),
        createdAt: new Date(),
      },
    });
    return row.id;
  };
  return {
    spareFederation: id,
    spareMember: member,
    managementInvitation: await ask(asked?.userId ?? ""),
    ownManagementInvitation: await ask(athleteUserId),
  };
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

/** The parts of a stock that an input is made of: the others need not be there. */
export function neededBy(toInput: (stock: Stock) => unknown): ReadonlySet<string> {
  const needed = new Set<string>();
  toInput(
    new Proxy(noStock(), {
      get: (stock, name) => {
        needed.add(String(name));
        return Reflect.get(stock, name) as unknown;
      },
    }),
  );
  return needed;
}

const blockedFrom = "2098-01-01T00:00:00.000Z";

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

/** Rows that do not exist. */
function rowsOfNothing(): Stock {
  const rows = nothing();
  const { arena, federation, open, drawn, enrolment, openEnrolment, match, athlete, session, partnerKey } =
    rows;
  const { position, member, category, pair, ranking } = rows;
  return {
    arena,
    federation,
    open,
    openEnrolment,
    draft: rows.draft,
    drawn,
    drawnSuperN: category,
    restingEnrolment: enrolment,
    match,
    calledMatch: match,
    court: randomUUID(),
    blockedFrom,
    newcomer: athlete,
    newcomerEmail: "ninguem@teste.example",
    scoreLink: position,
    referee: member,
    accountEmail: "ninguem@teste.example",
    session,
    key: partnerKey,
    freeArena: arena,
    activeFederationKey: federation,
    openArenaKey: "nenhuma",
    proposedToArena: rows.affiliation,
    proposedByArena: rows.affiliation,
    inForce: rows.affiliation,
    spareArena: arena,
    spareUser: rows.user,
    suspendedArena: arena,
    spareFederation: federation,
    spareMember: member,
    managementInvitation: rows.managementInvitation,
    ownManagementInvitation: rows.managementInvitation,
    contract: rows.contract,
    joinRequest: rows.joinRequest,
    ownJoinRequest: rows.joinRequest,
    openCategory: category,
    undrawnCategory: category,
    undrawnPairs: [pair, pair],
    spareCategory: category,
    previewed: { lotsSeed: "0".repeat(32), key: "" },
    drawnCategory: category,
    drawnPairs: [pair, pair],
    unplayedSuperN: category,
    unplayedNumbers: [enrolment, enrolment],
    ranking,
    pairs: rows.book,
    pairsCategory: rows.bookCategory,
    secondNewcomer: rows.minor,
    secondNewcomerEmail: "ninguem2@teste.example",
    thirdNewcomerEmail: "ninguem3@teste.example",
    seeker: rows.seeking,
    secondSeeker: rows.inviting,
    ownSeeking: rows.owed,
    pair,
    owing: rows.owed,
    paying: rows.paid,
    waiting: rows.owed,
    invitation: rows.invitation,
    sentInvitation: rows.invitation,
    entry: rows.book,
    entryCategory: rows.bookCategory,
  };
}

/** Ids of nothing. */
export const noStock = (): Stock => toGlobal(rowsOfNothing());

/** The type of each row that a mutation may be given the id of. */
export const stockTypes = {
  arena: "Arena",
  federation: "Federation",
  open: "Tournament",
  draft: "Tournament",
  openEnrolment: "Enrolment",
  drawn: "Tournament",
  drawnSuperN: "TournamentCategory",
  restingEnrolment: "Enrolment",
  match: "Match",
  calledMatch: "Match",
  newcomer: "Athlete",
  scoreLink: "MatchScoreLink",
  referee: "TournamentReferee",
  session: "UserSession",
  key: "ApiKey",
  freeArena: "Arena",
  proposedToArena: "Affiliation",
  proposedByArena: "Affiliation",
  inForce: "Affiliation",
  spareArena: "Arena",
  spareUser: "User",
  suspendedArena: "Arena",
  spareFederation: "Federation",
  spareMember: "FederationMember",
  managementInvitation: "ManagementInvitation",
  ownManagementInvitation: "ManagementInvitation",
  contract: "Contract",
  joinRequest: "JoinRequest",
  ownJoinRequest: "JoinRequest",
  undrawnCategory: "TournamentCategory",
  undrawnPairs: "Pair",
  spareCategory: "TournamentCategory",
  drawnCategory: "TournamentCategory",
  drawnPairs: "Pair",
  unplayedSuperN: "TournamentCategory",
  unplayedNumbers: "Enrolment",
  ranking: "Ranking",
  openCategory: "TournamentCategory",
  pairs: "Tournament",
  pairsCategory: "TournamentCategory",
  secondNewcomer: "Athlete",
  seeker: "Enrolment",
  secondSeeker: "Enrolment",
  ownSeeking: "Enrolment",
  pair: "Pair",
  owing: "Enrolment",
  paying: "Enrolment",
  waiting: "Enrolment",
  invitation: "PairInvitation",
  sentInvitation: "PairInvitation",
  entry: "Tournament",
  entryCategory: "TournamentCategory",
} as const;

const toGlobal = (ids: Stock): Stock => ({
  ...ids,
  ...Object.fromEntries(
    Object.entries(stockTypes).map(([name, type]) => {
      const of = ids[name as keyof typeof stockTypes];
      return [name, Array.isArray(of) ? of.map((id) => encodeGlobalId(type, id)) : encodeGlobalId(type, of)];
    }),
  ),
});
