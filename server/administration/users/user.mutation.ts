import { ArenaType } from "../../arenas/arena.type";
import { AthleteLevelType } from "../../athletes/athlete.type";
import { FederationType } from "../../federations/federation.type";
import { RoleType, UserType } from "../../identity/identity.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder, type FieldsOf } from "../../platform/graphql/builder";
import { may, mayWith } from "../../platform/graphql/may";
import { canAdministerPlaces, canAdministerUser, canCorrectName } from "../administration.access";
import { endUserSessions, unlockSignIn } from "./account.action";
import { assignRole } from "./assign-role.action";
import { correctAccountName } from "./correct-account-name.action";
import { createAthlete } from "./create-athlete.action";
import { removeRole } from "./remove-role.action";

const admins = { admin: true } as const;

const userNow = <Root extends { userId: string }>(t: FieldsOf<Root>) =>
  t.prismaField({
    type: UserType,
    description: "Usuário: as it is now.",
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
  description: "Novo atleta, com uma conta.",
  fields: (t) => ({
    fullName: t.string({
      required: true,
      description: "Nome completo: 2 to 100 letters, spaces and the signs of names (' - .).",
    }),
    email: t.string({ required: true, description: "E-mail: where the temporary password goes." }),
    cpf: t.string({ required: true, description: "CPF: with or without mask." }),
    phone: t.string({ description: "Telefone: null when there is none." }),
    birthDate: t.field({ type: "Date", description: "Data de nascimento: null when it is not known." }),
    level: t.field({ type: AthleteLevelType, required: true, description: "Nível." }),
    notes: t.string({ description: "Observações: at most 1000 characters; null for none." }),
  }),
});

const AssignRoleInput = builder.inputType("AssignRoleInput", {
  description: "Atribuição de um role, com o que ele pede.",
  fields: (t) => ({
    email: t.string({ required: true, description: "E-mail: of the person." }),
    personName: t.string({ required: true, description: "Nome: Used only if a new account is created." }),
    role: t.field({ type: RoleType, required: true, description: "Role." }),
    arenaId: t.globalID({ for: ArenaType, description: "Arena: that passes to a manager." }),
    federationId: t.globalID({ for: FederationType, description: "Federação: that a manager works for." }),
    position: t.string({ description: "Cargo: at the federation." }),
    arenaIds: t.globalIDList({ for: ArenaType, description: "Arenas: where a teacher teaches, at most 20." }),
    level: t.field({ type: AthleteLevelType, description: "Nível: of an athlete; Fun when it is left out." }),
  }),
});

const UserRoleInput = builder.inputType("RemoveRoleInput", {
  description: "Retirada de um role.",
  fields: (t) => ({
    userId: t.globalID({ required: true, for: UserType, description: "Usuário." }),
    role: t.field({ type: RoleType, required: true, description: "Role." }),
  }),
});

const accountInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ userId: t.globalID({ required: true, for: UserType, description: "Usuário." }) }),
  });
const EndUserSessionsInput = accountInput("EndUserSessionsInput", "Encerramento das sessões de uma conta.");
const UnlockSignInInput = accountInput("UnlockSignInInput", "Liberação da entrada em uma conta.");

const CorrectAccountNameInput = builder.inputType("CorrectAccountNameInput", {
  description: "Correção do nome de uma conta.",
  fields: (t) => ({
    userId: t.globalID({ required: true, for: UserType, description: "Usuário." }),
    name: t.string({
      required: true,
      description: "Nome completo: 2 to 100 letters, spaces and the signs of names (' - .).",
    }),
  }),
});

const CorrectAccountNameSuccess = builder
  .objectRef<{ userId: string }>("CorrectAccountNameSuccess")
  .implement({
    description: "Nome corrigido.",
    authScopes: { signedIn: true },
    fields: (t) => ({ user: userNow(t) }),
  });

