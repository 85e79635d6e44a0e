import { randomUUID } from "node:crypto";
import { createNotice, createPushDevice } from "./notices";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { guessLimit } from "../../server/identity/guess-limit.rules";
import type { TestApi } from "./api";
import { createMergedStock, createMergeStock, listed, putPhoto } from "./merging";
import { createArena, createAthletes, createPerson, nextNumber } from "./story";
import { createAffiliations, createSpareFederation, createSpareManager } from "./spare-stock";
import { blockedFrom, rowsOfNothing, toGlobal, type Stock } from "./stock";
import type { Side } from "./world-side";
import { createClassStock } from "./class-stock";
import { createBankStock } from "./bank-stock";
import { createBoletoStock, ensureAgreement, ensureCnpj } from "./boletos";
import { createRulesPreset } from "./rules-preset";
import { createChargeStock, createClassPlan, createMonthlyPlan } from "./charge-stock";
import { createCommissionStock } from "./commission-stock";
import { createRankingStock } from "./ranking-stock";
import { createRentalStock } from "./rental-stock";
import { createBookStock } from "./book-stock";
import { createContract } from "./contracts";
import { createDrawStock } from "./draw-stock";
import { createKey } from "./world-rows";
import { askToGuard, makeGuardian } from "./world-guardians";
import { createCertification, inviteToTeach } from "./world-teachers";
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
  "undecidedCategory",
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
  "drawnEnrolment",
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
  "walkover",
  "court",
  "scoreLink",
  "referee",
  "coupon",
] as const;

/**
 * Fresh rows of a side, so that each caller's mutation finds unmodified data.
 * @param userId the owner of the session.
 */
export async function createStock(
  api: TestApi,
  { rows, athlete, manager, teacher }: Side,
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
  if (needs("arenaAthlete")) {
    const of = { arenaId_athleteId: { arenaId: rows.arena, athleteId: newcomer } };
    stock.arenaAthlete = (await api.db.arenaAthlete.findUniqueOrThrow({ where: of })).id;
  }
  if (needs("mergeKept", "mergeOther", "mergeKey", "mergeRequest"))
    stock = { ...stock, ...(await createMergeStock(api, rows.arena, rows.athlete, manager.userId)) };
  if (needs("recordMerge")) stock.recordMerge = await createMergedStock(api, rows.arena, manager.userId);
  if (needs("claimedRecord")) {
    // Addresses are unique: clear it on the athlete's own record.
    const { email } = await api.db.user.findUniqueOrThrow({ where: { id: athlete.userId } });
    await api.db.athlete.updateMany({ where: { email }, data: { email: null } });
    stock.claimedRecord = (await listed(api, { id: rows.arena }, { email })).athleteId;
  }
  if (needs("scheduledAnnouncement")) stock.scheduledAnnouncement = await schedule(api, rows.arena);
  if (needs("photographed")) {
    await putPhoto(api, newcomer);
    stock.photographed = newcomer;
  }
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
    stock = {
      ...stock,
      ...(await createPlayedStock(api, { owner, arenaId: rows.arena, newcomer, players, userId })),
    };
  if (needs("session")) {
    await api.tokenOf(userId);
    stock.session = (
      await api.db.session.findFirstOrThrow({ where: { userId }, orderBy: { id: "desc" } })
    ).id;
  }
  if (needs("notice")) stock.notice = await createNotice(api, userId);
  if (needs("pushDevice")) stock.pushDevice = await createPushDevice(api, userId);
  const ask = async (asked: { arenaId: string; athleteId: string }) =>
    (await api.db.joinRequest.create({ data: { ...asked, askedAt: new Date() } })).id;
  if (needs("joinRequest"))
    stock.joinRequest = await ask({ arenaId: rows.arena, athleteId: players[0] ?? "" });
  const classRows = [
    "heldClass",
    "comingClass",
    "pendingClass",
    "creditedArenaAthlete",
    "comingDay",
    "comingStudent",
    "openClass",
    "ownClass",
    "progressNote",
  ] as const;
  if (needs("teacher", "ownAthlete", ...classRows)) {
    const students = { newcomer, comingStudent: players[1] ?? "", own: rows.athlete };
    stock = { ...stock, ...(await createClassStock(api, rows.arena, teacher.teacherId, students)) };
  }
  if (needs("rentedCourt", "rental", "ownRental", "dayUse", "askedDayUse", "ownDayUse"))
    stock = { ...stock, ...(await createRentalStock(api, rows.arena, { newcomer, self: rows.athlete })) };
  if (needs("monthlyPlan")) stock.monthlyPlan = await createMonthlyPlan(api, rows.arena, newcomer);
  if (needs("rulesPreset")) stock.rulesPreset = await createRulesPreset(api, rows.arena);
  if (needs("classPlan")) stock.classPlan = await createClassPlan(api, rows.arena);
  if (needs("charge", "paidCharge")) stock = { ...stock, ...(await createChargeStock(api, owner, newcomer)) };
  if (needs("ownCharge")) stock.ownCharge = (await createChargeStock(api, owner, rows.athlete)).charge;
  if (needs("bankLine", "bankCharge", "settledLine"))
    stock = { ...stock, ...(await createBankStock(api, rows.arena, newcomer)) };
  if (needs("agreementNumber")) {
    await ensureCnpj(api, rows.arena);
    stock.agreementNumber = await ensureAgreement(api, rows.arena);
  }
  if (needs("boletoCharge", "boletoIssued"))
    stock = { ...stock, ...(await createBoletoStock(api, rows.arena, newcomer)) };
  if (needs("openCommission", "closedCommission"))
    stock = { ...stock, ...(await createCommissionStock(api, rows.arena)) };
  if (needs("runningRanking")) stock = { ...stock, ...(await createRankingStock(api, owner, newcomer)) };
  if (needs("teacherArena")) {
    const teacher = { create: { fullName: "Sem Conta" } };
    stock.teacherArena = (
      await api.db.teacherArena.create({ data: { arena: { connect: { id: rows.arena } }, teacher } })
    ).id;
  }
  if (needs("minor", "guardianInvitation", "guardianship")) {
    const children = await createAthletes(api, rows.arena, 3);
    const birthDate = new Date("2015-05-05T00:00:00Z");
    await api.db.athlete.updateMany({ where: { id: { in: children } }, data: { birthDate } });
    const [minor = "", asked = "", own = ""] = children;
    const of = { arenaId: rows.arena, userId: athlete.userId, invitedById: manager.userId };
    stock.minor = minor;
    stock.guardianInvitation = await askToGuard(api, { ...of, athleteId: asked });
    stock.guardianship = await makeGuardian(api, { athleteId: own, userId: athlete.userId });
  }
  if (needs("certification")) stock.certification = await createCertification(api, teacher.teacherId);
  if (needs("verifiedCertification")) {
    const certificationId = await createCertification(api, teacher.teacherId);
    await api.db.certificationCheck.create({
      data: { certificationId, federationId: rows.federation, version: 0, verifiedAt: new Date() },
    });
    stock.verifiedCertification = certificationId;
  }
  if (needs("endingCertification"))
    stock.endingCertification = await createCertification(api, teacher.teacherId, {
      validUntil: dayToDatabase(addDays(dayAt(new Date(), brasiliaTime), 10)),
    });
  if (needs("teachingInvitation")) {
    const { id: arenaId, manager: asks } = await createArena(api, `Nova ${nextNumber()}`);
    stock.teachingInvitation = await inviteToTeach(api, {
      arenaId,
      userId: athlete.userId,
      invitedById: asks.userId,
    });
  }
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
  if (needs(...spareRows))
    stock = { ...stock, ...(await createSpareFederation(api, athlete.userId, rows.federation)) };
  if (needs("spareManager")) stock.spareManager = await createSpareManager(api, rows.arena);
  if (needs("key")) stock.key = (await createKey(api, "PARTNER", rows.federation)).id;
  return toGlobal(stock);
}

