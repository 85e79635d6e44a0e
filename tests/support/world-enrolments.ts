import { invitationHash } from "../../server/enrolments/invitations/invitation-token.rules";
import type { TestApi } from "./api";
import { day } from "./federation-story";
import { chargeFees } from "./ledger";
import { nextNumber } from "./story";

export interface EnrolmentBook {
  book: string;
  bookCategory: string;
  /** The first athlete's: confirmed, unpaid, and admitted by an exception to the rules. */
  owed: string;
  /** The partner's, paid. */
  paid: string;
  inviting: string;
  /** An invitation to the first athlete. */
  invitation: string;
  inLine: string;
  seeking: string;
  cancelled: string;
}

/** The token in the link of a side's invitation. */
export const invitationToken = (mark: string): string => `convite-${mark}`;

/**
 * An arena's tournament of pairs, open for enrolment, with an enrolment of every kind.
 * @param athleteIds six; the first one has an account with this address.
 * @param decidedById the user who made the exception for the first one.
 */
export async function createEnrolmentBook(
  api: TestApi,
  {
    arenaId,
    email,
    mark,
    decidedById,
  }: { arenaId: string; email: string; mark: string; decidedById: string },
  athleteIds: readonly string[],
): Promise<EnrolmentBook> {
  const { db } = api;
  const {
    id: tournamentId,
    categories,
    coupons,
  } = await db.tournament.create({
    data: {
      arenaId,
      name: `Aberto ${nextNumber()}`,
      kind: "INTERNAL",
      category: "Fun",
      description: "Descrição",
      venue: "Local",
      directorName: "Diretora",
      sanctionTier: "G250",
      protestHours: 24,
      startDate: day("2099-11-07"),
      endDate: day("2099-11-08"),
      feeInCents: 4500,
      maxParticipants: 8,
      maxCategories: 10,
      podiumMonths: 12,
      secondFeeInCents: 3000,
      thirdFeeInCents: 3500,
      furtherFeeInCents: 3000,
      earlyUntil: day("2099-11-01"),
      memberFeeInCents: 3900,
      coupons: {
        create: {
          code: "PRAIA",
          discountPercent: 10,
          lastDay: day("2026-10-01"),
          maxUses: 5,
          endedAt: day("2026-10-02"),
        },
      },
      // Dates in the past, so that fields about deadlines that have passed have values.
      registrationStartsOn: day("2026-10-01"),
      registrationEndsOn: day("2026-11-01"),
      categories: {
        create: {
          name: "Fun",
          level: "Fun",
          gender: "MIXED",
          minAge: 120,
          maxParticipants: 8,
          feeInCents: 4500,
          earlyFeeInCents: 4200,
          placeMode: "LOTS",
          placesAssignedAt: day("2026-11-02"),
          placesAssignedById: decidedById,
          placesSeed: "Semente",
        },
      },
    },
    include: { categories: true, coupons: true },
  });
  const categoryId = categories[0]?.id ?? "";
  const dueAt = day("2099-01-01");
  const kinds = [
    {
      status: "AWAITING_PAYMENT" as const,
      dueAt,
      feeReason: "Preço antecipado",
      couponId: coupons[0]?.id ?? null,
      overrideReason: "Motivo",
      overriddenAt: day("2026-11-01"),
      overriddenById: decidedById,
    },
    { status: "ENROLLED" as const },
    { status: "INVITED" as const, dueAt },
    { status: "WAITLISTED" as const, waitlistedAt: day("2026-11-03"), placeOrder: 1, placePoints: 10 },
    { status: "SEEKING_PARTNER" as const },
    { status: "CANCELLED" as const, cancelledAt: day("2026-11-04") },
  ];
  const ids: string[] = [];
  for (const [index, kind] of kinds.entries()) {
    const { id } = await db.enrolment.create({
      data: {
        tournamentId,
        categoryId,
        athleteId: athleteIds[index] ?? "",
        feeInCents: 4500,
        enrolledAt: new Date(Date.UTC(2026, 8, 5, 12, index)),
        ...kind,
      },
      select: { id: true },
    });
    ids.push(id);
  }
  const [owed = "", paid = "", inviting = "", inLine = "", seeking = "", cancelled = ""] = ids;
  // The athlete who has paid seeks a partner in a second category, which would cost more as the only one.
  await db.enrolment.create({
    data: {
      tournament: { connect: { id: tournamentId } },
      athlete: { connect: { id: athleteIds[1] ?? "" } },
      category: {
        create: {
          tournamentId,
          name: "Fun 40+",
          level: "Fun",
          gender: "MIXED",
          minAge: 40,
          feeInCents: 4500,
        },
      },
      status: "SEEKING_PARTNER",
      feeInCents: 3000,
      categoryNumber: 2,
      enrolledAt: new Date(Date.UTC(2026, 8, 6, 12)),
    },
  });
  await chargeFees(db, [owed]);
  await chargeFees(db, [paid], { status: "PAID", by: decidedById });
  await chargeFees(db, [cancelled], { status: "PAID", refundInCents: 2250 });
  await db.pair.create({ data: { tournamentId, categoryId, firstId: owed, secondId: paid } });
  const away = { startsAt: new Date("2099-11-07T11:00:00Z"), endsAt: new Date("2099-11-07T12:00:00Z") };
  await db.unavailability.create({ data: { enrolmentId: owed, ...away, byAthlete: true } });
  const { id: invitation } = await db.pairInvitation.create({
    data: {
      enrolmentId: inviting,
      invitedName: "Convidada",
      invitedEmail: email,
      tokenHash: invitationHash(`outro-${mark}`),
      expiresAt: dueAt,
    },
  });
  await db.pairInvitation.create({
    data: {
      enrolmentId: inLine,
      invitedName: "Convidada",
      tokenHash: invitationHash(invitationToken(mark)),
      expiresAt: dueAt,
    },
  });
  return {
    book: tournamentId,
    bookCategory: categoryId,
    owed,
    paid,
    inviting,
    invitation,
    inLine,
    seeking,
    cancelled,
  };
}
