import { canManageArenaWithId } from "../arenas/arena.access";
import { arenaSuccess, ArenaType } from "../arenas/arena.type";
import { AthleteType } from "../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder, labelled, WeekdayType } from "../platform/graphql/builder";
import { may } from "../platform/graphql/context";
import { answerRental, liftBlock, moveRental, rentCourt, saveRentalTerms } from "./rental.action";
import { cancelRental } from "./rental-cancellation.action";
import { RentalCollisions } from "./rental-collisions.errors";
import "./rental.type";
import {
  BookingPartyType,
  CourtRentalType,
  OnlineRentalsType,
  RentalAudienceType,
  rentalSuccess,
} from "./rental.type";
import { canManageRental } from "./rental.access";
import { rentalScopeLabel, rentalScopes } from "./rental-words.rules";

const RentalScopeType = builder.enumType("RentalScope", {
  description: "Rental scope (quais locações das que foram feitas juntas).",
  values: labelled(rentalScopes, (scope) => rentalScopeLabel[scope]),
});

const RentCourtInput = builder.inputType("RentCourtInput", {
  description: "Rent court; once, or every week until a day (locação por período).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    courtKey: t.field({ type: "UUID", required: true, description: "An open one of the arena (quadra)." }),
    clientName: t.string({
      required: true,
      description: "Client name, 2 to 80 characters (nome do cliente).",
    }),
    contact: t.string({ description: "Phone or e-mail, up to 100 characters (contato)." }),
    athleteId: t.globalID({
      for: AthleteType,
      description: "The athlete who rents and is charged; null for a client by name (atleta).",
    }),
    date: t.field({
      type: "Date",
      required: true,
      description: "Date, from today on; the first of several (dia).",
    }),
    startsAt: t.field({ type: "LocalTime", required: true, description: "Starts at, HH:mm (início)." }),
    endsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "Ends at, HH:mm; on the next day if not after the start, at most 06:00 (fim).",
    }),
    until: t.field({
      type: "Date",
      description: "Until, at most a year later; null for once (toda semana até).",
    }),
    priceInCents: t.int({
      description: "Price, of each, in centavos; null for what the prices come to (valor).",
    }),
    note: t.string({ description: "Note, of each, up to 500 characters (observação da arena)." }),
    skipped: t.field({
      type: ["Date"],
      description: "Skipped, of those every week (datas que ficam de fora).",
    }),
    calledOff: t.globalIDList({
      for: CourtRentalType,
      description: "Conflicting rentals to cancel for the series (locações que dão lugar).",
    }),
  }),
});

const MoveRentalInput = builder.inputType("MoveRentalInput", {
  description: "Input of `moveRental` (quadra e horário de uma locação, como devem ser).",
  fields: (t) => ({
    rentalId: t.globalID({ required: true, for: CourtRentalType, description: "Rental (locação)." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Court key (quadra)." }),
    date: t.field({ type: "Date", required: true, description: "Date (dia)." }),
    startsAt: t.field({ type: "LocalTime", required: true, description: "Starts at, HH:mm (início)." }),
    endsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "Ends at, HH:mm; on the next day if not after the start, at most 06:00 (fim).",
    }),
    priceInCents: t.int({ description: "Price, in centavos; null for what the prices come to (valor)." }),
  }),
});

const CancelRentalInput = builder.inputType("CancelRentalInput", {
  description: "Input of `cancelRental` (cancelamento de uma locação).",
  fields: (t) => ({
    rentalId: t.globalID({ required: true, for: CourtRentalType, description: "Rental (locação)." }),
    scope: t.field({ type: RentalScopeType, required: true, description: "Scope (quais locações)." }),
    by: t.field({ type: BookingPartyType, required: true, description: "By (quem cancela)." }),
    reason: t.string({ description: "Reason, up to 200 characters; the client reads it (motivo)." }),
  }),
});

const LiftCourtBlockInput = builder.inputType("LiftCourtBlockInput", {
  description: "Input of `liftCourtBlock` (fim de um bloqueio).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Court key (quadra)." }),
    startsAt: t.field({
      type: "DateTime",
      required: true,
      description: "Starts at, of the block, UTC (início).",
    }),
  }),
});

const AnswerRentalInput = builder.inputType("AnswerRentalInput", {
  description: "Input of `answerRental` (resposta a um pedido de quadra).",
  fields: (t) => ({
    rentalId: t.globalID({ required: true, for: CourtRentalType, description: "Rental (locação)." }),
    accept: t.boolean({ required: true, description: "Accept; false refuses (confirmar)." }),
  }),
});

const PriceLineInput = builder.inputType("PriceLineInput", {
  description: "Price line (preço por horário).",
  fields: (t) => ({
    days: t.field({ type: [WeekdayType], required: true, description: "Days, 1 to 7 (dias da semana)." }),
    from: t.field({ type: "LocalTime", required: true, description: "From, HH:mm (das)." }),
    to: t.field({
      type: "LocalTime",
      required: true,
      description: "To, 00:00 for the end of the day (até).",
    }),
    hourlyRateInCents: t.int({ required: true, description: "Hourly rate, in centavos (valor da hora)." }),
  }),
});

