import { Weekday } from "../../prisma/generated/client/client";
import { createCharge } from "./ledger";
import { randomUUID } from "node:crypto";
import { createEmailLink } from "../../server/identity/email-link.step";
import type { TestApi } from "./api";
import { createRanking, day } from "./federation-story";
import { prepareStamping, stamp } from "./marks";
import { createPairTournament } from "./pair-story";
import { createSuperN } from "./super-n-story";
import { createArena, nextNumber, type Person } from "./story";
import { createAdministered } from "./world-administration";
import { createEnrolmentBook } from "./world-enrolments";
import { createPairEvent, fillPairEvent } from "./world-pairs";
import { athlete, createKey, federation, person, positionOf } from "./world-rows";
import {
  createDrafts,
  createOpenTournament,
  createPlayedTournament,
  createPublishedTournament,
} from "./world-tournaments";

/** Which rows of a side can be asked for, and the type each answers with. */
export const rowTypes = {
  arena: "Arena",
  joinRequest: "JoinRequest",
  court: "Court",
  federation: "Federation",
  member: "FederationMember",
  managementInvitation: "ManagementInvitation",
  // Of the side's arena and federation, and one that is over.
  affiliation: "Affiliation",
  pastAffiliation: "Affiliation",
  suspendedArena: "Arena",
  // With the side's arena and its federation.
  contract: "Contract",
  federationContract: "Contract",
  partnerKey: "ApiKey",
  revokedKey: "ApiKey",
  user: "User",
  session: "UserSession",
  athlete: "Athlete",
  listedAthlete: "Athlete",
  unlistedAthlete: "Athlete",
  minor: "Athlete",
  finished: "Tournament",
  drawn: "Tournament",
  open: "Tournament",
  guests: "Tournament",
  published: "Tournament",
  // With everything but its being published that would show it to others.
  draft: "Tournament",
  draftChampionship: "Tournament",
  championship: "Tournament",
  enrolment: "Enrolment",
  openEnrolment: "Enrolment",
  publishedEnrolment: "Enrolment",
  waitlistedEnrolment: "Enrolment",
  championshipEnrolment: "Enrolment",
  match: "Match",
  championshipMatch: "Match",
  publishedMatch: "Match",
  // A tournament that takes enrolments, with one of every kind.
  book: "Tournament",
  bookCategory: "TournamentCategory",
  owed: "Enrolment",
  paid: "Enrolment",
  inviting: "Enrolment",
  invitation: "PairInvitation",
  inLine: "Enrolment",
  seeking: "Enrolment",
  cancelled: "Enrolment",
  pairEvent: "Tournament",
  category: "TournamentCategory",
  pair: "Pair",
  undrawn: "TournamentCategory",
  undrawnKnockout: "TournamentCategory",
  tooFew: "TournamentCategory",
  cancelledCategory: "TournamentCategory",
  undrawnSuperN: "TournamentCategory",
  pairMatch: "Match",
  semifinal: "Match",
  final: "Match",
  scoreLink: "MatchScoreLink",
  referee: "TournamentReferee",
  ranking: "Ranking",
  stoppedRanking: "Ranking",
  arenaRanking: "Ranking",
  position: "RankingPosition",
  stoppedPosition: "RankingPosition",
  arenaPosition: "RankingPosition",
  // What a federation that no admin has activated has prepared.
  waitingFederation: "Federation",
  // One that was active once.
  inactiveFederation: "Federation",
  waitingRanking: "Ranking",
  waitingPosition: "RankingPosition",
  waitingChampionship: "Tournament",
} as const;
export type RowName = keyof typeof rowTypes;
export type Rows = Record<RowName, string>;

/** An arena, the federation it belongs to, their people, and everything they have; nothing of it leads to the other side. */
export interface Side {
  mark: string;
  rows: Rows;
  manager: Person;
  president: Person;
  teacher: Person;
  athlete: Person;
  partnerToken: string;
}

/** Rules of a category none of which is left to the usual. */
const halfDay = 12 * 3_600_000;

const everyRule = {
  setFormat: "SET4_TB44",
  matchFormat: "FIXED_GAMES",
  fixedGames: 6,
  knockoutMatchFormat: "BEST_OF_3_MTB10",
  knockoutSetFormat: "SET6_TB66",
  groupSize: 3,
};

