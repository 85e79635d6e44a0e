import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { CommissionStatement } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { teacherNameOf } from "../../classes/class.loader";
import { ClassKindType } from "../../classes/class.type";
import { ViewerType } from "../../identity/identity.type";
import type { ActionContext } from "../../platform/context";
import { builder } from "../../platform/graphql/builder";
import { assertPage, maxPageSize } from "../../platform/graphql/connection";
import { badInput } from "../../platform/graphql/errors";
import { dayCursor, placeOfDayCursor } from "../../platform/graphql/day-cursor";
import { fetchedBy } from "../../platform/graphql/fetch-nodes";
import { labelled } from "../../platform/graphql/labelled";
import { atMost, usualPage } from "../../platform/graphql/list-size";
import { cursorOfName, nameOfCursor } from "../../platform/graphql/name-cursor";
import { dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { whenKnown, type MaybePromise } from "../../platform/when-known";
import { TeacherArenaType } from "../../teachers/arena-teachers/arena-teacher.type";
import { PaymentMethodType } from "../charges/charge-words.type";
import {
  agreementsOf,
  arenaOfStatement,
  commissionTeachers,
  loadCommissionMonth,
  ownStatements,
  statementOfMonth,
  type CommissionMonth,
  type ListedTeacher,
} from "./commission-list.loader";
import type { StatementEntry } from "./commission-lines.rules";
import {
  commissionEntryKinds,
  commissionEntryLabel,
  commissionModelLabel,
  commissionModels,
  statementStateLabel,
  statementStates,
} from "./commission-words.rules";
import { canSeeStatement } from "./commission.access";
import { statementsReckoned, type Statement } from "./known-statements.loader";
import { statementEntries } from "./statement-entries.loader";

export const CommissionModelType = builder.enumType("CommissionModel", {
  description: "Modelo de comissão.",
  values: labelled(commissionModels, (model) => commissionModelLabel[model]),
});

const CommissionStatementStateType = builder.enumType("CommissionStatementState", {
  description: "Situação do extrato.",
  values: labelled(statementStates, (state) => statementStateLabel[state]),
});

const CommissionEntryKindType = builder.enumType("CommissionEntryKind", {
  description: "Tipo de linha do extrato.",
  values: labelled(commissionEntryKinds, (kind) => commissionEntryLabel[kind]),
});

const CommissionRuleType = builder
  .objectRef<Awaited<ReturnType<typeof agreementsOf>>[number]>("CommissionRule")
  .implement({
    description: "Regra de comissão: what an arena has agreed on with a teacher, from a day on.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      key: t.field({ type: "UUID", description: "Chave: unique key.", resolve: ({ id }) => id }),
      kind: t.expose("kind", {
        type: ClassKindType,
        nullable: true,
        description: "Tipo de aula: null for classes of every kind.",
      }),
      model: t.expose("model", { type: CommissionModelType, description: "Modelo." }),
      value: t.exposeInt("value", {
        description: "Valor: in centavos; of a percentage in hundredths of a percent.",
      }),
      from: t.expose("from", {
        type: "Date",
        description: "Vale desde: the first day of a class it is for.",
      }),
    }),
  });

type PlacedEntry = StatementEntry & { position: number };

const CommissionEntryType = builder.objectRef<PlacedEntry>("CommissionEntry").implement({
  description: "Linha do extrato.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Ordem: 0, 1, 2, …" }),
    kind: t.expose("kind", { type: CommissionEntryKindType, description: "Tipo." }),
    on: t.expose("on", {
      type: "Date",
      nullable: true,
      description: "Dia: of a class or an adjustment.",
    }),
    title: t.exposeString("title", { description: "Título: the class, or why it was adjusted." }),
    detail: t.exposeString("detail", {
      nullable: true,
      description: "Detalhe: the rule, and who was there.",
    }),
    amountInCents: t.exposeInt("amountInCents", { description: "Valor: in centavos." }),
  }),
});

const figuresOf = <Value>(
  { id }: CommissionStatement,
  ctx: ActionContext,
  select: (figures: Statement) => Value,
): MaybePromise<Value> => whenKnown(statementsReckoned(ctx).load(id), select);

