import { ArenaType } from "../../arenas/arena.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { canAdministerArena } from "../administration.access";
import { arenaSuccess, invitedToArena } from "./arena-success.type";
import { ArenaChangedMeanwhile } from "./arena.errors";
import { createArena } from "./create-arena.action";
import { handOverArena } from "./hand-over-arena.action";
import { updateArena } from "./update-arena.action";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const recordFields = (t: InputFields) => ({
  name: t.string({ required: true, description: "Nome da arena: 2 to 100 characters." }),
  responsibleName: t.string({
    required: true,
    description: "Responsável: 2 to 100 letters, spaces and the signs of names (' - .).",
  }),
  email: t.string({ required: true, description: "E-mail: of the arena." }),
  cnpj: t.string({ required: true, description: "CNPJ: with or without mask." }),
  fullAddress: t.string({ required: true, description: "Endereço completo: 5 to 200 characters." }),
  contactPhone: t.string({ description: "Telefone de contato: null when there is none." }),
});

const CreateArenaInput = builder.inputType("CreateArenaInput", {
  description: "Nova arena: The data of the arena. Its owner is invited under this name and e-mail.",
  fields: (t) => ({
    ...recordFields(t),
    courtCount: t.int({ required: true, description: "Quantidade de quadras: 1 to 50." }),
    hourlyRateInCents: t.int({ required: true, description: "Valor da hora de quadra: in centavos." }),
    dayUseInCents: t.int({ required: true, description: "Valor do Day Use: in centavos." }),
  }),
});

const UpdateArenaInput = builder.inputType("UpdateArenaInput", {
  description: "Dados de uma arena.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    version: t.int({ required: true, description: "Versão: the one that was seen." }),
    ...recordFields(t),
  }),
});

const HandOverArenaInput = builder.inputType("HandOverArenaInput", {
  description: "Passagem de uma arena a outra pessoa.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    email: t.string({ required: true, description: "E-mail: of the person." }),
    personName: t.string({ required: true, description: "Nome: Used only if a new account is created." }),
  }),
});

builder.mutationField("createArena", (t) =>
  t.field({
    type: invitedToArena("CreateArenaSuccess", "Arena criada."),
    description: "Criar arena: Creates the arena with its courts and invites the owner. For admins.",
    authScopes: { admin: true },
    args: { input: t.arg({ type: CreateArenaInput, required: true, description: "Arena." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "CreateArenaResult" } },
    resolve: (_root, { input }, ctx) => createArena(ctx, input),
  }),
);

builder.mutationField("updateArena", (t) =>
  t.field({
    type: arenaSuccess("UpdateArenaSuccess", "Arena salva."),
    description: "Alterar arena: Saves the data of the arena. Rejects a stale version. For admins.",
    authScopes: may(canAdministerArena, "arenaId"),
    args: { input: t.arg({ type: UpdateArenaInput, required: true, description: "Dados." }) },
    errors: {
      types: [InvalidInput, ArenaChangedMeanwhile, RuleViolation],
      union: { name: "UpdateArenaResult" },
    },
    resolve: async (_root, { input: { arenaId, version, ...record } }, ctx) => {
      await updateArena(ctx, arenaId.id, version, record);
      return { arenaId: arenaId.id };
    },
  }),
);

builder.mutationField("handOverArena", (t) =>
  t.field({
    type: invitedToArena("HandOverArenaSuccess", "Arena passada a outra pessoa, ou a pessoa perguntada."),
    description: "Passar arena a outra pessoa: who has an account is asked first. For admins.",
    authScopes: may(canAdministerArena, "arenaId"),
    args: { input: t.arg({ type: HandOverArenaInput, required: true, description: "Pessoa." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "HandOverArenaResult" } },
    resolve: async (_root, { input: { arenaId, ...person } }, ctx) => ({
      arenaId: arenaId.id,
      ...(await handOverArena(ctx, arenaId.id, person)),
    }),
  }),
);
