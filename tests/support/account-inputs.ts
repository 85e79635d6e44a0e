import { randomUUID } from "node:crypto";
import { createEmailLink } from "../../server/identity/email-link.step";
import { hashPassword } from "../../server/platform/password-hash";
import { password } from "./accounts";
import { arenaInput, federationInput, newSettings } from "./administering";
import type { TestApi } from "./api";
import { nextCpf } from "./cpf";
import { createRentableArena } from "./rentable-arena";
import { createPerson, nextCnpj, nextNumber } from "./story";
import { pageKeyOf } from "./world-side";

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

/** A fresh account of an athlete with an empty profile who teaches at no arena, with its links. */
export async function createAccountStock(api: TestApi): Promise<AccountStock> {
  const { db } = api;
  const passwordHash = await hashPassword(password);
  const { userId, token } = await createPerson(api, "Conta", ["ATHLETE"]);
  const { email } = await db.user.update({ where: { id: userId }, data: { passwordHash } });
  const { id: athleteId } = await db.athlete.create({
    data: { userId, fullName: "Conta", email, level: "C" },
  });
  await db.teacher.create({ data: { userId, fullName: "Conta" } });
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

/** A valid input for each mutation on the caller's own account, and for each that creates an account. */
export const acceptedInputs: Record<string, (stock: AccountStock) => Input> = {
  signUpArena: ({ newEmail }) => ({
    arenaName: "Arena Nova",
    cnpj: nextCnpj(),
    fullAddress: "Rua da Praia, 100",
    email: newEmail,
    responsibleName: "Nova Gestora",
    password,
  }),
  signUpAthlete: ({ newEmail }) => ({
    fullName: "Nova Atleta",
    cpf: nextCpf(),
    email: newEmail,
    phone: "(48) 99999-3333",
    birthDate: "1995-05-05",
    level: "FUN",
    password,
  }),
  signUpFederation: ({ newEmail, number }) => ({
    name: "Federação Nova",
    acronym: `F${number}`,
    email: newEmail,
    responsibleName: "Nova Presidente",
    password,
  }),
  confirmEmail: ({ confirmation }) => ({ token: confirmation, password }),
  resendConfirmation: ({ unconfirmedEmail }) => ({ email: unconfirmedEmail }),
  signIn: ({ email }) => ({ email, password }),
  requestPasswordReset: ({ email }) => ({ email, portal: "ARENA" }),
  resetPassword: ({ reset }) => ({ token: reset, newPassword: "Outra&Senha7" }),
  changePassword: () => ({ currentPassword: password, newPassword: "Outra&Senha7" }),
  issueTemporaryPassword: ({ email }) => ({ email }),
  createArena: () => arenaInput(),
  createAthlete: ({ newEmail }) => ({
    fullName: "Atleta Nova",
    email: newEmail,
    cpf: nextCpf(),
    phone: "(48) 99999-3333",
    birthDate: "1995-05-05",
    level: "C",
    notes: "Canhota",
  }),
  createFederation: () => federationInput(),
  updatePlatformSettings: ({ settings }) => settings,
  requestEmailChange: ({ newEmail }) => ({ newEmail, password }),
  askToJoinArena: () => ({ arenaKey: pageKeyOf("A") }),
  askForCourt: ({ freeCourt }) => freeCourt,
  askForDayUse: ({ freeDay }) => freeDay,
  completeProfile: () => ({ birthDate: "1990-03-14", gender: "FEMALE" }),
  updateProfile: () => ({ fullName: "Pessoa Alterada", phone: "(48) 99999-1212", notes: "Canhota" }),
  askToLowerLevel: () => ({ level: "FUN" }),
  setPublicPage: () => ({ isPublic: true }),
  // Without an arena a phone cannot be stored.
  updateTeacherProfile: () => ({ fullName: "Professora Alterada", phone: null }),
  addCertification: () => ({
    requestKey: randomUUID(),
    name: "Treinadora",
    level: "ADVANCED",
    issuer: "Confederação",
    issuedOn: "2025-03-01",
    validUntil: "2027-03-01",
  }),
  deleteAccount: () => ({ password, confirmation: "EXCLUIR" }),
};
