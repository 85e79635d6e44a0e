import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { BankLine } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { builder } from "../../platform/graphql/builder";
import { assertPage, maxPageSize } from "../../platform/graphql/connection";
import { dayCursor, placeOfDayCursor } from "../../platform/graphql/day-cursor";
import { labelled } from "../../platform/graphql/labelled";
import { atMost, usualPage } from "../../platform/graphql/list-size";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { ChargeType } from "../charges/charge.type";
import { mostSuggestions, type Suggestion } from "../reconciliation.rules";
import { canSeeBankLine } from "./bank-line.access";
import { bankLineListLabel, bankLineLists, bankLineStateLabel, bankLineStates } from "./bank-line.rules";
import {
  bankOf,
  chargesById,
  latestStatements,
  linePage,
  mostStatements,
  namesOf,
  suggestionsOf,
  type Bank,
  type LineSum,
  type ToldStatement,
} from "./bank-page.loader";

const scope = { signedIn: true } as const;

const BankLineStateType = builder.enumType("BankLineState", {
  description: "Situação de um lançamento bancário: how an incoming payment was reconciled.",
  values: labelled(bankLineStates, (state) => bankLineStateLabel[state]),
});

const BankLineListType = builder.enumType("BankLineList", {
  description: "Lista de lançamentos bancários: those in which an arena goes through them.",
  values: labelled(bankLineLists, (list) => bankLineListLabel[list]),
});

const BankSuggestionType = builder.objectRef<Suggestion>("BankSuggestion").implement({
  description: "Sugestão: a charge that a line may pay, and why.",
  authScopes: scope,
  fields: (t) => ({
    charge: t.field({
      type: ChargeType,
      description: "Cobrança.",
      resolve: ({ chargeId }, _args, ctx) => chargesById(ctx).load(chargeId),
    }),
    words: t.exposeString("words", { description: "Motivo: in Portuguese." }),
    withoutLate: t.boolean({
      description:
        "Sem multa e juros: whether the amount equals the debt without the fine and interest due by now.",
      resolve: ({ withoutLate }) => withoutLate ?? false,
    }),
  }),
});

export const BankLineType = builder.prismaNode("BankLine", {
  description:
    "Lançamento bancário: an incoming payment on an arena's bank account, and its reconciliation. For managers of the arena.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (line, ctx) => canSeeBankLine(line, ctx.viewer),
  fields: (t) => ({
    on: t.expose("on", { type: "Date", description: "Dia." }),
    amountInCents: t.exposeInt("amountInCents", { description: "Valor: in centavos." }),
    text: t.exposeString("text", { description: "Texto do banco: who, and what for." }),
    state: t.expose("state", { type: BankLineStateType, description: "Situação." }),
    charge: t.field({
      type: ChargeType,
      nullable: true,
      description: "Cobrança: the charge it paid; null if none.",
      resolve: ({ chargeId }, _args, ctx) => (chargeId === null ? null : chargesById(ctx).load(chargeId)),
    }),
    decidedByName: t.string({
      nullable: true,
      description: "Quem decidiu: null for automatic matches and deleted users.",
      resolve: ({ decidedById }, _args, ctx) =>
        decidedById === null ? null : namesOf(ctx).load(decidedById),
    }),
    suggestions: t.field({
      type: [BankSuggestionType],
      extensions: atMost(mostSuggestions, 2),
      description:
        "Sugestões: charges it may pay, likeliest first, at most 5; none if it is settled or ignored.",
      resolve: (line, _args, ctx) => (line.state === "OPEN" ? suggestionsOf(ctx, line) : []),
    }),
  }),
});

const LineSumType = builder.objectRef<LineSum>("BankLineSum").implement({
  description: "Soma de lançamentos bancários.",
  authScopes: scope,
  fields: (t) => ({
    count: t.exposeInt("count", { description: "Quantos." }),
    totalInCents: t.exposeFloat("inCents", { description: "Soma: in whole centavos." }),
  }),
});

const BankStatementType = builder.objectRef<ToldStatement>("BankStatement").implement({
  description: "Extrato importado: what a bank says of one account, as a file brought it.",
  authScopes: scope,
  fields: (t) => ({
    key: t.expose("id", { type: "UUID", description: "Chave." }),
    fileName: t.exposeString("fileName", { description: "Arquivo." }),
    account: t.exposeString("account", { description: "Conta: bank, branch and account." }),
    from: t.expose("from", {
      type: "Date",
      nullable: true,
      description: "De: null where the bank does not say.",
    }),
    until: t.expose("until", {
      type: "Date",
      nullable: true,
      description: "Até: null where the bank does not say.",
    }),
    lineCount: t.int({
      description: "Recebimentos: those that this file brought first.",
      resolve: ({ _count }) => _count.lines,
    }),
    importedAt: t.expose("importedAt", { type: "DateTime", description: "Importado em: UTC." }),
    importedByName: t.string({
      nullable: true,
      description: "Importado por: null for deleted users.",
      resolve: ({ importedBy }) => importedBy?.name ?? null,
    }),
  }),
});

const cursorOf = ({ on, id }: BankLine): string => dayCursor({ on: dayFromDatabase(on), id });

const BankType = builder.objectRef<Bank>("BankReconciliation").implement({
  description: "Conciliação bancária: what came into an arena's account, and which charges it paid.",
  authScopes: scope,
  fields: (t) => ({
    settled: t.field({
      type: LineSumType,
      description: "Conciliados.",
      resolve: async ({ sums }) => (await sums()).settled,
    }),
    matchedCount: t.int({
      description: "Conciliados sozinhos: of the settled ones.",
      resolve: async ({ sums }) => (await sums()).matchedCount,
    }),
    suggested: t.field({
      type: LineSumType,
      description: "Com sugestão: open, and like some charge.",
      resolve: async ({ sums }) => (await sums()).suggested,
    }),
    leftOver: t.field({
      type: LineSumType,
      description: "Sem cobrança parecida: open, and like none.",
      resolve: async ({ sums }) => (await sums()).leftOver,
    }),
    ignored: t.field({
      type: LineSumType,
      description: "Ignorados.",
      resolve: async ({ sums }) => (await sums()).ignored,
    }),
    statements: t.field({
      type: [BankStatementType],
      extensions: atMost(mostStatements, 1),
      description: "Extratos importados: the latest. At most 5.",
      resolve: ({ arenaId }, _args, { db }) => latestStatements(db, arenaId),
    }),
    lines: t.connection(
      {
        type: BankLineType,
        description: "Lançamentos: the newest first.",
        args: {
          list: t.arg({ type: BankLineListType, description: "Lista: null for all." }),
        },
        resolve: ({ arenaId }, { list, ...args }, ctx) => {
          assertPage(args);
          return resolveCursorConnection<Promise<BankLine[]>>(
            { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOf },
            ({ after, before, limit, inverted }) =>
              linePage(ctx, arenaId, list ?? null, {
                after: placeOfDayCursor(after),
                before: placeOfDayCursor(before),
                limit,
                inverted,
              }),
          );
        },
      },
      {
        name: "BankLinesConnection",
        description: "Lançamentos bancários: a page of them.",
        authScopes: scope,
      },
      { name: "BankLinesEdge", description: "Lançamento bancário na lista.", authScopes: scope },
    ),
  }),
});

builder.prismaObjectField(ArenaType, "bankReconciliation", (t) =>
  t.field({
    type: BankType,
    nullable: true,
    description: "Conciliação bancária: null unless the viewer manages the arena.",
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => bankOf(ctx, id),
  }),
);
