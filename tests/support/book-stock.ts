import { randomUUID } from "node:crypto";
import { invitationHash } from "../../server/enrolments/invitations/invitation-token.rules";
import type { TestApi } from "./api";
import { day } from "./federation-story";
import { chargeFees } from "./ledger";
import { createAthletes, nextNumber } from "./story";

type Owner = { arenaId: string } | { federationId: string };

/** Tournaments of pairs for mutations on enrolments: one with enrolments, and an empty one. */
export async function createBookStock(
  api: TestApi,
  owner: Owner,
  { arenaId, own, userId }: { arenaId: string; own: string; userId: string },
) {
  const { db } = api;
  const people = await createAthletes(api, arenaId, 10);
  await db.athlete.updateMany({ where: { id: { in: [...people, own] } }, data: { gender: "FEMALE" } });
  const create = (category: object = {}, more: object = {}) =>
    db.tournament.create({
      data: {
        ...owner,
        name: `Aberto ${nextNumber()}`,
        kind: "INTERNAL",
        category: "Fun",
        startDate: day("2099-11-07"),
        feeInCents: 4500,
        ...more,
        categories: {
          create: { name: "Fun", level: "Fun", gender: "FEMALE", feeInCents: 4500, ...category },
        },
      },
      include: { categories: true },
    });
  const pairs = await create();
  const entry = await create();
  const place = { tournamentId: pairs.id, categoryId: pairs.categories[0]?.id ?? "", feeInCents: 4500 };
  const enrol = async (athleteId: string, more: object) =>
    (await db.enrolment.create({ data: { ...place, athleteId, ...more } })).id;
  const [a = "", b = "", c = "", d = "", e = "", f = "", g = "", h = "", i = "", j = ""] = people;
  const owing = await enrol(a, { status: "AWAITING_PAYMENT", dueAt: day("2099-01-01") });
  const paying = await enrol(b, { status: "ENROLLED" });
  await chargeFees(db, [owing]);
  await chargeFees(db, [paying], { status: "PAID" });
  const inviting = await enrol(c, { status: "INVITED", dueAt: day("2099-01-01") });
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const { id: pair } = await db.pair.create({
    data: { tournamentId: pairs.id, categoryId: place.categoryId, firstId: owing, secondId: paying },
  });
  // In a separate tournament: if it has a waiting list, new enrolments join the list too.
  const full = await create({ wildCards: 1 });
  const byLots = await create({ placeMode: "LOTS" }, { registrationOpen: false });
  const inLine = {
    tournamentId: full.id,
    categoryId: full.categories[0]?.id ?? "",
    status: "WAITLISTED" as const,
    waitlistedAt: day("2026-11-03"),
  };
  const waiting = await enrol(i, inLine);
  await db.pair.create({
    data: {
      tournamentId: inLine.tournamentId,
      categoryId: inLine.categoryId,
      firstId: waiting,
      secondId: await enrol(j, inLine),
    },
  });
  const { id: invitation } = await db.pairInvitation.create({
    data: {
      enrolmentId: inviting,
      invitedEmail: email,
      tokenHash: invitationHash(randomUUID()),
      expiresAt: day("2099-01-01"),
    },
  });
  const ownSeeking = await enrol(own, { status: "SEEKING_PARTNER" });
  const { id: sentInvitation } = await db.pairInvitation.create({
    data: {
      enrolmentId: ownSeeking,
      invitedName: "Convidada",
      tokenHash: invitationHash(randomUUID()),
      expiresAt: day("2099-01-01"),
    },
  });
  const addressOf = async (id: string) => (await db.athlete.findUniqueOrThrow({ where: { id } })).email ?? "";
  return {
    pairs: pairs.id,
    pairsCategory: place.categoryId,
    secondNewcomer: f,
    secondNewcomerEmail: await addressOf(g),
    thirdNewcomerEmail: await addressOf(h),
    seeker: await enrol(d, { status: "SEEKING_PARTNER" }),
    secondSeeker: await enrol(e, { status: "SEEKING_PARTNER" }),
    ownSeeking,
    pair,
    owing,
    paying,
    waiting,
    undecidedCategory: byLots.categories[0]?.id ?? "",
    invitation,
    sentInvitation,
    entry: entry.id,
    entryCategory: entry.categories[0]?.id ?? "",
  };
}
