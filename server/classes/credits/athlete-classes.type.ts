import { canManageArena } from "../../arenas/arena.access";
import { canSeeArenaNotes } from "../../athletes/arena-athletes/arena-athlete.access";
import { ArenaAthleteType } from "../../athletes/arena-athletes/arena-athlete.type";
import { AthleteType } from "../../athletes/athlete.type";
import { builder, labelled } from "../../platform/graphql/builder";
import { encodeGlobalId } from "../../platform/graphql/nodes";
import { atMost } from "../../platform/graphql/connection";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { AttendanceType, ClassStatusType } from "../class.type";
import {
  arenasOf,
  comingClasses,
  creditLinesAt,
  creditsLeftAt,
  mostArenas,
  mostComing,
  mostCredits,
  mostLines,
  mostOpenings,
  mostPast,
  mostWithdrawals,
  nextExpiryOf,
  openingsAt,
  pastClasses,
  recordOf,
  type AthleteClass,
  type CreditShown,
  type RecordArena,
  type RecordOf,
  type WithdrawalShown,
} from "./athlete-classes.loader";
import { creditChangeLabel, creditChanges, type CreditLine } from "./credit-history.rules";
import { creditKindLabel, creditKinds, creditStateLabel, lossLabel } from "./credit-words.rules";
import { canSeeClassRecord } from "./credits.access";

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

const CreditKindType = builder.enumType("CreditKind", {
  description: "Credit kind (tipo de crédito de aula).",
  values: labelled(creditKinds, (kind) => creditKindLabel[kind]),
});

const CreditStateType = builder.enumType("CreditState", {
  description: "Credit state (situação de um crédito de aula).",
  values: labelled(keysOf(creditStateLabel), (state) => creditStateLabel[state]),
});

const CreditLossType = builder.enumType("CreditLoss", {
  description: "Credit loss (por que um crédito se perdeu).",
  values: labelled(keysOf(lossLabel), (reason) => lossLabel[reason]),
});

const ClassCreditType = builder.objectRef<CreditShown>("ClassCredit").implement({
  description: "The right to one class on one of its days (crédito de aula).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: CreditKindType, description: "Kind (tipo)." }),
    state: t.expose("state", { type: CreditStateType, description: "State, as it is today (situação)." }),
    lossReason: t.expose("reason", {
      type: CreditLossType,
      nullable: true,
      description: "Why it is lost; null unless it is (motivo).",
    }),
    startsOn: t.field({
      type: "Date",
      description: "The first day (vale de).",
      resolve: ({ startsOn }) => dayToDatabase(startsOn),
    }),
    expiresOn: t.field({
      type: "Date",
      description: "The last day (vale até).",
      resolve: ({ expiresOn }) => dayToDatabase(expiresOn),
    }),
  }),
});

const CreditWithdrawalType = builder.objectRef<WithdrawalShown>("CreditWithdrawal").implement({
  description: "Granted credits that the arena withdrew in one action (retirada de créditos).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    count: t.exposeInt("count", { description: "Count (quantos créditos)." }),
    reason: t.exposeString("reason", { description: "Reason (motivo)." }),
    withdrawnAt: t.expose("at", { type: "DateTime", description: "Withdrawn at, UTC (quando)." }),
  }),
});

const CreditChangeType = builder.enumType("CreditChange", {
  description: "Credit change (o que aconteceu com créditos de aula).",
  values: labelled(creditChanges, (change) => creditChangeLabel[change]),
});

const CreditLineType = builder.objectRef<CreditLine>("CreditLine").implement({
  description: "What happened to one or several at once (linha do extrato de créditos).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    change: t.expose("change", { type: CreditChangeType, description: "Change (o que aconteceu)." }),
    kind: t.expose("kind", { type: CreditKindType, description: "Kind (tipo)." }),
    at: t.expose("at", { type: "DateTime", description: "At, UTC (quando)." }),
    count: t.exposeInt("count", { description: "Count (quantos créditos)." }),
    delta: t.exposeInt("delta", {
      description: "Delta, by how many the balance is other than before (diferença).",
    }),
    balance: t.exposeInt("balance", { description: "How many were left after it (saldo)." }),
    lossReason: t.expose("lossReason", {
      type: CreditLossType,
      nullable: true,
      description: "Loss reason; null unless the credit is lost (motivo da perda).",
    }),
    note: t.exposeString("note", {
      nullable: true,
      description:
        "What was sold, or why the arena granted or withdrew it; null if no reason was given (observação).",
    }),
    className: t.string({
      nullable: true,
      description: "Its name or category; null if the line concerns no class (aula).",
      resolve: ({ session }) => session?.name ?? null,
    }),
    classStartsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Class starts at, UTC; null if the line concerns no class (início da aula).",
      resolve: ({ session }) => session?.startsAt ?? null,
    }),
  }),
});

