import { randomUUID } from "node:crypto";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import type { TestApi } from "./api";
import { createAthletes, createPerson, nextNumber } from "./story";
import { nothing, type Side } from "./world";
import { createBookStock } from "./book-stock";
import { createDrawStock } from "./draw-stock";
import { createKey } from "./world-rows";
import { createOpenTournament, createPlayedTournament } from "./world-tournaments";

/** Global ids of rows that a mutation works on, and an address it may look for. */
export interface Stock {
  arena: string;
  federation: string;
  /** Takes enrolments, of guests too, and has enough of them to be drawn. */
  open: string;
  openEnrolment: string;
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
  /** To the side's athlete. */
  invitation: string;
  /** By the side's athlete. */
  sentInvitation: string;
  /** Takes enrolments of pairs, and nobody is in. */
  entry: string;
  entryCategory: string;
}

/**
 * Fresh rows of a side, so that what one caller may do finds nothing done already.
 * @param userId whose session it is.
 */
export async function createStock(
  api: TestApi,
  { rows, athlete }: Side,
  userId: string,
  {
    ownedBy = "arena" as "arena" | "federation",
    openToGuests = true,
    needed = null as ReadonlySet<string> | null,
  } = {},
): Promise<Stock> {
  const absent = idsOfNothing();
  const needs = (part: object) => needed === null || Object.keys(part).some((name) => needed.has(name));
  const owner = ownedBy === "arena" ? { arenaId: rows.arena } : { federationId: rows.federation };
  const [newcomer = "", ...players] = await createAthletes(api, rows.arena, 6);
  const self = { arenaId: rows.arena, own: rows.athlete, userId: athlete.userId };
  const book = needs(absent.book) ? await createBookStock(api, owner, self) : absent.book;
  const draws = needs(absent.draws) ? await createDrawStock(api, rows.arena, owner) : absent.draws;
  const open = await createOpenTournament(api, owner, players.slice(0, 4), openToGuests);
  const drawn = await createPlayedTournament(api, owner, players, { over: false });
  const of = { tournamentId: drawn.tournament };
  const resting = await api.db.enrolment.findFirstOrThrow({ where: { ...of, drawNumber: 5 } });
  const match = await api.db.match.findFirstOrThrow({ where: { ...of, round: 2 } });
  const called = await api.db.match.create({
    data: { tournamentId: drawn.tournament, round: 3, order: 1, status: "CALLED", calledAt: new Date() },
  });
  const court = await createFreeCourt(api, rows.arena, drawn.tournament);
  const { email } = await api.db.athlete.findUniqueOrThrow({ where: { id: newcomer } });
  const { id: scoreLink } = await api.db.matchScoreLink.create({
    data: { matchId: match.id, tokenHash: match.id, createdById: userId },
  });
  const account = await createPerson(api, "Pessoa");
  const { id: referee } = await api.db.tournamentReferee.create({
    data: { ...of, userId: account.userId },
  });
  const { email: accountEmail } = await api.db.user.findUniqueOrThrow({ where: { id: account.userId } });
  await api.tokenOf(userId);
  const session = await api.db.session.findFirstOrThrow({ where: { userId }, orderBy: { id: "desc" } });
  return toGlobal({
    ...draws,
    arena: rows.arena,
    federation: rows.federation,
    open: open.tournament,
    openEnrolment: open.enrolment,
    drawn: drawn.tournament,
    drawnSuperN: drawn.category,
    restingEnrolment: resting.id,
    match: match.id,
    calledMatch: called.id,
    court,
    blockedFrom,
    newcomer,
    newcomerEmail: email ?? "",
    scoreLink,
    referee,
    accountEmail,
    session: session.id,
    key: (await createKey(api, "PARTNER", rows.federation)).id,
    openCategory: open.category,
    ...book,
  });
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
  await api.db.courtBooking.create({
    data: {
      courtId,
      kind: "BLOCK",
      label: "Manutenção",
      startsAt: new Date(blockedFrom),
      endsAt: new Date("2099-01-01T11:00:00Z"),
    },
  });
  return courtId;
}

/** Of the parts that are made only where a mutation needs them. */
function idsOfNothing() {
  const { category, pair, ranking, ...rows } = nothing();
  return {
    draws: {
      undrawnCategory: category,
      undrawnPairs: [pair, pair] as [string, string],
      spareCategory: category,
      previewed: { lotsSeed: "0".repeat(32), key: "" },
      drawnCategory: category,
      drawnPairs: [pair, pair] as [string, string],
      unplayedSuperN: category,
      unplayedNumbers: [rows.enrolment, rows.enrolment] as [string, string],
      ranking,
    },
    book: {
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
      invitation: rows.invitation,
      sentInvitation: rows.invitation,
      entry: rows.book,
      entryCategory: rows.bookCategory,
    },
  };
}

/** Ids of nothing. */
export function noStock(): Stock {
  const rows = nothing();
  const { arena, federation, open, drawn, enrolment, openEnrolment, match, athlete, session, partnerKey } =
    rows;
  const { position, member, category } = rows;
  const { draws, book } = idsOfNothing();
  return toGlobal({
    arena,
    federation,
    open,
    openEnrolment,
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
    openCategory: category,
    ...draws,
    ...book,
  });
}

/** The type of each row that a mutation may be given the id of. */
export const stockTypes = {
  arena: "Arena",
  federation: "Federation",
  open: "Tournament",
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
