import { randomUUID } from "node:crypto";
import { guessLimit } from "../../server/identity/guess-limit.rules";
import type { TestApi } from "./api";
import { createContract, inDays } from "./contracts";
import { day } from "./federation-story";
import { born } from "./marks";
import { createArena } from "./story";
import { federation, person } from "./world-rows";

interface OfSide {
  owns: <Made>(subject: string, make: () => Promise<Made>) => Promise<Made>;
  /** The side's name for stamping; null if the stamps are not used. */
  stampedAs: string | null;
  arenaId: string;
  federationId: string;
  teacherId: string;
  managerId: string;
  presidentId: string;
  athleteUserId: string;
}

/** A side's administrative rows: suspensions, affiliations, contracts, invitations and audit entries. */
export async function createAdministered(
  api: TestApi,
  { owns, stampedAs, arenaId, federationId, teacherId, managerId, presidentId, athleteUserId }: OfSide,
) {
  const { db } = api;
  const inactiveFederation = await owns("inactive federation", async () => {
    const { userId } = await person(api, "Presidente de antes");
    const { id } = await federation(api, false, userId);
    const why = { inactiveSince: day("2026-11-01"), inactiveReason: "Motivo da inatividade" };
    await db.federation.update({ where: { id }, data: why });
    return id;
  });
  const suspendedArena = await owns("suspended arena", async () => {
    const { id } = await createArena(api, "Suspensa");
    const why = { active: false, suspendedAt: day("2026-11-01"), suspensionReason: "Motivo da suspensão" };
    await db.arena.update({ where: { id }, data: why });
    await db.teacherArena.create({ data: { teacherId, arenaId: id } });
    return id;
  });
  const { affiliation, pastAffiliation } = await owns("affiliation", async () => {
    const of = { arenaId, federationId, proposedBy: "FEDERATION" as const };
    const past = { proposedAt: day("2025-01-01"), answeredAt: day("2025-01-02"), endedAt: day("2025-06-01") };
    const over = await db.affiliation.create({
      data: { ...of, ...past, status: "ENDED", endedBy: "ARENA" },
    });
    const now = { proposedAt: day("2026-01-01"), answeredAt: day("2026-01-02") };
    const made = await db.affiliation.create({ data: { ...of, ...now, status: "ACTIVE" } });
    // Another federation has invited it.
    const { userId } = await person(api, "Presidente vizinha");
    const { id: neighbour } = await federation(api, true, userId);
    await db.affiliation.create({ data: { ...of, federationId: neighbour, proposedAt: day("2026-02-01") } });
    await createArena(api, "Vizinha livre");
    return { affiliation: made.id, pastAffiliation: over.id };
  });
  const { contract, federationContract } = await owns("contracts", async () => {
    const content = new Uint8Array(Buffer.from("%PDF-1.7"));
    const papers = { name: "contrato.pdf", size: content.length, content, sentAt: new Date() };
    const ended = { termMonths: 12, endedOn: "2098-06-01" };
    const document = { document: { create: papers } };
    return {
      contract: await createContract(api, { arenaId }, ended, document),
      federationContract: await createContract(api, { federationId }, { lastDay: inDays(20) }),
    };
  });
  const asks = { invitedById: randomUUID(), createdAt: new Date() };
  const invitedId = await owns("arena invitation", async () => {
    const { userId } = await person(api, "Convidada");
    await db.user.update({
      where: { id: userId },
      data: { temporaryPasswordUntil: new Date("2099-01-01T12:00:00Z") },
    });
    const place = { kind: "ARENA", placeId: arenaId, placeName: "Arena" } as const;
    await db.managementInvitation.create({ data: { userId, ...place, ...asks } });
    return userId;
  });
  await owns("manager to be", async () => {
    const { userId } = await person(api, "Gestora convidada");
    const place = { kind: "ARENA", placeId: arenaId, placeName: "Arena", position: "Gestora" } as const;
    await db.managementInvitation.create({ data: { userId, ...place, ...asks } });
  });
  // With the address after stamping.
  const { email: guessed } = await db.user.findUniqueOrThrow({ where: { id: invitedId } });
  const lock = guessLimit(guessed, "longe");
  await db.rateLimit.create({
    data: { key: lock.key, points: lock.points, resetAt: new Date("2099-01-01T12:00:00Z") },
  });
  const managementInvitation = await owns("management invitation", async () => {
    const { id } = await db.managementInvitation.create({
      data: {
        userId: athleteUserId,
        kind: "FEDERATION",
        placeId: federationId,
        placeName: "Federação",
        position: "Diretora",
        ...asks,
      },
    });
    return id;
  });
  await owns("audit", async () => {
    const reason = "Motivo da administração";
    await db.auditEntry.create({
      data: {
        at: new Date(),
        adminId: managerId,
        action: "ISSUE_TEMPORARY_PASSWORD",
        subjectKind: "USER",
        subjectId: presidentId,
        reason:
          stampedAs === null ? reason : await born(api, `audit ${stampedAs}`, "auditoria.motivo", reason),
        before: { Nome: "Antes" },
        after: { Nome: "Depois" },
      },
    });
  });
  return {
    inactiveFederation,
    suspendedArena,
    affiliation,
    pastAffiliation,
    contract,
    federationContract,
    managementInvitation,
  };
}
