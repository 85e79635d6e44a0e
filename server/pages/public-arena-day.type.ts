import { mostCourts } from "../arenas/arena-fields.rules";
import { PublicArenaType } from "../athletes/joining/joining.type";
import { mostPriceLines, mostOwnDayUses, mostShownRentals } from "../bookings/rental-words.rules";
import {
  CourtRentalType,
  DayUseType,
  OnlineRentalsType,
  PriceLineType,
  RentalTermsType,
} from "../bookings/rental.type";
import { ownRentalsOf, ownDayUsesOf } from "../bookings/rental.loader";
import { builder } from "../platform/graphql/builder";
import { encodeGlobalId } from "../platform/graphql/nodes";
import { atMost } from "../platform/graphql/connection";
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
  description: "Free hours, of one court (horário livre).",
  authScopes: { public: true },
  fields: (t) => ({
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at, UTC (início)." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Ends at, UTC (fim)." }),
  }),
});

const FreeCourtType = builder.objectRef<FreeCourt>("FreeCourt").implement({
  description: "Free court (quadra e os seus horários livres).",
  authScopes: { public: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Names the court when one asks for it (chave).",
      resolve: ({ courtId }) => courtId,
    }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    free: t.field({
      type: [FreeHoursType],
      extensions: atMost(mostFreeHours, 6),
      description: "Free, by their start, long enough for the shortest rental (horários livres).",
      resolve: ({ free }) => free,
    }),
  }),
});

const OpenClassType = builder.objectRef<OpenClass>("OpenClass").implement({
  description: "Open class (aula com vagas).",
  authScopes: { public: true },
  fields: (t) => ({
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at, UTC (início)." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Ends at, UTC (fim)." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Name; null where the category says it (nome).",
    }),
    category: t.exposeString("category", { description: "The level it is for (categoria)." }),
    freePlaces: t.exposeInt("freePlaces", { description: "Free places (vagas livres)." }),
    sessionId: t.id({
      description: "Names it when an athlete takes a place in it (id da aula).",
      resolve: ({ sessionId }) => encodeGlobalId("ClassSession", sessionId),
    }),
    priceInCents: t.exposeInt("priceInCents", {
      nullable: true,
      description:
        "Price, of one place without a credit, in centavos; null where it is not for sale (valor).",
    }),
    isOwnLevel: t.exposeBoolean("isOwnLevel", {
      description: "Whether it is of the level of the athlete who asks (do meu nível).",
    }),
  }),
});

const OpenDayType = builder.objectRef<OpenDay>("OpenDay").implement({
  description: "Open day (horário de um dia na página da arena).",
  authScopes: { public: true },
  fields: (t) => ({
    on: t.field({ type: "Date", description: "On (dia).", resolve: ({ on }) => dayToDatabase(on) }),
    opensAt: t.field({
      type: "LocalTime",
      nullable: true,
      description: "Opens at, HH:mm; null for closed all day (abertura).",
      resolve: ({ open }) => (open === null ? null : clockToDatabase(open.from)),
    }),
    closesAt: t.field({
      type: "LocalTime",
      nullable: true,
      description: "Closes at, HH:mm, 00:00 for the end of the day; null for closed all day (fechamento).",
      resolve: ({ open }) => (open === null ? null : clockToDatabase(open.until)),
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Why it is closed, or opens otherwise than usual; null where it does not (motivo).",
    }),
  }),
});

const PublicArenaDayType = builder.objectRef<PublicArenaDay>("PublicArenaDay").implement({
  description: "What everybody may know of it (dia na página da arena).",
  authScopes: { public: true },
  fields: (t) => ({
    on: t.field({ type: "Date", description: "On (dia).", resolve: ({ on }) => dayToDatabase(on) }),
    today: t.field({
      type: "Date",
      description: "Today; where the arena is (hoje).",
      resolve: ({ today }) => dayToDatabase(today),
    }),
    opensAt: t.field({
      type: "LocalTime",
      nullable: true,
      description: "Opens at, HH:mm of this day; null for closed all day (abertura).",
      resolve: ({ open }) => (open === null ? null : clockToDatabase(open.from)),
    }),
    closesAt: t.field({
      type: "LocalTime",
      nullable: true,
      description:
        "Closes at, HH:mm; of the next day where it is not after the opening; null for closed all day (fechamento).",
      resolve: ({ open }) => (open === null ? null : clockToDatabase(open.until)),
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Why it is closed, or opens otherwise than usual; null where it does not (motivo).",
    }),
    week: t.field({
      type: [OpenDayType],
      extensions: atMost(shownDays),
      description: "Week, of this day and of the six after it (horários).",
      resolve: ({ week }) => week,
    }),
    courts: t.field({
      type: [FreeCourtType],
      nullable: true,
      extensions: atMost(mostCourts, 6),
      description: "Courts, by number; null where the arena does not rent on its page (quadras).",
      resolve: ({ courts }) => courts,
    }),
    hourlyRateInCents: t.exposeInt("hourlyRateInCents", {
      description: "Hourly rate, in centavos, where no line fits (valor da hora).",
    }),
    priceLines: t.field({
      type: [PriceLineType],
      extensions: atMost(mostPriceLines, 6),
      description: "The first that fits counts (preços por horário).",
      resolve: ({ priceLines }) => priceLines.slice(0, mostPriceLines),
    }),
    classes: t.field({
      type: [OpenClassType],
      extensions: atMost(mostOpenClasses, 6),
      description:
        "Classes, for groups, still to begin, those of one's own level first, by their start (aulas com vagas).",
      resolve: ({ classes }) => classes,
    }),
    dayUseInCents: t.exposeInt("dayUseInCents", { description: "Day Use, in centavos (valor do Day Use)." }),
    dayUsePlaces: t.exposeInt("dayUsePlaces", {
      nullable: true,
      description: "Still free; null for as many as come (vagas de Day Use).",
    }),
    dayUseLimit: t.exposeInt("dayUseLimit", {
      nullable: true,
      description:
        "Day Use limit, of which these are free; null for as many as come (vagas de Day Use por dia).",
    }),
  }),
});

builder.objectFields(PublicArenaType, (t) => ({
  onlineRentals: t.expose("onlineRentals", {
    type: OnlineRentalsType,
    description: "Online rentals (locação pela página da arena).",
  }),
  rentalTerms: t.field({
    type: RentalTermsType,
    description: "Rental terms (regras de locação pela página da arena).",
    resolve: (arena) => arena,
  }),
  day: t.field({
    type: PublicArenaDayType,
    nullable: true,
    description: "Today or one as far ahead as the arena rents; null of any other (dia).",
    args: { on: t.arg({ type: "Date", description: "On; null for today (dia)." }) },
    resolve: (arena, { on }, ctx) => loadPublicArenaDay(ctx, arena, on ?? null),
  }),
  viewerRentals: t.field({
    type: [CourtRentalType],
    extensions: atMost(mostShownRentals, 6),
    description: "Viewer rentals, one's own that are still to be, by their start (minhas locações).",
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
    description: "Viewer day uses, one's own that are still to be, the next first (meus Day Use).",
    resolve: ({ id }, _args, ctx) =>
      whenKnown(ownDayUsesOf(ctx).load(id), (rows) => rows.slice(0, mostOwnDayUses)),
  }),
}));
