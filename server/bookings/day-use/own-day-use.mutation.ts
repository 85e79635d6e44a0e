import { typedArenaKey } from "../../arenas/arena-key.rules";
import { askingAthlete } from "../../athletes/joining/public-arena.loader";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { forbidden } from "../../platform/graphql/errors";
import { may, mayWith } from "../../platform/graphql/may";
import { canAskForCourt } from "../rental.access";
import { DayUseType } from "../rental.type";
import { askForDayUse } from "./ask-for-day-use.action";
import { cancelOwnDayUse } from "./day-use.action";
import { dayUseSuccess } from "./day-use-success.type";
import { ownsDayUse } from "./day-use.access";

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
