import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { CommissionStatement } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { teacherNameOf } from "../../classes/class.loader";
import { ClassKindType } from "../../classes/class.type";
import { ViewerType } from "../../identity/identity.type";
import type { ActionContext } from "../../platform/context";
import { builder, labelled } from "../../platform/graphql/builder";
import {
  assertPage,
  atMost,
  cursorOfName,
  dayCursor,
  maxPageSize,
  nameOfCursor,
  placeOfDayCursor,
  usualPage,
} from "../../platform/graphql/connection";
import { badInput } from "../../platform/graphql/errors";
import { fetchedBy } from "../../platform/graphql/nodes";
import { dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { whenKnown, type MaybePromise } from "../../platform/when-known";
import { TeacherArenaType } from "../../teachers/arena-teachers/arena-teacher.type";
import { PaymentMethodType } from "../charges/charge.type";
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
import { type Statement, statementEntries, statementsReckoned } from "./commission-statement.loader";

export const CommissionModelType = builder.enumType("CommissionModel", {
  description: "Commission model (modelo de comissão).",
  values: labelled(commissionModels, (model) => commissionModelLabel[model]),
});

const CommissionStatementStateType = builder.enumType("CommissionStatementState", {
  description: "Commission statement state (situação do extrato).",
  values: labelled(statementStates, (state) => statementStateLabel[state]),
});

const CommissionEntryKindType = builder.enumType("CommissionEntryKind", {
  description: "Commission entry kind (tipo de linha do extrato).",
  values: labelled(commissionEntryKinds, (kind) => commissionEntryLabel[kind]),
});

const CommissionRuleType = builder
  .objectRef<Awaited<ReturnType<typeof agreementsOf>>[number]>("CommissionRule")
  .implement({
    description: "What an arena has agreed on with a teacher, from a day on (regra de comissão).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      key: t.field({ type: "UUID", description: "Unique key (chave).", resolve: ({ id }) => id }),
      kind: t.expose("kind", {
        type: ClassKindType,
        nullable: true,
        description: "Kind; null for classes of every kind (tipo de aula).",
      }),
      model: t.expose("model", { type: CommissionModelType, description: "Model (modelo)." }),
      value: t.exposeInt("value", {
        description: "Value, in centavos; of a percentage in hundredths of a percent (valor).",
      }),
      from: t.expose("from", {
        type: "Date",
        description: "The first day of a class it is for (vale desde).",
      }),
    }),
  });

type PlacedEntry = StatementEntry & { position: number };

const CommissionEntryType = builder.objectRef<PlacedEntry>("CommissionEntry").implement({
  description: "Commission entry (linha do extrato).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Position, 0, 1, 2, … (ordem)." }),
    kind: t.expose("kind", { type: CommissionEntryKindType, description: "Kind (tipo)." }),
    on: t.expose("on", {
      type: "Date",
      nullable: true,
      description: "On, of a class or an adjustment (dia).",
    }),
    title: t.exposeString("title", { description: "The class, or why it was adjusted (título)." }),
    detail: t.exposeString("detail", {
      nullable: true,
      description: "The rule, and who was there (detalhe).",
    }),
    amountInCents: t.exposeInt("amountInCents", { description: "Amount, in centavos (valor)." }),
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
    "Commission statement, of a teacher, for the classes of one month at one arena (extrato de comissão). For the teacher, who manages the arena, and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (statement, ctx) => canSeeStatement(statement, ctx.viewer),
  extensions: fetchedBy(canSeeStatement),
  fields: (t) => ({
    month: t.expose("month", { type: "Date", description: "Its first day (mês)." }),
    state: t.expose("state", { type: CommissionStatementStateType, description: "State (situação)." }),
    teacherName: t.string({
      description: "Teacher name, by name (professor).",
      resolve: ({ teacherId }, _args, ctx) => teacherNameOf(ctx).load(teacherId),
    }),
    arenaName: t.string({
      description: "Arena name, by name (arena).",
      resolve: ({ arenaId }, _args, ctx) =>
        whenKnown(arenaOfStatement(ctx).load(arenaId), ({ name }) => name),
    }),
    timeZone: t.string({
      description: "Time zone, of the arena (fuso horário).",
      resolve: ({ arenaId }, _args, ctx) =>
        whenKnown(arenaOfStatement(ctx).load(arenaId), ({ timeZone }) => timeZone),
    }),
    classCount: t.int({
      description: "How many of the month have had their attendance taken (aulas).",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ classCount }) => classCount),
    }),
    grossInCents: t.int({
      description: "Classes and adjustments of the month itself, in centavos (bruto).",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ grossInCents }) => grossInCents),
    }),
    correctionsInCents: t.int({
      description: "Corrections, of months that were closed before, in centavos (correções).",
      resolve: (one, _args, ctx) =>
        figuresOf(one, ctx, ({ adjustments }) =>
          adjustments.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
        ),
    }),
    carriedInInCents: t.int({
      description: "What the statement before left over, 0 or below, in centavos (saldo anterior).",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ carriedInInCents }) => carriedInInCents),
    }),
    payableInCents: t.int({
      description:
        "Payable, in centavos; of one that is open as it would be if it were closed now (a pagar).",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ payableInCents }) => payableInCents),
    }),
    carriedOutInCents: t.int({
      description: "What the next one carries, 0 or below, in centavos (saldo seguinte).",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ carriedOutInCents }) => carriedOutInCents),
    }),
    isNext: t.boolean({
      description: "The oldest that is open, which brings the corrections (é o próximo a fechar).",
      resolve: (one, _args, ctx) => figuresOf(one, ctx, ({ isNext }) => isNext),
    }),
    closedAt: t.expose("closedAt", {
      type: "DateTime",
      nullable: true,
      description: "Closed at, UTC; null while it is open (fechado em).",
    }),
    paidOn: t.expose("paidOn", {
      type: "Date",
      nullable: true,
      description: "Paid on; null while it is not paid (pago no dia).",
    }),
    method: t.expose("method", {
      type: PaymentMethodType,
      nullable: true,
      description: "Method; null while it is not paid (forma de pagamento).",
    }),
    note: t.exposeString("note", { nullable: true, description: "Note, of the payment (observação)." }),
    viewerCanManage: t.boolean({
      description: "Who manages the arena (posso fechar e pagar).",
      resolve: ({ arenaId }, _args, ctx) => canManageArena(arenaId, ctx.viewer),
    }),
    entries: t.connection(
      {
        type: CommissionEntryType,
        description: "Classes by day, adjustments, corrections; they add up to the total (linhas).",
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
        description: "A page of commission entries (linhas do extrato).",
        authScopes: { signedIn: true },
      },
      {
        name: "CommissionEntriesEdge",
        description: "Edge of commission entries (linha na lista).",
        authScopes: { signedIn: true },
      },
    ),
  }),
});

