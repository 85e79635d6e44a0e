import { canManageArenaWithId, openArena } from "../../arenas/arena.access";
import { typedArenaKey } from "../../arenas/arena-key.rules";
import { ArenaType } from "../../arenas/arena.type";
import { canManageArena } from "../../arenas/arena.access";
import { RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { canManageFederationWithId, canSeeFederation } from "../federation.access";
import { FederationType } from "../federation.type";
import { mayAnswerWithId, mayEndWithId, mayWithdrawWithId } from "./affiliation.access";
import { AffiliationType } from "./affiliation.type";
import { answerAffiliation, endAffiliation, withdrawAffiliation } from "./answer-affiliation.action";
import { proposeAffiliation } from "./propose-affiliation.action";

const AskForAffiliationInput = builder.inputType("AskForAffiliationInput", {
  description: "Pedido de filiação, da arena.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    federationKey: t.field({ type: "UUID", required: true, description: "Federação: its key." }),
  }),
});

const InviteArenaInput = builder.inputType("InviteArenaInput", {
  description: "Convite para se filiar, da federação.",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federação." }),
    arenaKey: t.string({ required: true, description: "Arena: the key in its address." }),
  }),
});

const AnswerAffiliationInput = builder.inputType("AnswerAffiliationInput", {
  description: "Resposta a um pedido ou convite de filiação.",
  fields: (t) => ({
    affiliationId: t.globalID({ required: true, for: AffiliationType, description: "Filiação." }),
    accept: t.boolean({ required: true, description: "Aceitar: false refuses." }),
  }),
});

const affiliationOnly = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      affiliationId: t.globalID({ required: true, for: AffiliationType, description: "Filiação." }),
    }),
  });

/** The affiliation, and the side that one sees of it. */
const affiliationSuccess = (name: string, description: string) =>
  builder.objectRef<{ affiliationId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      affiliation: t.prismaField({
        type: AffiliationType,
        description: "Filiação: as it is now.",
        resolve: (query, { affiliationId }, _args, ctx) =>
          ctx.db.affiliation.findUniqueOrThrow({ ...query, where: { id: affiliationId } }),
      }),
      arena: t.prismaField({
        type: ArenaType,
        nullable: true,
        description: "Arena: as it is now; null unless one manages it.",
        resolve: async (query, { affiliationId }, _args, ctx) => {
          const { arenaId } = await ctx.db.affiliation.findUniqueOrThrow({ where: { id: affiliationId } });
          return canManageArena(arenaId, ctx.viewer)
            ? ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } })
            : null;
        },
      }),
      federation: t.prismaField({
        type: FederationType,
        nullable: true,
        description: "Federação: as it is now; null unless one works for it.",
        resolve: async (query, { affiliationId }, _args, ctx) => {
          const { federationId } = await ctx.db.affiliation.findUniqueOrThrow({
            where: { id: affiliationId },
          });
          return canSeeFederation(federationId, ctx.viewer)
            ? ctx.db.federation.findUniqueOrThrow({ ...query, where: { id: federationId } })
            : null;
        },
      }),
    }),
  });

const notFound = (message: string) => new RuleViolation("NOT_FOUND", message);

builder.mutationField("askForAffiliation", (t) =>
  t.field({
    type: affiliationSuccess("AskForAffiliationSuccess", "Filiação pedida, ou em vigor."),
    description:
      "Pedir filiação: the federation answers; where it has invited the arena already, that is the arena's yes.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: AskForAffiliationInput, required: true, description: "Pedido." }) },
    errors: { types: [RuleViolation, TooManyAttempts], union: { name: "AskForAffiliationResult" } },
    resolve: async (_root, { input: { arenaId, federationKey } }, ctx) => {
      const found = await ctx.db.federation.count({ where: { id: federationKey, active: true } });
      if (found === 0) throw notFound("Esta federação não recebe pedidos. Escolha outra.");
      const proposal = { arenaId: arenaId.id, federationId: federationKey, by: "ARENA" } as const;
      return { affiliationId: await proposeAffiliation(ctx, proposal) };
    },
  }),
);

builder.mutationField("inviteArena", (t) =>
  t.field({
    type: affiliationSuccess("InviteArenaSuccess", "Arena convidada, ou filiada."),
    description:
      "Convidar arena: it answers; where it has asked the federation already, that is the federation's yes.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: InviteArenaInput, required: true, description: "Convite." }) },
    errors: { types: [RuleViolation, TooManyAttempts], union: { name: "InviteArenaResult" } },
    resolve: async (_root, { input: { federationId, arenaKey } }, ctx) => {
      const arena = await ctx.db.arena.findFirst({
        where: { AND: [{ pageKey: typedArenaKey(arenaKey) }, openArena] },
        select: { id: true },
      });
      if (!arena) throw notFound("Esta arena não recebe convites. Escolha outra.");
      const proposal = { arenaId: arena.id, federationId: federationId.id, by: "FEDERATION" } as const;
      return { affiliationId: await proposeAffiliation(ctx, proposal) };
    },
  }),
);

builder.mutationField("answerAffiliation", (t) =>
  t.field({
    type: affiliationSuccess("AnswerAffiliationSuccess", "Filiação respondida."),
    description:
      "Responder à filiação: the side that was asked agrees or refuses, and the other side is notified.",
    authScopes: may(mayAnswerWithId, "affiliationId"),
    args: { input: t.arg({ type: AnswerAffiliationInput, required: true, description: "Resposta." }) },
    errors: { types: [RuleViolation], union: { name: "AnswerAffiliationResult" } },
    resolve: async (_root, { input: { affiliationId, accept } }, ctx) => {
      await answerAffiliation(ctx, affiliationId.id, accept);
      return { affiliationId: affiliationId.id };
    },
  }),
);

builder.mutationField("withdrawAffiliation", (t) =>
  t.field({
    type: affiliationSuccess("WithdrawAffiliationSuccess", "Proposta de filiação cancelada."),
    description: "Cancelar proposta de filiação: by the side that proposed it, while it awaits an answer.",
    authScopes: may(mayWithdrawWithId, "affiliationId"),
    args: {
      input: t.arg({
        type: affiliationOnly("WithdrawAffiliationInput", "Cancelamento de uma proposta de filiação."),
        required: true,
        description: "Filiação.",
      }),
    },
    errors: { types: [RuleViolation], union: { name: "WithdrawAffiliationResult" } },
    resolve: async (_root, { input }, ctx) => {
      await withdrawAffiliation(ctx, input.affiliationId.id);
      return { affiliationId: input.affiliationId.id };
    },
  }),
);

builder.mutationField("endAffiliation", (t) =>
  t.field({
    type: affiliationSuccess("EndAffiliationSuccess", "Filiação encerrada."),
    description:
      "Encerrar filiação: by either side; history and points stay, and the other side is notified.",
    authScopes: may(mayEndWithId, "affiliationId"),
    args: {
      input: t.arg({
        type: affiliationOnly("EndAffiliationInput", "Fim de uma filiação."),
        required: true,
        description: "Filiação.",
      }),
    },
    errors: { types: [RuleViolation], union: { name: "EndAffiliationResult" } },
    resolve: async (_root, { input }, ctx) => {
      await endAffiliation(ctx, input.affiliationId.id);
      return { affiliationId: input.affiliationId.id };
    },
  }),
);
