import { canManageArena } from "../../arenas/arena.access";
import { canSeeArenaNotes } from "../../athletes/arena-athletes/arena-athlete.access";
import { ArenaAthleteType } from "../../athletes/arena-athletes/arena-athlete.type";
import { AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import { labelled } from "../../platform/graphql/labelled";
import { atMost } from "../../platform/graphql/list-size";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { AttendanceType, ClassStatusType } from "../class.type";
import {
  arenasOf,
  comingClasses,
  creditLinesAt,
  creditsAt,
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
  description: "Tipo de crédito de aula.",
  values: labelled(creditKinds, (kind) => creditKindLabel[kind]),
});

const CreditStateType = builder.enumType("CreditState", {
  description: "Situação de um crédito de aula.",
  values: labelled(keysOf(creditStateLabel), (state) => creditStateLabel[state]),
});

const CreditLossType = builder.enumType("CreditLoss", {
  description: "Por que um crédito se perdeu.",
  values: labelled(keysOf(lossLabel), (reason) => lossLabel[reason]),
});

const ClassCreditType = builder.objectRef<CreditShown>("ClassCredit").implement({
  description: "Crédito de aula: the right to one class on one of its days.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: CreditKindType, description: "Tipo." }),
    state: t.expose("state", { type: CreditStateType, description: "Situação: as it is today." }),
    lossReason: t.expose("reason", {
      type: CreditLossType,
      nullable: true,
      description: "Motivo: why it is lost; null unless it is.",
    }),
    startsOn: t.field({
      type: "Date",
      description: "Vale de: the first day.",
      resolve: ({ startsOn }) => dayToDatabase(startsOn),
    }),
    expiresOn: t.field({
      type: "Date",
      description: "Vale até: the last day.",
      resolve: ({ expiresOn }) => dayToDatabase(expiresOn),
    }),
  }),
});

const CreditWithdrawalType = builder.objectRef<WithdrawalShown>("CreditWithdrawal").implement({
  description: "Retirada de créditos: granted credits that the arena withdrew in one action.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    count: t.exposeInt("count", { description: "Quantos créditos." }),
    reason: t.exposeString("reason", { description: "Motivo." }),
    withdrawnAt: t.expose("at", { type: "DateTime", description: "Quando: UTC." }),
  }),
});

const CreditChangeType = builder.enumType("CreditChange", {
  description: "O que aconteceu com créditos de aula.",
  values: labelled(creditChanges, (change) => creditChangeLabel[change]),
});

const CreditLineType = builder.objectRef<CreditLine>("CreditLine").implement({
  description: "Linha do extrato de créditos: what happened to one or several at once.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    change: t.expose("change", { type: CreditChangeType, description: "O que aconteceu." }),
    kind: t.expose("kind", { type: CreditKindType, description: "Tipo." }),
    at: t.expose("at", { type: "DateTime", description: "Quando: UTC." }),
    count: t.exposeInt("count", { description: "Quantos créditos." }),
    delta: t.exposeInt("delta", { description: "Diferença: by how many the balance is other than before." }),
    balance: t.exposeInt("balance", { description: "Saldo: how many were left after it." }),
    lossReason: t.expose("lossReason", {
      type: CreditLossType,
      nullable: true,
      description: "Motivo da perda: null unless the credit is lost.",
    }),
    note: t.exposeString("note", {
      nullable: true,
      description:
        "Observação: what was sold, or why the arena granted or withdrew it; null if no reason was given.",
    }),
    className: t.string({
      nullable: true,
      description: "Aula: its name or category; null if the line concerns no class.",
      resolve: ({ session }) => session?.name ?? null,
    }),
    classStartsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Início da aula: UTC; null if the line concerns no class.",
      resolve: ({ session }) => session?.startsAt ?? null,
    }),
  }),
});

const CreditExpiryType = builder.objectRef<{ expiresOn: string; count: number }>("CreditExpiry").implement({
  description: "Próximo vencimento de créditos de aula.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    expiresOn: t.field({
      type: "Date",
      description: "Valem até: the last day.",
      resolve: ({ expiresOn }) => dayToDatabase(expiresOn),
    }),
    count: t.exposeInt("count", { description: "Quantos." }),
  }),
});

