import type { BankLine, Charge, Prisma } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Database, Transaction } from "../../platform/database";
import type { DayPlace } from "../../platform/day-place.rules";
import { listedBy } from "../../platform/listed-by.rules";
import { valueBy } from "../../platform/loaders";
import { once } from "../../platform/once";
import { dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { type MaybePromise, whenKnown } from "../../platform/when-known";
import { owedBy } from "../ledger.rules";
import { txidsIn, txidsOf } from "../pix-txid.rules";
import { type ReconcilableCharge, type Suggestion, suggestionsAmong } from "../reconciliation.rules";
import { type BankLineList, statesOf } from "./bank-line.rules";

/** Most open charges compared with bank lines: the latest ones. */
const mostCompared = 5000;

/** Entries that make the history of a charge relevant for matching, beyond its amount and due date. */
const telling = ["PAYMENT", "UNDO", "WAIVER", "REFUND"] as const;

/** Charges of an arena that texts of its bank name, whatever their standing. One statement. */
export async function chargesNamedIn(
  db: Transaction,
  arenaId: string,
  texts: readonly string[],
): Promise<string[]> {
  const { chargeIds, enrolmentTxids } = txidsIn(texts.join(" \n "));
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM faturamento WHERE arena_id = ${arenaId}::uuid AND (id = ANY (${chargeIds}::uuid[])
      OR 'INSC' || upper(right(replace(inscricao_id::text, '-', ''), 16)) = ANY (${enrolmentTxids}::text[]))`;
  return rows.map(({ id }) => id);
}

/** Charges as they are matched with what came in. Three statements, however many. */
export async function reconcilableCharges(
  db: Transaction,
  where: Prisma.ChargeWhereInput,
): Promise<ReconcilableCharge[]> {
  const charges = await db.charge.findMany({
    where,
    select: {
      id: true,
      enrolmentId: true,
      amountInCents: true,
      dueOn: true,
      status: true,
      clientName: true,
      athlete: { select: { fullName: true } },
    },
    orderBy: { id: "desc" },
    take: mostCompared,
  });
  const entries = await db.ledgerEntry.findMany({
    where: { charge: { AND: [where, { entries: { some: { kind: { in: [...telling] } } } }] } },
    orderBy: [{ chargeId: "asc" }, { position: "asc" }],
  });
  const entriesOf = listedBy(entries, ({ chargeId }) => chargeId);
  return charges.map(({ athlete, clientName, ...charge }) => ({
    id: charge.id,
    payer: athlete?.fullName ?? clientName,
    txids: txidsOf(charge),
    status: charge.status,
    ...owedBy(charge, entriesOf.get(charge.id) ?? []),
  }));
}

/** A line as the rules take it. */
const lineForRules = (line: { on: Date; amountInCents: number; text: string }) => ({
  externalId: "",
  on: dayFromDatabase(line.on),
  amountInCents: line.amountInCents,
  text: line.text,
});

/** Number of latest open lines that are checked for suggestions. */
const mostOpen = 2000;

const newestFirst = [
  { on: "desc" },
  { id: "desc" },
] as const satisfies Prisma.BankLineOrderByWithRelationInput[];

/** How many lines, and what they come to in centavos. */
export interface LineSum {
  count: number;
  inCents: number;
}

export interface BankSums {
  settled: LineSum;
  /** Number of lines settled automatically. */
  matchedCount: number;
  ignored: LineSum;
  /** Open, and like some charge. */
  suggested: LineSum;
  /** Open, and like none. */
  leftOver: LineSum;
}

/** Totals of all incoming payments by state. */
export async function bankSums(ctx: ActionContext, arenaId: string): Promise<BankSums> {
  const groups = await ctx.db.bankLine.groupBy({
    by: ["state"],
    where: { arenaId },
    _count: { _all: true },
    _sum: { amountInCents: true },
  });
  const sumOf = (list: BankLineList): LineSum => {
    const those = groups.filter(({ state }) => statesOf[list].includes(state));
    return {
      count: those.reduce((sum, { _count }) => sum + _count._all, 0),
      inCents: those.reduce((sum, { _sum }) => sum + (_sum.amountInCents ?? 0), 0),
    };
  };
  const suggested = [...(await openLines(ctx).load(arenaId)).values()].filter(
    ({ suggestions }) => suggestions.length > 0,
  );
  const likely = {
    count: suggested.length,
    inCents: suggested.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
  };
  const all = sumOf("TO_CHECK");
  return {
    settled: sumOf("SETTLED"),
    matchedCount: groups.find(({ state }) => state === "MATCHED")?._count._all ?? 0,
    ignored: sumOf("IGNORED"),
    suggested: likely,
    leftOver: { count: all.count - likely.count, inCents: all.inCents - likely.inCents },
  };
}

interface OpenLine {
  amountInCents: number;
  /** Charges it may pay, likeliest first. */
  suggestions: Suggestion[];
}

/** Of each arena the lines that wait, by their ids. Five statements, however many. */
const openLines = valueBy<ReadonlyMap<string, OpenLine>>(
  async ({ db }, arenaIds) =>
    new Map(await Promise.all(arenaIds.map(async (id) => [id, await openLinesOf(db, id)] as const))),
  () => new Map(),
);

async function openLinesOf(db: Database, arenaId: string): Promise<ReadonlyMap<string, OpenLine>> {
  const lines = await db.bankLine.findMany({
    where: { arenaId, state: "OPEN" },
    orderBy: [...newestFirst],
    take: mostOpen,
    select: { id: true, on: true, amountInCents: true, text: true },
  });
  const named = await chargesNamedIn(
    db,
    arenaId,
    lines.map(({ text }) => text),
  );
  const suggest = suggestionsAmong(
    await reconcilableCharges(db, { arenaId, OR: [{ status: "PENDING" }, { id: { in: named } }] }),
  );
  return new Map(
    lines.map((line) => [
      line.id,
      { amountInCents: line.amountInCents, suggestions: suggest(lineForRules(line)) },
    ]),
  );
}

/** What an open line may pay, the likeliest first. */
export const suggestionsOf = (
  ctx: ActionContext,
  { id, arenaId }: Pick<BankLine, "id" | "arenaId">,
): MaybePromise<Suggestion[]> =>
  whenKnown(openLines(ctx).load(arenaId), (lines) => lines.get(id)?.suggestions ?? []);

/** Charges by their ids. One statement. */
export const chargesById = valueBy<Charge>(
  async ({ db }, ids) => {
    const rows = await db.charge.findMany({ where: { id: { in: ids } } });
    return new Map(rows.map((row) => [row.id, row]));
  },
  (id) => new Error(`no charge ${id}`),
);

/** Who decided, by name. One statement. */
export const namesOf = valueBy<string | null>(
  async ({ db }, ids) => {
    const people = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return new Map(people.map(({ id, name }) => [id, name]));
  },
  () => null,
);

export interface LinePage {
  after: DayPlace | null;
  before: DayPlace | null;
  limit: number;
  inverted: boolean;
}

/** A page of a list of lines, or of all, the newest first. One statement, however far down. */
export const linePage = (
  { db }: Pick<ActionContext, "db">,
  arenaId: string,
  list: BankLineList | null,
  { after, before, limit, inverted }: LinePage,
): Promise<BankLine[]> =>
  db.bankLine.findMany({
    where: {
      arenaId,
      ...(list === null ? {} : { state: { in: [...statesOf[list]] } }),
      AND: [after === null ? {} : beside(after, "lt"), before === null ? {} : beside(before, "gt")],
    },
    orderBy: inverted ? [{ on: "asc" }, { id: "asc" }] : [...newestFirst],
    take: limit,
  });

const beside = ({ on, id }: DayPlace, side: "lt" | "gt"): Prisma.BankLineWhereInput => {
  const day = dayToDatabase(on);
  return { OR: [{ on: { [side]: day } }, { on: day, id: { [side]: id } }] };
};

/** An arena's bank page; each part is loaded lazily and once. */
export const bankOf = (ctx: ActionContext, arenaId: string) => ({
  arenaId,
  sums: once(() => bankSums(ctx, arenaId)),
});
export type Bank = ReturnType<typeof bankOf>;

/** Most imported files listed. */
export const mostStatements = 5;

/** The files that came last. */
export const latestStatements = (db: Database, arenaId: string) =>
  db.bankStatement.findMany({
    where: { arenaId },
    orderBy: [{ importedAt: "desc" }, { id: "desc" }],
    take: mostStatements,
    include: { importedBy: { select: { name: true } }, _count: { select: { lines: true } } },
  });
export type ToldStatement = Awaited<ReturnType<typeof latestStatements>>[number];
