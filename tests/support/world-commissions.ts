import { randomUUID } from "node:crypto";
import { addMonths, dayToDatabase, firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";

interface Book {
  arenaId: string;
  teacherId: string;
  /** A class of this month with closed attendance. */
  sessionId: string;
  byId: string;
}

/** An arena's commissions for a teacher: this month is open with a class and an adjustment, the last month is paid. */
export async function createCommissions(
  { db }: TestApi,
  { arenaId, teacherId, sessionId, byId }: Book,
): Promise<{ commission: string; paidCommission: string }> {
  const month = firstOfMonth(dayAt(new Date(), brasiliaTime));
  const teacher = { arenaId, teacherId };
  const rule = { model: "FIXED_PER_CLASS" as const, value: 6_000 };
  const agreement = await db.commissionAgreement.create({
    data: {
      ...teacher,
      ...rule,
      kind: "GROUP",
      key: randomUUID(),
      from: dayToDatabase(addMonths(month, -6)),
      createdAt: new Date(),
      createdById: byId,
    },
  });
  const paid = await db.commissionStatement.create({
    data: {
      ...teacher,
      month: dayToDatabase(addMonths(month, -1)),
      number: 1,
      grossInCents: 6_000,
      carriedInInCents: 0,
      payableInCents: 6_000,
      carriedOutInCents: 0,
      state: "PAID",
      closedAt: new Date(),
      closedById: byId,
      paidOn: dayToDatabase(month),
      method: "PIX",
      note: "Combinado",
      paidAt: new Date(),
      paidById: byId,
      entries: {
        create: {
          position: 0,
          kind: "CLASS",
          on: dayToDatabase(addMonths(month, -1)),
          title: "Aula",
          detail: "Detalhe",
          amountInCents: 6_000,
        },
      },
      // The paid amount has to match the classes, or the next statement would deduct it.
      adjustments: {
        create: {
          key: randomUUID(),
          amountInCents: 6_000,
          reason: "Acerto",
          on: dayToDatabase(month),
          createdAt: new Date(),
          createdById: byId,
        },
      },
    },
  });
  const { id } = await db.commissionStatement.create({
    data: {
      ...teacher,
      month: dayToDatabase(month),
      reopenedAt: new Date(),
      reopenedById: byId,
      lines: {
        create: {
          sessionId,
          agreementId: agreement.id,
          ...rule,
          on: dayToDatabase(month),
          minutes: 60,
          present: 1,
          chargedInCents: 5_000,
          worth: 6_000n * 30_000n,
          closedAt: new Date(),
        },
      },
      adjustments: {
        create: {
          key: randomUUID(),
          amountInCents: 1_000,
          reason: "Motivo",
          on: dayToDatabase(month),
          createdAt: new Date(),
          createdById: byId,
        },
      },
    },
  });
  return { commission: id, paidCommission: paid.id };
}
