import { ArenaType } from "../../arenas/arena.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may, mayWith } from "../../platform/graphql/may";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import { atMost } from "../../platform/graphql/list-size";
import { forbidden } from "../../platform/graphql/errors";
import { answerJoinRequests } from "./answer-join-requests.action";
import { askToJoinArena } from "./ask-to-join.action";
import { canAnswerJoinRequests, canAskToJoin, ownsJoinRequest } from "./join-request.access";
import { mostAnswered } from "./join-request.rules";
import { JoinRequestType } from "./join-request.type";
import { askingAthlete } from "./public-arena.loader";
import { PublicArenaType } from "./public-arena.type";
import { withdrawJoinRequest } from "./withdraw-join-request.action";

const AskToJoinArenaInput = builder.inputType("AskToJoinArenaInput", {
  description: "Pedido para entrar em uma arena.",
  fields: (t) => ({
    arenaKey: t.string({ required: true, description: "Chave da arena: as its address carries it." }),
  }),
});

const WithdrawJoinRequestInput = builder.inputType("WithdrawJoinRequestInput", {
  description: "Cancelamento de um pedido para entrar.",
  fields: (t) => ({
    requestId: t.globalID({ required: true, for: JoinRequestType, description: "Pedido: the viewer's own." }),
  }),
});

const AnswerJoinRequestsInput = builder.inputType("AnswerJoinRequestsInput", {
  description: "Resposta a pedidos para entrar.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    requestIds: t.globalIDList({
      required: true,
      for: JoinRequestType,
      description: "Pedidos: 1 to 100 of that arena.",
    }),
    accept: t.boolean({ required: true, description: "Aceitar: false refuses." }),
  }),
});

/** The arena as the athlete who asked sees it. */
const ofArenaPage = (name: string, description: string) =>
  builder.objectRef<{ arenaId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      arena: t.field({
        type: PublicArenaType,
        description: "Arena: its current state for the viewer.",
        resolve: ({ arenaId }, _args, { db }) => db.arena.findUniqueOrThrow({ where: { id: arenaId } }),
      }),
    }),
  });

const AskToJoinArenaSuccess = ofArenaPage("AskToJoinArenaSuccess", "Pedido feito.");
const WithdrawJoinRequestSuccess = ofArenaPage("WithdrawJoinRequestSuccess", "Pedido cancelado.");

const AnswerJoinRequestsSuccess = builder
  .objectRef<{ arenaId: string; answered: string[] }>("AnswerJoinRequestsSuccess")
  .implement({
    description: "Pedidos respondidos.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      answeredIds: t.idList({
        extensions: atMost(mostAnswered, 5),
        description:
          "Respondidos: requests answered by this call, at most 100; those already answered by another user are left out.",
        resolve: ({ answered }) => answered.map((id) => encodeGlobalId("JoinRequest", id)),
      }),
      arena: t.prismaField({
        type: "Arena",
        description: "Arena: as it is now.",
        resolve: (query, { arenaId }, _args, ctx) =>
          ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
      }),
    }),
  });

builder.mutationField("askToJoinArena", (t) =>
  t.field({
    type: AskToJoinArenaSuccess,
    description:
      "Pedir para entrar: waits for the arena's answer, or is in at once where it accepts everyone.",
    authScopes: mayWith(canAskToJoin),
    args: { input: t.arg({ type: AskToJoinArenaInput, required: true, description: "Pedido." }) },
    errors: { types: [RuleViolation, TooManyAttempts], union: { name: "AskToJoinArenaResult" } },
    resolve: async (_root, { input }, ctx) => {
      const athleteId = askingAthlete(ctx);
      if (athleteId === null) throw forbidden();
      return { arenaId: await askToJoinArena(ctx, athleteId, input.arenaKey) };
    },
  }),
);

builder.mutationField("withdrawJoinRequest", (t) =>
  t.field({
    type: WithdrawJoinRequestSuccess,
    description: "Cancelar pedido: while the arena has not answered.",
    authScopes: may(ownsJoinRequest, "requestId"),
    args: { input: t.arg({ type: WithdrawJoinRequestInput, required: true, description: "Pedido." }) },
    errors: { types: [RuleViolation], union: { name: "WithdrawJoinRequestResult" } },
    resolve: async (_root, { input }, ctx) => ({
      arenaId: await withdrawJoinRequest(ctx, input.requestId.id),
    }),
  }),
);

builder.mutationField("answerJoinRequests", (t) =>
  t.field({
    type: AnswerJoinRequestsSuccess,
    description:
      "Responder a pedidos: accepts or refuses, and mails the athletes. A refusal can be made good.",
    authScopes: mayWith(canAnswerJoinRequests),
    args: { input: t.arg({ type: AnswerJoinRequestsInput, required: true, description: "Resposta." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "AnswerJoinRequestsResult" } },
    resolve: async (_root, { input: { arenaId, requestIds, accept } }, ctx) => ({
      arenaId: arenaId.id,
      answered: await answerJoinRequests(
        ctx,
        arenaId.id,
        requestIds.map(({ id }) => id),
        accept,
      ),
    }),
  }),
);
