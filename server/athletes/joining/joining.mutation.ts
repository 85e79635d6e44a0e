import { ArenaType } from "../../arenas/arena.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may, mayWith } from "../../platform/graphql/context";
import { encodeGlobalId } from "../../platform/graphql/nodes";
import { atMost } from "../../platform/graphql/connection";
import { forbidden } from "../../platform/graphql/errors";
import { answerJoinRequests, askToJoinArena, withdrawJoinRequest } from "./joining.action";
import { canAnswerJoinRequests, canAskToJoin, ownsJoinRequest } from "./join-request.access";
import { mostAnswered } from "./join-request.rules";
import { JoinRequestType, PublicArenaType } from "./joining.type";
import { askingAthlete } from "./joining.loader";

const AskToJoinArenaInput = builder.inputType("AskToJoinArenaInput", {
  description: "Input of `askToJoinArena` (pedido para entrar em uma arena).",
  fields: (t) => ({
    arenaKey: t.string({
      required: true,
      description: "Arena key, as its address carries it (chave da arena).",
    }),
  }),
});

const WithdrawJoinRequestInput = builder.inputType("WithdrawJoinRequestInput", {
  description: "Input of `withdrawJoinRequest` (cancelamento de um pedido para entrar).",
  fields: (t) => ({
    requestId: t.globalID({
      required: true,
      for: JoinRequestType,
      description: "The viewer's own (pedido).",
    }),
  }),
});

const AnswerJoinRequestsInput = builder.inputType("AnswerJoinRequestsInput", {
  description: "Input of `answerJoinRequests` (resposta a pedidos para entrar).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    requestIds: t.globalIDList({
      required: true,
      for: JoinRequestType,
      description: "Request, 1 to 100 of that arena (pedidos).",
    }),
    accept: t.boolean({ required: true, description: "Accept; false refuses (aceitar)." }),
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
        description: "Its current state for the viewer (arena).",
        resolve: ({ arenaId }, _args, { db }) => db.arena.findUniqueOrThrow({ where: { id: arenaId } }),
      }),
    }),
  });

const AskToJoinArenaSuccess = ofArenaPage(
  "AskToJoinArenaSuccess",
  "Result of a successful `askToJoinArena` (pedido feito).",
);
const WithdrawJoinRequestSuccess = ofArenaPage(
  "WithdrawJoinRequestSuccess",
  "Result of a successful `withdrawJoinRequest` (pedido cancelado).",
);

const AnswerJoinRequestsSuccess = builder
  .objectRef<{ arenaId: string; answered: string[] }>("AnswerJoinRequestsSuccess")
  .implement({
    description: "Result of a successful `answerJoinRequests` (pedidos respondidos).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      answeredIds: t.idList({
        extensions: atMost(mostAnswered, 5),
        description:
          "Requests answered by this call, at most 100; those already answered by another user are left out (respondidos).",
        resolve: ({ answered }) => answered.map((id) => encodeGlobalId("JoinRequest", id)),
      }),
      arena: t.prismaField({
        type: "Arena",
        description: "Arena, as it is now.",
        resolve: (query, { arenaId }, _args, ctx) =>
          ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
      }),
    }),
  });

builder.mutationField("askToJoinArena", (t) =>
  t.field({
    type: AskToJoinArenaSuccess,
    label: "Pedir para entrar",
    description:
      "Asks an arena to let the viewer join; an arena that accepts everyone admits the viewer at once.",
    authScopes: mayWith(canAskToJoin),
    args: { input: t.arg({ type: AskToJoinArenaInput, required: true, description: "Input (pedido)." }) },
    errors: { types: [RuleViolation, TooManyAttempts] },
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
    label: "Cancelar pedido",
    description: "Withdraws a request to join that the arena has not answered.",
    authScopes: may(ownsJoinRequest, "requestId"),
    args: {
      input: t.arg({ type: WithdrawJoinRequestInput, required: true, description: "Input (pedido)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => ({
      arenaId: await withdrawJoinRequest(ctx, input.requestId.id),
    }),
  }),
);

builder.mutationField("answerJoinRequests", (t) =>
  t.field({
    type: AnswerJoinRequestsSuccess,
    label: "Responder a pedidos",
    description: "Accepts or refuses requests to join, and mails the athletes. A refusal can be reversed.",
    authScopes: mayWith(canAnswerJoinRequests),
    args: {
      input: t.arg({ type: AnswerJoinRequestsInput, required: true, description: "Input (resposta)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
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
