import { canManageArenaWithId } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { AthleteType } from "../../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import type { GraphQLContext } from "../../platform/graphql/context";
import { may, mayWith } from "../../platform/graphql/may";
import {
  cancelCharge,
  changeCharge,
  refundCharge,
  registerChargePayment,
  registerChargePayments,
  undoChargePayment,
  waiveLateFees,
  type PaidCharges,
} from "./charge.action";
import { remindPayers, type Reminding } from "../reminders/remind-payers.action";
import { canManageCharge, canManageCharges } from "./charge.access";
import { mostChargesAtOnce } from "./charge-input.rules";
import { mostChargedAtOnce } from "./charge-kind.rules";
import { ChargeType } from "./charge.type";
import { ChargeKindType, PaymentMethodType } from "./charge-words.type";
import { createCharges } from "./create-charges.action";

const CreateChargesInput = builder.inputType("CreateChargesInput", {
  description:
    "Nova cobrança: the same charge for each of several athletes, or one for a client without an athlete record.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena: the receiver." }),
    athleteIds: t.globalIDList({
      required: true,
      for: AthleteType,
      description: "Atletas: up to 200 of the arena's; none for a client.",
    }),
    clientName: t.string({ description: "Cliente: 2 to 80 characters; null where athletes are charged." }),
    kind: t.field({ type: ChargeKindType, required: true, description: "Tipo: any but Inscrição." }),
    description: t.string({ description: "Descrição: up to 120 characters; null for the kind's name." }),
    amountInCents: t.int({ required: true, description: "Valor: of each, in centavos." }),
    dueOn: t.field({ type: "Date", required: true, description: "Vencimento: within two years." }),
    referenceMonth: t.field({
      type: "Date",
      description: "Referência: any day of the month that is paid for; null for the month it is due in.",
    }),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Chave: idempotency key; the same key twice creates the charges once.",
    }),
  }),
});

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const chargeField = (t: InputFields) =>
  t.globalID({ required: true, for: ChargeType, description: "Cobrança." });

const howItCame = (t: InputFields) => ({
  method: t.field({ type: PaymentMethodType, required: true, description: "Forma de pagamento." }),
  paidOn: t.field({ type: "Date", description: "Dia do pagamento: not after today; null for today." }),
  note: t.string({
    description: "Observação: up to 200 characters, which who pays reads too; null for none.",
  }),
  waivesLate: t.boolean({
    description: "Dispensar multa e juros: whether it is enough without them; null is no.",
  }),
  requestKey: t.field({
    type: "UUID",
    required: true,
    description: "Chave: idempotency key; a repeated request with the same key has effect once.",
  }),
});

const ChargePaymentInput = builder.inputType("RegisterChargePaymentInput", {
  description: "Baixa manual: what came, how and when.",
  fields: (t) => ({
    chargeId: chargeField(t),
    amountInCents: t.int({
      required: true,
      description: "Valor recebido: in centavos; an excess becomes the payer's credit.",
    }),
    ...howItCame(t),
  }),
});

const chargesField = (t: InputFields) =>
  t.globalIDList({
    required: true,
    for: ChargeType,
    description: "Cobranças: 1 to 100, of receivers that the viewer manages.",
  });

const ChargePaymentsInput = builder.inputType("RegisterChargePaymentsInput", {
  description: "Baixa manual de várias: of each all that is open.",
  fields: (t) => ({
    chargeIds: chargesField(t),
    ...howItCame(t),
  }),
});

const RemindPayersInput = builder.inputType("RemindPayersInput", {
  description: "Cobranças de que se lembra quem paga.",
  fields: (t) => ({ chargeIds: chargesField(t) }),
});

const RefundChargeInput = builder.inputType("RefundChargeInput", {
  description: "A refund of a payment, or of the payer's credit (reembolso).",
  fields: (t) => ({
    chargeId: chargeField(t),
    amountInCents: t.int({ required: true, description: "Valor: in centavos, at most what was paid." }),
    ofCredit: t.boolean({
      description:
        "Whether the payer's credit goes back, also that of a place in a tournament; null is no (crédito).",
    }),
    reason: t.string({ required: true, description: "Motivo: 5 to 500 characters." }),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Chave: idempotency key; a repeated request with the same key has effect once.",
    }),
  }),
});

const ChangeChargeInput = builder.inputType("ChangeChargeInput", {
  description: "Novo valor ou novo vencimento de uma cobrança da qual nada foi pago.",
  fields: (t) => ({
    chargeId: chargeField(t),
    amountInCents: t.int({ description: "Valor: in centavos; null to leave it." }),
    dueOn: t.field({ type: "Date", description: "Vencimento: null to leave it." }),
  }),
});

const reasonInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      chargeId: chargeField(t),
      reason: t.string({ required: true, description: "Motivo: 5 to 500 characters." }),
    }),
  });

const chargeSuccess = (name: string, description: string) =>
  builder.objectRef<{ chargeId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      charge: t.prismaField({
        type: ChargeType,
        description: "Cobrança: as it is now.",
        resolve: (query, { chargeId }, _args, ctx) =>
          ctx.db.charge.findUniqueOrThrow({ ...query, where: { id: chargeId } }),
      }),
    }),
  });

/** Charges with the given outcome. */
const chargesWith = <Query extends object, Outcome>(
  query: Query,
  { db }: GraphQLContext,
  outcomes: ReadonlyMap<string, Outcome>,
  which: Outcome,
) =>
  db.charge.findMany({
    ...query,
    where: { id: { in: [...outcomes].flatMap(([id, outcome]) => (outcome === which ? [id] : [])) } },
    orderBy: { id: "asc" },
  });

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("createCharges", (t) =>
  t.field({
    type: builder.objectRef<{ arenaId: string; ids: string[] }>("CreateChargesSuccess").implement({
      description: "Cobranças criadas.",
      authScopes: { signedIn: true },
      fields: (s) => ({
        arena: s.prismaField({
          type: ArenaType,
          description: "Arena: as it is now.",
          resolve: (query, { arenaId }, _args, ctx) =>
            ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
        }),
        charges: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargedAtOnce, 3),
          description: "Cobranças: one for each athlete, or the client's.",
          resolve: (query, { ids }, _args, ctx) =>
            ctx.db.charge.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: "asc" } }),
        }),
      }),
    }),
    description:
      "Nova Cobrança: charges each of several athletes of the arena the same amount, or charges one client, and mails payers who have an account. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: CreateChargesInput, required: true, description: "Cobrança." }) },
    errors: { ...refusals, union: { name: "CreateChargesResult" } },
    resolve: async (_root, { input: { arenaId, athleteIds, ...input } }, ctx) => ({
      arenaId: arenaId.id,
      ids: await createCharges(ctx, arenaId.id, { ...input, athleteIds: athleteIds.map(({ id }) => id) }),
    }),
  }),
);

builder.mutationField("registerChargePayment", (t) =>
  t.field({
    type: chargeSuccess("RegisterChargePaymentSuccess", "Pagamento registrado."),
    description: "Baixa Manual: records a full or partial payment. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: { input: t.arg({ type: ChargePaymentInput, required: true, description: "Pagamento." }) },
    errors: { ...refusals, union: { name: "RegisterChargePaymentResult" } },
    resolve: async (_root, { input: { chargeId, waivesLate, ...input } }, ctx) => {
      await registerChargePayment(ctx, chargeId.id, { ...input, waivesLate: waivesLate ?? false });
      return { chargeId: chargeId.id };
    },
  }),
);

builder.mutationField("registerChargePayments", (t) =>
  t.field({
    type: builder.objectRef<PaidCharges>("RegisterChargePaymentsSuccess").implement({
      description: "Pagamentos registrados.",
      authScopes: { signedIn: true },
      fields: (s) => ({
        paidCount: s.int({
          description: "Registrados: number of charges paid now; the others were no longer open.",
          resolve: (paid) => [...paid.values()].filter(Boolean).length,
        }),
        paid: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Pagas: as they are now.",
          resolve: (query, paid, _args, ctx) => chargesWith(query, ctx, paid, true),
        }),
        notOpen: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Já não estavam em aberto: charges that were not open and did not change.",
          resolve: (query, paid, _args, ctx) => chargesWith(query, ctx, paid, false),
        }),
      }),
    }),
    description:
      "Baixa Manual de várias: records full payment of several charges. For managers of the receiver.",
    authScopes: mayWith(canManageCharges),
    args: { input: t.arg({ type: ChargePaymentsInput, required: true, description: "Pagamentos." }) },
    errors: { ...refusals, union: { name: "RegisterChargePaymentsResult" } },
    resolve: (_root, { input: { chargeIds, waivesLate, ...input } }, ctx) =>
      registerChargePayments(ctx, {
        ...input,
        chargeIds: chargeIds.map(({ id }) => id),
        waivesLate: waivesLate ?? false,
      }),
  }),
);