export const AthleteClassType = builder.objectRef<AthleteClass>("AthleteClass").implement({
  description: "Aula de um atleta: as the athlete finds it, without the others who are in it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    sessionId: t.id({
      description: "Id da aula: names it in what one sends.",
      resolve: ({ key }) => encodeGlobalId("ClassSession", key),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Fim: UTC." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Nome: null if the class has no name and is identified by its category.",
    }),
    category: t.exposeString("category", { description: "Categoria." }),
    teacherName: t.exposeString("teacherName", { description: "Professor: by name." }),
    courtName: t.exposeString("courtName", {
      nullable: true,
      description: "Quadra: null while none is decided.",
    }),
    arenaName: t.exposeString("arenaName", { description: "Arena." }),
    timeZone: t.exposeString("timeZone", { description: "Fuso horário: of the arena." }),
    status: t.expose("status", { type: ClassStatusType, description: "Situação da aula." }),
    cancelReason: t.exposeString("cancelReason", {
      nullable: true,
      description: "Motivo: reason of the cancellation; null unless cancelled.",
    }),
    attendance: t.expose("attendance", {
      type: AttendanceType,
      nullable: true,
      description: "Presença: null of one they are not in.",
    }),
    isMakeUp: t.exposeBoolean("isMakeUp", { description: "Reposição: whether it replaces a missed class." }),
    waitingPlace: t.exposeInt("waitingPlace", {
      nullable: true,
      description: "Lugar na fila: position on the waiting list, from 1; null if not waiting.",
    }),
    askedUntil: t.expose("askedUntil", {
      type: "DateTime",
      nullable: true,
      description: "Confirmar até: deadline to confirm a held place; null unless the athlete was asked.",
    }),
    priceInCents: t.exposeInt("priceInCents", {
      nullable: true,
      description:
        "Valor: what booking it costs, in centavos; null where a credit pays it, where it has no price, and of one that is not to be booked.",
    }),
    placesLeft: t.exposeInt("placesLeft", { description: "Vagas livres." }),
    isFifthWeek: t.exposeBoolean("isFifthWeek", {
      description: "5ª semana: whether its weekday comes a fifth time in the month that a monthly plan pays.",
    }),
    isOwnLevel: t.exposeBoolean("isOwnLevel", {
      description: "Da própria categoria: of one to be booked, whether it is of the athlete's level.",
    }),
    payingKind: t.expose("payingKind", {
      type: CreditKindType,
      nullable: true,
      description:
        "Crédito usado: what booking it uses; null where none pays it, and of one not to be booked.",
    }),
    minStudents: t.exposeInt("minStudents", {
      nullable: true,
      description: "Mínimo de alunos: null where none is asked for.",
    }),
    missingStudents: t.exposeInt("missingStudents", {
      description:
        "Faltam: how many students are missing for it to be confirmed; 0 unless it waits for them.",
    }),
  }),
});

const AthleteClassArenaType = builder.objectRef<RecordArena>("AthleteClassArena").implement({
  description: "Arena de um atleta: what they have there to take classes with, and which have a place.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    arenaAthleteId: t.id({
      nullable: true,
      description: "Id do atleta na arena: null unless the viewer manages the arena.",
      resolve: ({ arenaId, linkId }, _args, { viewer }) =>
        canManageArena(arenaId, viewer) ? encodeGlobalId("ArenaAthlete", linkId) : null,
    }),
    name: t.exposeString("name", { description: "Nome da arena." }),
    timeZone: t.exposeString("timeZone", { description: "Fuso horário." }),
    creditsLeft: t.exposeInt("creditsLeft", { description: "Créditos: how many are left today." }),
    nextExpiry: t.field({
      type: CreditExpiryType,
      nullable: true,
      description: "Próximo vencimento: of those left the first to end; null where none is left.",
      resolve: (arena, _args, ctx) => nextExpiryOf(arena, ctx.now),
    }),
    creditLines: t.field({
      type: [CreditLineType],
      description: "Extrato de créditos: what happened to them, the latest first.",
      extensions: atMost(mostLines, 10),
      args: { skip: t.arg.int({ description: "Pular: how many lines to leave out; null for none." }) },
      resolve: (arena, { skip }, ctx) => creditLinesAt(ctx, arena, skip ?? 0),
    }),
    credits: t.expose("credits", {
      type: [ClassCreditType],
      description: "Créditos: in their current state, latest first.",
      extensions: atMost(mostCredits, 10),
    }),
    withdrawals: t.expose("withdrawals", {
      type: [CreditWithdrawalType],
      description: "Créditos retirados: by the arena, the latest first.",
      extensions: atMost(mostWithdrawals, 2),
    }),
    openings: t.field({
      type: [AthleteClassType],
      description: "Aulas para agendar: of three weeks, also full ones, for which one can wait.",
      extensions: atMost(mostOpenings, 10),
      args: {
        from: t.arg({ type: "Date", description: "A partir de: null for today." }),
        lastDay: t.arg({ type: "Date", description: "Até: the last of these days; null for three weeks." }),
      },
      resolve: (arena, { from, lastDay }, ctx) =>
        openingsAt(ctx, arena, { from: from ?? null, until: lastDay ?? null }),
    }),
  }),
});

export const AthleteClassRecordType = builder.objectRef<RecordOf>("AthleteClassRecord").implement({
  description: "Aulas do Atleta: upcoming and past classes, and credits.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    coming: t.field({
      type: [AthleteClassType],
      description: "Próximas: by their start, also those given up and those waited for.",
      extensions: atMost(mostComing, 10),
      resolve: (record, _args, ctx) => comingClasses(ctx, record),
    }),
    past: t.field({
      type: [AthleteClassType],
      description: "Histórico: the latest first.",
      extensions: atMost(mostPast, 10),
      args: { until: t.arg({ type: "DateTime", description: "Antes de: null for the latest." }) },
      resolve: (record, { until }, ctx) => pastClasses(ctx, record, until ?? null),
    }),
    arenas: t.field({
      type: [AthleteClassArenaType],
      description: "Arenas: which the athlete attends, by name.",
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
      "Aulas: for the athlete and admins, and for managers of an arena they attend, with that arena's data only; null otherwise.",
    authScopes: ({ id }, _args, ctx) => canSeeClassRecord(id, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => recordOf(id, ctx),
  }),
);

builder.prismaObjectField(ArenaAthleteType, "classCreditsLeft", (t) =>
  t.int({
    nullable: true,
    description: "Créditos de aula: how many are left today, here; null unless one manages the arena.",
    authScopes: (row, _args, ctx) => canSeeArenaNotes(row, ctx),
    unauthorizedResolver: () => null,
    select: { arena: { select: { timeZone: true } } },
    resolve: async ({ arenaId, athleteId, arena: { timeZone } }, _args, ctx) =>
      (await creditsAt(ctx, { arenaId, athleteId, timeZone })).creditsLeft,
  }),
);
