import { mostCourts } from "../arenas/arena-fields.rules";
import { PublicArenaType } from "../athletes/joining/public-arena.type";
import { mostPriceLines } from "../bookings/rental-words.rules";
import { OnlineRentalsType, PriceLineType, RentalTermsType } from "../bookings/rental-terms.type";
import { ownRentalsOf } from "../bookings/rental.loader";
import { mostOwnDayUses, mostShownRentals } from "../bookings/rental-words.rules";
import { ownDayUsesOf } from "../bookings/day-use/day-use.loader";
import { CourtRentalType, DayUseType } from "../bookings/rental.type";
import { builder } from "../platform/graphql/builder";
import { encodeGlobalId } from "../platform/graphql/global-id";
import { atMost } from "../platform/graphql/list-size";
import { whenKnown } from "../platform/when-known";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import {
  loadPublicArenaDay,
  mostFreeHours,
  mostOpenClasses,
  shownDays,
  type FreeCourt,
  type OpenClass,
  type OpenDay,
  type PublicArenaDay,
} from "./public-arena-day.loader";

const FreeHoursType = builder.objectRef<FreeCourt["free"][number]>("FreeHours").implement({
  description: "Horário livre: of one court.",
  authScopes: { public: true },
  fields: (t) => ({
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Fim: UTC." }),
  }),
});

const FreeCourtType = builder.objectRef<FreeCourt>("FreeCourt").implement({
  description: "Quadra e os seus horários livres.",
  authScopes: { public: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave: names the court when one asks for it.",
      resolve: ({ courtId }) => courtId,
    }),
    name: t.exposeString("name", { description: "Nome." }),
    free: t.field({
      type: [FreeHoursType],
      extensions: atMost(mostFreeHours, 6),
      description: "Horários livres: by their start, long enough for the shortest rental.",
      resolve: ({ free }) => free,
    }),
  }),
});

const OpenClassType = builder.objectRef<OpenClass>("OpenClass").implement({
  description: "Aula com vagas.",
  authScopes: { public: true },
  fields: (t) => ({
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Fim: UTC." }),
    name: t.exposeString("name", { nullable: true, description: "Nome: null where the category says it." }),
    category: t.exposeString("category", { description: "Categoria: the level it is for." }),
    freePlaces: t.exposeInt("freePlaces", { description: "Vagas livres." }),
    sessionId: t.id({
      description: "Id da aula: names it when an athlete takes a place in it.",
      resolve: ({ sessionId }) => encodeGlobalId("ClassSession", sessionId),
    }),
    priceInCents: t.exposeInt("priceInCents", {
      nullable: true,
      description: "Valor: of one place without a credit, in centavos; null where it is not for sale.",
    }),
    isOwnLevel: t.exposeBoolean("isOwnLevel", {
      description: "Do meu nível: whether it is of the level of the athlete who asks.",
    }),
  }),
});

const OpenDayType = builder.objectRef<OpenDay>("OpenDay").implement({
  description: "Horário de um dia na página da arena.",
  authScopes: { public: true },
  fields: (t) => ({
    on: t.field({ type: "Date", description: "Dia.", resolve: ({ on }) => dayToDatabase(on) }),
    opensAt: t.field({
      type: "LocalTime",
      nullable: true,
      description: "Abertura: HH:mm; null for closed all day.",
      resolve: ({ open }) => (open === null ? null : clockToDatabase(open.from)),
    }),
    closesAt: t.field({
      type: "LocalTime",
      nullable: true,
      description: "Fechamento: HH:mm, 00:00 for the end of the day; null for closed all day.",
      resolve: ({ open }) => (open === null ? null : clockToDatabase(open.until)),
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Motivo: why it is closed, or opens otherwise than usual; null where it does not.",
    }),
  }),
});

