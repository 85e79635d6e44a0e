import { mostCourts } from "../arenas/arena-fields.rules";
import { ArenaType } from "../arenas/arena.type";
import { canSeeArenaTournaments } from "../arenas/arena.access";
import { ClassSessionType } from "../classes/class.type";
import { CourtType } from "../courts/court.type";
import { DayUseType, PriceLineType } from "../bookings/rental.type";
import { mostPriceLines } from "../bookings/rental-words.rules";
import { builder } from "../platform/graphql/builder";
import { encodeGlobalId } from "../platform/graphql/nodes";
import { atMost } from "../platform/graphql/connection";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import { CourtSpanKindType } from "./arena-day.type";
import {
  loadArenaWeek,
  mostClasses,
  mostDayUses,
  mostOthers,
  mostTeachers,
  type ArenaWeek,
  type OtherSpan,
  type WeekDay,
} from "./arena-week.loader";

const OtherSpanType = builder.objectRef<OtherSpan>("CourtUse").implement({
  description: "What takes a court and is no class (uso da quadra).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: CourtSpanKindType, description: "Kind (motivo)." }),
    courtKey: t.field({
      type: "UUID",
      description: "Court key (chave da quadra).",
      resolve: ({ courtId }) => courtId,
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at, UTC (início)." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Ends at, UTC (fim)." }),
    title: t.exposeString("title", {
      nullable: true,
      description: "The tournament, who rents, or why it is blocked; null where one may not know (título).",
    }),
    tournamentKey: t.field({
      type: "UUID",
      nullable: true,
      description: "Tournament key, of the arena's own; null of anything else (chave do torneio).",
      resolve: ({ tournamentId }) => tournamentId,
    }),
    rentalId: t.field({
      type: "ID",
      nullable: true,
      description: "Its id; null of anything else, or unless one manages the arena (locação).",
      resolve: ({ rental }) => (rental === null ? null : encodeGlobalId("CourtRental", rental.id)),
    }),
    isRequest: t.boolean({
      description: "Whether it is a rental that waits for the arena's answer (pedido).",
      resolve: ({ rental }) => rental?.isRequest ?? false,
    }),
  }),
});

const ArenaWeekDayType = builder.objectRef<WeekDay>("ArenaWeekDay").implement({
  description: "What is on at an arena; hours after midnight belong to the evening before (dia da semana).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    on: t.field({ type: "Date", description: "On (dia).", resolve: ({ on }) => dayToDatabase(on) }),
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
    dayUses: t.field({
      type: [DayUseType],
      nullable: true,
      description:
        "Who comes for the day, first who waits for an answer, by name; null unless one manages the arena (Day Use).",
      extensions: atMost(mostDayUses, 10),
      resolve: ({ dayUses }) => dayUses,
    }),
    classes: t.field({
      type: [ClassSessionType],
      description: "Classes, by their start; who teaches sees their own (aulas).",
      extensions: atMost(mostClasses, 10),
      resolve: ({ classes }) => classes,
    }),
    others: t.field({
      type: [OtherSpanType],
      description: "Others, by their start (locações, bloqueios e jogos).",
      extensions: atMost(mostOthers, 10),
      resolve: ({ others }) => others,
    }),
  }),
});

const ClassTeacherType = builder.objectRef<{ id: string; name: string }>("ClassTeacher").implement({
  description: "One who teaches at the arena (professor que pode dar aula).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Names them in what one sends (chave).",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Name (nome)." }),
  }),
});

const ArenaWeekType = builder.objectRef<ArenaWeek>("ArenaWeek").implement({
  description: "Arena week, from Monday to Sunday, by its own clocks (semana da arena).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    from: t.field({
      type: "Date",
      description: "Its first day (segunda-feira).",
      resolve: ({ from }) => dayToDatabase(from),
    }),
    today: t.field({
      type: "Date",
      description: "Today; where the arena is (hoje).",
      resolve: ({ today }) => dayToDatabase(today),
    }),
    days: t.field({
      type: [ArenaWeekDayType],
      description: "Seven (dias).",
      extensions: atMost(7),
      resolve: ({ days }) => days,
    }),
    courts: t.field({
      type: [CourtType],
      description: "The open ones, by number (quadras).",
      extensions: atMost(mostCourts, 6),
      resolve: ({ courts }) => courts,
    }),
    teachers: t.field({
      type: [ClassTeacherType],
      nullable: true,
      description:
        "The teachers whose classes the viewer can schedule, by name: all of them for a manager, a teacher alone where the arena lets its teachers schedule. Null for other viewers.",
      extensions: atMost(mostTeachers, 6),
      resolve: ({ teachers }) => teachers,
    }),
    priceLines: t.field({
      type: [PriceLineType],
      nullable: true,
      description:
        "The first that fits counts, elsewhere the usual hour; null unless one manages the arena (preços por horário).",
      extensions: atMost(mostPriceLines, 6),
      resolve: ({ priceLines }) => priceLines,
    }),
  }),
});

builder.prismaObjectField(ArenaType, "week", (t) =>
  t.field({
    type: ArenaWeekType,
    nullable: true,
    description: "Week, for its owner and teachers, and admins; null for anybody else (semana).",
    authScopes: (arena, _args, ctx) => canSeeArenaTournaments(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    args: {
      around: t.arg({ type: "Date", description: "Around; null for this one (um dia da semana)." }),
    },
    resolve: (arena, { around }, ctx) => loadArenaWeek(ctx, arena, around ?? null),
  }),
);