const SaveRentalTermsInput = builder.inputType("SaveRentalTermsInput", {
  description: "Input of `saveRentalTerms` (como a arena aluga as quadras).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    onlineRentals: t.field({
      type: OnlineRentalsType,
      required: true,
      description: "Online rentals (locação pela página da arena).",
    }),
    rentalAudience: t.field({
      type: RentalAudienceType,
      required: true,
      description: "Rental audience (quem pode pedir).",
    }),
    rentalMinMinutes: t.int({
      required: true,
      description: "Rental min minutes, 30, 60, 90 or 120 minutes (tempo mínimo).",
    }),
    rentalStepMinutes: t.int({
      required: true,
      description: "Rental step minutes, 15, 30 or 60 minutes more (de quanto em quanto tempo).",
    }),
    rentalHorizonDays: t.int({
      required: true,
      description: "Rental horizon days, 1 to 120 days (antecedência).",
    }),
    freeCancelHours: t.int({
      required: true,
      description:
        "Free cancel hours, until 0 to 168 hours before the start, for new rentals (cancelamento grátis).",
    }),
    dayUsePlaces: t.int({
      description: "Day Use places, per day, 0 to 1000; null for no limit (vagas de Day Use).",
    }),
    priceLines: t.field({
      type: [PriceLineInput],
      required: true,
      description: "Price lines, up to 20; the first that fits counts (preços por horário).",
    }),
  }),
});

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("rentCourt", (t) =>
  t.field({
    type: rentalSuccess("RentCourtSuccess", "The first, where there are several (quadra alugada)."),
    label: "Locação de Quadra, Por Período",
    description: "Rents a court once or weekly. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: RentCourtInput, required: true, description: "Input (locação)." }) },
    errors: { types: [...refusals.types, RentalCollisions] },
    resolve: async (
      _root,
      { input: { arenaId, athleteId, priceInCents, skipped, calledOff, ...input } },
      ctx,
    ) => ({
      rentalId: await rentCourt(ctx, arenaId.id, {
        ...input,
        athleteId: athleteId?.id ?? null,
        priceInCents: priceInCents ?? undefined,
        skipped: skipped ?? [],
        calledOff: (calledOff ?? []).map(({ id }) => id),
      }),
    }),
  }),
);

builder.mutationField("moveRental", (t) =>
  t.field({
    type: rentalSuccess("MoveRentalSuccess", "Result of a successful `moveRental` (locação alterada)."),
    label: "Mover locação",
    description: "Moves a rental to another court, day or time. For managers of the arena.",
    authScopes: may(canManageRental, "rentalId"),
    args: { input: t.arg({ type: MoveRentalInput, required: true, description: "Input (como deve ser)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { rentalId, priceInCents, ...input } }, ctx) => {
      await moveRental(ctx, rentalId.id, { ...input, priceInCents: priceInCents ?? undefined });
      return { rentalId: rentalId.id };
    },
  }),
);

builder.mutationField("cancelRental", (t) =>
  t.field({
    type: rentalSuccess("CancelRentalSuccess", "Result of a successful `cancelRental` (locação cancelada)."),
    label: "Cancelar locação",
    description:
      "Cancels a rental. Free for the client until the arena's deadline, and always if the arena cancels. For managers of the arena.",
    authScopes: may(canManageRental, "rentalId"),
    args: { input: t.arg({ type: CancelRentalInput, required: true, description: "Input (cancelamento)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { rentalId, ...input } }, ctx) => {
      await cancelRental(ctx, rentalId.id, input);
      return { rentalId: rentalId.id };
    },
  }),
);

builder.mutationField("answerRental", (t) =>
  t.field({
    type: rentalSuccess("AnswerRentalSuccess", "Result of a successful `answerRental` (pedido respondido)."),
    label: "Responder a um pedido de quadra",
    description: "Confirms or refuses a requested court, and mails the athlete.",
    authScopes: may(canManageRental, "rentalId"),
    args: { input: t.arg({ type: AnswerRentalInput, required: true, description: "Input (resposta)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { rentalId, accept } }, ctx) => {
      await answerRental(ctx, rentalId.id, accept);
      return { rentalId: rentalId.id };
    },
  }),
);

builder.mutationField("liftCourtBlock", (t) =>
  t.field({
    type: arenaSuccess(
      "LiftCourtBlockSuccess",
      "Result of a successful `liftCourtBlock` (quadra liberada no calendário).",
    ),
    label: "Liberar quadra no calendário",
    description:
      "Removes a block of a court, for whichever tournament it was made. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: LiftCourtBlockInput, required: true, description: "Input (bloqueio)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { arenaId, ...input } }, ctx) => {
      await liftBlock(ctx, arenaId.id, input);
      return { arenaId: arenaId.id };
    },
  }),
);

builder.mutationField("saveRentalTerms", (t) =>
  t.field({
    type: arenaSuccess(
      "SaveRentalTermsSuccess",
      "Result of a successful `saveRentalTerms` (regras de locação salvas).",
    ),
    label: "Salvar preços e regras de locação",
    description: "Saves the prices and rules of rentals.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: SaveRentalTermsInput, required: true, description: "Input (regras)." }) },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { arenaId, ...input } }, ctx) => {
      await saveRentalTerms(ctx, arenaId.id, input);
      return { arenaId: arenaId.id };
    },
  }),
);
