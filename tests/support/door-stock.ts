import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import type { TestApi } from "./api";
import { createAthletes, createPerson } from "./story";
import { nothing, type Side } from "./world";
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
  /** Of somebody who has not played. */
  restingEnrolment: string;
  match: string;
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
}

/**
 * Fresh rows of a side, so that what one caller may do finds nothing done already.
 * @param userId whose session it is.
 */
export async function createStock(
  api: TestApi,
  { rows }: Side,
  userId: string,
  { ownedBy = "arena" as "arena" | "federation", openToGuests = true } = {},
): Promise<Stock> {
  const owner = ownedBy === "arena" ? { arenaId: rows.arena } : { federationId: rows.federation };
  const [newcomer = "", ...players] = await createAthletes(api, rows.arena, 6);
  const open = await createOpenTournament(api, owner, players.slice(0, 4), openToGuests);
  const drawn = await createPlayedTournament(api, owner, players, { over: false });
  const of = { tournamentId: drawn.tournament };
  const resting = await api.db.enrolment.findFirstOrThrow({ where: { ...of, drawNumber: 5 } });
  const match = await api.db.match.findFirstOrThrow({ where: { ...of, round: 2 } });
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
    arena: rows.arena,
    federation: rows.federation,
    open: open.tournament,
    openEnrolment: open.enrolment,
    drawn: drawn.tournament,
    restingEnrolment: resting.id,
    match: match.id,
    newcomer,
    newcomerEmail: email ?? "",
    scoreLink,
    referee,
    accountEmail,
    session: session.id,
    key: (await createKey(api, "PARTNER", rows.federation)).id,
  });
}

/** Ids of nothing. */
export function noStock(): Stock {
  const rows = nothing();
  const { arena, federation, open, drawn, enrolment, openEnrolment, match, athlete, session, partnerKey } =
    rows;
  const { position, member } = rows;
  return toGlobal({
    arena,
    federation,
    open,
    openEnrolment,
    drawn,
    restingEnrolment: enrolment,
    match,
    newcomer: athlete,
    newcomerEmail: "ninguem@teste.example",
    scoreLink: position,
    referee: member,
    accountEmail: "ninguem@teste.example",
    session,
    key: partnerKey,
  });
}

/** The type of each row that a mutation may be given the id of. */
export const stockTypes = {
  arena: "Arena",
  federation: "Federation",
  open: "Tournament",
  openEnrolment: "Enrolment",
  drawn: "Tournament",
  restingEnrolment: "Enrolment",
  match: "Match",
  newcomer: "Athlete",
  scoreLink: "MatchScoreLink",
  referee: "TournamentReferee",
  session: "UserSession",
  key: "ApiKey",
} as const;

const toGlobal = (ids: Stock): Stock => ({
  ...ids,
  ...Object.fromEntries(
    Object.entries(stockTypes).map(([name, type]) => [
      name,
      encodeGlobalId(type, ids[name as keyof typeof stockTypes]),
    ]),
  ),
});
