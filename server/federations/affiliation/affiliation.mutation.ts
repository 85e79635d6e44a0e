import { canManageArena, canManageArenaWithId, openArena } from "../../arenas/arena.access";
import { typedArenaKey } from "../../arenas/arena-name.rules";
import { ArenaType } from "../../arenas/arena.type";
import { RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { canManageFederationWithId, canSeeFederation } from "../federation.access";
import { FederationType } from "../federation.type";
import { mayAnswerWithId, mayEndWithId, mayWithdrawWithId } from "./affiliation.access";
import { AffiliationType } from "./affiliation.type";
import {
  answerAffiliation,
  endAffiliation,
  proposeAffiliation,
  withdrawAffiliation,
} from "./affiliation.action";

const AskForAffiliationInput = builder.inputType("AskForAffiliationInput", {
  description: "Input of `askForAffiliation` (pedido de filiação, da arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    federationKey: t.field({ type: "UUID", required: true, description: "Its key (federação)." }),
  }),
});

const InviteArenaInput = builder.inputType("InviteArenaInput", {
  description: "Input of `inviteArena` (convite para se filiar, da federação).",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federation (federação)." }),
    arenaKey: t.string({ required: true, description: "The key in its address (arena)." }),
  }),
});

const AnswerAffiliationInput = builder.inputType("AnswerAffiliationInput", {
  description: "Input of `answerAffiliation` (resposta a um pedido ou convite de filiação).",
  fields: (t) => ({
    affiliationId: t.globalID({
      required: true,
      for: AffiliationType,
      description: "Affiliation (filiação).",
    }),
    accept: t.boolean({ required: true, description: "Accept; false refuses (aceitar)." }),
  }),
});

const affiliationOnly = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      affiliationId: t.globalID({
        required: true,
        for: AffiliationType,
        description: "Affiliation (filiação).",
      }),
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
        description: "Affiliation, as it is now (filiação).",
        resolve: (query, { affiliationId }, _args, ctx) =>
          ctx.db.affiliation.findUniqueOrThrow({ ...query, where: { id: affiliationId } }),
      }),
      arena: t.prismaField({
        type: ArenaType,
        nullable: true,
        description: "Arena, as it is now; null unless one manages it.",
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
        description: "Federation, as it is now; null unless one works for it (federação).",
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
    type: affiliationSuccess(
      "AskForAffiliationSuccess",
      "Result of a successful `askForAffiliation` (filiação pedida, ou em vigor).",
    ),
    label: "Pedir filiação",
    description:
      "Asks a federation for an affiliation. If the federation has already invited the arena, this accepts the invitation.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: AskForAffiliationInput, required: true, description: "Input (pedido)." }) },
    errors: { types: [RuleViolation, TooManyAttempts] },
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
    type: affiliationSuccess(
      "InviteArenaSuccess",
      "Result of a successful `inviteArena` (arena convidada, ou filiada).",
    ),
    label: "Convidar arena",
    description:
      "Invites an arena to affiliate. If the arena has already asked the federation, this accepts its request.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: InviteArenaInput, required: true, description: "Input (convite)." }) },
    errors: { types: [RuleViolation, TooManyAttempts] },
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
    type: affiliationSuccess(
      "AnswerAffiliationSuccess",
      "Result of a successful `answerAffiliation` (filiação respondida).",
    ),
    label: "Responder à filiação",
    description:
      "Agrees to an affiliation or refuses it, for the side that was asked; the other side is notified.",
    authScopes: may(mayAnswerWithId, "affiliationId"),
    args: {
      input: t.arg({ type: AnswerAffiliationInput, required: true, description: "Input (resposta)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { affiliationId, accept } }, ctx) => {
      await answerAffiliation(ctx, affiliationId.id, accept);
      return { affiliationId: affiliationId.id };
    },
  }),
);

builder.mutationField("withdrawAffiliation", (t) =>
  t.field({
    type: affiliationSuccess(
      "WithdrawAffiliationSuccess",
      "Result of a successful `withdrawAffiliation` (proposta de filiação cancelada).",
    ),
    label: "Cancelar proposta de filiação",
    description: "Withdraws a proposed affiliation while it awaits an answer. For the side that proposed it.",
    authScopes: may(mayWithdrawWithId, "affiliationId"),
    args: {
      input: t.arg({
        type: affiliationOnly(
          "WithdrawAffiliationInput",
          "Input of `withdrawAffiliation` (cancelamento de uma proposta de filiação).",
        ),
        required: true,
        description: "Input (filiação).",
      }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => {
      await withdrawAffiliation(ctx, input.affiliationId.id);
      return { affiliationId: input.affiliationId.id };
    },
  }),
);

builder.mutationField("endAffiliation", (t) =>
  t.field({
    type: affiliationSuccess(
      "EndAffiliationSuccess",
      "Result of a successful `endAffiliation` (filiação encerrada).",
    ),
    label: "Encerrar filiação",
    description:
      "Ends an affiliation from either side; history and points stay, and the other side is notified.",
    authScopes: may(mayEndWithId, "affiliationId"),
    args: {
      input: t.arg({
        type: affiliationOnly("EndAffiliationInput", "Input of `endAffiliation` (fim de uma filiação)."),
        required: true,
        description: "Input (filiação).",
      }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => {
      await endAffiliation(ctx, input.affiliationId.id);
      return { affiliationId: input.affiliationId.id };
    },
  }),
);
