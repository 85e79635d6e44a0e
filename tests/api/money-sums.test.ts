import { expect, test } from "vitest";
import { addUpSumsJob } from "../../server/billing/billing.job";
import { useApi } from "../support/api";
import { createCharge } from "../support/ledger";
import { day } from "../support/federation-story";
import { createArena, createAthletes, createPerson } from "../support/story";

const api = useApi();

/** The sums as they are kept, and as one has them who reads everything. */
async function bothWays() {
  const { db } = api();
  const charges = {
    kept: await db.$queryRaw`SELECT arena_id, mes::text, sum(recebido_centavos)::int AS cents FROM somas_cobrancas
      GROUP BY 1, 2 HAVING sum(recebido_centavos) <> 0 ORDER BY 1, 2`,
    read: await db.$queryRaw`SELECT arena_id, date_trunc('month', data_servico)::date::text AS mes,
        sum(recebido_centavos - reembolsado_centavos)::int AS cents
      FROM faturamento GROUP BY 1, 2 HAVING sum(recebido_centavos - reembolsado_centavos) <> 0 ORDER BY 1, 2`,
  };
  const money = {
    kept: await db.$queryRaw`SELECT arena_id, mes::text, tipo_servico, sum(valor_centavos)::int AS cents FROM somas_dinheiro
      GROUP BY 1, 2, 3 HAVING sum(valor_centavos) <> 0 ORDER BY 1, 2, 3`,
    read: await db.$queryRaw`SELECT f.arena_id, date_trunc('month', l.dia)::date::text AS mes, f.tipo_servico,
        sum(CASE l.tipo WHEN 'pagamento' THEN l.valor_centavos ELSE -l.valor_centavos END)::int AS cents
      FROM lancamentos l JOIN faturamento f ON f.id = l.cobranca_id
      WHERE l.tipo IN ('pagamento', 'reembolso') AND f.arena_id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM lancamentos u WHERE u.desfaz_id = l.id)
      GROUP BY 1, 2, 3 HAVING sum(CASE l.tipo WHEN 'pagamento' THEN l.valor_centavos ELSE -l.valor_centavos END) <> 0
      ORDER BY 1, 2, 3`,
  };
  return { charges, money };
}

async function expectSame(): Promise<void> {
  const { charges, money } = await bothWays();
  expect(charges.kept).toEqual(charges.read);
  expect(money.kept).toEqual(money.read);
}

test("what is summed as it is written is what one has who reads it all", async () => {
  const { db } = api();
  const arena = await createArena(api(), "das Somas");
  const recorder = await createPerson(api(), "Quem registra");
  const [athleteId = ""] = await createAthletes(api(), arena.id, 1, "Pagador");
  const of = (serviceDate: string, serviceType: "CLASS" | "RENTAL") => ({
    arenaId: arena.id,
    athleteId,
    serviceType,
    kind: "OTHER" as const,
    description: "Serviço",
    amountInCents: 10_000,
    serviceDate: day(serviceDate),
    dueOn: day(serviceDate),
  });
  const paid = await createCharge(db, of("2026-01-05", "CLASS"), { status: "PAID" });
  const other = await createCharge(db, of("2026-02-05", "RENTAL"), { status: "PAID" });
  await createCharge(db, of("2026-02-07", "CLASS"));
  await expectSame();
  const { charges } = await bothWays();
  expect(charges.kept).toHaveLength(2);

  // Undone in another month, refunded in part, and of another day than was thought.
  const payment = await db.ledgerEntry.findFirstOrThrow({ where: { chargeId: paid.id, kind: "PAYMENT" } });
  const entry = {
    recordedById: recorder.userId,
    recordedAt: new Date(),
    on: day("2026-03-02"),
    reason: "Engano",
  };
  await db.ledgerEntry.create({
    data: { ...entry, chargeId: paid.id, position: 90, kind: "UNDO", undoesId: payment.id },
  });
  await db.charge.update({
    where: { id: paid.id },
    data: { receivedInCents: 0, status: "PENDING", paidAt: null },
  });
  await db.ledgerEntry.create({
    data: { ...entry, chargeId: other.id, position: 90, kind: "REFUND", amountInCents: 4_000 },
  });
  await db.charge.update({ where: { id: other.id }, data: { refundedInCents: 4_000 } });
  await db.charge.updateMany({ where: { arenaId: arena.id }, data: { serviceDate: day("2026-04-01") } });
  await expectSame();

  await addUpSumsJob(db)();
  await expectSame();
  expect(await db.chargeSum.count({ where: { arenaId: arena.id, month: day("2026-04-01") } })).toBe(1);
  // What came to nothing leaves no row.
  expect(await db.chargeSum.count({ where: { arenaId: arena.id } })).toBe(1);
});
