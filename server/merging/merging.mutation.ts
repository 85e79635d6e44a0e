import { ArenaAthleteType } from "../athletes/arena-athletes/arena-athlete.type";
import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { ViewerType } from "../identity/identity.type";
import { loadViewer } from "../identity/viewer.loader";
import { RuleViolation, TooManyAttempts } from "../platform/errors";
import { become, may, mayWith, sessionOwner } from "../platform/graphql/context";
import { builder } from "../platform/graphql/builder";
import { answerMergeRequest, answerRecordClaim, withdrawMergeRequest } from "./merging.action";
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

const MergeAthletesInput = builder.inputType("MergeAthletesInput", {
  description: "Input of `mergeAthletes` (dois cadastros de uma pessoa).",
  fields: (t) => ({
    keptId: t.globalID({
      required: true,
      for: ArenaAthleteType,
      description: "The record to keep, unless the other one has an account (fica).",
    }),
    otherId: t.globalID({ required: true, for: ArenaAthleteType, description: "Other (sai)." }),
    key: t.string({ required: true, description: "Key, as the preview says it (versão)." }),
  }),
});

const AnswerMergeRequestInput = builder.inputType("AnswerMergeRequestInput", {
  description: "Input of `answerMergeRequest` (resposta a um pedido para juntar cadastros).",
  fields: (t) => ({
    requestId: t.globalID({ required: true, for: MergeRequestType, description: "Request (pedido)." }),
    accept: t.boolean({
      required: true,
      description: "Accept; false says that the record is not theirs (juntar).",
    }),
    key: t.string({ description: "Key, as the preview says it; null for a no (versão)." }),
  }),
});

const WithdrawMergeRequestInput = builder.inputType("WithdrawMergeRequestInput", {
  description: "Input of `withdrawMergeRequest` (cancelamento de um pedido para juntar cadastros).",
  fields: (t) => ({
    requestId: t.globalID({ required: true, for: MergeRequestType, description: "Request (pedido)." }),
  }),
});

const UndoMergeInput = builder.inputType("UndoMergeInput", {
  description: "Input of `undoMerge` (desfazer uma união de cadastros).",
  fields: (t) => ({
    mergeId: t.globalID({ required: true, for: RecordMergeType, description: "Merge (união)." }),
  }),
});

const AnswerRecordClaimInput = builder.inputType("AnswerRecordClaimInput", {
  description: "Input of `answerRecordClaim` (resposta sobre um cadastro feito com o próprio e-mail).",
  fields: (t) => ({
    recordId: t.globalID({ required: true, for: AthleteType, description: "Record (cadastro)." }),
    accept: t.boolean({ required: true, description: "Accept; false leaves the record as it is (é meu)." }),
    key: t.string({ description: "Key, as it was shown; null for a no (versão)." }),
  }),
});

const MergeAthletesSuccess = builder.objectRef<Merged>("MergeAthletesSuccess").implement({
  description: "Result of a successful `mergeAthletes` (cadastros juntados, ou a pessoa foi perguntada).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kept: t.field({
      type: AthleteType,
      description: "The record, as it is now (fica).",
      resolve: ({ keptAthleteId }, _args, ctx) => athletesOf(ctx).load(keptAthleteId),
    }),
    request: t.field({
      type: MergeRequestType,
      nullable: true,
      description:
        "Request, that waits for the person's answer; null where the records are one already (pedido).",
      resolve: ({ request }) => request,
    }),
  }),
});

