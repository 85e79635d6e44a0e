import type { Athlete } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

type Profile = Pick<Athlete, "id" | "level" | "birthDate" | "gender" | "fullName" | "phone" | "cpf">;

/**
 * Records a change of a profile, with previous and new values and the author, unless nothing changed. For the CPF it
 * records only the fact: arenas read this history, and the number is visible only to the person.
 */
export async function keepProfileChange(
  tx: Transaction,
  before: Profile,
  after: Profile,
  changedById: string | null,
): Promise<void> {
  const changed = {
    ...(before.level === after.level ? {} : { levelBefore: before.level, levelAfter: after.level }),
    ...(before.birthDate?.getTime() === after.birthDate?.getTime()
      ? {}
      : { birthDateBefore: before.birthDate, birthDateAfter: after.birthDate }),
    ...(before.gender === after.gender ? {} : { genderBefore: before.gender, genderAfter: after.gender }),
    ...(before.fullName === after.fullName ? {} : { nameBefore: before.fullName, nameAfter: after.fullName }),
    ...(before.phone === after.phone ? {} : { phoneBefore: before.phone, phoneAfter: after.phone }),
    ...(before.cpf === after.cpf ? {} : { cpfChanged: true }),
  };
  if (Object.keys(changed).length === 0) return;
  await tx.profileChange.create({ data: { athleteId: after.id, changedById, ...changed } });
}
