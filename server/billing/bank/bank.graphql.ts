import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { BankLine } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder, labelled } from "../../platform/graphql/builder";
import {
  assertPage,
  atMost,
  dayCursor,
  maxPageSize,
  placeOfDayCursor,
  usualPage,
} from "../../platform/graphql/connection";
import { may } from "../../platform/graphql/context";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { ChargeType } from "../charges/charge.type";
import { mostSuggestions, type Suggestion } from "../reconciliation.rules";
import { canManageBankLine, canSeeBankLine } from "./bank-line.access";
import { confirmBankLine, ignoreBankLine, undoBankLine } from "./bank-line.action";
import { bankLineListLabel, bankLineLists, bankLineStateLabel, bankLineStates } from "./bank-line.rules";
import {
  type Bank,
  bankOf,
  chargesById,
  latestStatements,
  linePage,
  type LineSum,
  mostStatements,
  namesOf,
  suggestionsOf,
  type ToldStatement,
} from "./bank-line.loader";

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

const BankLineType = builder.prismaNode("BankLine", {
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

const ConfirmBankLineInput = builder.inputType("ConfirmBankLineInput", {
  description: "Input of `confirmBankLine` (o que um recebimento paga).",
  fields: (t) => ({
    lineId: t.globalID({ required: true, for: BankLineType, description: "Line (lançamento bancário)." }),
    chargeId: t.globalID({
      required: true,
      for: ChargeType,
      description: "Charge, of the same arena; an excess becomes the payer's credit (cobrança).",
    }),
    waivesLate: t.boolean({
      description: "Whether it is enough without them; null is no (dispensar multa e juros).",
    }),
  }),
});

const lineInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      lineId: t.globalID({ required: true, for: BankLineType, description: "Line (lançamento bancário)." }),
    }),
  });

const lineSuccess = (name: string, description: string) =>
  builder.objectRef<{ lineId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      bankLine: t.prismaField({
        type: BankLineType,
        description: "Bank line, as it is now (lançamento bancário).",
        resolve: (query, { lineId }, _args, ctx) =>
          ctx.db.bankLine.findUniqueOrThrow({ ...query, where: { id: lineId } }),
      }),
      arena: t.prismaField({
        type: ArenaType,
        description: "Arena, as it is now.",
        resolve: async (query, { lineId }, _args, ctx) => {
          const { arenaId } = await ctx.db.bankLine.findUniqueOrThrow({ where: { id: lineId } });
          return ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } });
        },
      }),
    }),
  });

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("confirmBankLine", (t) =>
  t.field({
    type: lineSuccess(
      "ConfirmBankLineSuccess",
      "Result of a successful `confirmBankLine` (recebimento conciliado).",
    ),
    label: "Confirmar",
    description:
      "Matches a bank line to a charge and pays the charge with its full amount. For managers of the arena.",
    authScopes: may(canManageBankLine, "lineId"),
    args: {
      input: t.arg({ type: ConfirmBankLineInput, required: true, description: "Input (o que paga)." }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { lineId, chargeId, waivesLate } }, ctx) => {
      await confirmBankLine(ctx, lineId.id, { chargeId: chargeId.id, waivesLate: waivesLate ?? false });
      return { lineId: lineId.id };
    },
  }),
);

builder.mutationField("ignoreBankLine", (t) =>
  t.field({
    type: lineSuccess(
      "IgnoreBankLineSuccess",
      "Result of a successful `ignoreBankLine` (recebimento ignorado).",
    ),
    label: "Ignorar",
    description: "Marks a bank line that pays no charge of the arena. For managers of the arena.",
    authScopes: may(canManageBankLine, "lineId"),
    args: {
      input: t.arg({
        type: lineInput(
          "IgnoreBankLineInput",
          "Input of `ignoreBankLine` (o recebimento que não é de cobrança nenhuma).",
        ),
        required: true,
        description: "Input (lançamento).",
      }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { lineId } }, ctx) => {
      await ignoreBankLine(ctx, lineId.id);
      return { lineId: lineId.id };
    },
  }),
);

builder.mutationField("undoBankLine", (t) =>
  t.field({
    type: lineSuccess("UndoBankLineSuccess", "Result of a successful `undoBankLine` (conciliação desfeita)."),
    label: "Desfazer",
    description:
      "Undoes the payment or the dismissal of a bank line, so that it waits for reconciliation again. For managers of the arena.",
    authScopes: may(canManageBankLine, "lineId"),
    args: {
      input: t.arg({
        type: lineInput(
          "UndoBankLineInput",
          "Input of `undoBankLine` (o recebimento que volta a ficar em aberto).",
        ),
        required: true,
        description: "Input (lançamento).",
      }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { lineId } }, ctx) => {
      await undoBankLine(ctx, lineId.id);
      return { lineId: lineId.id };
    },
  }),
);
