import { ArenaType } from "../../arenas/arena.type";
import { ClassKindType } from "../../classes/class.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { TeacherArenaType } from "../../teachers/arena-teachers/arena-teacher.type";
import { PaymentMethodType } from "../charges/charge.type";
import {
  adjustCommission,
  agreeOnCommission,
  closeCommissionStatement,
  payCommissionStatement,
  reopenCommissionStatement,
} from "./commission.action";
import { canManageCommissions, canManageStatement } from "./commission.access";
import { CommissionModelType, CommissionStatementType } from "./commission.type";
import type { TeacherAt } from "./commission.step";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const teacherField = (t: InputFields) =>
  t.globalID({ required: true, for: TeacherArenaType, description: "Teacher (professor da arena)." });
const statementField = (t: InputFields) =>
  t.globalID({ required: true, for: CommissionStatementType, description: "Statement (extrato)." });
const keyField = (t: InputFields) =>
  t.field({
    type: "UUID",
    required: true,
    description:
      "Idempotency key; a new one for each request, and the same key twice has effect once (chave).",
  });

const AgreeOnCommissionInput = builder.inputType("AgreeOnCommissionInput", {
  description:
    "Agree on commission, for classes whose attendance is still to be taken (nova regra de comissão).",
  fields: (t) => ({
    teacherArenaId: teacherField(t),
    key: keyField(t),
    kind: t.field({
      type: ClassKindType,
      description: "Kind; null for classes of every kind (tipo de aula).",
    }),
    model: t.field({ type: CommissionModelType, required: true, description: "Model (modelo)." }),
    value: t.int({
      required: true,
      description: "Value, in centavos; of a percentage in hundredths of a percent (valor).",
    }),
    from: t.field({ type: "Date", required: true, description: "From (vale desde)." }),
  }),
});

const AdjustCommissionInput = builder.inputType("AdjustCommissionInput", {
  description: "Added to a month, or taken off (ajuste de comissão).",
  fields: (t) => ({
    teacherArenaId: teacherField(t),
    key: keyField(t),
    month: t.field({ type: "Date", required: true, description: "Month (um dia do mês)." }),
    amountInCents: t.int({ required: true, description: "Below 0 to take off, in centavos (valor)." }),
    reason: t.string({
      required: true,
      description: "Reason, 3 to 200 characters; the teacher reads it (motivo).",
    }),
  }),
});

const CloseCommissionStatementInput = builder.inputType("CloseCommissionStatementInput", {
  description: "Input of `closeCommissionStatement` (extrato a fechar).",
  fields: (t) => ({
    statementId: statementField(t),
    payableInCents: t.int({
      required: true,
      description: "Payable, as one has seen it, in centavos (a pagar).",
    }),
  }),
});

const ReopenCommissionStatementInput = builder.inputType("ReopenCommissionStatementInput", {
  description: "Input of `reopenCommissionStatement` (extrato a reabrir).",
  fields: (t) => ({ statementId: statementField(t) }),
});

const PayCommissionStatementInput = builder.inputType("PayCommissionStatementInput", {
  description: "Input of `payCommissionStatement` (pagamento de um extrato).",
  fields: (t) => ({
    statementId: statementField(t),
    paidOn: t.field({ type: "Date", required: true, description: "Paid on (dia do pagamento)." }),
    method: t.field({ type: PaymentMethodType, required: true, description: "Method (forma de pagamento)." }),
    note: t.string({ description: "Note, at most 200 characters; the teacher reads it (observação)." }),
  }),
});

const commissionSuccess = (name: string, description: string) =>
  builder.objectRef<TeacherAt>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      teacherArena: t.prismaField({
        type: TeacherArenaType,
        nullable: true,
        description: "Teacher arena, with their rules and statements as they are now (professor da arena).",
        resolve: (query, { arenaId, teacherId }, _args, ctx) =>
          ctx.db.teacherArena.findUnique({
            ...query,
            where: { teacherId_arenaId: { teacherId, arenaId } },
          }),
      }),
      arena: t.prismaField({
        type: ArenaType,
        description: "Arena, with the sums of the month as they are now.",
        resolve: (query, { arenaId }, _args, ctx) =>
          ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
      }),
    }),
  });

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("agreeOnCommission", (t) =>
  t.field({
    type: commissionSuccess(
      "AgreeOnCommissionSuccess",
      "Result of a successful `agreeOnCommission` (regra salva).",
    ),
    label: "Nova regra de comissão de um professor",
    description: "Creates a commission rule of a teacher. For managers of the arena.",
    authScopes: may(canManageCommissions, "teacherArenaId"),
    args: { input: t.arg({ type: AgreeOnCommissionInput, required: true, description: "Input (regra)." }) },
    errors: { ...refusals },
    resolve: (_root, { input: { teacherArenaId, ...rule } }, ctx) =>
      agreeOnCommission(ctx, teacherArenaId.id, rule),
  }),
);

builder.mutationField("adjustCommission", (t) =>
  t.field({
    type: commissionSuccess(
      "AdjustCommissionSuccess",
      "Result of a successful `adjustCommission` (ajuste salvo).",
    ),
    label: "Ajustar a comissão de um mês em aberto",
    description: "Adds an amount to a month that is still open, or deducts it. For managers of the arena.",
    authScopes: may(canManageCommissions, "teacherArenaId"),
    args: { input: t.arg({ type: AdjustCommissionInput, required: true, description: "Input (ajuste)." }) },
    errors: { ...refusals },
    resolve: (_root, { input: { teacherArenaId, ...adjustment } }, ctx) =>
      adjustCommission(ctx, teacherArenaId.id, adjustment),
  }),
);

builder.mutationField("closeCommissionStatement", (t) =>
  t.field({
    type: commissionSuccess(
      "CloseCommissionStatementSuccess",
      "Result of a successful `closeCommissionStatement` (extrato fechado).",
    ),
    label: "Fechar extrato",
    description: "Closes a statement and freezes its amounts. For managers of the arena.",
    authScopes: may(canManageStatement, "statementId"),
    args: {
      input: t.arg({ type: CloseCommissionStatementInput, required: true, description: "Input (qual)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: (_root, { input: { statementId, payableInCents } }, ctx) =>
      closeCommissionStatement(ctx, statementId.id, payableInCents),
  }),
);

builder.mutationField("reopenCommissionStatement", (t) =>
  t.field({
    type: commissionSuccess(
      "ReopenCommissionStatementSuccess",
      "Result of a successful `reopenCommissionStatement` (extrato reaberto).",
    ),
    label: "Reabrir extrato que não foi pago",
    description: "Reopens an unpaid statement. For managers of the arena.",
    authScopes: may(canManageStatement, "statementId"),
    args: {
      input: t.arg({ type: ReopenCommissionStatementInput, required: true, description: "Input (qual)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: (_root, { input: { statementId } }, ctx) => reopenCommissionStatement(ctx, statementId.id),
  }),
);

builder.mutationField("payCommissionStatement", (t) =>
  t.field({
    type: commissionSuccess(
      "PayCommissionStatementSuccess",
      "Result of a successful `payCommissionStatement` (pagamento registrado).",
    ),
    label: "Registrar pagamento de um extrato",
    description: "Records the payment of a statement. For managers of the arena.",
    authScopes: may(canManageStatement, "statementId"),
    args: {
      input: t.arg({ type: PayCommissionStatementInput, required: true, description: "Input (como)." }),
    },
    errors: { ...refusals },
    resolve: (_root, { input: { statementId, ...payment } }, ctx) =>
      payCommissionStatement(ctx, statementId.id, payment),
  }),
);
