import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { standing } from "../../server/billing/ledger.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { startApi, type TestApi } from "../support/api";
import { migratedFrom, type OldRows } from "../support/old-database";

// Tournaments of an arena as they stood before the ledger: enrolments that owe, were paid, undone, paid again, given up
// early and late, entered anew, confirmed without a payment, expired, substituted (one of them twice) and cancelled with
// their category.
const old = JSON.parse(
  readFileSync(new URL("../fixtures/before-ledger.json", import.meta.url), "utf8"),
) as OldRows & { inscricoes_torneios: OldEnrolment[]; arenas: { user_id: string }[] };

interface OldEnrolment {
  id: string;
  status: string;
  valor_centavos: number;
  pago_em?: string;
  cancelado_em?: string;
  reembolso_centavos?: number;
}

let api: TestApi;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await migratedFrom("20261122140419_aceite_do_convidado", old);
  drop = database.drop;
  api = await startApi(database.url);
});
afterAll(async () => {
  await api.close();
  await drop();
});

const owing = ["aguardando_pagamento", "inscrito", "participando", "eliminado", "finalizado"];
/** Their place, and what was paid for it, is somebody else's. */
const wasSubstituted = ({ status, cancelado_em }: OldEnrolment) =>
  status === "cancelado" && cancelado_em === undefined;

test("what an enrolment owes, has paid and got back is as it was", async () => {
  const token = await api.tokenOf(old.arenas[0]?.user_id ?? "");
  const enrolments = old.inscricoes_torneios.filter((row) => !wasSubstituted(row));
  expect(enrolments).toHaveLength(20);
  for (const row of enrolments) {
    const { node } = await api.data(
      `query ($id: ID!) {
        node(id: $id) { ... on Enrolment { feeInCents payment { amountInCents paidAt } refundInCents } }
      }`,
      { id: encodeGlobalId("Enrolment", row.id) },
      token,
    );
    const { valor_centavos: fee, pago_em: paid, status } = row;
    expect({ status, ...node }).toEqual({
      status,
      feeInCents: fee,
      payment:
        fee > 0 && (paid !== undefined || owing.includes(status))
          ? { amountInCents: fee, paidAt: paid === undefined ? null : new Date(paid).toISOString() }
          : null,
      refundInCents: row.reembolso_centavos ?? null,
    });
  }
});

test("what was paid for a place stays with the place, and is one payment", async () => {
  const left = old.inscricoes_torneios.filter(wasSubstituted);
  expect(left).toHaveLength(4);
  for (const { id } of left)
    expect((await api.db.charge.findUnique({ where: { enrolmentId: id } }))?.status ?? "CANCELLED").toBe(
      "CANCELLED",
    );
  const paid = await api.db.charge.findMany({ where: { amountInCents: 2000, status: "PAID" } });
  expect(paid).toHaveLength(4);
  expect(paid.every(({ enrolmentId }) => enrolmentId !== null)).toBe(true);
});

test("every charge says what its entries come to, and who undid a payment and why is kept", async () => {
  const charges = await api.db.charge.findMany({ include: { entries: { orderBy: { position: "asc" } } } });
  for (const { entries, status, receivedInCents, refundedInCents, paidAt } of charges) {
    const follows = standing(entries, "2099-12-31");
    expect({ status, receivedInCents, refundedInCents, paidAt }).toEqual({
      status: follows.status,
      receivedInCents: follows.received,
      refundedInCents: follows.refunded,
      paidAt: follows.paidAt,
    });
  }
  const histories = charges.map(({ entries }) => entries.map(({ kind }) => kind).join(" "));
  for (const history of [
    "ISSUE",
    "ISSUE PAYMENT",
    "ISSUE PAYMENT UNDO",
    "ISSUE PAYMENT UNDO PAYMENT",
    "ISSUE PAYMENT REFUND",
    "ISSUE CANCELLATION",
  ])
    expect(histories).toContain(history);
  const undone = await api.db.ledgerEntry.findMany({ where: { kind: "UNDO" }, orderBy: { reason: "asc" } });
  expect(undone.map(({ reason, recordedById }) => [reason, recordedById])).toEqual([
    ["O Pix era de outra pessoa", old.arenas[0]?.user_id],
    ["Valor errado", old.arenas[0]?.user_id],
  ]);
});
