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
  description: "How an incoming payment was reconciled (situação de um lançamento bancário).",
  values: labelled(bankLineStates, (state) => bankLineStateLabel[state]),
});

const BankLineListType = builder.enumType("BankLineList", {
  description: "Bank line list, those in which an arena goes through them (lista de lançamentos bancários).",
  values: labelled(bankLineLists, (list) => bankLineListLabel[list]),
});

const BankSuggestionType = builder.objectRef<Suggestion>("BankSuggestion").implement({
  description: "A charge that a line may pay, and why (sugestão).",
  authScopes: scope,
  fields: (t) => ({
    charge: t.field({
      type: ChargeType,
      description: "Charge (cobrança).",
      resolve: ({ chargeId }, _args, ctx) => chargesById(ctx).load(chargeId),
    }),
    words: t.exposeString("words", { description: "Words, in Portuguese (motivo)." }),
    withoutLate: t.boolean({
      description:
        "Whether the amount equals the debt without the fine and interest due by now (sem multa e juros).",
      resolve: ({ withoutLate }) => withoutLate ?? false,
    }),
  }),
});

export const BankLineType = builder.prismaNode("BankLine", {
  description:
    "An incoming payment on an arena's bank account, and its reconciliation (lançamento bancário). For managers of the arena.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (line, ctx) => canSeeBankLine(line, ctx.viewer),
  fields: (t) => ({
    on: t.expose("on", { type: "Date", description: "On (dia)." }),
    amountInCents: t.exposeInt("amountInCents", { description: "Amount, in centavos (valor)." }),
    text: t.exposeString("text", { description: "Who, and what for (texto do banco)." }),
    state: t.expose("state", { type: BankLineStateType, description: "State (situação)." }),
    charge: t.field({
      type: ChargeType,
      nullable: true,
      description: "The charge it paid; null if none (cobrança).",
      resolve: ({ chargeId }, _args, ctx) => (chargeId === null ? null : chargesById(ctx).load(chargeId)),
    }),
    decidedByName: t.string({
      nullable: true,
      description: "Decided by name; null for automatic matches and deleted users (quem decidiu).",
      resolve: ({ decidedById }, _args, ctx) =>
        decidedById === null ? null : namesOf(ctx).load(decidedById),
    }),
    suggestions: t.field({
      type: [BankSuggestionType],
      extensions: atMost(mostSuggestions, 2),
      description:
        "Charges it may pay, likeliest first, at most 5; none if it is settled or ignored (sugestões).",
      resolve: (line, _args, ctx) => (line.state === "OPEN" ? suggestionsOf(ctx, line) : []),
    }),
  }),
});

const LineSumType = builder.objectRef<LineSum>("BankLineSum").implement({
  description: "Bank line sum (soma de lançamentos bancários).",
  authScopes: scope,
  fields: (t) => ({
    count: t.exposeInt("count", { description: "Count (quantos)." }),
    totalInCents: t.exposeFloat("inCents", { description: "Total, in whole centavos (soma)." }),
  }),
});

const BankStatementType = builder.objectRef<ToldStatement>("BankStatement").implement({
  description: "What a bank says of one account, as a file brought it (extrato importado).",
  authScopes: scope,
  fields: (t) => ({
    key: t.expose("id", { type: "UUID", description: "Key (chave)." }),
    fileName: t.exposeString("fileName", { description: "File name (arquivo)." }),
    account: t.exposeString("account", { description: "Bank, branch and account (conta)." }),
    from: t.expose("from", {
      type: "Date",
      nullable: true,
      description: "From; null where the bank does not say (de).",
    }),
    until: t.expose("until", {
      type: "Date",
      nullable: true,
      description: "Until; null where the bank does not say (até).",
    }),
    lineCount: t.int({
      description: "Line count, those that this file brought first (recebimentos).",
      resolve: ({ _count }) => _count.lines,
    }),
    importedAt: t.expose("importedAt", { type: "DateTime", description: "Imported at, UTC (importado em)." }),
    importedByName: t.string({
      nullable: true,
      description: "Imported by name; null for deleted users (importado por).",
      resolve: ({ importedBy }) => importedBy?.name ?? null,
    }),
  }),
});

const cursorOf = ({ on, id }: BankLine): string => dayCursor({ on: dayFromDatabase(on), id });

const BankType = builder.objectRef<Bank>("BankReconciliation").implement({
  description: "What came into an arena's account, and which charges it paid (conciliação bancária).",
  authScopes: scope,
  fields: (t) => ({
    settled: t.field({
      type: LineSumType,
      description: "Settled (conciliados).",
      resolve: async ({ sums }) => (await sums()).settled,
    }),
    matchedCount: t.int({
      description: "Matched count, of the settled ones (conciliados sozinhos).",
      resolve: async ({ sums }) => (await sums()).matchedCount,
    }),
    suggested: t.field({
      type: LineSumType,
      description: "Open, and like some charge (com sugestão).",
      resolve: async ({ sums }) => (await sums()).suggested,
    }),
    leftOver: t.field({
      type: LineSumType,
      description: "Open, and like none (sem cobrança parecida).",
      resolve: async ({ sums }) => (await sums()).leftOver,
    }),
    ignored: t.field({
      type: LineSumType,
      description: "Ignored (ignorados).",
      resolve: async ({ sums }) => (await sums()).ignored,
    }),
    statements: t.field({
      type: [BankStatementType],
      extensions: atMost(mostStatements, 1),
      description: "The latest (extratos importados). At most 5.",
      resolve: ({ arenaId }, _args, { db }) => latestStatements(db, arenaId),
    }),
    lines: t.connection(
      {
        type: BankLineType,
        description: "Lines, the newest first (lançamentos).",
        args: {
          list: t.arg({ type: BankLineListType, description: "List; null for all (lista)." }),
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
        description: "A page of bank lines (lançamentos bancários).",
        authScopes: scope,
      },
      {
        name: "BankLinesEdge",
        description: "Edge of bank lines (lançamento bancário na lista).",
        authScopes: scope,
      },
    ),
  }),
});

builder.prismaObjectField(ArenaType, "bankReconciliation", (t) =>
  t.field({
    type: BankType,
    nullable: true,
    description: "Bank reconciliation; null unless the viewer manages the arena (conciliação bancária).",
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => bankOf(ctx, id),
  }),
);
