import { typedArenaKey } from "../../arenas/arena-name.rules";
import { canManageArenaWithId } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { AthleteType } from "../../athletes/athlete.type";
import { askingAthlete } from "../../athletes/joining/joining.loader";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { forbidden } from "../../platform/graphql/errors";
import { may, mayWith } from "../../platform/graphql/context";
import { canAskForCourt } from "../rental.access";
import { DayUseType } from "../rental.type";
import { addDayUse, answerDayUse, askForDayUse, cancelDayUse, cancelOwnDayUse } from "./day-use.action";
import { canManageDayUse, ownsDayUse } from "./day-use.access";

const AddDayUseInput = builder.inputType("AddDayUseInput", {
  description: "Input of `addDayUse` (Day Use de um dia).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    clientName: t.string({
      required: true,
      description: "Client name, 2 to 80 characters (nome do cliente).",
    }),
    contact: t.string({ description: "Phone or e-mail, up to 100 characters (contato)." }),
    athleteId: t.globalID({
      for: AthleteType,
      description:
        "An athlete of the arena, who comes alone and is charged; null for a client by name (atleta).",
    }),
    date: t.field({ type: "Date", required: true, description: "Date, from today on (dia)." }),
    people: t.int({ required: true, description: "People, 1 to 50, with the client (pessoas)." }),
    priceInCents: t.int({
      description: "Price, of all of them, in centavos; null for the arena's price (valor).",
    }),
  }),
});

const CancelDayUseInput = builder.inputType("CancelDayUseInput", {
  description: "Input of `cancelDayUse` (cancelamento de um Day Use).",
  fields: (t) => ({
    dayUseId: t.globalID({ required: true, for: DayUseType, description: "Day Use." }),
    reason: t.string({
      description: "Reason, up to 200 characters; an athlete who asked for it reads it (motivo).",
    }),
  }),
});

const AnswerDayUseInput = builder.inputType("AnswerDayUseInput", {
  description: "Input of `answerDayUse` (resposta a um pedido de Day Use).",
  fields: (t) => ({
    dayUseId: t.globalID({ required: true, for: DayUseType, description: "Day Use." }),
    accept: t.boolean({ required: true, description: "Accept; false refuses (confirmar)." }),
    reason: t.string({
      description: "Reason, of a refusal, 3 to 200 characters; the athlete reads it (motivo).",
    }),
  }),
});

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("addDayUse", (t) =>
  t.field({
    type: dayUseSuccess("AddDayUseSuccess", "Result of a successful `addDayUse` (Day Use registrado)."),
    label: "Locação de Quadra, Day Use",
    description: "Books people for a day. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: AddDayUseInput, required: true, description: "Input (Day Use)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { arenaId, athleteId, priceInCents, ...input } }, ctx) => ({
      dayUseId: await addDayUse(ctx, arenaId.id, {
        ...input,
        athleteId: athleteId?.id ?? null,
        priceInCents: priceInCents ?? undefined,
      }),
    }),
  }),
);

builder.mutationField("cancelDayUse", (t) =>
  t.field({
    type: dayUseSuccess("CancelDayUseSuccess", "Result of a successful `cancelDayUse` (Day Use cancelado)."),
    label: "Cancelar Day Use",
    description: "Cancels a Day Use and mails its athlete. For managers of the arena.",
    authScopes: may(canManageDayUse, "dayUseId"),
    args: { input: t.arg({ type: CancelDayUseInput, required: true, description: "Input (cancelamento)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { dayUseId, ...input } }, ctx) => {
      await cancelDayUse(ctx, dayUseId.id, input);
      return { dayUseId: dayUseId.id };
    },
  }),
);

builder.mutationField("answerDayUse", (t) =>
  t.field({
    type: dayUseSuccess("AnswerDayUseSuccess", "Result of a successful `answerDayUse` (pedido respondido)."),
    label: "Responder a um pedido de Day Use",
    description: "Confirms or refuses a requested Day Use, and mails the athlete.",
    authScopes: may(canManageDayUse, "dayUseId"),
    args: { input: t.arg({ type: AnswerDayUseInput, required: true, description: "Input (resposta)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { dayUseId, ...input } }, ctx) => {
      await answerDayUse(ctx, dayUseId.id, input);
      return { dayUseId: dayUseId.id };
    },
  }),
);

const AskForDayUseInput = builder.inputType("AskForDayUseInput", {
  description: "Input of `askForDayUse` (pedido de Day Use).",
  fields: (t) => ({
    arenaKey: t.string({
      required: true,
      description: "Arena key, as its address carries it (chave da arena).",
    }),
    date: t.field({ type: "Date", required: true, description: "Today or one of the next 30 (dia)." }),
  }),
});

const CancelOwnDayUseInput = builder.inputType("CancelOwnDayUseInput", {
  description: "Input of `cancelOwnDayUse` (desistência de um Day Use).",
  fields: (t) => ({
    dayUseId: t.globalID({ required: true, for: DayUseType, description: "The viewer's own (Day Use)." }),
  }),
});

builder.mutationField("askForDayUse", (t) =>
  t.field({
    type: dayUseSuccess(
      "AskForDayUseSuccess",
      "The Day Use is requested, or booked at once where the arena does so (Day Use pedido).",
    ),
    label: "Pedir Day Use",
    description: "Requests a Day Use for the viewer on the arena's page.",
    authScopes: mayWith(canAskForCourt),
    args: { input: t.arg({ type: AskForDayUseInput, required: true, description: "Input (pedido)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaKey, ...input } }, ctx) => {
      const athleteId = askingAthlete(ctx);
      if (athleteId === null) throw forbidden();
      return { dayUseId: await askForDayUse(ctx, athleteId, typedArenaKey(arenaKey), input) };
    },
  }),
);

builder.mutationField("cancelOwnDayUse", (t) =>
  t.field({
    type: dayUseSuccess(
      "CancelOwnDayUseSuccess",
      "Result of a successful `cancelOwnDayUse` (Day Use cancelado).",
    ),
    label: "Cancelar o próprio Day Use",
    description:
      "Cancels the viewer's own Day Use, free until the arena's deadline before it opens that day.",
    authScopes: may(ownsDayUse, "dayUseId"),
    args: { input: t.arg({ type: CancelOwnDayUseInput, required: true, description: "Input (Day Use)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { dayUseId } }, ctx) => {
      await cancelOwnDayUse(ctx, dayUseId.id);
      return { dayUseId: dayUseId.id };
    },
  }),
);

/** Success result of mutations on a day use. */
const dayUseSuccess = (name: string, description: string) =>
  builder.objectRef<{ dayUseId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      dayUse: t.prismaField({
        type: DayUseType,
        description: "Day Use, as it is now.",
        resolve: (query, { dayUseId }, _args, ctx) =>
          ctx.db.dayUse.findUniqueOrThrow({ ...query, where: { id: dayUseId } }),
      }),
    }),
  });
