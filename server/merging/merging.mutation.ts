import { ArenaAthleteType } from "../athletes/arena-athletes/arena-athlete.type";
import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { ViewerType } from "../identity/identity.type";
import { loadViewer } from "../identity/viewer.loader";
import { RuleViolation, TooManyAttempts } from "../platform/errors";
import { become } from "../platform/graphql/become";
import { builder } from "../platform/graphql/builder";
import { may, mayWith } from "../platform/graphql/may";
import { sessionOwner } from "../platform/graphql/session-owner";
import { answerMergeRequest } from "./answer-merge-request.action";
import { answerRecordClaim } from "./answer-record-claim.action";
import { mergeAthletes, type Merged } from "./merge-athletes.action";
import {
  canAnswerMergeRequest,
  canAnswerRecordClaim,
  canMerge,
  canUndoMerge,
  canWithdrawMergeRequest,
} from "./merging.access";
import { MergeRequestType, RecordMergeType } from "./merging.type";
import { undoMerge } from "./undo-merge.action";
import { withdrawMergeRequest } from "./withdraw-merge-request.action";

const MergeAthletesInput = builder.inputType("MergeAthletesInput", {
  description: "Dois cadastros de uma pessoa.",
  fields: (t) => ({
    keptId: t.globalID({
      required: true,
      for: ArenaAthleteType,
      description: "Fica: The record to keep, unless the other one has an account.",
    }),
    otherId: t.globalID({ required: true, for: ArenaAthleteType, description: "Sai." }),
    key: t.string({ required: true, description: "Versão: as the preview says it." }),
  }),
});

const AnswerMergeRequestInput = builder.inputType("AnswerMergeRequestInput", {
  description: "Resposta a um pedido para juntar cadastros.",
  fields: (t) => ({
    requestId: t.globalID({ required: true, for: MergeRequestType, description: "Pedido." }),
    accept: t.boolean({ required: true, description: "Juntar: false says that the record is not theirs." }),
    key: t.string({ description: "Versão: as the preview says it; null for a no." }),
  }),
});

const WithdrawMergeRequestInput = builder.inputType("WithdrawMergeRequestInput", {
  description: "Cancelamento de um pedido para juntar cadastros.",
  fields: (t) => ({
    requestId: t.globalID({ required: true, for: MergeRequestType, description: "Pedido." }),
  }),
});

const UndoMergeInput = builder.inputType("UndoMergeInput", {
  description: "Desfazer uma união de cadastros.",
  fields: (t) => ({
    mergeId: t.globalID({ required: true, for: RecordMergeType, description: "União." }),
  }),
});

const AnswerRecordClaimInput = builder.inputType("AnswerRecordClaimInput", {
  description: "Resposta sobre um cadastro feito com o próprio e-mail.",
  fields: (t) => ({
    recordId: t.globalID({ required: true, for: AthleteType, description: "Cadastro." }),
    accept: t.boolean({ required: true, description: "É meu: false leaves the record as it is." }),
    key: t.string({ description: "Versão: as it was shown; null for a no." }),
  }),
});

const MergeAthletesSuccess = builder.objectRef<Merged>("MergeAthletesSuccess").implement({
  description: "Cadastros juntados, ou a pessoa foi perguntada.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kept: t.field({
      type: AthleteType,
      description: "Fica: the record, as it is now.",
      resolve: ({ keptAthleteId }, _args, ctx) => athletesOf(ctx).load(keptAthleteId),
    }),
    request: t.field({
      type: MergeRequestType,
      nullable: true,
      description: "Pedido: that waits for the person's answer; null where the records are one already.",
      resolve: ({ request }) => request,
    }),
  }),
});

const AnswerMergeRequestSuccess = builder
  .objectRef<{ requestId: string }>("AnswerMergeRequestSuccess")
  .implement({
    description: "Pedido respondido.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      request: t.prismaField({
        type: MergeRequestType,
        description: "Pedido: as it is now.",
        resolve: (query, { requestId }, _args, ctx) =>
          ctx.db.mergeRequest.findUniqueOrThrow({ ...query, where: { id: requestId } }),
      }),
      viewer: t.field({
        type: ViewerType,
        description: "Quem está usando: with what still waits for an answer.",
        resolve: (_answered, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

const AnswerRecordClaimSuccess = builder
  .objectRef<Record<never, never>>("AnswerRecordClaimSuccess")
  .implement({
    description: "Resposta registrada.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      viewer: t.field({
        type: ViewerType,
        description: "Quem está usando: The viewer with the new permissions.",
        resolve: (_answered, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

const WithdrawMergeRequestSuccess = builder
  .objectRef<{ requestId: string }>("WithdrawMergeRequestSuccess")
  .implement({
    description: "Pedido cancelado.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      request: t.prismaField({
        type: MergeRequestType,
        description: "Pedido: as it is now.",
        resolve: (query, { requestId }, _args, ctx) =>
          ctx.db.mergeRequest.findUniqueOrThrow({ ...query, where: { id: requestId } }),
      }),
    }),
  });

const UndoMergeSuccess = builder
  .objectRef<{ mergeId: string; keptId: string; otherId: string }>("UndoMergeSuccess")
  .implement({
    description: "União desfeita: the two records exist again.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      merge: t.prismaField({
        type: RecordMergeType,
        description: "União: as it is now.",
        resolve: (query, { mergeId }, _args, ctx) =>
          ctx.db.recordMerge.findUniqueOrThrow({ ...query, where: { id: mergeId } }),
      }),
      kept: t.prismaField({
        type: AthleteType,
        nullable: true,
        description: "Ficou: The kept record; null if it was merged again since.",
        resolve: (query, { keptId }, _args, ctx) =>
          ctx.db.athlete.findUnique({ ...query, where: { id: keptId } }),
      }),
      other: t.prismaField({
        type: AthleteType,
        nullable: true,
        description: "Voltou: The restored record; null if it was merged again since.",
        resolve: (query, { otherId }, _args, ctx) =>
          ctx.db.athlete.findUnique({ ...query, where: { id: otherId } }),
      }),
    }),
  });