const placeOf = (cursor: string | undefined): number | null => {
  if (cursor === undefined) return null;
  const [, digits] = /^linha:(\d{1,6})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (digits === undefined) throw badInput("Cursor inválido.");
  return Number(digits);
};

export const CommissionStatementType = builder.prismaNode("CommissionStatement", {
  description:
    "Extrato de comissão: of a teacher, for the classes of one month at one arena. For the teacher, who manages the arena, and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (statement, ctx) => canSeeStatement(statement, ctx.viewer),
  extensions: fetchedBy(canSeeStatement),
  fields: (t) => ({
    month: t.expose("month", { type: "Date", description: "Mês: its first day." }),
    state: t.expose("state", { type: CommissionStatementStateType, description: "Situação." }),
    teacherName: t.string({
      description: "Professor: by name.",
      resolve: ({ teacherId }, _args, ctx) => teacherNameOf(ctx).load(teacherId),
    }),
    arenaName: t.string({
      description: "Arena: by name.",
      resolve: ({ arenaId }, _args, ctx) =>
        whenKnown(arenaOfStatement(ctx).load(arenaId), ({ name }) => name),
    }),
    timeZone: t.string({
      description: "Fuso horário: of the arena.",
      resolve: ({ arenaId }, _args, ctx) =>
        whenKnown(arenaOfStatement(ctx).load(arenaId), ({ timeZone }) => timeZone),
    }),
    classCount: t.int({
      description: "Aulas: how many of the month have had their attendance taken.",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ classCount }) => classCount),
    }),
    grossInCents: t.int({
      description: "Bruto: classes and adjustments of the month itself, in centavos.",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ grossInCents }) => grossInCents),
    }),
    correctionsInCents: t.int({
      description: "Correções: of months that were closed before, in centavos.",
      resolve: (one, _args, ctx) =>
        figuresOf(one, ctx, ({ adjustments }) =>
          adjustments.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
        ),
    }),
    carriedInInCents: t.int({
      description: "Saldo anterior: what the statement before left over, 0 or below, in centavos.",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ carriedInInCents }) => carriedInInCents),
    }),
    payableInCents: t.int({
      description: "A pagar: in centavos; of one that is open as it would be if it were closed now.",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ payableInCents }) => payableInCents),
    }),
    carriedOutInCents: t.int({
      description: "Saldo seguinte: what the next one carries, 0 or below, in centavos.",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ carriedOutInCents }) => carriedOutInCents),
    }),
    isNext: t.boolean({
      description: "É o próximo a fechar: the oldest that is open, which brings the corrections.",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ isNext }) => isNext),
    }),
    closedAt: t.expose("closedAt", {
      type: "DateTime",
      nullable: true,
      description: "Fechado em: UTC; null while it is open.",
    }),
    paidOn: t.expose("paidOn", {
      type: "Date",
      nullable: true,
      description: "Pago no dia: null while it is not paid.",
    }),
    method: t.expose("method", {
      type: PaymentMethodType,
      nullable: true,
      description: "Forma de pagamento: null while it is not paid.",
    }),
    note: t.exposeString("note", { nullable: true, description: "Observação: of the payment." }),
    viewerCanManage: t.boolean({
      description: "Posso fechar e pagar: who manages the arena.",
      resolve: ({ arenaId }, _args, ctx) => canManageArena(arenaId, ctx.viewer),
    }),
    entries: t.connection(
      {
        type: CommissionEntryType,
        description: "Linhas: classes by day, adjustments, corrections; they add up to the total.",
        resolve: async (statement, args, ctx) => {
          assertPage(args);
          const figures = await statementsReckoned(ctx).load(statement.id);
          const all = (await statementEntries(ctx.db, statement, figures)).map(
            (entry, position): PlacedEntry => ({ ...entry, position }),
          );
          return resolveCursorConnection<PlacedEntry[]>(
            {
              args,
              defaultSize: usualPage,
              maxSize: maxPageSize,
              toCursor: ({ position }) => Buffer.from(`linha:${position}`).toString("base64url"),
            },
            ({ after, before, limit, inverted }) => {
              const [from, until] = [placeOf(after), placeOf(before)];
              const within = all.filter(
                ({ position }) => (from === null || position > from) && (until === null || position < until),
              );
              return (inverted ? within.toReversed() : within).slice(0, limit);
            },
          );
        },
      },
      {
        name: "CommissionEntriesConnection",
        description: "Linhas do extrato: a page of them.",
        authScopes: { signedIn: true },
      },
      { name: "CommissionEntriesEdge", description: "Linha na lista.", authScopes: { signedIn: true } },
    ),
  }),
});

