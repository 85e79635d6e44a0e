import { createCharge, today } from "./ledger";
import { createBankLine, createSettledLine } from "./bank-stock";
import { createBoleto, createUnknownBoleto } from "./boletos";
import { createClassPlan, createMonthlyPlan } from "./charge-stock";
import { createRulesPreset } from "./rules-preset";
import { tokenHash } from "../../server/identity/token.rules";
import { randomUUID } from "node:crypto";
import { drawnPng } from "../../prisma/demo/logo";
import type { TestApi } from "./api";
import { day } from "./federation-story";
import { prepareStamping, stamp } from "./marks";
import { createArena } from "./story";
import { askToMerge, credit, putPhoto } from "./merging";
import { createCommissions } from "./world-commissions";
import { createWorldRanking } from "./world-rankings";
import { createClass, createPlacedWeekly, createProgressNote, planMatchBesideClass } from "./world-classes";
import { createRentals } from "./world-rentals";
import { confirmationToken, pageKeyOf, type Side } from "./world-side";
import { askToGuard, makeGuardian } from "./world-guardians";
import { createTeacher, inviteToTeach } from "./world-teachers";
import { createUndrawn } from "./world-undrawn";
import { createAdministered } from "./world-administration";
import { createEnrolmentBook } from "./world-enrolments";
import { createPairEvent, fillPairEvent } from "./world-pairs";
import { createNotice, createPushDevice } from "./notices";
import { athlete, createKey, federation, person, positionOf } from "./world-rows";
import {
  createDrafts,
  createOpenTournament,
  createPlayedTournament,
  createPublishedTournament,
} from "./world-tournaments";

const halfDay = 12 * 3_600_000;
const halfHour = 1_800_000;

