import { typedArenaKey } from "../arenas/arena-name.rules";
import { askingAthlete } from "../athletes/joining/joining.loader";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { forbidden } from "../platform/graphql/errors";
import { may, mayWith } from "../platform/graphql/context";
import { askForCourt } from "./ask-for-court.action";
import { cancelOwnRental } from "./rental-cancellation.action";
import { CourtRentalType, rentalSuccess } from "./rental.type";
import { canAskForCourt, ownsRental } from "./rental.access";

const AskForCourtInput = builder.inputType("AskForCourtInput", {
  description: "Input of `askForCourt` (pedido de uma quadra livre).",
  fields: (t) => ({
    arenaKey: t.string({
      required: true,
      description: "Arena key, as its address carries it (chave da arena).",
    }),
    courtKey: t.field({ type: "UUID", required: true, description: "Court key (quadra)." }),
    date: t.field({
      type: "Date",
      required: true,
      description: "Date, as far ahead as the arena allows (dia).",
    }),
    startsAt: t.field({ type: "LocalTime", required: true, description: "Starts at, HH:mm (início)." }),
    endsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "Ends at, HH:mm; on the next day if not after the start, at most 06:00 (fim).",
    }),
  }),
});

const CancelOwnRentalInput = builder.inputType("CancelOwnRentalInput", {
  description: "Input of `cancelOwnRental` (desistência de uma locação).",
  fields: (t) => ({
    rentalId: t.globalID({
      required: true,
      for: CourtRentalType,
      description: "The viewer's own (locação).",
    }),
  }),
});

builder.mutationField("askForCourt", (t) =>
  t.field({
    type: rentalSuccess(
      "AskForCourtSuccess",
      "The court is requested, or rented at once where the arena does so (quadra pedida).",
    ),
    label: "Pedir quadra",
    description: "Requests a free hour on the arena's page, for the viewer.",
    authScopes: mayWith(canAskForCourt),
    args: { input: t.arg({ type: AskForCourtInput, required: true, description: "Input (pedido)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaKey, ...input } }, ctx) => {
      const athleteId = askingAthlete(ctx);
      if (athleteId === null) throw forbidden();
      return { rentalId: await askForCourt(ctx, athleteId, typedArenaKey(arenaKey), input) };
    },
  }),
);

builder.mutationField("cancelOwnRental", (t) =>
  t.field({
    type: rentalSuccess(
      "CancelOwnRentalSuccess",
      "Result of a successful `cancelOwnRental` (locação cancelada).",
    ),
    label: "Cancelar a própria locação",
    description: "Cancels the viewer's own rental, free until the arena's deadline before the start.",
    authScopes: may(ownsRental, "rentalId"),
    args: { input: t.arg({ type: CancelOwnRentalInput, required: true, description: "Input (locação)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { rentalId } }, ctx) => {
      await cancelOwnRental(ctx, rentalId.id);
      return { rentalId: rentalId.id };
    },
  }),
);
