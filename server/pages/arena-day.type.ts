import { ArenaType } from "../arenas/arena.type";
import { canSeeArenaTournaments } from "../arenas/arena.access";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { mostAgenda, mostPending } from "./arena-agenda.loader";
import {
  AgendaClassType,
  PendingClassType,
  RentalRequestsType,
  UnattendedClassesType,
} from "./arena-agenda.type";
import { ArenaAthletesInBriefType, ArenaTeachersInBriefType } from "./arena-people.type";
import {
  loadArenaDay,
  mostRunning,
  mostSpans,
  mostTasks,
  type ArenaDay,
  type ArenaFigures,
  type ArenaSetUp,
  type ArenaTask,
  type CourtDay,
  type CourtSpan,
  type TournamentToday,
} from "./arena-day.loader";

export const CourtSpanKindType = builder.enumType("CourtSpanKind", {
  description: "What a court is taken for (motivo).",
  values: {
    CLASS: { description: "Class (aula)." },
    RENTAL: { description: "Rental (locação)." },
    BLOCK: { description: "Block (bloqueio)." },
    MATCH: { description: "Match (jogo)." },
  } as const,
});

const ArenaTaskKindType = builder.enumType("ArenaTaskKind", {
  description: "What waits for who runs the arena (pendência).",
  values: {
    SCORES_MISSING: { description: "Matches whose time is over (placares que faltam)." },
    PAYMENTS_TO_CONFIRM: { description: "Enrolments that wait for theirs (pagamentos a confirmar)." },
    DRAW_DUE: { description: "The tournament begins within two days (sorteio por fazer)." },
  } as const,
});

const CourtSpanType = builder.objectRef<CourtSpan>("CourtSpan").implement({
  description: "Court span, from when until when a court is taken, and what for (ocupação).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: CourtSpanKindType, description: "Kind (motivo)." }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at (início)." }),
    endsAt: t.expose("endsAt", {
      type: "DateTime",
      description: "Ends at, of a match that is over, when it ended (fim).",
    }),
    isOver: t.exposeBoolean("isOver", {
      description: "Is over, of a match, whether its result is written (encerrado).",
    }),
    title: t.exposeString("title", {
      nullable: true,
      description:
        "The tournament, who teaches, who rents, or why it is blocked; null where one may not know, or at another's championship (título).",
    }),
    tournamentKey: t.field({
      type: "UUID",
      nullable: true,
      description: "Tournament key, of the arena's own; null of anything else (chave do torneio).",
      resolve: ({ tournamentId }) => tournamentId,
    }),
  }),
});

const CourtDayType = builder.objectRef<CourtDay>("CourtDay").implement({
  description: "What takes one court on a day (dia da quadra).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, of the court (chave).",
      resolve: ({ courtId }) => courtId,
    }),
    name: t.exposeString("name", { description: "Name, of the court (nome)." }),
    spans: t.field({
      type: [CourtSpanType],
      description: "Spans, by their start (ocupações).",
      extensions: atMost(mostSpans, 8),
      resolve: ({ spans }) => spans,
    }),
  }),
});

const TournamentTodayType = builder.objectRef<TournamentToday>("TournamentToday").implement({
  description: "How far it is (torneio de hoje).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    tournamentKey: t.field({
      type: "UUID",
      description: "Tournament key (chave do torneio).",
      resolve: ({ tournamentId }) => tournamentId,
    }),
    tournamentName: t.exposeString("tournamentName", { description: "Tournament name (nome do torneio)." }),
    matchCount: t.exposeInt("matchCount", {
      description: "All but cancelled ones; 0 before the draw (jogos).",
    }),
    playedCount: t.exposeInt("playedCount", { description: "Played count (jogos encerrados)." }),
    onCourtCount: t.exposeInt("onCourtCount", { description: "Called or being played (jogos em quadra)." }),
  }),
});

const ArenaTaskType = builder.objectRef<ArenaTask>("ArenaTask").implement({
  description: "Something that waits for who runs the arena (pendência).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: ArenaTaskKindType, description: "Kind (tipo)." }),
    tournamentKey: t.field({
      type: "UUID",
      description: "Tournament key (chave do torneio).",
      resolve: ({ tournamentId }) => tournamentId,
    }),
    tournamentName: t.exposeString("tournamentName", { description: "Tournament name (nome do torneio)." }),
    count: t.exposeInt("count", {
      description: "Matches, enrolments, or days until the start (quantidade).",
    }),
    amountInCents: t.exposeInt("amountInCents", {
      description: "Amount, of payments, in centavos; 0 of anything else (valor).",
    }),
  }),
});

const ArenaFiguresType = builder.objectRef<ArenaFigures>("ArenaFigures").implement({
  description: "Arena figures, for who manages it (números da arena).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    receivedThisMonthInCents: t.exposeInt("receivedThisMonthInCents", {
      description: "What came in, less what went back, each on its day; in centavos (receita do mês).",
    }),
    receivedLastMonthInCents: t.exposeInt("receivedLastMonthInCents", {
      description: "Received last month, in centavos (receita do mês passado).",
    }),
    overdueInCents: t.exposeInt("overdueInCents", {
      description: "What should have been paid by now, without fine and interest; in centavos (em atraso).",
    }),
    overdueCount: t.exposeInt("overdueCount", { description: "Overdue count (cobranças em atraso)." }),
    newAthletesThisMonth: t.exposeInt("newAthletesThisMonth", {
      description: "Whose first visit was this month (atletas novos).",
    }),
    newAthletesLastMonth: t.exposeInt("newAthletesLastMonth", {
      description: "New athletes last month (atletas novos do mês passado).",
    }),
  }),
});

