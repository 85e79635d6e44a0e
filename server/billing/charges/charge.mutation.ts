import { canManageArenaWithId } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { AthleteType } from "../../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { type GraphQLContext, may, mayWith } from "../../platform/graphql/context";
import {
  cancelCharge,
  changeCharge,
  createCharges,
  type PaidCharges,
  refundCharge,
  registerChargePayment,
  registerChargePayments,
  undoChargePayment,
  waiveLateFees,
} from "./charge.action";
import { remindPayers, type Reminding } from "../reminders/charge-reminder.action";
import { canManageCharge, canManageCharges } from "./charge.access";
import { mostChargesAtOnce } from "./charge-input.rules";
import { mostChargedAtOnce } from "./charge-kind.rules";
import { ChargeKindType, ChargeType, PaymentMethodType } from "./charge.type";

const CreateChargesInput = builder.inputType("CreateChargesInput", {
  description:
    "Create charges, the same charge for each of several athletes, or one for a client without an athlete record (nova cobrança).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "The receiver (arena)." }),
    athleteIds: t.globalIDList({
      required: true,
      for: AthleteType,
      description: "Athlete, up to 200 of the arena's; none for a client (atletas).",
    }),
    clientName: t.string({
      description: "Client name, 2 to 80 characters; null where athletes are charged (cliente).",
    }),
    kind: t.field({ type: ChargeKindType, required: true, description: "Any but Inscrição (tipo)." }),
    description: t.string({
      description: "Description, up to 120 characters; null for the kind's name (descrição).",
    }),
    amountInCents: t.int({ required: true, description: "Amount, of each, in centavos (valor)." }),
    dueOn: t.field({ type: "Date", required: true, description: "Due on, within two years (vencimento)." }),
    referenceMonth: t.field({
      type: "Date",
      description: "Any day of the month that is paid for; null for the month it is due in (referência).",
    }),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Idempotency key; the same key twice creates the charges once (chave).",
    }),
  }),
});

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const chargeField = (t: InputFields) =>
  t.globalID({ required: true, for: ChargeType, description: "Charge (cobrança)." });

const howItCame = (t: InputFields) => ({
  method: t.field({ type: PaymentMethodType, required: true, description: "Method (forma de pagamento)." }),
  paidOn: t.field({
    type: "Date",
    description: "Paid on; not after today; null for today (dia do pagamento).",
  }),
  note: t.string({
    description: "Note, up to 200 characters, which who pays reads too; null for none (observação).",
  }),
  waivesLate: t.boolean({
    description: "Whether it is enough without them; null is no (dispensar multa e juros).",
  }),
  requestKey: t.field({
    type: "UUID",
    required: true,
    description: "Idempotency key; a repeated request with the same key has effect once (chave).",
  }),
});

const ChargePaymentInput = builder.inputType("RegisterChargePaymentInput", {
  description: "What came, how and when (baixa manual).",
  fields: (t) => ({
    chargeId: chargeField(t),
    amountInCents: t.int({
      required: true,
      description: "Amount, in centavos; an excess becomes the payer's credit (valor recebido).",
    }),
    ...howItCame(t),
  }),
});

const chargesField = (t: InputFields) =>
  t.globalIDList({
    required: true,
    for: ChargeType,
    description: "Charges, 1 to 100, of receivers that the viewer manages (cobranças).",
  });

const ChargePaymentsInput = builder.inputType("RegisterChargePaymentsInput", {
  description: "Register charge payments, of each all that is open (baixa manual de várias).",
  fields: (t) => ({
    chargeIds: chargesField(t),
    ...howItCame(t),
  }),
});

const RemindPayersInput = builder.inputType("RemindPayersInput", {
  description: "Input of `remindPayers` (cobranças de que se lembra quem paga).",
  fields: (t) => ({ chargeIds: chargesField(t) }),
});

const RefundChargeInput = builder.inputType("RefundChargeInput", {
  description: "A refund of a payment, or of the payer's credit (reembolso).",
  fields: (t) => ({
    chargeId: chargeField(t),
    amountInCents: t.int({
      required: true,
      description: "Amount, in centavos, at most what was paid (valor).",
    }),
    ofCredit: t.boolean({
      description:
        "Whether the payer's credit goes back, also that of a place in a tournament; null is no (crédito).",
    }),
    reason: t.string({ required: true, description: "Reason, 5 to 500 characters (motivo)." }),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Idempotency key; a repeated request with the same key has effect once (chave).",
    }),
  }),
});

