import { mostCourts } from "../arenas/arena-fields.rules";
import { ArenaType } from "../arenas/arena.type";
import { canSeeArenaTournaments } from "../arenas/arena.access";
import { ClassSessionType } from "../classes/class.type";
import { CourtType } from "../courts/court.type";
import { PriceLineType } from "../bookings/rental-terms.type";
import { mostPriceLines } from "../bookings/rental-words.rules";
import { DayUseType } from "../bookings/rental.type";
import { builder } from "../platform/graphql/builder";
import { encodeGlobalId } from "../platform/graphql/global-id";
import { atMost } from "../platform/graphql/list-size";
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
  description: "Uso da quadra: what takes a court and is no class.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: CourtSpanKindType, description: "Motivo." }),
    courtKey: t.field({ type: "UUID", description: "Chave da quadra.", resolve: ({ courtId }) => courtId }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Fim: UTC." }),
    title: t.exposeString("title", {
      nullable: true,
      description: "Título: the tournament, who rents, or why it is blocked; null where one may not know.",
    }),
    tournamentKey: t.field({
      type: "UUID",
      nullable: true,
      description: "Chave do torneio: of the arena's own; null of anything else.",
      resolve: ({ tournamentId }) => tournamentId,
    }),
    rentalId: t.field({
      type: "ID",
      nullable: true,
      description: "Locação: its id; null of anything else, or unless one manages the arena.",
      resolve: ({ rental }) => (rental === null ? null : encodeGlobalId("CourtRental", rental.id)),
    }),
    isRequest: t.boolean({
      description: "Pedido: whether it is a rental that waits for the arena's answer.",
      resolve: ({ rental }) => rental?.isRequest ?? false,
    }),
  }),
});

const ArenaWeekDayType = builder.objectRef<WeekDay>("ArenaWeekDay").implement({
  description: "Dia da semana: what is on at an arena; hours after midnight belong to the evening before.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    on: t.field({ type: "Date", description: "Dia.", resolve: ({ on }) => dayToDatabase(on) }),
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
    dayUses: t.field({
      type: [DayUseType],
      nullable: true,
      description:
        "Day Use: who comes for the day, first who waits for an answer, by name; null unless one manages the arena.",
      extensions: atMost(mostDayUses, 10),
      resolve: ({ dayUses }) => dayUses,
    }),
    classes: t.field({
      type: [ClassSessionType],
      description: "Aulas: by their start; who teaches sees their own.",
      extensions: atMost(mostClasses, 10),
      resolve: ({ classes }) => classes,
    }),
    others: t.field({
      type: [OtherSpanType],
      description: "Locações, bloqueios e jogos: by their start.",
      extensions: atMost(mostOthers, 10),
      resolve: ({ others }) => others,
    }),
  }),
});

const ClassTeacherType = builder.objectRef<{ id: string; name: string }>("ClassTeacher").implement({
  description: "Professor que pode dar aula: one who teaches at the arena.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave: names them in what one sends.",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Nome." }),
  }),
});

const ArenaWeekType = builder.objectRef<ArenaWeek>("ArenaWeek").implement({
  description: "Semana da arena: from Monday to Sunday, by its own clocks.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    from: t.field({
      type: "Date",
      description: "Segunda-feira: its first day.",
      resolve: ({ from }) => dayToDatabase(from),
    }),
    today: t.field({
      type: "Date",
      description: "Hoje: where the arena is.",
      resolve: ({ today }) => dayToDatabase(today),
    }),
    days: t.field({
      type: [ArenaWeekDayType],
      description: "Dias: seven.",
      extensions: atMost(7),
      resolve: ({ days }) => days,
    }),
    courts: t.field({
      type: [CourtType],
      description: "Quadras: the open ones, by number.",
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
        "Preços por horário: the first that fits counts, elsewhere the usual hour; null unless one manages the arena.",
      extensions: atMost(mostPriceLines, 6),
      resolve: ({ priceLines }) => priceLines,
    }),
  }),
});

builder.prismaObjectField(ArenaType, "week", (t) =>
  t.field({
    type: ArenaWeekType,
    nullable: true,
    description: "Semana: for its owner and teachers, and admins; null for anybody else.",
    authScopes: (arena, _args, ctx) => canSeeArenaTournaments(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    args: {
      around: t.arg({ type: "Date", description: "Um dia da semana: null for this one." }),
    },
    resolve: (arena, { around }, ctx) => loadArenaWeek(ctx, arena, around ?? null),
  }),
);
