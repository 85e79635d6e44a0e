import { canManageArenaWithId } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { AthleteType } from "../../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { DayUseType } from "../rental.type";
import { answerDayUse } from "./answer-day-use.action";
import { dayUseSuccess } from "./day-use-success.type";
import { canManageDayUse } from "./day-use.access";
import { addDayUse, cancelDayUse } from "./day-use.action";

const AddDayUseInput = builder.inputType("AddDayUseInput", {
  description: "Day Use de um dia.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    clientName: t.string({ required: true, description: "Nome do cliente: 2 to 80 characters." }),
    contact: t.string({ description: "Contato: phone or e-mail, up to 100 characters." }),
    athleteId: t.globalID({
      for: AthleteType,
      description:
        "Atleta: an athlete of the arena, who comes alone and is charged; null for a client by name.",
    }),
    date: t.field({ type: "Date", required: true, description: "Dia: from today on." }),
    people: t.int({ required: true, description: "Pessoas: 1 to 50, with the client." }),
    priceInCents: t.int({ description: "Valor: of all of them, in centavos; null for the arena's price." }),
  }),
});

const CancelDayUseInput = builder.inputType("CancelDayUseInput", {
  description: "Cancelamento de um Day Use.",
  fields: (t) => ({
    dayUseId: t.globalID({ required: true, for: DayUseType, description: "Day Use." }),
    reason: t.string({ description: "Motivo: up to 200 characters; an athlete who asked for it reads it." }),
  }),
});

const AnswerDayUseInput = builder.inputType("AnswerDayUseInput", {
  description: "Resposta a um pedido de Day Use.",
  fields: (t) => ({
    dayUseId: t.globalID({ required: true, for: DayUseType, description: "Day Use." }),
    accept: t.boolean({ required: true, description: "Confirmar: false refuses." }),
    reason: t.string({ description: "Motivo: of a refusal, 3 to 200 characters; the athlete reads it." }),
  }),
});

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("addDayUse", (t) =>
  t.field({
    type: dayUseSuccess("AddDayUseSuccess", "Day Use registrado."),
    description: "Locação de Quadra, Day Use: books people for a day. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: AddDayUseInput, required: true, description: "Day Use." }) },
    errors: { ...refusals, union: { name: "AddDayUseResult" } },
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
    type: dayUseSuccess("CancelDayUseSuccess", "Day Use cancelado."),
    description: "Cancelar Day Use: cancels a day use and mails its athlete. For managers of the arena.",
    authScopes: may(canManageDayUse, "dayUseId"),
    args: { input: t.arg({ type: CancelDayUseInput, required: true, description: "Cancelamento." }) },
    errors: { ...refusals, union: { name: "CancelDayUseResult" } },
    resolve: async (_root, { input: { dayUseId, ...input } }, ctx) => {
      await cancelDayUse(ctx, dayUseId.id, input);
      return { dayUseId: dayUseId.id };
    },
  }),
);

builder.mutationField("answerDayUse", (t) =>
  t.field({
    type: dayUseSuccess("AnswerDayUseSuccess", "Pedido respondido."),
    description: "Responder a um pedido de Day Use: confirms or refuses it and mails the athlete.",
    authScopes: may(canManageDayUse, "dayUseId"),
    args: { input: t.arg({ type: AnswerDayUseInput, required: true, description: "Resposta." }) },
    errors: { ...refusals, union: { name: "AnswerDayUseResult" } },
    resolve: async (_root, { input: { dayUseId, ...input } }, ctx) => {
      await answerDayUse(ctx, dayUseId.id, input);
      return { dayUseId: dayUseId.id };
    },
  }),
);
