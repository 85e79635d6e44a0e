import type { Database } from "../../platform/database";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { paymentMethodLabel } from "../charge-words.rules";
import { commissionEntryLabel, statementStateLabel } from "./commission-words.rules";

/** Closed commission statements of a teacher with their lines, with the labels the screens use. */
export async function commissionsOf(db: Database, userId: string) {
  const statements = await db.commissionStatement.findMany({
    where: { teacher: { userId }, state: { not: "OPEN" } },
    include: { arena: { select: { name: true } }, entries: { orderBy: { position: "asc" } } },
    orderBy: [{ month: "desc" }, { id: "asc" }],
  });
  return statements.map(({ arena, month, state, payableInCents, paidOn, method, note, entries }) => ({
    arena: arena.name,
    mes: dayFromDatabase(month).slice(0, 7),
    situacao: statementStateLabel[state],
    valorCentavos: payableInCents,
    pagoEm: paidOn && dayFromDatabase(paidOn),
    forma: method && paymentMethodLabel[method],
    observacao: note,
    linhas: entries.map(({ kind, on, title, detail, amountInCents }) => ({
      tipo: commissionEntryLabel[kind],
      dia: on && dayFromDatabase(on),
      titulo: title,
      detalhe: detail,
      valorCentavos: amountInCents,
    })),
  }));
}
