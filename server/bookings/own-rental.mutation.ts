import { typedArenaKey } from "../arenas/arena-key.rules";
import { askingAthlete } from "../athletes/joining/public-arena.loader";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { forbidden } from "../platform/graphql/errors";
import { may, mayWith } from "../platform/graphql/may";
import { askForCourt } from "./ask-for-court.action";
import { cancelOwnRental } from "./cancel-rental.action";
import { rentalSuccess } from "./rental-success.type";
import { canAskForCourt, ownsRental } from "./rental.access";
import { CourtRentalType } from "./rental.type";

const AskForCourtInput = builder.inputType("AskForCourtInput", {
  description: "Pedido de uma quadra livre.",
  fields: (t) => ({
    arenaKey: t.string({ required: true, description: "Chave da arena: as its address carries it." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Quadra." }),
    date: t.field({ type: "Date", required: true, description: "Dia: as far ahead as the arena allows." }),
    startsAt: t.field({ type: "LocalTime", required: true, description: "Início: HH:mm." }),
    endsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "Fim: HH:mm; on the next day if not after the start, at most 06:00.",
    }),
  }),
});

const CancelOwnRentalInput = builder.inputType("CancelOwnRentalInput", {
  description: "Desistência de uma locação.",
  fields: (t) => ({
    rentalId: t.globalID({ required: true, for: CourtRentalType, description: "Locação: the viewer's own." }),
  }),
});

builder.mutationField("askForCourt", (t) =>
  t.field({
    type: rentalSuccess("AskForCourtSuccess", "Quadra pedida, or rented at once where the arena does so."),
    description: "Pedir quadra: a free hour on the arena's page, for oneself.",
    authScopes: mayWith(canAskForCourt),
    args: { input: t.arg({ type: AskForCourtInput, required: true, description: "Pedido." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "AskForCourtResult" } },
    resolve: async (_root, { input: { arenaKey, ...input } }, ctx) => {
      const athleteId = askingAthlete(ctx);
      if (athleteId === null) throw forbidden();
      return { rentalId: await askForCourt(ctx, athleteId, typedArenaKey(arenaKey), input) };
    },
  }),
);

builder.mutationField("cancelOwnRental", (t) =>
  t.field({
    type: rentalSuccess("CancelOwnRentalSuccess", "Locação cancelada."),
    description:
      "Cancelar a própria locação: cancels the viewer's own rental, free until the arena's deadline before the start.",
    authScopes: may(ownsRental, "rentalId"),
    args: { input: t.arg({ type: CancelOwnRentalInput, required: true, description: "Locação." }) },
    errors: { types: [RuleViolation], union: { name: "CancelOwnRentalResult" } },
    resolve: async (_root, { input: { rentalId } }, ctx) => {
      await cancelOwnRental(ctx, rentalId.id);
      return { rentalId: rentalId.id };
    },
  }),
);
