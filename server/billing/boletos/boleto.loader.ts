import type { Boleto, Prisma } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Database, Transaction } from "../../platform/database";
import { valueBy } from "../../platform/loaders";
import { once } from "../../platform/once";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { boletoLists, type BoletoList } from "./boleto.rules";

/** The last boleto of each charge, which is the active one if any is. One statement. */
export async function latestBoletos(
  db: Transaction,
  chargeIds: readonly string[],
): Promise<Map<string, Boleto>> {
  const rows = await db.boleto.findMany({
    where: { chargeId: { in: [...chargeIds] } },
    orderBy: [{ chargeId: "asc" }, { sequence: "desc" }],
    distinct: ["chargeId"],
  });
  return new Map(rows.map((row) => [row.chargeId, row]));
}

export const boletoOf = valueBy<Boleto | null>(
  ({ db }, chargeIds) => latestBoletos(db, chargeIds),
  () => null,
);

/** What is known of who pays a charge. */
export interface KnownPayer {
  /** The last boleto of the charge's athlete at the arena, or of the charge itself. */
  last: Boleto | null;
  /** CPF or CNPJ, of that boleto or of the athlete. */
  document: string | null;
}

/** By charge what is known of who pays it. Two statements. */
export async function knownPayers(
  db: Transaction,
  chargeIds: readonly string[],
): Promise<Map<string, KnownPayer>> {
  const known = await db.$queryRaw<{ charge: string; boleto: string | null; cpf: string | null }[]>`
    SELECT f.id::text AS charge, l.id::text AS boleto, a.cpf AS cpf FROM faturamento f
    LEFT JOIN alunos a ON a.id = f.aluno_id
    LEFT JOIN LATERAL (SELECT b.id FROM faturamento o JOIN boletos b ON b.cobranca_id = o.id
      WHERE (o.id = f.id OR o.aluno_id = f.aluno_id) AND b.arena_id = f.arena_id AND b.pagador_documento <> '' AND NOT b.esquecer
      ORDER BY b.numero DESC LIMIT 1) l ON true
    WHERE f.id = ANY (${[...chargeIds]}::uuid[])`;
  const ids = known.flatMap(({ boleto }) => boleto ?? []);
  const rows = ids.length === 0 ? [] : await db.boleto.findMany({ where: { id: { in: ids } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    known.map(({ charge, boleto, cpf }) => {
      const last = byId.get(boleto ?? "") ?? null;
      return [charge, { last, document: last?.payerDocument ?? cpf }];
    }),
  );
}

export const knownPayerOf = valueBy<KnownPayer>(
  ({ db }, chargeIds) => knownPayers(db, chargeIds),
  () => ({ last: null, document: null }),
);

/** Boletos of each list. @param today YYYY-MM-DD, at the arena. */
export function boletosIn(list: BoletoList, today: string): Prisma.BoletoWhereInput {
  const day = dayToDatabase(today);
  const missed = {
    status: { in: ["WAITING", "SENT"] },
    dueOn: { lt: day },
  } satisfies Prisma.BoletoWhereInput;
  switch (list) {
    case "TO_SEND":
      return { OR: [{ status: "CANCEL_REQUESTED" }, { status: "WAITING", dueOn: { gte: day } }] };
    case "AT_BANK":
      return {
        OR: [{ status: { in: ["REGISTERED", "CANCEL_SENT"] } }, { status: "SENT", dueOn: { gte: day } }],
      };
    case "TO_CORRECT":
      return { OR: [missed, refusedLast] };
    case "ENDED":
      return { status: { in: ["PAID", "TAKEN_OUT", "DROPPED"] } };
  }
}

/** Refused by the bank, of a charge that still has none instead. */
const refusedLast = {
  status: "REFUSED",
  charge: {
    status: "PENDING",
    boletos: { none: { status: { in: ["WAITING", "SENT", "REGISTERED"] } } },
  },
} satisfies Prisma.BoletoWhereInput;

export interface BoletoPage {
  after: string | null;
  before: string | null;
  limit: number;
  inverted: boolean;
}

/** A page of a list, the newest first. One statement. */
export const boletoPage = (
  db: Database,
  where: Prisma.BoletoWhereInput,
  { after, before, limit, inverted }: BoletoPage,
): Promise<Boleto[]> =>
  db.boleto.findMany({
    where: { AND: [where, after ? { id: { lt: after } } : {}, before ? { id: { gt: before } } : {}] },
    orderBy: { id: inverted ? "asc" : "desc" },
    take: limit,
  });

/** Most files, and most news about unknown boletos, that are listed. */
export const mostFiles = 10;
export const mostUnknown = 20;

/** An arena's page of boletos; each part is loaded lazily and once. @param today YYYY-MM-DD, at the arena. */
export const boletosOf = ({ db }: ActionContext, arenaId: string, today: string) => ({
  arenaId,
  today,
  agreement: once(() => db.bankAgreement.findUnique({ where: { arenaId } })),
  counts: once(async () => {
    const counts = await Promise.all(
      boletoLists.map((list) => db.boleto.count({ where: { arenaId, ...boletosIn(list, today) } })),
    );
    return new Map(boletoLists.map((list, index) => [list, counts[index] ?? 0]));
  }),
  remittances: once(() =>
    db.remittance.findMany({
      where: { arenaId },
      omit: { content: true },
      orderBy: { number: "desc" },
      take: mostFiles,
      include: { createdBy: { select: { name: true } } },
    }),
  ),
  unknown: once(() =>
    db.returnLine.findMany({
      where: { arenaId, boletoId: null },
      orderBy: [{ file: { importedAt: "desc" } }, { paidInCents: "desc" }, { id: "desc" }],
      take: mostUnknown,
    }),
  ),
});
export type BoletosOfArena = ReturnType<typeof boletosOf>;
export type ListedRemittance = Awaited<ReturnType<BoletosOfArena["remittances"]>>[number];
export type UnknownLine = Awaited<ReturnType<BoletosOfArena["unknown"]>>[number];