const ArenaSetUpType = builder.objectRef<ArenaSetUp>("ArenaSetUp").implement({
  description: "What a new arena has done so far (primeiros passos).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    hasSavedSettings: t.exposeBoolean("hasSavedSettings", {
      description: "Courts, prices and hours were looked at once (configurações salvas).",
    }),
    hasPixKey: t.exposeBoolean("hasPixKey", { description: "Has Pix key (chave Pix cadastrada)." }),
    athleteCount: t.exposeInt("athleteCount", { description: "Active ones (atletas)." }),
    teacherCount: t.exposeInt("teacherCount", { description: "Active ones (professores)." }),
    tournamentCount: t.exposeInt("tournamentCount", { description: "Tournament count (torneios)." }),
    isDone: t.boolean({
      description: "Whether all of these are there (feitos).",
      resolve: ({ hasSavedSettings, hasPixKey, athleteCount, teacherCount, tournamentCount }) =>
        hasSavedSettings && hasPixKey && athleteCount > 0 && teacherCount > 0 && tournamentCount > 0,
    }),
  }),
});

const ArenaDayType = builder.objectRef<ArenaDay>("ArenaDay").implement({
  description: "Its day, by its own clocks (hoje na arena).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    on: t.field({ type: "Date", description: "On (dia).", resolve: ({ on }) => dayToDatabase(on) }),
    classCount: t.exposeInt("classCount", { description: "Class count, of the weekly plan (aulas hoje)." }),
    courts: t.field({
      type: [CourtDayType],
      description: "The open ones, by number (quadras).",
      extensions: atMost(50, 6),
      resolve: ({ courts }) => courts,
    }),
    unplacedClasses: t.field({
      type: [CourtSpanType],
      description: "Unplaced classes, by their start (aulas sem quadra).",
      extensions: atMost(mostSpans, 4),
      resolve: ({ unplacedClasses }) => unplacedClasses,
    }),
    running: t.field({
      type: [TournamentTodayType],
      description: "Running, those being played, and those that begin (torneios de hoje).",
      extensions: atMost(mostRunning, 2),
      resolve: ({ running }) => running,
    }),
    agenda: t.field({
      type: [AgendaClassType],
      description:
        "The dated ones, by their start, also those that fall out; of who teaches their own (agenda de aulas).",
      extensions: atMost(mostAgenda, 10),
      resolve: ({ agenda }) => agenda,
    }),
    tasks: t.field({
      type: [ArenaTaskType],
      nullable: true,
      description: "Tasks, the most urgent first; null unless one manages the arena (precisa de você).",
      extensions: atMost(mostTasks, 4),
      resolve: ({ managed }) => managed?.tasks ?? null,
    }),
    rentalRequests: t.field({
      type: RentalRequestsType,
      nullable: true,
      description:
        "Rental requests, that wait for an answer; null unless one manages the arena (pedidos de quadra e de Day Use).",
      resolve: ({ managed }) => managed?.rentalRequests ?? null,
    }),
    pendingClasses: t.field({
      type: [PendingClassType],
      nullable: true,
      description:
        "Pending classes, those that begin soon with too few students, the next first; null unless one manages the arena (aulas pendentes).",
      extensions: atMost(mostPending, 4),
      resolve: ({ managed }) => managed?.pendingClasses ?? null,
    }),
    unattendedClasses: t.field({
      type: UnattendedClassesType,
      nullable: true,
      description: "Past classes without attendance of the last 7 days; null unless one manages the arena.",
      resolve: ({ managed }) => managed?.unattendedClasses ?? null,
    }),
    athletes: t.field({
      type: ArenaAthletesInBriefType,
      nullable: true,
      description: "The active ones in numbers; null unless one manages the arena (atletas).",
      resolve: ({ managed }) => managed?.athletes ?? null,
    }),
    teachers: t.field({
      type: ArenaTeachersInBriefType,
      nullable: true,
      description: "The active ones in brief; null unless one manages the arena (professores).",
      resolve: ({ managed }) => managed?.teachers ?? null,
    }),
    figures: t.field({
      type: ArenaFiguresType,
      nullable: true,
      description: "Figures; null unless one manages the arena (números).",
      resolve: ({ managed }) => managed?.figures ?? null,
    }),
    setUp: t.field({
      type: ArenaSetUpType,
      nullable: true,
      description: "Set up; null unless one manages the arena (primeiros passos).",
      resolve: ({ managed }) => managed?.setUp ?? null,
    }),
  }),
});

builder.prismaObjectField(ArenaType, "today", (t) =>
  t.field({
    type: ArenaDayType,
    nullable: true,
    description: "Today, for its owner and teachers, and admins; null for anybody else (hoje).",
    authScopes: (arena, _args, ctx) => canSeeArenaTournaments(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: (arena, _args, ctx) => loadArenaDay(ctx, arena),
  }),
);
