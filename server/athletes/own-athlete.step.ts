import { z } from "zod";
import type { Athlete, Prisma, User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { athleteLevels } from "../sport/athlete-level.rules";
import { athleteGenders } from "../sport/gender.rules";
import { keepProfileChange } from "./athlete-profile.step";
import { pseudonym } from "./display-name.rules";

type OwnAthlete = Omit<Prisma.AthleteUncheckedCreateInput, "id" | "userId" | "birthDate"> & {
  userId: string;
  /** YYYY-MM-DD. */
  birthDate?: string | null;
};

/** Creates the athlete record of an account, with the same id as the user. */
export async function createOwnAthlete(
  tx: Transaction,
  { userId, birthDate = null, ...profile }: OwnAthlete,
): Promise<void> {
  await tx.athlete.create({
    data: { ...profile, id: userId, userId, birthDate: optionalDayToDatabase(birthDate) },
  });
}

/**
 * Makes a user an athlete: reactivates the existing record or creates one.
 * @returns false if the user already was an athlete.
 */
export async function makeAthlete(
  tx: Transaction,
  user: User,
  fresh: Pick<OwnAthlete, "level" | "createdAt">,
): Promise<boolean> {
  const own = await tx.athlete.findUnique({ where: { userId: user.id }, select: { status: true } });
  if (own?.status === "ACTIVE") return false;
  if (own !== null) await setStatus(tx, user, "ACTIVE");
  // The address is unique and may belong to an unclaimed record or to another athlete.
  else {
    const taken = await tx.athlete.count({ where: { email: user.email } });
    const email = taken > 0 ? null : user.email;
    await createOwnAthlete(tx, { ...fresh, userId: user.id, fullName: user.name, email });
  }
  return true;
}

/** A record that an arena made becomes the account's own, under the account's name; the history keeps the former one. */
export async function takeAsOwn(tx: Transaction, athleteId: string, user: User): Promise<void> {
  const before = await tx.athlete.findUniqueOrThrow({ where: { id: athleteId } });
  const after = await tx.athlete.update({
    where: { id: athleteId },
    data: { userId: user.id, fullName: user.name },
  });
  await keepProfileChange(tx, before, after, user.id);
}

/** Records that a record with the user's address is not theirs. @returns false if that was recorded before. */
export async function refuseRecord(
  tx: Transaction,
  refusal: { userId: string; athleteId: string; refusedAt: Date },
): Promise<boolean> {
  const { count } = await tx.recordRefusal.createMany({ data: refusal, skipDuplicates: true });
  return count > 0;
}

interface Filling {
  ownId: string;
  /** The record as it was before the own one took it in. */
  record: Pick<Athlete, "level">;
  user: User;
  /** Whether to take over the level too: a level set by an arena outweighs the athlete's own. */
  levelToo: boolean;
}

/** Gives the own record its account's address, which the other record held until it was taken in, and the arena's level. */
export async function fillFromRecord(
  tx: Transaction,
  { ownId, record, user, levelToo }: Filling,
): Promise<void> {
  const before = await tx.athlete.findUniqueOrThrow({ where: { id: ownId } });
  const after = await tx.athlete.update({
    where: { id: ownId },
    data: { email: before.email ?? user.email, ...(levelToo ? { level: record.level } : {}) },
  });
  await keepProfileChange(tx, before, after, user.id);
}

/** Deactivates the athlete, who can no longer enrol; past results and enrolments stay. */
export const retireAthlete = (tx: Transaction, user: User): Promise<void> => setStatus(tx, user, "INACTIVE");

async function setStatus(tx: Transaction, user: User, status: "ACTIVE" | "INACTIVE"): Promise<void> {
  await tx.athlete.updateMany({ where: { userId: user.id }, data: { status } });
}

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

/** An athlete's record follows the address of their account, where it had the same. */
export async function changeAthleteAddress(
  tx: Transaction,
  _ctx: null,
  { user, email }: { user: User; email: string },
): Promise<void> {
  // A record that an arena created with the new address keeps it; the user is asked whether the record is theirs.
  const registered = await tx.athlete.count({ where: { email } });
  const own = { userId: user.id, email: user.email };
  await tx.athlete.updateMany({ where: own, data: { email: registered > 0 ? null : email } });
}

/** Deletes the athlete records of unconfirmed accounts if no other rows reference them. */
export async function forgetAthletes(
  tx: Transaction,
  _ctx: null,
  { userIds }: { userIds: readonly string[] },
): Promise<void> {
  const none = { none: {} };
  await tx.athlete.deleteMany({
    where: {
      userId: { in: [...userIds] },
      arenas: none,
      enrolments: none,
      matches: none,
      rankingPositions: none,
      charges: none,
    },
  });
}

/**
 * A person asked to be forgotten: their record loses everything that leads back to them. Results, positions and charges
 * stay on it, under a pseudonym.
 */
export async function anonymiseAthlete(tx: Transaction, athleteId: string): Promise<void> {
  await tx.athlete.update({
    where: { id: athleteId },
    data: {
      userId: null,
      fullName: pseudonym("Atleta", athleteId),
      email: null,
      cpf: null,
      phone: null,
      birthDate: null,
      gender: null,
      notes: null,
      publicSince: null,
      photoKey: null,
      status: "INACTIVE",
    },
  });
  // Delete join requests first: this waits for a concurrent answer and prevents a later one from adding the athlete.
  await tx.joinRequest.deleteMany({ where: { athleteId } });
  await tx.athletePhoto.deleteMany({ where: { athleteId } });
  await tx.arenaAthlete.updateMany({ where: { athleteId }, data: { active: false, note: null } });
  await tx.personalDataReading.deleteMany({ where: { athleteId } });
  await tx.profileChange.deleteMany({ where: { athleteId } });
  // Break links from merged records, but keep the history of who merged them.
  await tx.mergedRecord.updateMany({ where: { athleteId }, data: { athleteId: null } });
}

/** Removes a deleted account's address from unclaimed records. The other fields stay: they may describe another person. */
export async function forgetAddressOf(tx: Transaction, email: string): Promise<void> {
  await tx.athlete.updateMany({ where: { userId: null, email }, data: { email: null } });
}
