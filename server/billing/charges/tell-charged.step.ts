import { dependentsPath } from "../../identity/roles.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { chargedMail, type Charged } from "./charge-mails.rules";
import { notifiedPayers, type NotifiedPayer } from "./charge.loader";

type ToldCharge = Pick<Charged, "what" | "amountInCents" | "dueOn"> & { athleteId: string };

/** Link to an athlete's debts: guardians go to the page of their dependents. */
export const owedUrl = (publicUrl: string, athleteId: string, { child }: NotifiedPayer): string =>
  publicUrl + (child === null ? `/athlete-financial/${athleteId}` : dependentsPath);

/** "Mensalidade · novembro"; for guardians it starts with the child's name. */
export const whatOf = (what: string, { child }: NotifiedPayer): string =>
  child === null ? what : `${child}: ${what}`;

/** Mails charged athletes who have an account, and the guardians of minors. */
export async function tellCharged(
  tx: Transaction,
  { outbox, publicUrl, now }: Pick<ActionContext, "outbox" | "publicUrl" | "now">,
  arenaId: string,
  charges: readonly ToldCharge[],
): Promise<void> {
  const [arena, payers] = [
    await tx.arena.findUniqueOrThrow({ where: { id: arenaId }, select: { name: true } }),
    await notifiedPayers(
      tx,
      charges.map(({ athleteId }) => athleteId),
      now,
    ),
  ];
  await outbox.putAll(
    tx,
    charges.flatMap(({ athleteId, what, amountInCents, dueOn }) =>
      (payers.get(athleteId) ?? []).map((payer) =>
        chargedMail({
          email: payer.email,
          name: payer.name,
          arena: arena.name,
          amountInCents,
          dueOn,
          what: whatOf(what, payer),
          url: owedUrl(publicUrl, athleteId, payer),
        }),
      ),
    ),
  );
}
