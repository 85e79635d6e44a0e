import { ArenaType } from "../../arenas/arena.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder, type FieldsOf } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { canAdministerArena } from "../administration.access";
import { createArena, handOverArena, reactivateArena, suspendArena, updateArena } from "./arena.action";
import { ArenaChangedMeanwhile } from "./arena.errors";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const recordFields = (t: InputFields) => ({
  name: t.string({ required: true, description: "Name, 2 to 100 characters (nome da arena)." }),
  responsibleName: t.string({
    required: true,
    description: "Responsible name, 2 to 100 letters, spaces and the signs of names (' - .) (responsável).",
  }),
  email: t.string({ required: true, description: "E-mail, of the arena (e-mail)." }),
  cnpj: t.string({ required: true, description: "CNPJ, with or without mask." }),
  fullAddress: t.string({
    required: true,
    description: "Full address, 5 to 200 characters (endereço completo).",
  }),
  contactPhone: t.string({ description: "Contact phone; null when there is none (telefone de contato)." }),
});

const CreateArenaInput = builder.inputType("CreateArenaInput", {
  description: "The data of the arena (nova arena). Its owner is invited under this name and e-mail.",
  fields: (t) => ({
    ...recordFields(t),
    courtCount: t.int({ required: true, description: "Court count, 1 to 50 (quantidade de quadras)." }),
    hourlyRateInCents: t.int({
      required: true,
      description: "Hourly rate, in centavos (valor da hora de quadra).",
    }),
    dayUseInCents: t.int({ required: true, description: "Day Use, in centavos (valor do Day Use)." }),
  }),
});

const UpdateArenaInput = builder.inputType("UpdateArenaInput", {
  description: "Input of `updateArena` (dados de uma arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    version: t.int({ required: true, description: "The one that was seen (versão)." }),
    ...recordFields(t),
  }),
});

const HandOverArenaInput = builder.inputType("HandOverArenaInput", {
  description: "Input of `handOverArena` (passagem de uma arena a outra pessoa).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    email: t.string({ required: true, description: "E-mail, of the person (e-mail)." }),
    personName: t.string({
      required: true,
      description: "Person name; used only if a new account is created (nome).",
    }),
  }),
});

builder.mutationField("createArena", (t) =>
  t.field({
    type: invitedToArena("CreateArenaSuccess", "Result of a successful `createArena` (arena criada)."),
    label: "Criar arena",
    description: "Creates the arena with its courts and invites the owner. For admins.",
    authScopes: { admin: true },
    args: { input: t.arg({ type: CreateArenaInput, required: true, description: "Input (arena)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: (_root, { input }, ctx) => createArena(ctx, input),
  }),
);

builder.mutationField("updateArena", (t) =>
  t.field({
    type: arenaSuccess("UpdateArenaSuccess", "Result of a successful `updateArena` (arena salva)."),
    label: "Alterar arena",
    description: "Saves the data of the arena. Rejects a stale version. For admins.",
    authScopes: may(canAdministerArena, "arenaId"),
    args: { input: t.arg({ type: UpdateArenaInput, required: true, description: "Input (dados)." }) },
    errors: {
      types: [InvalidInput, ArenaChangedMeanwhile, RuleViolation],
    },
    resolve: async (_root, { input: { arenaId, version, ...record } }, ctx) => {
      await updateArena(ctx, arenaId.id, version, record);
      return { arenaId: arenaId.id };
    },
  }),
);

builder.mutationField("handOverArena", (t) =>
  t.field({
    type: invitedToArena(
      "HandOverArenaSuccess",
      "Result of a successful `handOverArena` (arena passada a outra pessoa, ou a pessoa perguntada).",
    ),
    label: "Passar arena a outra pessoa",
    description: "Hands an arena over to another person; the owner of an account is asked first. For admins.",
    authScopes: may(canAdministerArena, "arenaId"),
    args: { input: t.arg({ type: HandOverArenaInput, required: true, description: "Input (pessoa)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaId, ...person } }, ctx) => ({
      arenaId: arenaId.id,
      ...(await handOverArena(ctx, arenaId.id, person)),
    }),
  }),
);

const SuspendArenaInput = builder.inputType("SuspendArenaInput", {
  description: "Input of `suspendArena` (suspensão de uma arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    reason: t.string({
      required: true,
      description: "Reason, 5 to 500 characters; its people read it (motivo).",
    }),
  }),
});

const ReactivateArenaInput = builder.inputType("ReactivateArenaInput", {
  description: "Input of `reactivateArena` (reativação de uma arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    reason: t.string({ description: "A note to the owner, at most 500 characters; null for none (recado)." }),
  }),
});

builder.mutationField("suspendArena", (t) =>
  t.field({
    type: arenaSuccess("SuspendArenaSuccess", "Result of a successful `suspendArena` (arena suspensa)."),
    label: "Suspender arena",
    description:
      "Hides the arena from the public and blocks new activity. Its owner is notified of the reason. For admins.",
    authScopes: may(canAdministerArena, "arenaId"),
    args: { input: t.arg({ type: SuspendArenaInput, required: true, description: "Input (motivo)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaId, ...why } }, ctx) => {
      await suspendArena(ctx, arenaId.id, why);
      return { arenaId: arenaId.id };
    },
  }),
);

builder.mutationField("reactivateArena", (t) =>
  t.field({
    type: arenaSuccess(
      "ReactivateArenaSuccess",
      "Result of a successful `reactivateArena` (arena reativada).",
    ),
    label: "Reativar arena",
    description: "Undoes the suspension and notifies the owner. For admins.",
    authScopes: may(canAdministerArena, "arenaId"),
    args: {
      input: t.arg({ type: ReactivateArenaInput, required: true, description: "Input (arena e recado)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaId, ...why } }, ctx) => {
      await reactivateArena(ctx, arenaId.id, why);
      return { arenaId: arenaId.id };
    },
  }),
);

const admins = { admin: true } as const;

const arenaNow = <Root extends { arenaId: string }>(t: FieldsOf<Root>) =>
  t.prismaField({
    type: ArenaType,
    description: "Arena, as it is now (arena).",
    resolve: (query, { arenaId }, _args, ctx) =>
      ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
  });

/** The answer of what was done to an arena. */
const arenaSuccess = (name: string, description: string) =>
  builder.objectRef<{ arenaId: string }>(name).implement({
    description,
    authScopes: admins,
    fields: (t) => ({ arena: arenaNow(t) }),
  });

/** The success type of a mutation that also invites an owner. */
const invitedToArena = (name: string, description: string) =>
  builder.objectRef<{ arenaId: string; asked: boolean }>(name).implement({
    description,
    authScopes: admins,
    fields: (t) => ({
      asked: t.exposeBoolean("asked", {
        description:
          "Whether the person has an account and answers first; else they have one now, and its password by mail (perguntada).",
      }),
      arena: arenaNow(t),
    }),
  });
