import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { externalIdOf } from "./bank-line.rules";

const storedState = { MATCHED: "conciliado", CONFIRMED: "confirmado" } as const;

/** Lines have become payments, which the ledger has under their number. One statement, however many. */
export async function settleLines(
  tx: Transaction,
  { now, viewer }: Pick<ActionContext, "now" | "viewer">,
  state: keyof typeof storedState,
  settled: readonly { lineId: string; payment: number }[],
): Promise<void> {
  const rows = settled.map(({ lineId, payment }) => ({
    line: lineId,
    payment,
    external: externalIdOf(lineId, payment),
  }));
  await tx.$executeRaw`
    UPDATE lancamentos_bancarios b SET situacao = ${storedState[state]}::situacao_lancamento_bancario,
      cobranca_id = l.cobranca_id, lancamento_id = l.id, pagamentos = n.payment, decidido_em = ${now},
      decidido_por = ${state === "CONFIRMED" ? (viewer?.userId ?? null) : null}::uuid
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS n(line uuid, payment int, external text)
    JOIN lancamentos l ON l.id_externo = n.external
    WHERE b.id = n.line`;
}

/** Reopens the bank lines of undone payments, so that they wait for reconciliation again. */
export async function reopenBankLines(tx: Transaction, entryIds: readonly string[]): Promise<void> {
  await tx.bankLine.updateMany({
    where: { entryId: { in: [...entryIds] } },
    data: { state: "OPEN", chargeId: null, entryId: null, decidedAt: null, decidedById: null },
  });
}

/** What the bank said of what an athlete has paid names them: the money stays, the words go. */
export async function forgetBankTexts(tx: Transaction, athleteId: string): Promise<void> {
  await tx.bankLine.updateMany({ where: { charge: { athleteId } }, data: { text: "" } });
}
