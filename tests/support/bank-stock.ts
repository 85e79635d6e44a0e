import { randomUUID } from "node:crypto";
import type { Prisma } from "../../prisma/generated/client/client";
import type { TestApi } from "./api";
import { createCharge } from "./ledger";
import { day } from "./federation-story";

/** A credit on an arena's account, imported by a separate file. */
export async function createBankLine(
  { db }: Pick<TestApi, "db">,
  arenaId: string,
  line: Partial<Prisma.BankLineUncheckedCreateWithoutStatementInput> = {},
  importedById: string | null = null,
): Promise<string> {
  const { lines } = await db.bankStatement.create({
    data: {
      arenaId,
      fileName: "novembro.ofx",
      contentHash: randomUUID(),
      account: "341/1234",
      from: day("2026-11-01"),
      until: day("2026-11-12"),
      importedById,
      importedAt: new Date("2026-11-12T12:00:00Z"),
      lines: {
        create: {
          arenaId,
          key: randomUUID(),
          on: day("2026-11-03"),
          amountInCents: 1_000,
          text: "PIX",
          ...line,
        },
      },
    },
    select: { lines: { select: { id: true } } },
  });
  return lines[0]!.id;
}

/** A charge that was paid by a bank line, and that line. */
export async function createSettledLine(
  api: Pick<TestApi, "db">,
  chargeId: string,
  more: Partial<Prisma.BankLineUncheckedCreateWithoutStatementInput> = {},
): Promise<string> {
  const { arenaId, amountInCents } = await api.db.charge.findUniqueOrThrow({ where: { id: chargeId } });
  const entry = await api.db.ledgerEntry.findFirstOrThrow({ where: { chargeId, kind: "PAYMENT" } });
  return createBankLine(
    api,
    arenaId ?? "",
    {
      amountInCents,
      state: "CONFIRMED",
      chargeId,
      entryId: entry.id,
      payments: 1,
      ...more,
    },
    more.decidedById ?? null,
  );
}

/** Bank lines: an open one, a matched one and a charge it may pay, and an ignored one. */
export async function createBankStock(api: TestApi, arenaId: string, athleteId: string) {
  const charge = {
    arenaId,
    athleteId,
    serviceType: "CLASS" as const,
    description: "Mensalidade",
    amountInCents: 1_000,
    serviceDate: day("2026-11-03"),
  };
  const [owed, paid] = [
    await createCharge(api.db, charge),
    await createCharge(api.db, charge, { status: "PAID" }),
  ];
  return {
    bankLine: await createBankLine(api, arenaId),
    settledLine: await createSettledLine(api, paid.id),
    bankCharge: owed.id,
  };
}