const CreditExpiryType = builder.objectRef<{ expiresOn: string; count: number }>("CreditExpiry").implement({
  description: "Credit expiry (próximo vencimento de créditos de aula).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    expiresOn: t.field({
      type: "Date",
      description: "The last day (valem até).",
      resolve: ({ expiresOn }) => dayToDatabase(expiresOn),
    }),
    count: t.exposeInt("count", { description: "Count (quantos)." }),
  }),
});

export const AthleteClassType = builder.objectRef<AthleteClass>("AthleteClass").implement({
  description:
    "Athlete class, as the athlete finds it, without the others who are in it (aula de um atleta).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    sessionId: t.id({
      description: "Names it in what one sends (id da aula).",
      resolve: ({ key }) => encodeGlobalId("ClassSession", key),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at, UTC (início)." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Ends at, UTC (fim)." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Name; null if the class has no name and is identified by its category (nome).",
    }),
    category: t.exposeString("category", { description: "Category (categoria)." }),
    teacherName: t.exposeString("teacherName", { description: "Teacher name, by name (professor)." }),
    courtName: t.exposeString("courtName", {
      nullable: true,
      description: "Court name; null while none is decided (quadra).",
    }),
    arenaName: t.exposeString("arenaName", { description: "Arena name (arena)." }),
    timeZone: t.exposeString("timeZone", { description: "Time zone, of the arena (fuso horário)." }),
    status: t.expose("status", { type: ClassStatusType, description: "Status (situação da aula)." }),
    cancelReason: t.exposeString("cancelReason", {
      nullable: true,
      description: "Reason of the cancellation; null unless cancelled (motivo).",
    }),
    attendance: t.expose("attendance", {
      type: AttendanceType,
      nullable: true,
      description: "Attendance; null of one they are not in (presença).",
    }),
    isMakeUp: t.exposeBoolean("isMakeUp", { description: "Whether it replaces a missed class (reposição)." }),
    waitingPlace: t.exposeInt("waitingPlace", {
      nullable: true,
      description: "Position on the waiting list, from 1; null if not waiting (lugar na fila).",
    }),
    askedUntil: t.expose("askedUntil", {
      type: "DateTime",
      nullable: true,
      description: "Deadline to confirm a held place; null unless the athlete was asked (confirmar até).",
    }),
    priceInCents: t.exposeInt("priceInCents", {
      nullable: true,
      description:
        "What booking it costs, in centavos; null where a credit pays it, where it has no price, and of one that is not to be booked (valor).",
    }),
    placesLeft: t.exposeInt("placesLeft", { description: "Places left (vagas livres)." }),
    isFifthWeek: t.exposeBoolean("isFifthWeek", {
      description:
        "Whether its weekday comes a fifth time in the month that a monthly plan pays (5ª semana).",
    }),
    isOwnLevel: t.exposeBoolean("isOwnLevel", {
      description:
        "Is own level, of one to be booked, whether it is of the athlete's level (da própria categoria).",
    }),
    payingKind: t.expose("payingKind", {
      type: CreditKindType,
      nullable: true,
      description:
        "What booking it uses; null where none pays it, and of one not to be booked (crédito usado).",
    }),
    minStudents: t.exposeInt("minStudents", {
      nullable: true,
      description: "Min students; null where none is asked for (mínimo de alunos).",
    }),
    missingStudents: t.exposeInt("missingStudents", {
      description:
        "How many students are missing for it to be confirmed; 0 unless it waits for them (faltam).",
    }),
  }),
});