const mostRules = 200;

builder.prismaObjectFields(TeacherArenaType, (t) => ({
  commissionRules: t.field({
    type: [CommissionRuleType],
    description: "Regras de comissão: the latest day first.",
    extensions: atMost(mostRules, 3),
    resolve: (teacher, _args, ctx) => whenKnown(agreementsOf(ctx, teacher), (all) => all.slice(0, mostRules)),
  }),
  commissionStatement: t.field({
    type: CommissionStatementType,
    nullable: true,
    description: "Extrato de comissão: of a month; null where it has no class and no adjustment.",
    args: { month: t.arg({ type: "Date", description: "Um dia do mês: null for this one." }) },
    resolve: (teacher, { month }, ctx) =>
      whenKnown(arenaOfStatement(ctx).load(teacher.arenaId), ({ timeZone }) =>
        statementOfMonth(ctx, teacher, month ?? dayAt(ctx.now, timeZone)),
      ),
  }),
}));

const CommissionMonthType = builder.objectRef<CommissionMonth>("CommissionMonth").implement({
  description: "Comissões de um mês: what an arena owes its teachers for its classes.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Mês: its first day.",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    openInCents: t.exposeInt("openInCents", { description: "Em aberto: as it is now, in centavos." }),
    closedInCents: t.exposeInt("closedInCents", { description: "A pagar: closed, and not paid yet." }),
    paidInCents: t.exposeInt("paidInCents", { description: "Pago: in centavos." }),
    classCount: t.exposeInt("classCount", { description: "Aulas: whose attendance was taken." }),
    teachers: t.connection(
      {
        type: TeacherArenaType,
        description: "Professores: who teaches here, and who has a statement for the month, by name.",
        resolve: async (month, args, ctx) => {
          assertPage(args);
          const page = await resolveCursorConnection<Promise<ListedTeacher[]>>(
            { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOfName },
            ({ after, before, limit, inverted }) =>
              commissionTeachers(ctx, month, {
                after: nameOfCursor(after),
                before: nameOfCursor(before),
                limit,
                inverted,
              }),
          );
          return {
            ...page,
            edges: page.edges.map((edge) => edge && { ...edge, node: edge.node.row }),
          };
        },
      },
      {
        name: "CommissionTeachersConnection",
        description: "Professores do mês: a page of them.",
        authScopes: { signedIn: true },
      },
      { name: "CommissionTeachersEdge", description: "Professor na lista.", authScopes: { signedIn: true } },
    ),
  }),
});

builder.prismaObjectField(ArenaType, "commissions", (t) =>
  t.field({
    type: CommissionMonthType,
    nullable: true,
    description: "Comissões: of a month; null unless one manages the arena.",
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    args: { month: t.arg({ type: "Date", description: "Um dia do mês: null for this one." }) },
    resolve: (arena, { month }, ctx) => loadCommissionMonth(ctx, arena, month ?? null),
  }),
);

builder.objectField(ViewerType, "commissionStatements", (t) =>
  t.connection(
    {
      type: CommissionStatementType,
      description: "Minhas comissões: the viewer's own statements at all arenas, latest month first.",
      resolve: ({ teacherId }, args, ctx) => {
        assertPage(args);
        return resolveCursorConnection<Promise<CommissionStatement[]>>(
          {
            args,
            defaultSize: usualPage,
            maxSize: maxPageSize,
            toCursor: ({ month, id }) => dayCursor({ on: dayFromDatabase(month), id }),
          },
          async ({ after, before, limit, inverted }) => {
            const places = { after: placeOfDayCursor(after), before: placeOfDayCursor(before) };
            return teacherId === null ? [] : ownStatements(ctx, teacherId, { ...places, limit, inverted });
          },
        );
      },
    },
    {
      name: "CommissionStatementsConnection",
      description: "Meus extratos: a page of them.",
      authScopes: { signedIn: true },
    },
    { name: "CommissionStatementsEdge", description: "Extrato na lista.", authScopes: { signedIn: true } },
  ),
);
