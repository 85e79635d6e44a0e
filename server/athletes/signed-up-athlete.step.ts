import { z } from "zod";
import type { Prisma, User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { athleteGenders } from "../sport/athlete-gender.rules";
import { athleteLevels } from "../sport/athlete-level.rules";
import { createOwnAthlete } from "./own-athlete.step";

/** The part of the form that sign-up-athlete.action kept. */
const keptProfile = z.object({
  fullName: z.string(),
  cpf: z.string().nullable(),
  phone: z.string().nullable(),
  birthDate: z.string().nullable(),
  level: z.enum(athleteLevels).optional(),
  // Those who signed up before it was asked have none.
  gender: z.enum(athleteGenders).nullish(),
});

/**
 * Creates the own record of an account whose sign-up found another record under its address, once the address is proved.
 * That other record stays as it is, and the owner of the address is asked about it.
 */
export async function createSignedUpAthlete(
  tx: Transaction,
  _ctx: null,
  { user, said }: { user: User; said: Prisma.JsonValue },
): Promise<void> {
  // An admin may have made them an athlete meanwhile.
  if ((await tx.athlete.count({ where: { userId: user.id } })) > 0) return;
  const { cpf = null, ...profile } = said === null ? { fullName: user.name } : keptProfile.parse(said);
  const isCpfTaken = cpf !== null && (await tx.athlete.count({ where: { cpf } })) > 0;
  const isAddressTaken = (await tx.athlete.count({ where: { email: user.email } })) > 0;
  await createOwnAthlete(tx, {
    ...profile,
    gender: "gender" in profile ? (profile.gender ?? null) : null,
    cpf: isCpfTaken ? null : cpf,
    email: isAddressTaken ? null : user.email,
    userId: user.id,
  });
}
