import { randomUUID } from "node:crypto";
import { dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import type { TestApi } from "./api";

const month = dayToDatabase("2026-10-01");
const adjusted = { amountInCents: 1_234, reason: "Torneio interno", on: month, createdAt: month };

/** A statement that can be closed, and one that can be paid or reopened; each of a separate teacher. */
export async function createCommissionStock({ db }: TestApi, arenaId: string) {
  const create = async (closed: object) => {
    const teacher = await db.teacher.create({
      data: { fullName: "Sem Conta", arenas: { create: { arenaId } } },
    });
    const { id } = await db.commissionStatement.create({
      data: {
        arenaId,
        teacherId: teacher.id,
        month,
        adjustments: { create: { ...adjusted, key: randomUUID() } },
        ...closed,
      },
    });
    return id;
  };
  const { amountInCents } = adjusted;
  return {
    openCommission: await create({}),
    closedCommission: await create({
      state: "CLOSED",
      number: 1,
      grossInCents: amountInCents,
      carriedInInCents: 0,
      payableInCents: amountInCents,
      carriedOutInCents: 0,
      closedAt: month,
      entries: {
        create: { position: 0, kind: "ADJUSTMENT", on: month, title: adjusted.reason, amountInCents },
      },
    }),
  };
}