builder.mutationField("remindPayers", (t) =>
  t.field({
    type: builder.objectRef<ReadonlyMap<string, Reminding>>("RemindPayersSuccess").implement({
      description: "Lembretes enviados.",
      authScopes: { signedIn: true },
      fields: (s) => ({
        reminded: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Lembradas: charges for which a reminder was sent now.",
          resolve: (query, outcomes, _args, ctx) => chargesWith(query, ctx, outcomes, "SENT"),
        }),
        alreadyReminded: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Já lembradas hoje: charges that had a reminder today; one a day is sent.",
          resolve: (query, outcomes, _args, ctx) => chargesWith(query, ctx, outcomes, "ALREADY_SENT"),
        }),
        withoutAccount: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Sem conta: charges whose payer has no account.",
          resolve: (query, outcomes, _args, ctx) => chargesWith(query, ctx, outcomes, "NO_ACCOUNT"),
        }),
      }),
    }),
    description:
      "Lembrar: sends each payer one reminder of these charges, at most once a day per charge. For managers of the receiver.",
    authScopes: mayWith(canManageCharges),
    args: { input: t.arg({ type: RemindPayersInput, required: true, description: "Cobranças." }) },
    errors: { ...refusals, union: { name: "RemindPayersResult" } },
    resolve: (_root, { input: { chargeIds } }, ctx) =>
      remindPayers(ctx, { chargeIds: chargeIds.map(({ id }) => id) }),
  }),
);

builder.mutationField("undoChargePayment", (t) =>
  t.field({
    type: chargeSuccess("UndoChargePaymentSuccess", "Pagamento desfeito."),
    description:
      "Desfazer pagamento: undoes the last payment, recorded by mistake. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: {
      input: t.arg({
        type: reasonInput("UndoChargePaymentInput", "O pagamento que não houve."),
        required: true,
        description: "Motivo.",
      }),
    },
    errors: { ...refusals, union: { name: "UndoChargePaymentResult" } },
    resolve: async (_root, { input: { chargeId, ...input } }, ctx) => {
      await undoChargePayment(ctx, chargeId.id, input);
      return { chargeId: chargeId.id };
    },
  }),
);

builder.mutationField("refundCharge", (t) =>
  t.field({
    type: chargeSuccess("RefundChargeSuccess", "Reembolso registrado."),
    description:
      "Reembolsar: records a full or partial refund of a paid charge. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: { input: t.arg({ type: RefundChargeInput, required: true, description: "Reembolso." }) },
    errors: { ...refusals, union: { name: "RefundChargeResult" } },
    resolve: async (_root, { input: { chargeId, ...input } }, ctx) => {
      await refundCharge(ctx, chargeId.id, input);
      return { chargeId: chargeId.id };
    },
  }),
);

builder.mutationField("changeCharge", (t) =>
  t.field({
    type: chargeSuccess("ChangeChargeSuccess", "Cobrança alterada."),
    description:
      "Alterar cobrança: changes the amount or due date while nothing has been paid. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: { input: t.arg({ type: ChangeChargeInput, required: true, description: "Como deve ser." }) },
    errors: { ...refusals, union: { name: "ChangeChargeResult" } },
    resolve: async (_root, { input: { chargeId, ...input } }, ctx) => {
      await changeCharge(ctx, chargeId.id, input);
      return { chargeId: chargeId.id };
    },
  }),
);

builder.mutationField("waiveLateFees", (t) =>
  t.field({
    type: chargeSuccess("WaiveLateFeesSuccess", "Multa e juros dispensados."),
    description:
      "Dispensar multa e juros: waives the fine and interest due now. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: {
      input: t.arg({
        type: reasonInput("WaiveLateFeesInput", "A multa e os juros que se dispensam."),
        required: true,
        description: "Motivo.",
      }),
    },
    errors: { ...refusals, union: { name: "WaiveLateFeesResult" } },
    resolve: async (_root, { input: { chargeId, ...input } }, ctx) => {
      await waiveLateFees(ctx, chargeId.id, input);
      return { chargeId: chargeId.id };
    },
  }),
);

builder.mutationField("cancelCharge", (t) =>
  t.field({
    type: chargeSuccess("CancelChargeSuccess", "Cobrança cancelada."),
    description:
      "Cancelar cobrança: cancels the debt and keeps the charge on record. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: {
      input: t.arg({
        type: reasonInput("CancelChargeInput", "A cobrança que deixa de valer."),
        required: true,
        description: "Motivo.",
      }),
    },
    errors: { ...refusals, union: { name: "CancelChargeResult" } },
    resolve: async (_root, { input: { chargeId, ...input } }, ctx) => {
      await cancelCharge(ctx, chargeId.id, input);
      return { chargeId: chargeId.id };
    },
  }),
);
