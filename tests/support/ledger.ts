import type { Charge, Prisma } from "../../prisma/generated/client/client";
import { dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { Database } from "../../server/platform/database";

/** A date that reports of this month and of the last 30 days include. */
export const today = (): Date => dayToDatabase(dayAt(new Date(), brasiliaTime));

type NewCharge = Omit<Prisma.ChargeUncheckedCreateInput, "status" | "paidAt" | "entries">;

interface State {
  status?: "PENDING" | "PAID" | "CANCELLED";
  /** Paid charges only. */
  refundInCents?: number;
  at?: Date;
  by?: string;
}

/** A charge with its ledger entries. */
export async function createCharge(
  db: Database,
  charge: NewCharge,
  { status = "PENDING", refundInCents = 0, at = new Date(), by }: State = {},
): Promise<Charge> {
  const { amountInCents } = charge;
  const dueOn = charge.dueOn ?? null;
  const entry = (kind: "ISSUE" | "PAYMENT" | "REFUND" | "CANCELLATION", more: object = {}) => ({
    kind,
    on: dayToDatabase(dayAt(at, brasiliaTime)),
    recordedAt: at,
    recordedById: by ?? null,
    ...more,
  });
  const paid = status === "PAID";
  const entries = [
    entry("ISSUE", { amountInCents, dueOn }),
    ...(paid ? [entry("PAYMENT", { amountInCents, waivesLate: true, method: "PIX" })] : []),
    ...(refundInCents > 0 ? [entry("REFUND", { amountInCents: refundInCents })] : []),
    ...(status === "CANCELLED" ? [entry("CANCELLATION", { reason: "Engano" })] : []),
  ];
  return db.charge.create({
    data: {
      ...charge,
      status: paid && refundInCents === amountInCents ? "REFUNDED" : status,
      receivedInCents: paid ? amountInCents : 0,
      refundedInCents: refundInCents,
      paidAt: paid ? at : null,
      entries: { create: entries.map((one, position) => ({ ...one, position })) },
    },
  });
}

/** Charges, open or paid, for the fees of enrolments that a test inserted directly. */
export async function chargeFees(
  db: Database,
  enrolmentIds: readonly string[],
  state: State = {},
): Promise<void> {
  const enrolments = await db.enrolment.findMany({
    where: { id: { in: [...enrolmentIds] } },
    include: { tournament: true },
  });
  for (const { id, athleteId, tournamentId, tournament, feeInCents } of enrolments)
    await createCharge(
      db,
      {
        arenaId: tournament.arenaId,
        federationId: tournament.arenaId === null ? tournament.federationId : null,
        enrolmentId: id,
        athleteId,
        tournamentId,
        serviceType: "TOURNAMENT",
        description: `Inscrição: ${tournament.name}`,
        amountInCents: feeInCents,
        serviceDate: tournament.startDate,
      },
      state,
    );
}
