import { ArenaType } from "../../arenas/arena.type";
import { AthleteLevelType } from "../../athletes/athlete.type";
import { FederationType } from "../../federations/federation.type";
import { RoleType, UserType } from "../../identity/identity.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder, type FieldsOf } from "../../platform/graphql/builder";
import { may, mayWith } from "../../platform/graphql/context";
import { canAdministerPlaces, canAdministerUser, canCorrectName } from "../administration.access";
import { assignRole, correctAccountName, endUserSessions, removeRole, unlockSignIn } from "./user.action";
import { createAthlete } from "./create-athlete.action";

const admins = { admin: true } as const;

const userNow = <Root extends { userId: string }>(t: FieldsOf<Root>) =>
  t.prismaField({
    type: UserType,
    description: "User, as it is now (usuário).",
    resolve: (query, { userId }, _args, ctx) =>
      ctx.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
  });

/** The answer of what was done to an account. */
const userSuccess = (name: string, description: string) =>
  builder.objectRef<{ userId: string }>(name).implement({
    description,
    authScopes: admins,
    fields: (t) => ({ user: userNow(t) }),
  });

const CreateAthleteInput = builder.inputType("CreateAthleteInput", {
  description: "Input of `createAthlete` (novo atleta, com uma conta).",
  fields: (t) => ({
    fullName: t.string({
      required: true,
      description: "Full name, 2 to 100 letters, spaces and the signs of names (' - .) (nome completo).",
    }),
    email: t.string({ required: true, description: "E-mail; where the temporary password goes (e-mail)." }),
    cpf: t.string({ required: true, description: "CPF, with or without mask." }),
    phone: t.string({ description: "Phone; null when there is none (telefone)." }),
    birthDate: t.field({
      type: "Date",
      description: "Birth date; null when it is not known (data de nascimento).",
    }),
    level: t.field({ type: AthleteLevelType, required: true, description: "Level (nível)." }),
    notes: t.string({ description: "Notes, at most 1000 characters; null for none (observações)." }),
  }),
});

const AssignRoleInput = builder.inputType("AssignRoleInput", {
  description: "Input of `assignRole` (atribuição de um role, com o que ele pede).",
  fields: (t) => ({
    email: t.string({ required: true, description: "E-mail, of the person (e-mail)." }),
    personName: t.string({
      required: true,
      description: "Person name; used only if a new account is created (nome).",
    }),
    role: t.field({ type: RoleType, required: true, description: "Role." }),
    arenaId: t.globalID({ for: ArenaType, description: "Arena, that passes to a manager." }),
    federationId: t.globalID({
      for: FederationType,
      description: "Federation, that a manager works for (federação).",
    }),
    position: t.string({ description: "At the federation (cargo)." }),
    arenaIds: t.globalIDList({
      for: ArenaType,
      description: "Arena; where a teacher teaches, at most 20 (arenas).",
    }),
    level: t.field({
      type: AthleteLevelType,
      description: "Level, of an athlete; Fun when it is left out (nível).",
    }),
  }),
});

const UserRoleInput = builder.inputType("RemoveRoleInput", {
  description: "Input of `removeRole` (retirada de um role).",
  fields: (t) => ({
    userId: t.globalID({ required: true, for: UserType, description: "User (usuário)." }),
    role: t.field({ type: RoleType, required: true, description: "Role." }),
  }),
});

const accountInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      userId: t.globalID({ required: true, for: UserType, description: "User (usuário)." }),
    }),
  });
const EndUserSessionsInput = accountInput(
  "EndUserSessionsInput",
  "Input of `endUserSessions` (encerramento das sessões de uma conta).",
);
const UnlockSignInInput = accountInput(
  "UnlockSignInInput",
  "Input of `unlockSignIn` (liberação da entrada em uma conta).",
);

const CorrectAccountNameInput = builder.inputType("CorrectAccountNameInput", {
  description: "Input of `correctAccountName` (correção do nome de uma conta).",
  fields: (t) => ({
    userId: t.globalID({ required: true, for: UserType, description: "User (usuário)." }),
    name: t.string({
      required: true,
      description: "Name, 2 to 100 letters, spaces and the signs of names (' - .) (nome completo).",
    }),
  }),
});

const CorrectAccountNameSuccess = builder
  .objectRef<{ userId: string }>("CorrectAccountNameSuccess")
  .implement({
    description: "Result of a successful `correctAccountName` (nome corrigido).",
    authScopes: { signedIn: true },
    fields: (t) => ({ user: userNow(t) }),
  });

