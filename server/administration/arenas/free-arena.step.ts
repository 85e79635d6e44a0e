import type { Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";

/** @throws InvalidInput where another arena has the CNPJ. @param exceptId whose it is already. */
export async function assertArenaFree(db: Transaction, cnpj: string, exceptId?: string): Promise<void> {
  const other = await db.arena.findUnique({ where: { cnpj }, select: { id: true } });
  if (other && other.id !== exceptId)
    throw new InvalidInput([{ path: ["cnpj"], message: "Este CNPJ já está cadastrado" }]);
}
