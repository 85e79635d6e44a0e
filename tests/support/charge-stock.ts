import { randomUUID } from "node:crypto";
import type { TestApi } from "./api";
import { createCharge } from "./ledger";
import { day } from "./federation-story";

/** A long overdue charge of an athlete, and a paid one. */
export async function createChargeStock(
  { db }: TestApi,
  receiver: { arenaId: string } | { federationId: string },
  athleteId: string,
) {
  const charge = {
    ...receiver,
    athleteId,
    serviceType: "CLASS" as const,
    kind: "MONTHLY_FEE" as const,
    description: "Mensalidade",
    amountInCents: 18_000,
    serviceDate: day("2026-01-05"),
    dueOn: day("2026-01-05"),
  };
  const [open, paid] = [await createCharge(db, charge), await createCharge(db, charge, { status: "PAID" })];
  return { charge: open.id, paidCharge: paid.id };
}

/** A monthly plan since January. @returns its id. */
export async function createMonthlyPlan(
  { db }: TestApi,
  arenaId: string,
  athleteId: string,
  more: object = {},
): Promise<string> {
  const { id } = await db.monthlyPlan.create({
    data: {
      arenaId,
      athleteId,
      description: "Mensalidade",
      amountInCents: 18_000,
      dueDay: 5,
      startsOn: day("2026-01-01"),
      proratesFirstMonth: false,
      requestKey: randomUUID(),
      createdAt: day("2026-01-01"),
      ...more,
    },
  });
  return id;
}

/** A class package: eight classes in 60 days for R$ 480,00. @returns its id. */
export async function createClassPlan({ db }: TestApi, arenaId: string, more: object = {}): Promise<string> {
  const { id } = await db.classPlan.create({
    data: {
      arenaId,
      kind: "PACKAGE",
      name: "Pacote de 8",
      priceInCents: 48_000,
      classCount: 8,
      validDays: 60,
      requestKey: randomUUID(),
      createdAt: day("2026-01-01"),
      ...more,
    },
  });
  return id;
}