const AnswerMergeRequestSuccess = builder
  .objectRef<{ requestId: string }>("AnswerMergeRequestSuccess")
  .implement({
    description: "Result of a successful `answerMergeRequest` (pedido respondido).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      request: t.prismaField({
        type: MergeRequestType,
        description: "Request, as it is now (pedido).",
        resolve: (query, { requestId }, _args, ctx) =>
          ctx.db.mergeRequest.findUniqueOrThrow({ ...query, where: { id: requestId } }),
      }),
      viewer: t.field({
        type: ViewerType,
        description: "Viewer, with what still waits for an answer (quem está usando).",
        resolve: (_answered, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

const AnswerRecordClaimSuccess = builder
  .objectRef<Record<never, never>>("AnswerRecordClaimSuccess")
  .implement({
    description: "Result of a successful `answerRecordClaim` (resposta registrada).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      viewer: t.field({
        type: ViewerType,
        description: "The viewer with the new permissions (quem está usando).",
        resolve: (_answered, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

const WithdrawMergeRequestSuccess = builder
  .objectRef<{ requestId: string }>("WithdrawMergeRequestSuccess")
  .implement({
    description: "Result of a successful `withdrawMergeRequest` (pedido cancelado).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      request: t.prismaField({
        type: MergeRequestType,
        description: "Request, as it is now (pedido).",
        resolve: (query, { requestId }, _args, ctx) =>
          ctx.db.mergeRequest.findUniqueOrThrow({ ...query, where: { id: requestId } }),
      }),
    }),
  });

const UndoMergeSuccess = builder
  .objectRef<{ mergeId: string; keptId: string; otherId: string }>("UndoMergeSuccess")
  .implement({
    description: "The two records exist again (união desfeita).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      merge: t.prismaField({
        type: RecordMergeType,
        description: "Merge, as it is now (união).",
        resolve: (query, { mergeId }, _args, ctx) =>
          ctx.db.recordMerge.findUniqueOrThrow({ ...query, where: { id: mergeId } }),
      }),
      kept: t.prismaField({
        type: AthleteType,
        nullable: true,
        description: "The kept record; null if it was merged again since (ficou).",
        resolve: (query, { keptId }, _args, ctx) =>
          ctx.db.athlete.findUnique({ ...query, where: { id: keptId } }),
      }),
      other: t.prismaField({
        type: AthleteType,
        nullable: true,
        description: "The restored record; null if it was merged again since (voltou).",
        resolve: (query, { otherId }, _args, ctx) =>
          ctx.db.athlete.findUnique({ ...query, where: { id: otherId } }),
      }),
    }),
  });

builder.mutationField("mergeAthletes", (t) =>
  t.field({
    type: MergeAthletesSuccess,
    label: "Juntar cadastros",
    description:
      "Merges two records of one person on an arena's list, which can be undone for 30 days. A person with an account is asked first. For managers of the arena; records that other arenas have too are merged by admins only.",
    authScopes: mayWith(canMerge),
    args: { input: t.arg({ type: MergeAthletesInput, required: true, description: "Input (cadastros)." }) },
    errors: { types: [RuleViolation, TooManyAttempts] },
    resolve: (_root, { input: { keptId, otherId, key } }, ctx) =>
      mergeAthletes(ctx, { keptId: keptId.id, otherId: otherId.id, key }),
  }),
);

builder.mutationField("answerMergeRequest", (t) =>
  t.field({
    type: AnswerMergeRequestSuccess,
    label: "Responder a um pedido para juntar cadastros",
    description:
      "Answers a request to merge two records. On yes, the other record is merged into the user's own, which can be undone for 30 days. On no, nothing changes.",
    authScopes: may(canAnswerMergeRequest, "requestId"),
    args: {
      input: t.arg({ type: AnswerMergeRequestInput, required: true, description: "Input (resposta)." }),
    },
    errors: { types: [RuleViolation] },
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
    label: "Cancelar um pedido para juntar cadastros",
    description: "Withdraws a request to merge records that has not been answered.",
    authScopes: may(canWithdrawMergeRequest, "requestId"),
    args: {
      input: t.arg({ type: WithdrawMergeRequestInput, required: true, description: "Input (pedido)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { requestId } }, ctx) => {
      await withdrawMergeRequest(ctx, requestId.id);
      return { requestId: requestId.id };
    },
  }),
);

builder.mutationField("answerRecordClaim", (t) =>
  t.field({
    type: AnswerRecordClaimSuccess,
    label: "Responder se um cadastro é seu",
    description:
      "Accepts or declines a record that an arena created under the user's address. On yes it becomes the user's record; on no it is unchanged and the arena is notified.",
    authScopes: may(canAnswerRecordClaim, "recordId"),
    args: {
      input: t.arg({ type: AnswerRecordClaimInput, required: true, description: "Input (resposta)." }),
    },
    errors: { types: [RuleViolation] },
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
    label: "Desfazer união",
    description:
      "Restores the two merged records, each with its own data; data added since stays with the kept record. Possible for 30 days, for users who could merge them. Idempotent.",
    authScopes: may(canUndoMerge, "mergeId"),
    args: { input: t.arg({ type: UndoMergeInput, required: true, description: "Input (união)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { mergeId } }, ctx) => {
      const { keptId, otherId } = await undoMerge(ctx, mergeId.id);
      return { mergeId: mergeId.id, keptId, otherId };
    },
  }),
);