const ChangeChargeInput = builder.inputType("ChangeChargeInput", {
  description:
    "Input of `changeCharge` (novo valor ou novo vencimento de uma cobrança da qual nada foi pago).",
  fields: (t) => ({
    chargeId: chargeField(t),
    amountInCents: t.int({ description: "Amount, in centavos; null to leave it (valor)." }),
    dueOn: t.field({ type: "Date", description: "Due on; null to leave it (vencimento)." }),
  }),
});

const reasonInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      chargeId: chargeField(t),
      reason: t.string({ required: true, description: "Reason, 5 to 500 characters (motivo)." }),
    }),
  });

const chargeSuccess = (name: string, description: string) =>
  builder.objectRef<{ chargeId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      charge: t.prismaField({
        type: ChargeType,
        description: "Charge, as it is now (cobrança).",
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
      description: "Result of a successful `createCharges` (cobranças criadas).",
      authScopes: { signedIn: true },
      fields: (s) => ({
        arena: s.prismaField({
          type: ArenaType,
          description: "Arena, as it is now.",
          resolve: (query, { arenaId }, _args, ctx) =>
            ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
        }),
        charges: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargedAtOnce, 3),
          description: "One for each athlete, or the client's (cobranças).",
          resolve: (query, { ids }, _args, ctx) =>
            ctx.db.charge.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: "asc" } }),
        }),
      }),
    }),
    label: "Nova Cobrança",
    description:
      "Charges each of several athletes of the arena the same amount, or charges one client, and mails payers who have an account. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: CreateChargesInput, required: true, description: "Input (cobrança)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { arenaId, athleteIds, ...input } }, ctx) => ({
      arenaId: arenaId.id,
      ids: await createCharges(ctx, arenaId.id, { ...input, athleteIds: athleteIds.map(({ id }) => id) }),
    }),
  }),
);

builder.mutationField("registerChargePayment", (t) =>
  t.field({
    type: chargeSuccess(
      "RegisterChargePaymentSuccess",
      "Result of a successful `registerChargePayment` (pagamento registrado).",
    ),
    label: "Baixa Manual",
    description: "Records a full or partial payment. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: { input: t.arg({ type: ChargePaymentInput, required: true, description: "Input (pagamento)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { chargeId, waivesLate, ...input } }, ctx) => {
      await registerChargePayment(ctx, chargeId.id, { ...input, waivesLate: waivesLate ?? false });
      return { chargeId: chargeId.id };
    },
  }),
);

builder.mutationField("registerChargePayments", (t) =>
  t.field({
    type: builder.objectRef<PaidCharges>("RegisterChargePaymentsSuccess").implement({
      description: "Result of a successful `registerChargePayments` (pagamentos registrados).",
      authScopes: { signedIn: true },
      fields: (s) => ({
        paidCount: s.int({
          description: "Number of charges paid now; the others were no longer open (registrados).",
          resolve: (paid) => [...paid.values()].filter(Boolean).length,
        }),
        paid: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Paid, as they are now (pagas).",
          resolve: (query, paid, _args, ctx) => chargesWith(query, ctx, paid, true),
        }),
        notOpen: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Charges that were not open and did not change (já não estavam em aberto).",
          resolve: (query, paid, _args, ctx) => chargesWith(query, ctx, paid, false),
        }),
      }),
    }),
    label: "Baixa Manual de várias",
    description: "Records full payment of several charges. For managers of the receiver.",
    authScopes: mayWith(canManageCharges),
    args: { input: t.arg({ type: ChargePaymentsInput, required: true, description: "Input (pagamentos)." }) },
    errors: { ...refusals },
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
      description: "Result of a successful `remindPayers` (lembretes enviados).",
      authScopes: { signedIn: true },
      fields: (s) => ({
        reminded: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Charges for which a reminder was sent now (lembradas).",
          resolve: (query, outcomes, _args, ctx) => chargesWith(query, ctx, outcomes, "SENT"),
        }),
        alreadyReminded: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Charges that had a reminder today; one a day is sent (já lembradas hoje).",
          resolve: (query, outcomes, _args, ctx) => chargesWith(query, ctx, outcomes, "ALREADY_SENT"),
        }),
        withoutAccount: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Charges whose payer has no account (sem conta).",
          resolve: (query, outcomes, _args, ctx) => chargesWith(query, ctx, outcomes, "NO_ACCOUNT"),
        }),
      }),
    }),
    label: "Lembrar",
    description:
      "Sends each payer one reminder of these charges, at most once a day per charge. For managers of the receiver.",
    authScopes: mayWith(canManageCharges),
    args: { input: t.arg({ type: RemindPayersInput, required: true, description: "Input (cobranças)." }) },
    errors: { ...refusals },
    resolve: (_root, { input: { chargeIds } }, ctx) =>
      remindPayers(ctx, { chargeIds: chargeIds.map(({ id }) => id) }),
  }),
);