/** A tournament in progress, with its related rows. */
async function createPlayedStock(
  api: TestApi,
  {
    owner,
    arenaId,
    newcomer,
    players,
    userId,
  }: {
    owner: { arenaId: string } | { federationId: string };
    arenaId: string;
    newcomer: string;
    players: readonly string[];
    userId: string;
  },
) {
  const { db } = api;
  const drawn = await createPlayedTournament(api, owner, players, { over: false });
  const of = { tournamentId: drawn.tournament };
  const resting = await db.enrolment.findFirstOrThrow({ where: { ...of, drawNumber: 5 } });
  // In a championship only an athlete enrolled in another of its categories can be a substitute.
  if ("federationId" in owner)
    await db.tournamentCategory.create({
      data: {
        ...of,
        name: "Outra",
        level: "Fun",
        gender: "MIXED",
        enrolments: { create: { ...of, athleteId: newcomer, status: "ENROLLED" } },
      },
    });
  const match = await db.match.findFirstOrThrow({ where: { ...of, round: 2 } });
  const called = await db.match.create({
    data: { ...of, round: 3, order: 1, status: "CALLED", calledAt: new Date() },
  });
  const walkover = await db.match.create({
    data: {
      ...of,
      round: 4,
      order: 1,
      status: "PLAYED",
      outcome: "WALKOVER",
      winnerSide: 1,
      version: 1,
      playedAt: new Date(),
    },
  });
  const { id: scoreLink } = await db.matchScoreLink.create({
    data: { matchId: match.id, tokenHash: match.id, createdById: userId },
  });
  const { userId: refereeId } = await createPerson(api, "Árbitra");
  const { id: referee } = await db.tournamentReferee.create({ data: { ...of, userId: refereeId } });
  const { id: coupon } = await db.tournamentCoupon.create({
    data: { tournamentId: drawn.tournament, code: "PRAIA", discountPercent: 10 },
  });
  return {
    drawn: drawn.tournament,
    drawnSuperN: drawn.category,
    restingEnrolment: resting.id,
    match: match.id,
    calledMatch: called.id,
    walkover: walkover.id,
    court: await createFreeCourt(api, arenaId, drawn.tournament),
    scoreLink,
    referee,
    coupon,
  };
}

/** An announcement that is due in many years. @returns its key. */
async function schedule(api: TestApi, arenaId: string): Promise<string> {
  const { id } = await api.db.announcement.create({
    data: {
      arenaId,
      requestKey: randomUUID(),
      title: "Quadra nova",
      text: "A quadra 4 abriu.",
      audience: "Atletas",
      audienceKind: "ATHLETES",
      recipientCount: 0,
      skippedCount: 0,
      state: "SCHEDULED",
      scheduledFor: new Date(blockedFrom),
      sentAt: new Date(blockedFrom),
    },
  });
  return id;
}

/** A new court with long hours for a tournament, and a block within them. */
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
