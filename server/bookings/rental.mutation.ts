import { canManageArenaWithId } from "../arenas/arena.access";
import { arenaSuccess } from "../arenas/arena-success.type";
import { ArenaType } from "../arenas/arena.type";
import { AthleteType } from "../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { may } from "../platform/graphql/may";
import { WeekdayType } from "../platform/graphql/weekday";
import { answerRental } from "./answer-rental.action";
import { cancelRental } from "./cancel-rental.action";
import { moveRental } from "./move-rental.action";
import { rentCourt } from "./rent-court.action";
import { RentalCollisions } from "./rental-collisions.errors";
import "./rental-collisions.type";
import { rentalSuccess } from "./rental-success.type";
import { OnlineRentalsType, RentalAudienceType } from "./rental-terms.type";
import { canManageRental } from "./rental.access";
import { rentalScopeLabel, rentalScopes } from "./rental-words.rules";
import { BookingPartyType, CourtRentalType } from "./rental.type";
import { saveRentalTerms } from "./save-rental-terms.action";

const RentalScopeType = builder.enumType("RentalScope", {
  description: "Quais locações das que foram feitas juntas.",
  values: labelled(rentalScopes, (scope) => rentalScopeLabel[scope]),
});

const RentCourtInput = builder.inputType("RentCourtInput", {
  description: "Locação por período: once, or every week until a day.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Quadra: an open one of the arena." }),
    clientName: t.string({ required: true, description: "Nome do cliente: 2 to 80 characters." }),
    contact: t.string({ description: "Contato: phone or e-mail, up to 100 characters." }),
    athleteId: t.globalID({
      for: AthleteType,
      description: "Atleta: the athlete who rents and is charged; null for a client by name.",
    }),
    date: t.field({ type: "Date", required: true, description: "Dia: from today on; the first of several." }),
    startsAt: t.field({ type: "LocalTime", required: true, description: "Início: HH:mm." }),
    endsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "Fim: HH:mm; on the next day if not after the start, at most 06:00.",
    }),
    until: t.field({
      type: "Date",
      description: "Toda semana até: at most a year later; null for once.",
    }),
    priceInCents: t.int({ description: "Valor: of each, in centavos; null for what the prices come to." }),
    note: t.string({ description: "Observação da arena: of each, up to 500 characters." }),
    skipped: t.field({ type: ["Date"], description: "Datas que ficam de fora: of those every week." }),
    calledOff: t.globalIDList({
      for: CourtRentalType,
      description: "Locações que dão lugar: conflicting rentals to cancel for the series.",
    }),
  }),
});

const MoveRentalInput = builder.inputType("MoveRentalInput", {
  description: "Quadra e horário de uma locação, como devem ser.",
  fields: (t) => ({
    rentalId: t.globalID({ required: true, for: CourtRentalType, description: "Locação." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Quadra." }),
    date: t.field({ type: "Date", required: true, description: "Dia." }),
    startsAt: t.field({ type: "LocalTime", required: true, description: "Início: HH:mm." }),
    endsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "Fim: HH:mm; on the next day if not after the start, at most 06:00.",
    }),
    priceInCents: t.int({ description: "Valor: in centavos; null for what the prices come to." }),
  }),
});

const CancelRentalInput = builder.inputType("CancelRentalInput", {
  description: "Cancelamento de uma locação.",
  fields: (t) => ({
    rentalId: t.globalID({ required: true, for: CourtRentalType, description: "Locação." }),
    scope: t.field({ type: RentalScopeType, required: true, description: "Quais locações." }),
    by: t.field({ type: BookingPartyType, required: true, description: "Quem cancela." }),
    reason: t.string({ description: "Motivo: up to 200 characters; the client reads it." }),
  }),
});

const AnswerRentalInput = builder.inputType("AnswerRentalInput", {
  description: "Resposta a um pedido de quadra.",
  fields: (t) => ({
    rentalId: t.globalID({ required: true, for: CourtRentalType, description: "Locação." }),
    accept: t.boolean({ required: true, description: "Confirmar: false refuses." }),
  }),
});

const PriceLineInput = builder.inputType("PriceLineInput", {
  description: "Preço por horário.",
  fields: (t) => ({
    days: t.field({ type: [WeekdayType], required: true, description: "Dias da semana: 1 to 7." }),
    from: t.field({ type: "LocalTime", required: true, description: "Das: HH:mm." }),
    to: t.field({ type: "LocalTime", required: true, description: "Até: 00:00 for the end of the day." }),
    hourlyRateInCents: t.int({ required: true, description: "Valor da hora: in centavos." }),
  }),
});