builder.mutationField("undoChargePayment", (t) =>
  t.field({
    type: chargeSuccess(
      "UndoChargePaymentSuccess",
      "Result of a successful `undoChargePayment` (pagamento desfeito).",
    ),
    label: "Desfazer pagamento",
    description: "Undoes the last payment, recorded by mistake. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: {
      input: t.arg({
        type: reasonInput(
          "UndoChargePaymentInput",
          "Input of `undoChargePayment` (o pagamento que não houve).",
        ),
        required: true,
        description: "Input (motivo).",
      }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { chargeId, ...input } }, ctx) => {
      await undoChargePayment(ctx, chargeId.id, input);
      return { chargeId: chargeId.id };
    },
  }),
);

builder.mutationField("refundCharge", (t) =>
  t.field({
    type: chargeSuccess(
      "RefundChargeSuccess",
      "Result of a successful `refundCharge` (reembolso registrado).",
    ),
    label: "Reembolsar",
    description: "Records a full or partial refund of a paid charge. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: { input: t.arg({ type: RefundChargeInput, required: true, description: "Input (reembolso)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { chargeId, ...input } }, ctx) => {
      await refundCharge(ctx, chargeId.id, input);
      return { chargeId: chargeId.id };
    },
  }),
);

builder.mutationField("changeCharge", (t) =>
  t.field({
    type: chargeSuccess("ChangeChargeSuccess", "Result of a successful `changeCharge` (cobrança alterada)."),
    label: "Alterar cobrança",
    description: "Changes the amount or due date while nothing has been paid. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: {
      input: t.arg({ type: ChangeChargeInput, required: true, description: "Input (como deve ser)." }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { chargeId, ...input } }, ctx) => {
      await changeCharge(ctx, chargeId.id, input);
      return { chargeId: chargeId.id };
    },
  }),
);

builder.mutationField("waiveLateFees", (t) =>
  t.field({
    type: chargeSuccess(
      "WaiveLateFeesSuccess",
      "Result of a successful `waiveLateFees` (multa e juros dispensados).",
    ),
    label: "Dispensar multa e juros",
    description: "Waives the fine and interest due now. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: {
      input: t.arg({
        type: reasonInput(
          "WaiveLateFeesInput",
          "Input of `waiveLateFees` (a multa e os juros que se dispensam).",
        ),
        required: true,
        description: "Input (motivo).",
      }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { chargeId, ...input } }, ctx) => {
      await waiveLateFees(ctx, chargeId.id, input);
      return { chargeId: chargeId.id };
    },
  }),
);

builder.mutationField("cancelCharge", (t) =>
  t.field({
    type: chargeSuccess("CancelChargeSuccess", "Result of a successful `cancelCharge` (cobrança cancelada)."),
    label: "Cancelar cobrança",
    description: "Cancels the debt and keeps the charge on record. For managers of the receiver.",
    authScopes: may(canManageCharge, "chargeId"),
    args: {
      input: t.arg({
        type: reasonInput("CancelChargeInput", "Input of `cancelCharge` (a cobrança que deixa de valer)."),
        required: true,
        description: "Input (motivo).",
      }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { chargeId, ...input } }, ctx) => {
      await cancelCharge(ctx, chargeId.id, input);
      return { chargeId: chargeId.id };
    },
  }),
);
