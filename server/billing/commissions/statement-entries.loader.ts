import type { ClassSession, CommissionStatement } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { classKindLabel } from "../../classes/class-words.rules";
import type { CommissionStatement as Figures } from "../commission-statement.rules";
import { entriesOf, type StatementEntry } from "./commission-lines.rules";

const titleOf = ({ name, category, kind }: Pick<ClassSession, "name" | "category" | "kind">): string =>
  name ?? `Aula ${classKindLabel[kind].toLowerCase()} · ${category}`;

/** The lines of a statement that is open, as they are now. */
export async function openEntries(
  tx: Pick<Transaction, "commissionLine" | "commissionAdjustment">,
  statementId: string,
  figures: Figures,
): Promise<StatementEntry[]> {
  const where = { statementId };
  const [lines, adjustments] = await Promise.all([
    tx.commissionLine.findMany({
      where,
      include: { session: { select: { name: true, category: true, kind: true, startsAt: true } } },
      orderBy: [{ on: "asc" }, { session: { startsAt: "asc" } }, { id: "asc" }],
    }),
    tx.commissionAdjustment.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
  ]);
  return entriesOf(
    figures,
    lines.map(({ session, ...line }) => ({ ...line, title: titleOf(session) })),
    adjustments,
  );
}

/** The lines of a statement: those it was closed with, or as they are now. */
export async function statementEntries(
  tx: Pick<Transaction, "commissionLine" | "commissionAdjustment" | "commissionEntry">,
  { id, state }: Pick<CommissionStatement, "id" | "state">,
  figures: Figures,
): Promise<StatementEntry[]> {
  if (state === "OPEN") return openEntries(tx, id, figures);
  return tx.commissionEntry.findMany({
    where: { statementId: id },
    select: { kind: true, on: true, month: true, title: true, detail: true, amountInCents: true },
    orderBy: { position: "asc" },
  });
}