const SaveRentalTermsInput = builder.inputType("SaveRentalTermsInput", {
  description: "Como a arena aluga as quadras.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    onlineRentals: t.field({
      type: OnlineRentalsType,
      required: true,
      description: "Locação pela página da arena.",
    }),
    rentalAudience: t.field({ type: RentalAudienceType, required: true, description: "Quem pode pedir." }),
    rentalMinMinutes: t.int({ required: true, description: "Tempo mínimo: 30, 60, 90 or 120 minutes." }),
    rentalStepMinutes: t.int({
      required: true,
      description: "De quanto em quanto tempo: 15, 30 or 60 minutes more.",
    }),
    rentalHorizonDays: t.int({ required: true, description: "Antecedência: 1 to 120 days." }),
    freeCancelHours: t.int({
      required: true,
      description: "Cancelamento grátis: until 0 to 168 hours before the start, for new rentals.",
    }),
    dayUsePlaces: t.int({ description: "Vagas de Day Use: per day, 0 to 1000; null for no limit." }),
    priceLines: t.field({
      type: [PriceLineInput],
      required: true,
      description: "Preços por horário: up to 20; the first that fits counts.",
    }),
  }),
});

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("rentCourt", (t) =>
  t.field({
    type: rentalSuccess("RentCourtSuccess", "Quadra alugada: the first, where there are several."),
    description: "Locação de Quadra, Por Período: rents a court once or weekly. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: RentCourtInput, required: true, description: "Locação." }) },
    errors: { types: [...refusals.types, RentalCollisions], union: { name: "RentCourtResult" } },
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
    type: rentalSuccess("MoveRentalSuccess", "Locação alterada."),
    description: "Mover locação: moves a rental to another court, day or time. For managers of the arena.",
    authScopes: may(canManageRental, "rentalId"),
    args: { input: t.arg({ type: MoveRentalInput, required: true, description: "Como deve ser." }) },
    errors: { ...refusals, union: { name: "MoveRentalResult" } },
    resolve: async (_root, { input: { rentalId, priceInCents, ...input } }, ctx) => {
      await moveRental(ctx, rentalId.id, { ...input, priceInCents: priceInCents ?? undefined });
      return { rentalId: rentalId.id };
    },
  }),
);

builder.mutationField("cancelRental", (t) =>
  t.field({
    type: rentalSuccess("CancelRentalSuccess", "Locação cancelada."),
    description:
      "Cancelar locação: cancels a rental. Free for the client until the arena's deadline, and always if the arena cancels. For managers of the arena.",
    authScopes: may(canManageRental, "rentalId"),
    args: { input: t.arg({ type: CancelRentalInput, required: true, description: "Cancelamento." }) },
    errors: { ...refusals, union: { name: "CancelRentalResult" } },
    resolve: async (_root, { input: { rentalId, ...input } }, ctx) => {
      await cancelRental(ctx, rentalId.id, input);
      return { rentalId: rentalId.id };
    },
  }),
);

builder.mutationField("answerRental", (t) =>
  t.field({
    type: rentalSuccess("AnswerRentalSuccess", "Pedido respondido."),
    description: "Responder a um pedido de quadra: confirms or refuses it and mails the athlete.",
    authScopes: may(canManageRental, "rentalId"),
    args: { input: t.arg({ type: AnswerRentalInput, required: true, description: "Resposta." }) },
    errors: { types: [RuleViolation], union: { name: "AnswerRentalResult" } },
    resolve: async (_root, { input: { rentalId, accept } }, ctx) => {
      await answerRental(ctx, rentalId.id, accept);
      return { rentalId: rentalId.id };
    },
  }),
);

builder.mutationField("saveRentalTerms", (t) =>
  t.field({
    type: arenaSuccess("SaveRentalTermsSuccess", "Regras de locação salvas."),
    description: "Salvar preços e regras de locação.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: SaveRentalTermsInput, required: true, description: "Regras." }) },
    errors: { types: [InvalidInput], union: { name: "SaveRentalTermsResult" } },
    resolve: async (_root, { input: { arenaId, ...input } }, ctx) => {
      await saveRentalTerms(ctx, arenaId.id, input);
      return { arenaId: arenaId.id };
    },
  }),
);
