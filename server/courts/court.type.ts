import type { Court, SpecialDay, WeekdayHours } from "../../prisma/generated/client/client";
import { mostCourts } from "../arenas/arena-fields.rules";
import { canSeeArenaTournaments, managersOnly } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { builder, WeekdayType } from "../platform/graphql/builder";
import { fetchedBy } from "../platform/graphql/nodes";
import { atMost } from "../platform/graphql/connection";
import { UserErrorType } from "../platform/graphql/user-errors";
import { manyBy } from "../platform/loaders";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import type { Viewer } from "../platform/viewer";
import { whenKnown } from "../platform/when-known";
import { specialDaysOf, weekdayHoursOf } from "./arena-hours.loader";
import { venueOf } from "./court.loader";
import { OccupancyAhead, shownAhead } from "./occupancy.errors";
import { mostSpecialDays } from "./opening-hours.rules";

/** By its id: who works at its arena, and admins. What shows a court elsewhere decides for itself who sees that. */
const canSeeCourt = (court: { arenaId: string }, viewer: Viewer | null): boolean =>
  canSeeArenaTournaments(court.arenaId, viewer);

export const CourtType = builder.prismaNode("Court", {
  description: "One court of an arena, or one that it has elsewhere for a single tournament (quadra).",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: { public: true }, // the match or schedule it hangs on decides
  extensions: fetchedBy(canSeeCourt),
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number, from 1 (número)." }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    key: t.field({
      type: "UUID",
      description: "Names the court in what one sends about it (chave).",
      resolve: ({ id }) => id,
    }),
    isElsewhere: t.boolean({
      description: "Whether it lies at another venue, for a single tournament (de fora).",
      resolve: ({ venue }) => venue !== null,
    }),
    venue: t.string({
      description: "Venue; where it lies, by the name of its arena or of a venue elsewhere (local).",
      resolve: (court, _args, ctx) => venueOf(court, ctx),
    }),
  }),
});

builder.objectType(OccupancyAhead, {
  name: "OccupancyAhead",
  description:
    "Settings would close courts or hours that are taken, and nothing was written (ocupações pela frente).",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true }, // it answers who manages the arena
  fields: (t) => ({
    count: t.int({ description: "All of them (quantas).", resolve: ({ count }) => count }),
    ahead: t.stringList({
      extensions: atMost(shownAhead),
      description: "The first ones, a sentence each, by start (o que está marcado).",
      resolve: ({ ahead }) => ahead,
    }),
  }),
});

const WeekdayHoursType = builder.objectRef<WeekdayHours>("WeekdayHours").implement({
  description: "Weekday hours; where it is not the usual one (horário de um dia da semana).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    weekday: t.expose("weekday", { type: WeekdayType, description: "Weekday (dia da semana)." }),
    opensAt: t.expose("opensAt", {
      type: "LocalTime",
      nullable: true,
      description: "Opens at, HH:mm; null for closed all day (abertura).",
    }),
    closesAt: t.expose("closesAt", {
      type: "LocalTime",
      nullable: true,
      description:
        "Closes at, HH:mm; of the next day where it is not after the opening; null for closed all day (fechamento).",
    }),
  }),
});

const SpecialDayType = builder.objectRef<SpecialDay>("SpecialDay").implement({
  description: "Special day, on which the arena is closed, or opens at other hours (dia especial).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    date: t.expose("date", { type: "Date", description: "Date (dia)." }),
    opensAt: t.expose("opensAt", {
      type: "LocalTime",
      nullable: true,
      description: "Opens at, HH:mm; null for closed all day (abertura).",
    }),
    closesAt: t.expose("closesAt", {
      type: "LocalTime",
      nullable: true,
      description:
        "Closes at, HH:mm; of the next day where it is not after the opening; null for closed all day (fechamento).",
    }),
    reason: t.exposeString("reason", { description: "Everybody may read it (motivo)." }),
  }),
});

const openCourtsOf = manyBy<Court>(
  ({ arenaId }) => arenaId,
  ({ db }, ids) =>
    db.court.findMany({
      where: { arenaId: { in: ids }, active: true, borrowedForId: null },
      orderBy: [{ number: "asc" }, { id: "asc" }],
    }),
);

builder.prismaObjectFields(ArenaType, (t) => ({
  courts: t.field({
    type: [CourtType],
    ...managersOnly,
    extensions: atMost(mostCourts, 6),
    description: "The open ones, by number; null unless one manages it (quadras).",
    resolve: ({ id }, _args, ctx) =>
      whenKnown(openCourtsOf(ctx).load(id), (rows) => rows.slice(0, mostCourts)),
  }),
  weekdayHours: t.field({
    type: [WeekdayHoursType],
    ...managersOnly,
    extensions: atMost(7),
    description:
      "Weekday hours, those that are not the usual ones; null unless one manages it (horários por dia da semana).",
    resolve: ({ id }, _args, ctx) => whenKnown(weekdayHoursOf(ctx).load(id), (rows) => rows),
  }),
  specialDays: t.field({
    type: [SpecialDayType],
    ...managersOnly,
    extensions: atMost(mostSpecialDays, 6),
    description: "Special days, from today on, by day; null unless one manages it (dias especiais).",
    resolve: ({ id, timeZone }, _args, ctx) =>
      whenKnown(specialDaysOf(ctx).load(id), (rows) =>
        rows
          .filter(({ date }) => dayFromDatabase(date) >= dayAt(ctx.now, timeZone))
          .slice(0, mostSpecialDays),
      ),
  }),
}));