const PublicArenaDayType = builder.objectRef<PublicArenaDay>("PublicArenaDay").implement({
  description: "Dia na página da arena: what everybody may know of it.",
  authScopes: { public: true },
  fields: (t) => ({
    on: t.field({ type: "Date", description: "Dia.", resolve: ({ on }) => dayToDatabase(on) }),
    today: t.field({
      type: "Date",
      description: "Hoje: where the arena is.",
      resolve: ({ today }) => dayToDatabase(today),
    }),
    opensAt: t.field({
      type: "LocalTime",
      nullable: true,
      description: "Abertura: HH:mm of this day; null for closed all day.",
      resolve: ({ open }) => (open === null ? null : clockToDatabase(open.from)),
    }),
    closesAt: t.field({
      type: "LocalTime",
      nullable: true,
      description:
        "Fechamento: HH:mm; of the next day where it is not after the opening; null for closed all day.",
      resolve: ({ open }) => (open === null ? null : clockToDatabase(open.until)),
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Motivo: why it is closed, or opens otherwise than usual; null where it does not.",
    }),
    week: t.field({
      type: [OpenDayType],
      extensions: atMost(shownDays),
      description: "Horários: of this day and of the six after it.",
      resolve: ({ week }) => week,
    }),
    courts: t.field({
      type: [FreeCourtType],
      nullable: true,
      extensions: atMost(mostCourts, 6),
      description: "Quadras: by number; null where the arena does not rent on its page.",
      resolve: ({ courts }) => courts,
    }),
    hourlyRateInCents: t.exposeInt("hourlyRateInCents", {
      description: "Valor da hora: in centavos, where no line fits.",
    }),
    priceLines: t.field({
      type: [PriceLineType],
      extensions: atMost(mostPriceLines, 6),
      description: "Preços por horário: the first that fits counts.",
      resolve: ({ priceLines }) => priceLines.slice(0, mostPriceLines),
    }),
    classes: t.field({
      type: [OpenClassType],
      extensions: atMost(mostOpenClasses, 6),
      description:
        "Aulas com vagas: for groups, still to begin, those of one's own level first, by their start.",
      resolve: ({ classes }) => classes,
    }),
    dayUseInCents: t.exposeInt("dayUseInCents", { description: "Valor do Day Use: in centavos." }),
    dayUsePlaces: t.exposeInt("dayUsePlaces", {
      nullable: true,
      description: "Vagas de Day Use: still free; null for as many as come.",
    }),
    dayUseLimit: t.exposeInt("dayUseLimit", {
      nullable: true,
      description: "Vagas de Day Use por dia: of which these are free; null for as many as come.",
    }),
  }),
});

builder.objectFields(PublicArenaType, (t) => ({
  onlineRentals: t.expose("onlineRentals", {
    type: OnlineRentalsType,
    description: "Locação pela página da arena.",
  }),
  rentalTerms: t.field({
    type: RentalTermsType,
    description: "Regras de locação pela página da arena.",
    resolve: (arena) => arena,
  }),
  day: t.field({
    type: PublicArenaDayType,
    nullable: true,
    description: "Dia: today or one as far ahead as the arena rents; null of any other.",
    args: { on: t.arg({ type: "Date", description: "Dia: null for today." }) },
    resolve: (arena, { on }, ctx) => loadPublicArenaDay(ctx, arena, on ?? null),
  }),
  viewerRentals: t.field({
    type: [CourtRentalType],
    extensions: atMost(mostShownRentals, 6),
    description: "Minhas locações: one's own that are still to be, by their start.",
    resolve: ({ id }, _args, ctx) =>
      whenKnown(ownRentalsOf(ctx).load(id), (rows) =>
        rows
          .slice(0, mostShownRentals)
          .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
      ),
  }),
  viewerDayUses: t.field({
    type: [DayUseType],
    extensions: atMost(mostOwnDayUses, 6),
    description: "Meus Day Use: one's own that are still to be, the next first.",
    resolve: ({ id }, _args, ctx) =>
      whenKnown(ownDayUsesOf(ctx).load(id), (rows) => rows.slice(0, mostOwnDayUses)),
  }),
}));
