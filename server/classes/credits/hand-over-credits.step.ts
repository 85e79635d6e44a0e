import type { SessionStudent } from "../../../prisma/generated/client/client";
import type { Merging } from "../../athletes/joined-rows.rules";
import type { Transaction } from "../../platform/database";
import { creditsReturned } from "./class-bought.event";
import type { Recorder } from "./credit-account.step";
import type { CreditState } from "./credit.rules";

/** States of a credit that pays for a place, which removing the place reverts. */
const spent: readonly CreditState[] = ["RESERVED", "USED", "LOST"];

/**
 * Removes the duplicate place of a person who had two places in one class through two records. Returns its credit and
 * withdraws its make-up if unused, so that one class costs one credit and has one make-up.
 */
export async function dropDoublePlace(
  tx: Transaction,
  by: Recorder,
  { id, sessionId, creditId, athleteId }: SessionStudent,
): Promise<void> {
  await tx.sessionStudent.delete({ where: { id } });
  if (creditId !== null && (await goOn(tx, by, { creditId, sessionId }, spent, "AVAILABLE")))
    await creditsReturned.happened(tx, by, { creditIds: [creditId] });
  const makeUps = await tx.classCredit.findMany({
    where: { athleteId, missedSessionId: sessionId },
    select: { id: true },
  });
  for (const makeUp of makeUps)
    await goOn(tx, by, { creditId: makeUp.id, sessionId }, ["AVAILABLE"], "CANCELLED");
}

/** Appends an entry if the last one is of that class and has one of these states. @returns whether it did. */
async function goOn(
  tx: Transaction,
  by: Recorder,
  { creditId, sessionId }: { creditId: string; sessionId: string },
  from: readonly CreditState[],
  state: CreditState,
): Promise<boolean> {
  const last = await tx.creditEntry.findFirst({ where: { creditId }, orderBy: { position: "desc" } });
  if (last === null || last.sessionId !== sessionId || !from.includes(last.state)) return false;
  await tx.creditEntry.create({
    data: {
      creditId,
      position: last.position + 1,
      priorPosition: last.position,
      priorState: last.state,
      state,
      expiresOn: last.expiresOn,
      sessionId,
      recordedAt: by.now,
      recordedById: by.viewer?.userId ?? null,
    },
  });
  return true;
}

/** Credits add up: each stays a row with its own entries, and of one purchase they are numbered on. */
export async function handOverCredits(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  await tx.$executeRaw`UPDATE creditos_aulas c SET aluno_id = ${keptId}::uuid, numero = c.numero + coalesce(
      (SELECT max(k.numero) FROM creditos_aulas k WHERE k.aluno_id = ${keptId}::uuid AND k.arena_id = c.arena_id
        AND k.tipo = c.tipo AND k.origem = c.origem), 0)
    WHERE c.aluno_id = ${otherId}::uuid`;
}