const AssignRoleSuccess = builder
  .objectRef<{ email: string; asked: boolean }>("AssignRoleSuccess")
  .implement({
    description: "Result of a successful `assignRole` (role atribuído, ou a pessoa perguntada).",
    authScopes: admins,
    fields: (t) => ({
      asked: t.exposeBoolean("asked", {
        description: "Whether the person has an account and answers first (perguntada).",
      }),
      user: t.prismaField({
        type: UserType,
        description: "User, as it is now (usuário).",
        resolve: (query, { email }, _args, ctx) =>
          ctx.db.user.findUniqueOrThrow({ ...query, where: { email } }),
      }),
    }),
  });

builder.mutationField("createAthlete", (t) =>
  t.field({
    type: userSuccess("CreateAthleteSuccess", "Result of a successful `createAthlete` (atleta criado)."),
    label: "Criar atleta",
    description: "Creates an athlete with an account, and mails the temporary password. For admins.",
    authScopes: admins,
    args: { input: t.arg({ type: CreateAthleteInput, required: true, description: "Input (atleta)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input }, ctx) => ({ userId: await createAthlete(ctx, input) }),
  }),
);

builder.mutationField("assignRole", (t) =>
  t.field({
    type: AssignRoleSuccess,
    label: "Atribuir role",
    description:
      "Assigns a role with the data that it needs. The owner of an account who is to run an arena or a federation is asked first. For admins.",
    authScopes: mayWith(canAdministerPlaces),
    args: { input: t.arg({ type: AssignRoleInput, required: true, description: "Input (pessoa e role)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: (_root, { input: { arenaId, federationId, arenaIds, ...person } }, ctx) =>
      assignRole(ctx, {
        ...person,
        arenaId: arenaId?.id,
        federationId: federationId?.id,
        arenaIds: arenaIds?.map(({ id }) => id),
      }),
  }),
);

builder.mutationField("removeRole", (t) =>
  t.field({
    type: userSuccess("RemoveRoleSuccess", "Result of a successful `removeRole` (role retirado)."),
    label: "Retirar role",
    description:
      "Removes the role and what depends on it, and notifies the user. Admins cannot remove their own roles or the last admin. For admins.",
    authScopes: may(canAdministerUser, "userId"),
    args: { input: t.arg({ type: UserRoleInput, required: true, description: "Input (usuário e role)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { userId, role } }, ctx) => {
      await removeRole(ctx, userId.id, role);
      return { userId: userId.id };
    },
  }),
);

builder.mutationField("correctAccountName", (t) =>
  t.field({
    type: CorrectAccountNameSuccess,
    label: "Corrigir o nome da conta",
    description:
      "Corrects the name of an account: users their own, admins any. The name of an athlete or teacher is part of their record and is changed there.",
    authScopes: may(canCorrectName, "userId"),
    args: {
      input: t.arg({ type: CorrectAccountNameInput, required: true, description: "Input (usuário e nome)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { userId, name } }, ctx) => {
      await correctAccountName(ctx, userId.id, { name });
      return { userId: userId.id };
    },
  }),
);

builder.mutationField("endUserSessions", (t) =>
  t.field({
    type: userSuccess(
      "EndUserSessionsSuccess",
      "Result of a successful `endUserSessions` (sessões encerradas).",
    ),
    label: "Encerrar sessões",
    description: "Ends all sessions of an account, on all devices. For admins.",
    authScopes: may(canAdministerUser, "userId"),
    args: { input: t.arg({ type: EndUserSessionsInput, required: true, description: "Input (usuário)." }) },
    resolve: async (_root, { input: { userId } }, ctx) => {
      await endUserSessions(ctx, userId.id);
      return { userId: userId.id };
    },
  }),
);

builder.mutationField("unlockSignIn", (t) =>
  t.field({
    type: userSuccess("UnlockSignInSuccess", "Result of a successful `unlockSignIn` (entrada liberada)."),
    label: "Liberar entrada",
    description: "Resets the count of wrong passwords of an account. For admins.",
    authScopes: may(canAdministerUser, "userId"),
    args: { input: t.arg({ type: UnlockSignInInput, required: true, description: "Input (usuário)." }) },
    resolve: async (_root, { input: { userId } }, ctx) => {
      await unlockSignIn(ctx, userId.id);
      return { userId: userId.id };
    },
  }),
);
