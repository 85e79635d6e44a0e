import type { Transaction } from "../platform/database";
import type { SuperNPlan } from "../sport/super-n/plan-super-n.rules";

/** Drawn number and tie-break lot are each a place in an order drawn by lot. */
export async function storeLots(
  tx: Transaction,
  categoryId: string,
  { drawn, lots }: SuperNPlan,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE inscricoes_torneios AS i
    SET numero_sorteio = array_position(${[...drawn]}::uuid[], i.aluno_id),
      sorteio_desempate = array_position(${[...lots]}::uuid[], i.aluno_id),
      status = 'participando'
    WHERE i.categoria_id = ${categoryId}::uuid AND i.status IN ('inscrito', 'aguardando_pagamento')`;
}

/** Seeded in this order; whoever is not among them is not seeded. */
export async function writeSeeds(
  tx: Transaction,
  categoryId: string,
  pairIds: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE duplas_torneios SET cabeca_de_chave = array_position(${[...pairIds]}::uuid[], id)
    WHERE categoria_id = ${categoryId}::uuid`;
}
