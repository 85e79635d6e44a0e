import type { Athlete } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

type Profile = Pick<Athlete, "id" | "level" | "birthDate" | "gender">;

/** Keeps what categories go by, as it was and as it is, with who changed it; nothing where all of it stayed. */
export async function keepProfileChange(
  tx: Transaction,
  before: Profile,
  after: Profile,
  changedById: string | null,
): Promise<void> {
  const level = before.level !== after.level;
  const birthDate = before.birthDate?.getTime() !== after.birthDate?.getTime();
  const gender = before.gender !== after.gender;
  if (!level && !birthDate && !gender) return;
  await tx.profileChange.create({
    data: {
      athleteId: after.id,
      changedById,
      ...(level ? { levelBefore: before.level, levelAfter: after.level } : {}),
      ...(birthDate ? { birthDateBefore: before.birthDate, birthDateAfter: after.birthDate } : {}),
      ...(gender ? { genderBefore: before.gender, genderAfter: after.gender } : {}),
    },
  });
}
