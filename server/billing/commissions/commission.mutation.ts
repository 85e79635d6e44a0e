import { ArenaType } from "../../arenas/arena.type";
import { ClassKindType } from "../../classes/class.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { TeacherArenaType } from "../../teachers/arena-teachers/arena-teacher.type";
import { PaymentMethodType } from "../charges/charge-words.type";
import { adjustCommission, agreeOnCommission } from "./agree.action";
import { canManageCommissions, canManageStatement } from "./commission.access";
import { CommissionModelType, CommissionStatementType } from "./commission.type";
import type { TeacherAt } from "./lock-statements.step";
import {
  closeCommissionStatement,
  payCommissionStatement,
  reopenCommissionStatement,
} from "./statement.action";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const teacherField = (t: InputFields) =>
  t.globalID({ required: true, for: TeacherArenaType, description: "Professor da arena." });
const statementField = (t: InputFields) =>
  t.globalID({ required: true, for: CommissionStatementType, description: "Extrato." });
const keyField = (t: InputFields) =>
  t.field({
    type: "UUID",
    required: true,
    description:
      "Chave: idempotency key; a new one for each request, and the same key twice has effect once.",
  });

const AgreeOnCommissionInput = builder.inputType("AgreeOnCommissionInput", {
  description: "Nova regra de comissão: for classes whose attendance is still to be taken.",
  fields: (t) => ({
    teacherArenaId: teacherField(t),
    key: keyField(t),
    kind: t.field({ type: ClassKindType, description: "Tipo de aula: null for classes of every kind." }),
    model: t.field({ type: CommissionModelType, required: true, description: "Modelo." }),
    value: t.int({
      required: true,
      description: "Valor: in centavos; of a percentage in hundredths of a percent.",
    }),
    from: t.field({ type: "Date", required: true, description: "Vale desde." }),
  }),
});

const AdjustCommissionInput = builder.inputType("AdjustCommissionInput", {
  description: "Ajuste de comissão: added to a month, or taken off.",
  fields: (t) => ({
    teacherArenaId: teacherField(t),
    key: keyField(t),
    month: t.field({ type: "Date", required: true, description: "Um dia do mês." }),
    amountInCents: t.int({ required: true, description: "Valor: below 0 to take off, in centavos." }),
    reason: t.string({ required: true, description: "Motivo: 3 to 200 characters; the teacher reads it." }),
  }),
});

const CloseCommissionStatementInput = builder.inputType("CloseCommissionStatementInput", {
  description: "Extrato a fechar.",
  fields: (t) => ({
    statementId: statementField(t),
    payableInCents: t.int({ required: true, description: "A pagar: as one has seen it, in centavos." }),
  }),
});

const ReopenCommissionStatementInput = builder.inputType("ReopenCommissionStatementInput", {
  description: "Extrato a reabrir.",
  fields: (t) => ({ statementId: statementField(t) }),
});

const PayCommissionStatementInput = builder.inputType("PayCommissionStatementInput", {
  description: "Pagamento de um extrato.",
  fields: (t) => ({
    statementId: statementField(t),
    paidOn: t.field({ type: "Date", required: true, description: "Dia do pagamento." }),
    method: t.field({ type: PaymentMethodType, required: true, description: "Forma de pagamento." }),
    note: t.string({ description: "Observação: at most 200 characters; the teacher reads it." }),
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
        description: "Professor da arena: with their rules and statements as they are now.",
        resolve: (query, { arenaId, teacherId }, _args, ctx) =>
          ctx.db.teacherArena.findUnique({
            ...query,
            where: { teacherId_arenaId: { teacherId, arenaId } },
          }),
      }),
      arena: t.prismaField({
        type: ArenaType,
        description: "Arena: with the sums of the month as they are now.",
        resolve: (query, { arenaId }, _args, ctx) =>
          ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
      }),
    }),
  });

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("agreeOnCommission", (t) =>
  t.field({
    type: commissionSuccess("AgreeOnCommissionSuccess", "Regra salva."),
    description: "Nova regra de comissão de um professor: creates a rule. For managers of the arena.",
    authScopes: may(canManageCommissions, "teacherArenaId"),
    args: { input: t.arg({ type: AgreeOnCommissionInput, required: true, description: "Regra." }) },
    errors: { ...refusals, union: { name: "AgreeOnCommissionResult" } },
    resolve: (_root, { input: { teacherArenaId, ...rule } }, ctx) =>
      agreeOnCommission(ctx, teacherArenaId.id, rule),
  }),
);

builder.mutationField("adjustCommission", (t) =>
  t.field({
    type: commissionSuccess("AdjustCommissionSuccess", "Ajuste salvo."),
    description:
      "Ajustar a comissão de um mês em aberto: adds or deducts an amount. For managers of the arena.",
    authScopes: may(canManageCommissions, "teacherArenaId"),
    args: { input: t.arg({ type: AdjustCommissionInput, required: true, description: "Ajuste." }) },
    errors: { ...refusals, union: { name: "AdjustCommissionResult" } },
    resolve: (_root, { input: { teacherArenaId, ...adjustment } }, ctx) =>
      adjustCommission(ctx, teacherArenaId.id, adjustment),
  }),
);

builder.mutationField("closeCommissionStatement", (t) =>
  t.field({
    type: commissionSuccess("CloseCommissionStatementSuccess", "Extrato fechado."),
    description: "Fechar extrato: closes a statement and freezes its amounts. For managers of the arena.",
    authScopes: may(canManageStatement, "statementId"),
    args: { input: t.arg({ type: CloseCommissionStatementInput, required: true, description: "Qual." }) },
    errors: { types: [RuleViolation], union: { name: "CloseCommissionStatementResult" } },
    resolve: (_root, { input: { statementId, payableInCents } }, ctx) =>
      closeCommissionStatement(ctx, statementId.id, payableInCents),
  }),
);

builder.mutationField("reopenCommissionStatement", (t) =>
  t.field({
    type: commissionSuccess("ReopenCommissionStatementSuccess", "Extrato reaberto."),
    description: "Reabrir extrato que não foi pago: reopens an unpaid statement. For managers of the arena.",
    authScopes: may(canManageStatement, "statementId"),
    args: { input: t.arg({ type: ReopenCommissionStatementInput, required: true, description: "Qual." }) },
    errors: { types: [RuleViolation], union: { name: "ReopenCommissionStatementResult" } },
    resolve: (_root, { input: { statementId } }, ctx) => reopenCommissionStatement(ctx, statementId.id),
  }),
);

builder.mutationField("payCommissionStatement", (t) =>
  t.field({
    type: commissionSuccess("PayCommissionStatementSuccess", "Pagamento registrado."),
    description: "Registrar pagamento de um extrato: records its payment. For managers of the arena.",
    authScopes: may(canManageStatement, "statementId"),
    args: { input: t.arg({ type: PayCommissionStatementInput, required: true, description: "Como." }) },
    errors: { ...refusals, union: { name: "PayCommissionStatementResult" } },
    resolve: (_root, { input: { statementId, ...payment } }, ctx) =>
      payCommissionStatement(ctx, statementId.id, payment),
  }),
);
