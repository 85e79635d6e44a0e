import { createEmailLink } from "../../server/identity/email-link.step";
import { hashPassword } from "../../server/platform/password-hash";
import { password } from "./accounts";
import { newSettings } from "./administering";
import type { TestApi } from "./api";
import { createPushDevice } from "./notices";
import { createRentableArena } from "./rentable-arena";
import { createPerson, nextNumber } from "./story";

type Input = Record<string, unknown>;

/** A fresh account, and values that are not taken. */
export interface AccountStock {
  token: string;
  email: string;
  unconfirmedEmail: string;
  confirmation: string;
  reset: string;
  newEmail: string;
  number: number;
  /** New platform settings. */
  settings: Input;
  /** The request for a free court. */
  freeCourt: Input;
  /** The request for a day use there. */
  freeDay: Input;
}

/**
 * A fresh account of an athlete with an empty profile who teaches at no arena, with its links. A device shows its notices.
 */
export async function createAccountStock(api: TestApi): Promise<AccountStock> {
  const { db } = api;
  const passwordHash = await hashPassword(password);
  const { userId, token } = await createPerson(api, "Conta", ["ATHLETE"]);
  const { email } = await db.user.update({ where: { id: userId }, data: { passwordHash } });
  const { id: athleteId } = await db.athlete.create({
    data: { userId, fullName: "Conta", email, level: "C" },
  });
  await db.teacher.create({ data: { userId, fullName: "Conta" } });
  const { id: sessionId } = await db.session.findFirstOrThrow({ where: { userId } });
  await createPushDevice(api, userId, sessionId);
  const number = nextNumber();
  const freeCourt: Input = await createRentableArena(api);
  // The athlete attends an arena, which can answer a request for another level.
  const { id: arenaId } = await db.arena.findUniqueOrThrow({
    where: { pageKey: String(freeCourt["arenaKey"]) },
  });
  await db.arenaAthlete.create({ data: { arenaId, athleteId, firstVisitOn: new Date() } });
  const unconfirmedEmail = `aguarda${number}@teste.example`;
  const waiting = await db.user.create({ data: { email: unconfirmedEmail, name: "Aguarda", passwordHash } });
  const link = { userId: waiting.id, purpose: "CONFIRM_EMAIL" } as const;
  return {
    token,
    email,
    unconfirmedEmail,
    confirmation: await createEmailLink(db, link, new Date()),
    reset: await createEmailLink(db, { userId, purpose: "RESET_PASSWORD" }, new Date()),
    newEmail: `nova${number}@teste.example`,
    number,
    settings: await newSettings(api),
    freeCourt,
    freeDay: { arenaKey: freeCourt["arenaKey"], date: freeCourt["date"] },
  };
}