/**
 * Creates one side. Stamps the rows of each subject with its own name, "arena A" and so on, unless the stamps are not
 * needed: they take longer than everything else.
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
        managers: { create: { userId: manager.userId, appointedOn: new Date() } },
        federationId,
        contactPhone: "(48) 3222-0000",
        whatsApp: "48999",
        website: "https://arena",
        instagram: "arena",
        logoKey: randomUUID(),
        logo: {
          create: { mediaType: "image/png", content: drawnPng(16, 16, () => [0, 0, 0]), sentAt: new Date() },
        },
        coverKey: randomUUID(),
        cover: {
          create: { mediaType: "image/png", content: drawnPng(16, 16, () => [0, 0, 0]), sentAt: new Date() },
        },
        city: "Cidade",
        uf: "SC",
        teachersSchedule: true,
        pageKey: pageKeyOf(mark),
        pixKey: "pix@teste.example",
      },
    });
    await db.user.delete({ where: { id: founder.userId } });
    const { id: arenaManager } = await db.arenaManager.findFirstOrThrow({ where: { arenaId: id } });
    return { arenaManager, ...(await db.court.findFirstOrThrow({ where: { arenaId: id } })) };
  });
  const { arenaId, arenaManager, id: courtId } = arena;
  const teacher = await owns("teacher", async () => {
    const made = await person(api, "Professora", ["TEACHER"]);
    const taught = await createTeacher(api, arenaId, made.userId);
    const of = { certificationId: taught.certification, federationId };
    await db.certificationCheck.create({
      data: { ...of, version: 0, verifiedById: president.userId, verifiedAt: new Date() },
    });
    await db.certificateReminder.create({
      data: { ...of, sentById: president.userId, sentAt: new Date() },
    });
    return { ...made, ...taught };
  });
  const claimedRecord = await owns("claimed record", async () => {
    const { email } = await db.user.findUniqueOrThrow({ where: { id: teacher.userId } });
    return athlete(api, arenaId, { email });
  });
  const self = await owns("athlete", async () => {
    const made = await person(api, "Atleta", ["ATHLETE"]);
    return { ...made, id: await athlete(api, arenaId, { userId: made.userId, gender: null }) };
  });
  const teachingInvitation = await owns("teaching invitation", () =>
    inviteToTeach(api, { arenaId, userId: self.userId, invitedById: manager.userId }),
  );
  const guardianship = await owns("guardian invitation", async () => {
    const ward = await athlete(api, arenaId, { birthDate: day("2019-01-01") });
    return askToGuard(api, { arenaId, athleteId: ward, userId: self.userId, invitedById: manager.userId });
  });
  const guardianBond = await owns("guardian bond", async () => {
    const ward = await athlete(api, arenaId, { birthDate: day("2018-01-01") });
    const guardianshipId = await makeGuardian(api, { athleteId: ward, userId: self.userId });
    await db.guardianAct.create({ data: { guardianshipId, action: "bookClass", at: new Date() } });
    return guardianshipId;
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
  await putPhoto(api, self.id);
  const [listed = ""] = others;
  // The athlete with a public page.
  await db.athlete.update({ where: { id: listed }, data: { publicSince: new Date("2026-10-01T12:00:00Z") } });
  const unlisted = await owns("unlisted", () => athlete(api, arenaId));
  const minor = await owns("minor", () => athlete(api, arenaId, { birthDate: day("2020-01-01") }));
  const ofMinor = { arenaId_athleteId: { arenaId, athleteId: minor } };
  const { id: arenaAthlete } = await db.arenaAthlete.findUniqueOrThrow({ where: ofMinor });
  const { kept, other, ...merging } = await owns("merging", async () => {
    const kept = await athlete(api, arenaId, { cpf: null, phone: null });
    const other = await athlete(api, arenaId);
    await credit(api, { arenaId, athleteId: other, sessionId: null });
    const linkOf = async (athleteId: string) =>
      (await db.arenaAthlete.findUniqueOrThrow({ where: { arenaId_athleteId: { arenaId, athleteId } } })).id;
    const asked = { arenaId, keptId: self.id, otherId: other, askedById: manager.userId };
    await db.mergedRecord.create({
      data: {
        id: randomUUID(),
        athleteId: other,
        arenaId,
        mergedById: manager.userId,
        mergedAt: new Date(),
      },
    });
    const merge = { otherName: "Ana de Antes", arenaId, mergedById: manager.userId, mergedAt: new Date() };
    const recordMerge = await db.recordMerge.create({
      data: { ...merge, keptId: kept, otherId: randomUUID() },
    });
    await db.recordMerge.create({
      data: { ...merge, keptId: self.id, otherId: randomUUID(), byPerson: true },
    });
    return {
      kept,
      other,
      recordMerge: recordMerge.id,
      mergeRequest: await askToMerge(api, asked),
      mergeable: await linkOf(other),
      mergeKept: await linkOf(kept),
    };
  });
  const { fullName } = await db.athlete.findUniqueOrThrow({ where: { id: other } });
  await db.athlete.update({ where: { id: kept }, data: { fullName } });
  const classSession = await owns("class", () =>
    createClass(api, {
      arenaId,
      teacherId: teacher.teacherId,
      athleteId: self.id,
      markedById: manager.userId,
    }),
  );
  const about = { arenaId, teacherId: teacher.teacherId, athleteId: self.id };
  const progressNote = await owns("progress note", () =>
    createProgressNote(api, about, { suggestedLevel: "B", suggestion: "WAITING" }),
  );
  const shownNote = await owns("shown note", () =>
    createProgressNote(api, about, {
      suggestedLevel: "B",
      suggestion: "DECLINED",
      answeredAt: new Date(),
      answeredById: manager.userId,
      shownToAthlete: true,
    }),
  );
  await owns("report request", () =>
    db.reportRequest.create({ data: { ...about, dueOn: day("2026-01-12"), askedAt: new Date() } }),
  );
  const { rental, dayUse, cancelledDayUse } = await owns("rentals", () =>
    createRentals(api, { arenaId, courtId, athleteId: self.id, teacherId: teacher.teacherId }),
  );
  await owns("class", () =>
    createPlacedWeekly(api, { arenaId, teacherId: teacher.teacherId, sessionId: classSession }),
  );
  const players = [self.id, ...others];
  const own = { arenaId };
  const finished = await owns("finished", () => createPlayedTournament(api, own, players, { courtId }));
  await owns("class", () => planMatchBesideClass(api, classSession, finished.match));
  const drawn = await owns("drawn", async () => {
    const made = await createPlayedTournament(api, own, players, { courtId, over: false });
    const called = { status: "CALLED" as const, courtId, calledAt: day("2026-11-07") };
    await db.match.updateMany({ where: { tournamentId: made.tournament, round: 2 }, data: called });
    // Earlier today, so that the arena's day has an entry and the court is free now.
    const { id: matchId } = await db.match.findFirstOrThrow({
      where: { tournamentId: made.tournament, round: 2 },
    });
    // An overdue match, so that an athlete has a next match that runs late.
    await db.match.create({
      data: {
        tournamentId: made.tournament,
        categoryId: made.category,
        courtId,
        round: 3,
        order: 1,
        scheduledFor: new Date(Date.now() - halfHour),
        players: {
          create: players
            .slice(0, 4)
            .map((athleteId, index) => ({ athleteId, side: index < 2 ? 1 : 2, place: (index % 2) + 1 })),
        },
      },
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
  const undrawn = await owns("undrawn", () => createUndrawn(api, arenaId, unlisted));
  const charges = await owns("charges", async () => {
    const charge = { arenaId, amountInCents: 1234, serviceDate: today(), description: "Cobrança" };
    const event = { tournamentId: finished.tournament, serviceType: "TOURNAMENT" } as const;
    const ofSelf = { ...charge, athleteId: self.id, dueOn: day("2026-01-05") };
    const paid = await createCharge(db, { ...ofSelf, ...event }, { status: "PAID", by: manager.userId });
    const payment = await db.ledgerEntry.findFirstOrThrow({ where: { chargeId: paid.id, kind: "PAYMENT" } });
    await db.receipt.create({
      data: { arenaId, number: 1, paymentId: payment.id, issuedAt: new Date() },
    });
    const { creditId: classCreditId } = await db.sessionStudent.findFirstOrThrow({
      where: { sessionId: classSession, athleteId: self.id },
    });
    const ofClass = { serviceType: "CLASS", kind: "SINGLE_CLASS", classCreditId } as const;
    const open = await createCharge(db, { ...ofSelf, ...ofClass });
    await db.chargeReminder.create({ data: { chargeId: open.id, stage: "LATE", sentAt: new Date() } });
    const monthlyPlan = await createMonthlyPlan(api, arenaId, self.id, {
      prices: {
        create: { fromMonth: day("2026-06-01"), amountInCents: 19_000, recordedAt: day("2026-05-01") },
      },
      pauses: { create: { month: day("2098-01-01") } },
    });
    const ofPlan = { monthlyPlanId: monthlyPlan, referenceMonth: day("2098-02-01") };
    const cancelled = await createCharge(
      db,
      { ...ofSelf, ...ofPlan, serviceType: "CLASS" },
      { status: "CANCELLED" },
    );
    const ofRental = { serviceType: "RENTAL", kind: "COURT_RENTAL", rentalId: rental } as const;
    const ofDayUse = { serviceType: "DAY_USE", kind: "DAY_USE", dayUseId: cancelledDayUse } as const;
    for (const ofBooking of [ofRental, ofDayUse])
      await createCharge(db, { ...ofSelf, ...ofBooking }, { status: "CANCELLED" });
    await createCharge(db, {
      ...charge,
      serviceType: "CLASS",
      athleteId: listed,
      teacherId: teacher.teacherId,
    });
    const endedPlan = await createMonthlyPlan(api, arenaId, self.id, { endsOn: day("2026-06-30") });
    const classPlan = await createClassPlan(api, arenaId);
    return {
      monthlyPlan,
      endedPlan,
      classPlan,
      charge: paid.id,
      openCharge: open.id,
      cancelledCharge: cancelled.id,
    };
  });
  const rulesPreset = await owns("rules preset", () => createRulesPreset(api, arenaId));
  const bank = await owns("bank", async () => ({
    bankLine: await createBankLine(api, arenaId, { amountInCents: 1234 }, manager.userId),
    settledLine: await createSettledLine(api, charges.charge, { decidedById: manager.userId }),
  }));
  await owns("boletos", async () => {
    const owed = await db.charge.findUniqueOrThrow({ where: { id: charges.openCharge } });
    await createBoleto(api, owed, "REGISTERED", manager.userId);
    const over = await db.charge.findUniqueOrThrow({ where: { id: charges.cancelledCharge } });
    await createBoleto(api, over, "TAKEN_OUT", manager.userId);
    await createUnknownBoleto(api, arenaId);
    return {};
  });
  const { commission, paidCommission } = await owns("commissions", () =>
    createCommissions(api, {
      arenaId,
      teacherId: teacher.teacherId,
      sessionId: classSession,
      byId: manager.userId,
    }),
  );
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
    const link = { userId, purpose: "CHANGE_EMAIL", newEmail: `nova-${to}` } as const;
    const hash = tokenHash(confirmationToken(mark));
    await db.emailLink.create({ data: { ...link, hash, expiresAt: day("2099-01-01") } });
  });
  const notice = await owns("notice", () => createNotice(api, manager.userId));
  const pushDevice = await owns("push device", () =>
    createPushDevice(api, manager.userId, manager.sessionId),
  );
  const announcement = await owns("announcement", async () => {
    const sent = {
      title: "Comunicado",
      text: "Texto do comunicado",
      audience: "Atletas das arenas filiadas",
    };
    const counts = { recipientCount: 3, skippedCount: 1, deliveredCount: 3 };
    const { id } = await db.announcement.create({
      data: {
        federationId,
        requestKey: randomUUID(),
        ...sent,
        ...counts,
        state: "NOT_SENT",
        notSentReason: "o campeonato já tinha terminado",
        scheduledFor: new Date(),
        sentAt: new Date(),
        sentById: president.userId,
      },
    });
    return id;
  });
  const ranked = [self.id, listed, minor, others[1] ?? ""];
  const ranking = await owns("ranking", () => createWorldRanking(api, { federationId }, ranked));
  const stopped = await owns("stopped ranking", () =>
    createWorldRanking(api, { federationId }, ranked, { active: false }),
  );
  const local = await owns("arena ranking", () =>
    createWorldRanking(api, own, ranked, { categoryId: drawn.category }),
  );
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
    const unpublished = await createWorldRanking(api, { federationId: id }, [unlisted]);
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
      arenaManager,
      arenaAthlete,
      joinRequest,
      ...merging,
      teacherArena: teacher.teacherArena,
      certification: teacher.certification,
      teachingInvitation,
      guardianship,
      guardianBond,
      classSession,
      progressNote,
      shownNote,
      rental,
      dayUse,
      cancelledDayUse,
      ...charges,
      rulesPreset,
      ...bank,
      commission,
      paidCommission,
      court: courtId,
      federation: federationId,
      member,
      partnerKey: key.id,
      revokedKey: revoked.id,
      user: manager.userId,
      session: manager.sessionId,
      notice,
      pushDevice,
      announcement,
      athlete: self.id,
      listedAthlete: listed,
      claimedRecord,
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
      ...undrawn,
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

/** The platform settings, with a permanent maintenance notice. */
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

/** Two independent sides. */
export async function createWorld(api: TestApi): Promise<{ a: Side; b: Side }> {
  await prepareStamping(api);
  await api.db.platformSettings.updateMany({ data: platformOfWorld });
  await api.db.pushKeys.create({ data: { publicKey: "chave pública", privateKey: "chave privada" } });
  await stamp(api, "platform");
  return { a: await createSide(api, "A"), b: await createSide(api, "B") };
}
