import { ArenaType } from "../arenas/arena.type";
import { canSeeArenaTournaments } from "../arenas/arena.access";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
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
  description: "Motivo: what a court is taken for.",
  values: {
    CLASS: { description: "Aula." },
    RENTAL: { description: "Locação." },
    BLOCK: { description: "Bloqueio." },
    MATCH: { description: "Jogo." },
  } as const,
});

const ArenaTaskKindType = builder.enumType("ArenaTaskKind", {
  description: "Pendência: what waits for who runs the arena.",
  values: {
    SCORES_MISSING: { description: "Placares que faltam: matches whose time is over." },
    PAYMENTS_TO_CONFIRM: { description: "Pagamentos a confirmar: enrolments that wait for theirs." },
    DRAW_DUE: { description: "Sorteio por fazer: the tournament begins within two days." },
  } as const,
});

const CourtSpanType = builder.objectRef<CourtSpan>("CourtSpan").implement({
  description: "Ocupação: from when until when a court is taken, and what for.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: CourtSpanKindType, description: "Motivo." }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início." }),
    endsAt: t.expose("endsAt", {
      type: "DateTime",
      description: "Fim: of a match that is over, when it ended.",
    }),
    isOver: t.exposeBoolean("isOver", {
      description: "Encerrado: of a match, whether its result is written.",
    }),
    title: t.exposeString("title", {
      nullable: true,
      description:
        "Título: the tournament, who teaches, who rents, or why it is blocked; null where one may not know, or at another's championship.",
    }),
    tournamentKey: t.field({
      type: "UUID",
      nullable: true,
      description: "Chave do torneio: of the arena's own; null of anything else.",
      resolve: ({ tournamentId }) => tournamentId,
    }),
  }),
});

const CourtDayType = builder.objectRef<CourtDay>("CourtDay").implement({
  description: "Dia da quadra: what takes one court on a day.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.field({ type: "UUID", description: "Chave: of the court.", resolve: ({ courtId }) => courtId }),
    name: t.exposeString("name", { description: "Nome: of the court." }),
    spans: t.field({
      type: [CourtSpanType],
      description: "Ocupações: by their start.",
      extensions: atMost(mostSpans, 8),
      resolve: ({ spans }) => spans,
    }),
  }),
});

const TournamentTodayType = builder.objectRef<TournamentToday>("TournamentToday").implement({
  description: "Torneio de hoje: how far it is.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    tournamentKey: t.field({
      type: "UUID",
      description: "Chave do torneio.",
      resolve: ({ tournamentId }) => tournamentId,
    }),
    tournamentName: t.exposeString("tournamentName", { description: "Nome do torneio." }),
    matchCount: t.exposeInt("matchCount", {
      description: "Jogos: all but cancelled ones; 0 before the draw.",
    }),
    playedCount: t.exposeInt("playedCount", { description: "Jogos encerrados." }),
    onCourtCount: t.exposeInt("onCourtCount", { description: "Jogos em quadra: called or being played." }),
  }),
});

const ArenaTaskType = builder.objectRef<ArenaTask>("ArenaTask").implement({
  description: "Pendência: something that waits for who runs the arena.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: ArenaTaskKindType, description: "Tipo." }),
    tournamentKey: t.field({
      type: "UUID",
      description: "Chave do torneio.",
      resolve: ({ tournamentId }) => tournamentId,
    }),
    tournamentName: t.exposeString("tournamentName", { description: "Nome do torneio." }),
    count: t.exposeInt("count", { description: "Quantidade: matches, enrolments, or days until the start." }),
    amountInCents: t.exposeInt("amountInCents", {
      description: "Valor: of payments, in centavos; 0 of anything else.",
    }),
  }),
});

const ArenaFiguresType = builder.objectRef<ArenaFigures>("ArenaFigures").implement({
  description: "Números da arena: for who manages it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    receivedThisMonthInCents: t.exposeInt("receivedThisMonthInCents", {
      description: "Receita do mês: what came in, less what went back, each on its day; in centavos.",
    }),
    receivedLastMonthInCents: t.exposeInt("receivedLastMonthInCents", {
      description: "Receita do mês passado: in centavos.",
    }),
    overdueInCents: t.exposeInt("overdueInCents", {
      description: "Em atraso: what should have been paid by now, without fine and interest; in centavos.",
    }),
    overdueCount: t.exposeInt("overdueCount", { description: "Cobranças em atraso." }),
    newAthletesThisMonth: t.exposeInt("newAthletesThisMonth", {
      description: "Atletas novos: whose first visit was this month.",
    }),
    newAthletesLastMonth: t.exposeInt("newAthletesLastMonth", {
      description: "Atletas novos do mês passado.",
    }),
  }),
});