const AthleteClassArenaType = builder.objectRef<RecordArena>("AthleteClassArena").implement({
  description: "What they have there to take classes with, and which have a place (arena de um atleta).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    arenaAthleteId: t.id({
      nullable: true,
      description: "Arena athlete; null unless the viewer manages the arena (id do atleta na arena).",
      resolve: ({ arenaId, linkId }, _args, { viewer }) =>
        canManageArena(arenaId, viewer) ? encodeGlobalId("ArenaAthlete", linkId) : null,
    }),
    name: t.exposeString("name", { description: "Name (nome da arena)." }),
    timeZone: t.exposeString("timeZone", { description: "Time zone (fuso horário)." }),
    creditsLeft: t.exposeInt("creditsLeft", { description: "How many are left today (créditos)." }),
    nextExpiry: t.field({
      type: CreditExpiryType,
      nullable: true,
      description:
        "Next expiry, of those left the first to end; null where none is left (próximo vencimento).",
      resolve: (arena) => nextExpiryOf(arena),
    }),
    creditLines: t.field({
      type: [CreditLineType],
      description: "What happened to them, the latest first (extrato de créditos).",
      extensions: atMost(mostLines, 10),
      args: { skip: t.arg.int({ description: "How many lines to leave out; null for none (pular)." }) },
      resolve: (arena, { skip }, ctx) => creditLinesAt(ctx, arena, skip ?? 0),
    }),
    credits: t.expose("credits", {
      type: [ClassCreditType],
      description: "Credits, in their current state, latest first (créditos).",
      extensions: atMost(mostCredits, 10),
    }),
    withdrawals: t.expose("withdrawals", {
      type: [CreditWithdrawalType],
      description: "Withdrawals, by the arena, the latest first (créditos retirados).",
      extensions: atMost(mostWithdrawals, 2),
    }),
    openings: t.field({
      type: [AthleteClassType],
      description: "Openings, of three weeks, also full ones, for which one can wait (aulas para agendar).",
      extensions: atMost(mostOpenings, 10),
      args: {
        from: t.arg({ type: "Date", description: "From; null for today (a partir de)." }),
        lastDay: t.arg({ type: "Date", description: "The last of these days; null for three weeks (até)." }),
      },
      resolve: (arena, { from, lastDay }, ctx) =>
        openingsAt(ctx, arena, { from: from ?? null, until: lastDay ?? null }),
    }),
  }),
});

export const AthleteClassRecordType = builder.objectRef<RecordOf>("AthleteClassRecord").implement({
  description: "Upcoming and past classes, and credits (aulas do Atleta).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    coming: t.field({
      type: [AthleteClassType],
      description: "Coming, by their start, also those given up and those waited for (próximas).",
      extensions: atMost(mostComing, 10),
      resolve: (record, _args, ctx) => comingClasses(ctx, record),
    }),
    past: t.field({
      type: [AthleteClassType],
      description: "Past, the latest first (histórico).",
      extensions: atMost(mostPast, 10),
      args: { until: t.arg({ type: "DateTime", description: "Until; null for the latest (antes de)." }) },
      resolve: (record, { until }, ctx) => pastClasses(ctx, record, until ?? null),
    }),
    arenas: t.field({
      type: [AthleteClassArenaType],
      description: "Arenas, which the athlete attends, by name.",
      extensions: atMost(mostArenas, 2),
      resolve: (record, _args, ctx) => arenasOf(ctx, record),
    }),
  }),
});

builder.prismaObjectField(AthleteType, "classRecord", (t) =>
  t.field({
    type: AthleteClassRecordType,
    nullable: true,
    description:
      "Class record, for the athlete and admins, and for managers of an arena they attend, with that arena's data only; null otherwise (aulas).",
    authScopes: ({ id }, _args, ctx) => canSeeClassRecord(id, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => recordOf(id, ctx),
  }),
);

builder.prismaObjectField(ArenaAthleteType, "classCreditsLeft", (t) =>
  t.int({
    nullable: true,
    description: "How many are left today, here; null unless one manages the arena (créditos de aula).",
    authScopes: (row, _args, ctx) => canSeeArenaNotes(row, ctx),
    unauthorizedResolver: () => null,
    select: { arena: { select: { timeZone: true } } },
    resolve: ({ arenaId, athleteId, arena: { timeZone } }, _args, ctx) =>
      creditsLeftAt(ctx, { arenaId, athleteId, timeZone }),
  }),
);