/** At which address a side's arena is seen by everybody. */
export const pageKeyOf = (mark: string): string => `lado-${mark.toLowerCase()}`;

/**
 * Creates one side. Each of its subjects is stamped under a name of its own, "arena A" and so on, unless nobody reads
 * the stamps: they take longer than all the rest.
 */
export async function createSide(api: TestApi, mark: string, stamped = true): Promise<Side> {
  const owns = async <Made>(subject: string, make: () => Promise<Made>): Promise<Made> => {
    const made = await make();
    if (stamped) await stamp(api, `${subject} ${mark}`);
    return made;
  };
  const { db } = api;
  const manager = await owns("manager", () => person(api, "Gestora"));
  const president = await owns("president", () => person(api, "Presidente"));
  const { id: federationId, member } = await owns("federation", () =>
    federation(api, true, president.userId),
  );
  const key = await owns("partner key", () => createKey(api, "PARTNER", federationId));
  const revoked = await owns("revoked key", async () => {
    const made = await createKey(api, "PARTNER", federationId);
    return db.apiKey.update({ where: { id: made.id }, data: { revokedAt: new Date() } });
  });
  const arena = await owns("arena", async () => {
    const { id, manager: founder } = await createArena(api, mark);
    await db.arena.update({
      where: { id },
      data: {
        ownerId: manager.userId,
        federationId,
        contactPhone: "(48) 3222-0000",
        city: "Cidade",
        pageKey: pageKeyOf(mark),
        pixKey: "pix@teste.example",
      },
    });
    await db.user.delete({ where: { id: founder.userId } });
    return db.court.findFirstOrThrow({ where: { arenaId: id } });
  });
  const { arenaId, id: courtId } = arena;
  const teacher = await owns("teacher", async () => {
    const made = await person(api, "Professora", ["TEACHER"]);
    const { id } = await db.teacher.create({
      data: {
        userId: made.userId,
        fullName: "Professora",
        email: `professora${nextNumber()}@teste.example`,
        arenas: { create: { arenaId } },
        certifications: {
          create: { name: "Curso", level: "BASIC", issuer: "Escola", issuedOn: day("2025-01-01") },
        },
      },
    });
    const hours = { startsAt: new Date("1970-01-01T08:00:00Z"), endsAt: new Date("1970-01-01T09:00:00Z") };
    await db.weeklyClass.createMany({
      data: Object.values(Weekday).map((weekday) => ({
        teacherId: id,
        arenaId,
        weekday,
        maxStudents: 4,
        category: "Iniciante",
        ...hours,
      })),
    });
    return { ...made, teacherId: id };
  });
  const self = await owns("athlete", async () => {
    const made = await person(api, "Atleta", ["ATHLETE"]);
    return { ...made, id: await athlete(api, arenaId, { userId: made.userId, gender: null }) };
  });
  const joinRequest = await owns("request to join", async () => {
    const asked = { arenaId, askedAt: day("2026-11-01") };
    const { id: stranger } = await db.athlete.create({ data: { fullName: "Quem pede" } });
    await db.joinRequest.create({ data: { ...asked, athleteId: stranger } });
    const answered = {
      status: "ACCEPTED",
      answeredAt: day("2026-11-02"),
      answeredById: manager.userId,
    } as const;
    const made = await db.joinRequest.create({ data: { ...asked, ...answered, athleteId: self.id } });
    return made.id;
  });
  await owns("profile change", () =>
    db.profileChange.create({
      data: { athleteId: self.id, changedById: manager.userId, levelBefore: "D", levelAfter: "C" },
    }),
  );
  const others = await owns("listed", async () => [
    await athlete(api, arenaId),
    await athlete(api, arenaId),
    await athlete(api, arenaId),
    await athlete(api, arenaId),
  ]);
  const [listed = ""] = others;
  const unlisted = await owns("unlisted", () => athlete(api, arenaId));
  const minor = await owns("minor", () => athlete(api, arenaId, { birthDate: day("2020-01-01") }));
  const players = [self.id, ...others];
  const own = { arenaId };
  const finished = await owns("finished", () => createPlayedTournament(api, own, players, { courtId }));
  const drawn = await owns("drawn", async () => {
    const made = await createPlayedTournament(api, own, players, { courtId, over: false });
    const called = { status: "CALLED" as const, courtId, calledAt: day("2026-11-07") };
    await db.match.updateMany({ where: { tournamentId: made.tournament, round: 2 }, data: called });
    // Earlier today, so that an arena's day has something to tell and its court is free now.
    const { id: matchId } = await db.match.findFirstOrThrow({
      where: { tournamentId: made.tournament, round: 2 },
    });
    const earlier = { startsAt: new Date(Date.now() - halfDay), endsAt: new Date(Date.now() - 1_000) };
    await db.courtOccupancy.create({ data: { arenaId, courtId, kind: "MATCH", matchId, ...earlier } });
    return made;
  });
  const open = await owns("open", () => createOpenTournament(api, own, [unlisted, listed]));
  const guests = await owns("guests", () => createOpenTournament(api, own, [listed], true));
  const published = await owns("published", () =>
    createPublishedTournament(api, own, others.slice(0, 2), unlisted, courtId),
  );
  const { draft, draftChampionship } = await owns("draft", () => createDrafts(api, own, { federationId }));
  const book = await owns("book", async () => {
    const { email } = await db.user.findUniqueOrThrow({ where: { id: self.userId } });
    const people = [self.id, others[1] ?? "", others[2] ?? "", unlisted, listed, others[3] ?? ""];
    return createEnrolmentBook(api, { arenaId, email, mark, decidedById: manager.userId }, people);
  });
  const championship = await owns("championship", () =>
    createPlayedTournament(api, { federationId }, players),
  );
  const pairEvent = await owns("pair event", async () =>
    createPairEvent(api, own, [...players, unlisted], courtId),
  );
  const { undrawn, undrawnKnockout, tooFew, cancelledCategory, undrawnSuperN } = await owns(
    "undrawn",
    async () => {
      const told = { tournament: { description: "Descrição", venue: "Local", directorName: "Diretora" } };
      const few = await createPairTournament(api, { id: arenaId }, 1, told);
      const of = { tournamentId: few.id, categoryId: few.categoryId };
      await db.enrolment.create({ data: { ...of, athleteId: unlisted, status: "SEEKING_PARTNER" } });
      const { id: cancelled } = await db.tournamentCategory.create({
        data: { tournamentId: few.id, name: "Desistida", level: "C", gender: "MIXED", settledAt: new Date() },
      });
      const knockout = { drawFormat: "KNOCKOUT" };
      return {
        undrawn: await createPairTournament(api, { id: arenaId }, 3, { ...told, category: everyRule }),
        undrawnKnockout: await createPairTournament(api, { id: arenaId }, 3, { ...told, category: knockout }),
        tooFew: few,
        cancelledCategory: cancelled,
        undrawnSuperN: await createSuperN(api, arenaId, 5, told),
      };
    },
  );
  await owns("charges", async () => {
    const charge = { arenaId, amountInCents: 1234, serviceDate: day("2026-11-02"), description: "Cobrança" };
    const event = { tournamentId: finished.tournament, serviceType: "TOURNAMENT" } as const;
    await createCharge(
      db,
      { ...charge, ...event, athleteId: self.id },
      { status: "PAID", by: manager.userId },
    );
    await createCharge(db, {
      ...charge,
      serviceType: "CLASS",
      athleteId: listed,
      teacherId: teacher.teacherId,
    });
  });
  const administered = await createAdministered(api, {
    owns,
    stampedAs: stamped ? mark : null,
    arenaId,
    federationId,
    teacherId: teacher.teacherId,
    managerId: manager.userId,
    presidentId: president.userId,
    athleteUserId: self.userId,
  });
  await owns("mails", async () => {
    const { email: to, id: userId } = await db.user.findUniqueOrThrow({ where: { id: manager.userId } });
    await db.outgoingMail.create({ data: { to, subject: "Assunto", text: "Texto", html: "<p>Texto</p>" } });
    await createEmailLink(db, { userId, purpose: "CHANGE_EMAIL", newEmail: `nova-${to}` }, new Date());
  });
  const at = (ids: readonly string[]) =>
    ids.map((athleteId, index) => ({ athleteId, position: index + 1, points: 100 - index }));
  const months = { "2026-10-01": at([minor, self.id]), "2026-11-01": at([self.id, listed, minor]) };
  const ranking = await owns("ranking", () => createRanking(api, { federationId }, months));
  const stopped = await owns("stopped ranking", () => createRanking(api, { federationId }, months, false));
  const local = await owns("arena ranking", () => createRanking(api, own, months));
  await owns("points of a Super 8", async () => {
    const won = { categoryId: finished.category, athleteId: players[0] ?? "", date: day("2026-11-08") };
    await db.rankingResult.create({ data: { ...won, rankingId: local, level: "W", points: 100 } });
  });
  const scoring = await owns("pair event's records", () =>
    fillPairEvent(api, pairEvent, {
      courtId,
      userId: teacher.userId,
      rankingId: local,
      athleteId: self.id,
    }),
  );
  const waiting = await owns("waiting", async () => {
    const { userId } = await person(api, "Presidente à espera");
    const { id } = await federation(api, false, userId);
    const unpublished = await createRanking(api, { federationId: id }, { "2026-11-01": at([unlisted]) });
    const { tournament } = await createPlayedTournament(api, { federationId: id }, players);
    return {
      waitingFederation: id,
      waitingRanking: unpublished,
      waitingPosition: await positionOf(api, unpublished),
      waitingChampionship: tournament,
    };
  });
  return {
    mark,
    manager,
    president,
    teacher,
    athlete: self,
    partnerToken: key.token,
    rows: {
      ...administered,
      arena: arenaId,
      joinRequest,
      court: courtId,
      federation: federationId,
      member,
      partnerKey: key.id,
      revokedKey: revoked.id,
      user: manager.userId,
      session: manager.sessionId,
      athlete: self.id,
      listedAthlete: listed,
      unlistedAthlete: unlisted,
      minor,
      finished: finished.tournament,
      drawn: drawn.tournament,
      open: open.tournament,
      guests: guests.tournament,
      published: published.tournament,
      draft,
      draftChampionship,
      championship: championship.tournament,
      enrolment: finished.enrolment,
      openEnrolment: open.enrolment,
      publishedEnrolment: published.enrolment,
      waitlistedEnrolment: published.waiting,
      championshipEnrolment: championship.enrolment,
      match: finished.match,
      championshipMatch: championship.match,
      publishedMatch: published.match,
      ...book,
      pairEvent: pairEvent.tournament,
      category: pairEvent.category,
      pair: pairEvent.pair,
      undrawn: undrawn.categoryId,
      undrawnKnockout: undrawnKnockout.categoryId,
      tooFew: tooFew.categoryId,
      cancelledCategory,
      undrawnSuperN: undrawnSuperN.categoryId,
      pairMatch: pairEvent.pairMatch,
      semifinal: pairEvent.semifinal,
      final: pairEvent.final,
      ...scoring,
      ranking,
      stoppedRanking: stopped,
      arenaRanking: local,
      position: await positionOf(api, ranking),
      stoppedPosition: await positionOf(api, stopped),
      arenaPosition: await positionOf(api, local),
      ...waiting,
    },
  };
}

/** Rows that do not exist. */
export const nothing = (): Rows =>
  Object.fromEntries(Object.keys(rowTypes).map((name) => [name, randomUUID()])) as Rows;

/** What a platform can say of itself, and something that it announces all the time. */
const platformOfWorld = {
  operatorName: "Praia Tecnologia Ltda.",
  cnpj: "11222333000181",
  contactEmail: "contato@teste.example",
  contactPhone: "(48) 3333-0000",
  officerName: "Encarregada da Praia",
  officerEmail: "dados@teste.example",
  noticeText: "Manutenção no domingo",
  noticeFrom: new Date("2020-01-01T00:00:00Z"),
  noticeUntil: new Date("2099-01-01T00:00:00Z"),
};

/** Two sides that know nothing of each other. */
export async function createWorld(api: TestApi): Promise<{ a: Side; b: Side }> {
  await prepareStamping(api);
  await api.db.platformSettings.updateMany({ data: platformOfWorld });
  await stamp(api, "platform");
  return { a: await createSide(api, "A"), b: await createSide(api, "B") };
}