const ArenaSetUpType = builder.objectRef<ArenaSetUp>("ArenaSetUp").implement({
  description: "Primeiros passos: what a new arena has done so far.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    hasSavedSettings: t.exposeBoolean("hasSavedSettings", {
      description: "Configurações salvas: courts, prices and hours were looked at once.",
    }),
    hasPixKey: t.exposeBoolean("hasPixKey", { description: "Chave Pix cadastrada." }),
    athleteCount: t.exposeInt("athleteCount", { description: "Atletas: active ones." }),
    teacherCount: t.exposeInt("teacherCount", { description: "Professores: active ones." }),
    tournamentCount: t.exposeInt("tournamentCount", { description: "Torneios." }),
    isDone: t.boolean({
      description: "Feitos: whether all of these are there.",
      resolve: ({ hasSavedSettings, hasPixKey, athleteCount, teacherCount, tournamentCount }) =>
        hasSavedSettings && hasPixKey && athleteCount > 0 && teacherCount > 0 && tournamentCount > 0,
    }),
  }),
});

const ArenaDayType = builder.objectRef<ArenaDay>("ArenaDay").implement({
  description: "Hoje na arena: its day, by its own clocks.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    on: t.field({ type: "Date", description: "Dia.", resolve: ({ on }) => dayToDatabase(on) }),
    classCount: t.exposeInt("classCount", { description: "Aulas hoje: of the weekly plan." }),
    courts: t.field({
      type: [CourtDayType],
      description: "Quadras: the open ones, by number.",
      extensions: atMost(50, 6),
      resolve: ({ courts }) => courts,
    }),
    unplacedClasses: t.field({
      type: [CourtSpanType],
      description: "Aulas sem quadra: by their start.",
      extensions: atMost(mostSpans, 4),
      resolve: ({ unplacedClasses }) => unplacedClasses,
    }),
    running: t.field({
      type: [TournamentTodayType],
      description: "Torneios de hoje: those being played, and those that begin.",
      extensions: atMost(mostRunning, 2),
      resolve: ({ running }) => running,
    }),
    agenda: t.field({
      type: [AgendaClassType],
      description:
        "Agenda de aulas: the dated ones, by their start, also those that fall out; of who teaches their own.",
      extensions: atMost(mostAgenda, 10),
      resolve: ({ agenda }) => agenda,
    }),
    tasks: t.field({
      type: [ArenaTaskType],
      nullable: true,
      description: "Precisa de você: the most urgent first; null unless one manages the arena.",
      extensions: atMost(mostTasks, 4),
      resolve: ({ managed }) => managed?.tasks ?? null,
    }),
    rentalRequests: t.field({
      type: RentalRequestsType,
      nullable: true,
      description:
        "Pedidos de quadra e de Day Use: that wait for an answer; null unless one manages the arena.",
      resolve: ({ managed }) => managed?.rentalRequests ?? null,
    }),
    pendingClasses: t.field({
      type: [PendingClassType],
      nullable: true,
      description:
        "Aulas pendentes: those that begin soon with too few students, the next first; null unless one manages the arena.",
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
      description: "Atletas: the active ones in numbers; null unless one manages the arena.",
      resolve: ({ managed }) => managed?.athletes ?? null,
    }),
    teachers: t.field({
      type: ArenaTeachersInBriefType,
      nullable: true,
      description: "Professores: the active ones in brief; null unless one manages the arena.",
      resolve: ({ managed }) => managed?.teachers ?? null,
    }),
    figures: t.field({
      type: ArenaFiguresType,
      nullable: true,
      description: "Números: null unless one manages the arena.",
      resolve: ({ managed }) => managed?.figures ?? null,
    }),
    setUp: t.field({
      type: ArenaSetUpType,
      nullable: true,
      description: "Primeiros passos: null unless one manages the arena.",
      resolve: ({ managed }) => managed?.setUp ?? null,
    }),
  }),
});

builder.prismaObjectField(ArenaType, "today", (t) =>
  t.field({
    type: ArenaDayType,
    nullable: true,
    description: "Hoje: for its owner and teachers, and admins; null for anybody else.",
    authScopes: (arena, _args, ctx) => canSeeArenaTournaments(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: (arena, _args, ctx) => loadArenaDay(ctx, arena),
  }),
);
