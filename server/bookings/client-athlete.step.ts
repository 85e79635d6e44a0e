import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";

/** Who comes to the arena. @throws InvalidInput */
export async function clientAthlete(tx: Transaction, arenaId: string, athleteId: string) {
  const link = await tx.arenaAthlete.findFirst({
    where: { arenaId, athleteId, active: true, athlete: { status: "ACTIVE" } },
    select: { athlete: { select: { id: true, fullName: true, phone: true } } },
  });
  if (!link)
    throw new InvalidInput([{ path: ["athleteId"], message: "Escolha um atleta ativo desta arena" }]);
  return link.athlete;
}
