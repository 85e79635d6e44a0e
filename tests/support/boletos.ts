import { randomUUID } from "node:crypto";
import type { BoletoStatus } from "../../prisma/generated/client/client";
import { isValidCnpj } from "../../server/brazil/cpf-cnpj.rules";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";
import { makeCnpj } from "./cnpj";
import { createCharge } from "./ledger";

/** The bank details of an arena; each agreement belongs to one arena. */
export const agreementInput = (number: string) => ({
  number,
  variation: "019",
  branch: "3286",
  branchDigit: "0",
  account: "75367",
  accountDigit: "8",
  receiverName: "Arena Praia Azul Ltda",
});

export const boletoPayer = {
  payerName: "José Gil Souza",
  payerDocument: "529.982.247-25",
  street: "Rua das Gaivotas, 12",
  district: "Ingleses",
  postalCode: "88058-500",
  city: "Florianópolis",
  uf: "SC",
};

let agreements = 1_000_000;
export const nextAgreement = () => String(++agreements);

export const boletoDueOn = () => addDays(dayAt(new Date(), brasiliaTime), 30);

/** The bank's files need a valid one, which marked arenas do not have. */
export async function ensureCnpj({ db }: Pick<TestApi, "db">, arenaId: string): Promise<void> {
  const { cnpj } = await db.arena.findUniqueOrThrow({ where: { id: arenaId }, select: { cnpj: true } });
  if (!isValidCnpj(cnpj))
    await db.arena.update({ where: { id: arenaId }, data: { cnpj: makeCnpj(Number(nextAgreement())) } });
}

/** The number of the arena's agreement, which it gets if it has none. */
export async function ensureAgreement({ db }: Pick<TestApi, "db">, arenaId: string): Promise<string> {
  await db.bankAgreement.createMany({
    data: { arenaId, ...agreementInput(nextAgreement()), changedAt: new Date() },
    skipDuplicates: true,
  });
  return (await db.bankAgreement.findUniqueOrThrow({ where: { arenaId } })).number;
}

/** A boleto of a charge, and for one that the bank knows the remittance that asked it. */
export async function createBoleto(
  api: Pick<TestApi, "db">,
  charge: { id: string; arenaId: string | null; amountInCents: number },
  status: BoletoStatus,
  createdById: string | null = null,
): Promise<void> {
  const arenaId = charge.arenaId ?? "";
  const sent = status !== "WAITING";
  await ensureAgreement(api, arenaId);
  // Counted by the database: several are made at once.
  const {
    number,
    lastSequence: sequence,
    lastFile,
  } = await api.db.bankAgreement.update({
    where: { arenaId },
    data: { lastSequence: { increment: 1 }, lastFile: { increment: sent ? 1 : 0 } },
  });
  const remittance = sent
    ? await api.db.remittance.create({
        data: {
          arenaId,
          number: lastFile,
          content: "",
          entries: 1,
          cancellations: 0,
          requestKey: randomUUID(),
          createdAt: new Date(),
          createdById,
        },
      })
    : null;
  await api.db.boleto.create({
    data: {
      arenaId,
      chargeId: charge.id,
      sequence,
      ourNumber: `${number}${String(sequence).padStart(10, "0")}`,
      amountInCents: charge.amountInCents,
      issuedOn: dayToDatabase(dayAt(new Date(), brasiliaTime)),
      dueOn: dayToDatabase(boletoDueOn()),
      fineInBasisPoints: 200,
      interestInBasisPoints: 100,
      ...boletoPayer,
      payerDocument: "52998224725",
      postalCode: "88058500",
      status,
      bankWords: sent ? "registrado" : null,
      changedAt: new Date(),
      remittanceId: remittance?.id ?? null,
    },
  });
}

/** News of the bank about a boleto that the arena does not have. */
export async function createUnknownBoleto({ db }: Pick<TestApi, "db">, arenaId: string): Promise<void> {
  const file = await db.returnFile.create({
    data: { arenaId, fileName: "retorno.ret", contentHash: randomUUID(), importedAt: new Date() },
  });
  await db.returnLine.create({
    data: {
      arenaId,
      fileId: file.id,
      key: randomUUID(),
      ourNumber: "10000009999999999",
      words: "pago: pela internet",
      paidInCents: 1234,
      occurredOn: dayToDatabase("2026-11-11"),
    },
  });
}

/** An open charge of an athlete without a boleto, and one whose boleto waits for a remittance. */
export async function createBoletoStock(api: TestApi, arenaId: string, athleteId: string) {
  await ensureCnpj(api, arenaId);
  const charge = {
    arenaId,
    athleteId,
    serviceType: "CLASS" as const,
    description: "Mensalidade",
    amountInCents: 1_000,
    serviceDate: dayToDatabase(boletoDueOn()),
    dueOn: dayToDatabase(boletoDueOn()),
  };
  const [open, issued] = [await createCharge(api.db, charge), await createCharge(api.db, charge)];
  await createBoleto(api, issued, "WAITING");
  return { boletoCharge: open.id, boletoIssued: issued.id };
}