builder.mutationField("mergeAthletes", (t) =>
  t.field({
    type: MergeAthletesSuccess,
    description:
      "Juntar cadastros: one record of an arena's list takes in another one of the same person; it can be undone for 30 days. Where the person has an account they are asked first. For who manages the arena; what other arenas have too only admins join.",
    authScopes: mayWith(canMerge),
    args: { input: t.arg({ type: MergeAthletesInput, required: true, description: "Cadastros." }) },
    errors: { types: [RuleViolation, TooManyAttempts], union: { name: "MergeAthletesResult" } },
    resolve: (_root, { input: { keptId, otherId, key } }, ctx) =>
      mergeAthletes(ctx, { keptId: keptId.id, otherId: otherId.id, key }),
  }),
);

builder.mutationField("answerMergeRequest", (t) =>
  t.field({
    type: AnswerMergeRequestSuccess,
    description:
      "Responder a um pedido para juntar cadastros: On yes, the other record is merged into the user's own, which can be undone for 30 days. On no, nothing changes.",
    authScopes: may(canAnswerMergeRequest, "requestId"),
    args: { input: t.arg({ type: AnswerMergeRequestInput, required: true, description: "Resposta." }) },
    errors: { types: [RuleViolation], union: { name: "AnswerMergeRequestResult" } },
    resolve: async (_root, { input: { requestId, accept, key } }, ctx) => {
      const { userId } = sessionOwner(ctx);
      await answerMergeRequest(ctx, { requestId: requestId.id, userId, accept, key: key ?? null });
      return { requestId: requestId.id };
    },
  }),
);

builder.mutationField("withdrawMergeRequest", (t) =>
  t.field({
    type: WithdrawMergeRequestSuccess,
    description: "Cancelar um pedido para juntar cadastros: while the person has not answered.",
    authScopes: may(canWithdrawMergeRequest, "requestId"),
    args: { input: t.arg({ type: WithdrawMergeRequestInput, required: true, description: "Pedido." }) },
    errors: { types: [RuleViolation], union: { name: "WithdrawMergeRequestResult" } },
    resolve: async (_root, { input: { requestId } }, ctx) => {
      await withdrawMergeRequest(ctx, requestId.id);
      return { requestId: requestId.id };
    },
  }),
);

builder.mutationField("answerRecordClaim", (t) =>
  t.field({
    type: AnswerRecordClaimSuccess,
    description:
      "Responder se um cadastro é seu: Accepts or declines a record that an arena created under the user's address. On yes it becomes the user's record; on no it is unchanged and the arena is notified.",
    authScopes: may(canAnswerRecordClaim, "recordId"),
    args: { input: t.arg({ type: AnswerRecordClaimInput, required: true, description: "Resposta." }) },
    errors: { types: [RuleViolation], union: { name: "AnswerRecordClaimResult" } },
    resolve: async (_root, { input: { recordId, accept, key } }, ctx) => {
      const { userId, sessionId } = sessionOwner(ctx);
      await answerRecordClaim(ctx, { recordId: recordId.id, userId, accept, key: key ?? null });
      // The rest of the response is authorized with the viewer's new permissions.
      become(ctx, (await loadViewer(ctx.db, { userId, sessionId }, ctx.now)) ?? ctx.viewer);
      return {};
    },
  }),
);

builder.mutationField("undoMerge", (t) =>
  t.field({
    type: UndoMergeSuccess,
    description:
      "Desfazer união: Restores the two merged records, each with its own data; data added since stays with the kept record. Possible for 30 days, for users who could merge them. Idempotent.",
    authScopes: may(canUndoMerge, "mergeId"),
    args: { input: t.arg({ type: UndoMergeInput, required: true, description: "União." }) },
    errors: { types: [RuleViolation], union: { name: "UndoMergeResult" } },
    resolve: async (_root, { input: { mergeId } }, ctx) => {
      const { keptId, otherId } = await undoMerge(ctx, mergeId.id);
      return { mergeId: mergeId.id, keptId, otherId };
    },
  }),
);