const mostRules = 200;

builder.prismaObjectFields(TeacherArenaType, (t) => ({
  commissionRules: t.field({
    type: [CommissionRuleType],
    description: "Commission rules, the latest day first (regras de comissão).",
    extensions: atMost(mostRules, 3),
    resolve: (teacher, _args, ctx) => whenKnown(agreementsOf(ctx, teacher), (all) => all.slice(0, mostRules)),
  }),
  commissionStatement: t.field({
    type: CommissionStatementType,
    nullable: true,
    description:
      "Commission statement, of a month; null where it has no class and no adjustment (extrato de comissão).",
    args: { month: t.arg({ type: "Date", description: "Month; null for this one (um dia do mês)." }) },
    resolve: (teacher, { month }, ctx) =>
      whenKnown(arenaOfStatement(ctx).load(teacher.arenaId), ({ timeZone }) =>
        statementOfMonth(ctx, teacher, month ?? dayAt(ctx.now, timeZone)),
      ),
  }),
}));

const CommissionMonthType = builder.objectRef<CommissionMonth>("CommissionMonth").implement({
  description: "What an arena owes its teachers for its classes (comissões de um mês).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Its first day (mês).",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    openInCents: t.exposeInt("openInCents", { description: "Open, as it is now, in centavos (em aberto)." }),
    closedInCents: t.exposeInt("closedInCents", { description: "Closed, and not paid yet (a pagar)." }),
    paidInCents: t.exposeInt("paidInCents", { description: "Paid, in centavos (pago)." }),
    classCount: t.exposeInt("classCount", { description: "Whose attendance was taken (aulas)." }),
    teachers: t.connection(
      {
        type: TeacherArenaType,
        description: "Who teaches here, and who has a statement for the month, by name (professores).",
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
        description: "A page of commission teachers (professores do mês).",
        authScopes: { signedIn: true },
      },
      {
        name: "CommissionTeachersEdge",
        description: "Edge of commission teachers (professor na lista).",
        authScopes: { signedIn: true },
      },
    ),
  }),
});

builder.prismaObjectField(ArenaType, "commissions", (t) =>
  t.field({
    type: CommissionMonthType,
    nullable: true,
    description: "Commissions, of a month; null unless one manages the arena (comissões).",
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    args: { month: t.arg({ type: "Date", description: "Month; null for this one (um dia do mês)." }) },
    resolve: (arena, { month }, ctx) => loadCommissionMonth(ctx, arena, month ?? null),
  }),
);

builder.objectField(ViewerType, "commissionStatements", (t) =>
  t.connection(
    {
      type: CommissionStatementType,
      description: "The viewer's own statements at all arenas, latest month first (minhas comissões).",
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
      description: "A page of commission statements (meus extratos).",
      authScopes: { signedIn: true },
    },
    {
      name: "CommissionStatementsEdge",
      description: "Edge of commission statements (extrato na lista).",
      authScopes: { signedIn: true },
    },
  ),
);