const AssignRoleSuccess = builder
  .objectRef<{ email: string; asked: boolean }>("AssignRoleSuccess")
  .implement({
    description: "Role atribuído, ou a pessoa perguntada.",
    authScopes: admins,
    fields: (t) => ({
      asked: t.exposeBoolean("asked", {
        description: "Perguntada: whether the person has an account and answers first.",
      }),
      user: t.prismaField({
        type: UserType,
        description: "Usuário: as it is now.",
        resolve: (query, { email }, _args, ctx) =>
          ctx.db.user.findUniqueOrThrow({ ...query, where: { email } }),
      }),
    }),
  });

builder.mutationField("createAthlete", (t) =>
  t.field({
    type: userSuccess("CreateAthleteSuccess", "Atleta criado."),
    description:
      "Criar atleta: Creates an athlete with an account, and mails the temporary password. For admins.",
    authScopes: admins,
    args: { input: t.arg({ type: CreateAthleteInput, required: true, description: "Atleta." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "CreateAthleteResult" } },
    resolve: async (_root, { input }, ctx) => ({ userId: await createAthlete(ctx, input) }),
  }),
);

builder.mutationField("assignRole", (t) =>
  t.field({
    type: AssignRoleSuccess,
    description:
      "Atribuir role: with what it needs; who is to run an arena or a federation and has an account is asked first. For admins.",
    authScopes: mayWith(canAdministerPlaces),
    args: { input: t.arg({ type: AssignRoleInput, required: true, description: "Pessoa e role." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "AssignRoleResult" } },
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
    type: userSuccess("RemoveRoleSuccess", "Role retirado."),
    description:
      "Retirar role: Removes the role and what depends on it, and notifies the user. Admins cannot remove their own roles or the last admin. For admins.",
    authScopes: may(canAdministerUser, "userId"),
    args: { input: t.arg({ type: UserRoleInput, required: true, description: "Usuário e role." }) },
    errors: { types: [RuleViolation], union: { name: "RemoveRoleResult" } },
    resolve: async (_root, { input: { userId, role } }, ctx) => {
      await removeRole(ctx, userId.id, role);
      return { userId: userId.id };
    },
  }),
);

builder.mutationField("correctAccountName", (t) =>
  t.field({
    type: CorrectAccountNameSuccess,
    description:
      "Corrigir o nome da conta: Users can change their own name, and admins any name. The name of an athlete or teacher is part of their record and is changed there.",
    authScopes: may(canCorrectName, "userId"),
    args: { input: t.arg({ type: CorrectAccountNameInput, required: true, description: "Usuário e nome." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "CorrectAccountNameResult" } },
    resolve: async (_root, { input: { userId, name } }, ctx) => {
      await correctAccountName(ctx, userId.id, { name });
      return { userId: userId.id };
    },
  }),
);

builder.mutationField("endUserSessions", (t) =>
  t.field({
    type: userSuccess("EndUserSessionsPayload", "Sessões encerradas."),
    description: "Encerrar sessões: of an account, on all devices. For admins.",
    authScopes: may(canAdministerUser, "userId"),
    args: { input: t.arg({ type: EndUserSessionsInput, required: true, description: "Usuário." }) },
    resolve: async (_root, { input: { userId } }, ctx) => {
      await endUserSessions(ctx, userId.id);
      return { userId: userId.id };
    },
  }),
);

builder.mutationField("unlockSignIn", (t) =>
  t.field({
    type: userSuccess("UnlockSignInPayload", "Entrada liberada."),
    description: "Liberar entrada: wrong passwords are forgotten. For admins.",
    authScopes: may(canAdministerUser, "userId"),
    args: { input: t.arg({ type: UnlockSignInInput, required: true, description: "Usuário." }) },
    resolve: async (_root, { input: { userId } }, ctx) => {
      await unlockSignIn(ctx, userId.id);
      return { userId: userId.id };
    },
  }),
);
