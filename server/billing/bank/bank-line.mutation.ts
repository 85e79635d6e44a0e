import { ArenaType } from "../../arenas/arena.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { ChargeType } from "../charges/charge.type";
import { canManageBankLine } from "./bank-line.access";
import { confirmBankLine, ignoreBankLine, undoBankLine } from "./bank-line.action";
import { BankLineType } from "./bank.type";

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
