import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { sessionOwner } from "../platform/graphql/session-owner";
import { requestEmailChange } from "./change-email.action";
import { deleteAccount } from "./delete-account.action";
import { exportPersonalData, type PersonalDataFile } from "./export-personal-data.action";
import { ViewerType } from "./identity.type";
import { isOwnSession } from "./session.access";
import { endSession, endSessionsOf } from "./session.action";
import { UserSessionType } from "./session.type";
import { done, doneSuccess, emailSuccess } from "./success.type";

const RequestEmailChangeInput = builder.inputType("RequestEmailChangeInput", {
  description: "Troca de e-mail.",
  fields: (t) => ({
    newEmail: t.string({ required: true, description: "Novo email: the link goes there." }),
    password: t.string({ required: true, description: "Senha: the account's." }),
  }),
});

const EndSessionInput = builder.inputType("EndSessionInput", {
  description: "Encerrar sessão.",
  fields: (t) => ({
    sessionId: t.globalID({ required: true, for: UserSessionType, description: "Sessão." }),
  }),
});

const DeleteAccountInput = builder.inputType("DeleteAccountInput", {
  description: "Exclusão da conta.",
  fields: (t) => ({
    password: t.string({ required: true, description: "Senha: the account's." }),
    confirmation: t.string({ required: true, description: "Confirmação: the word EXCLUIR." }),
  }),
});

const sessionsEnded = (name: string) =>
  builder.objectRef<{ ended: number }>(name).implement({
    description: "Sessões encerradas.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      endedCount: t.exposeInt("ended", { description: "Encerradas: how many." }),
      viewer: t.field({
        type: ViewerType,
        description: "Quem está usando.",
        resolve: (_ended, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

const ExportPersonalDataSuccess = builder.objectRef<PersonalDataFile>("ExportPersonalDataSuccess").implement({
  description: "Meus dados: a file.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    fileName: t.exposeString("fileName", { description: "Nome do arquivo." }),
    json: t.exposeString("json", { description: "Conteúdo: JSON in UTF-8, with the words of the screens." }),
  }),
});

builder.mutationField("requestEmailChange", (t) =>
  t.field({
    type: emailSuccess("RequestEmailChangeSuccess", "Pedido recebido: the link goes to the new address."),
    description:
      "Trocar e-mail: the new address counts once it is confirmed there. Answers alike when somebody else has it.",
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RequestEmailChangeInput, required: true, description: "Email e senha." }) },
    errors: { types: [InvalidInput, TooManyAttempts], union: { name: "RequestEmailChangeResult" } },
    resolve: (_root, { input }, ctx) => requestEmailChange(ctx, sessionOwner(ctx), ctx.network, input),
  }),
);

builder.mutationField("endSession", (t) =>
  t.field({
    type: sessionsEnded("EndSessionPayload"),
    description: "Encerrar sessão: one of one's own; it is worth nothing from the next request on.",
    authScopes: (_root, { input }, ctx) => isOwnSession(input.sessionId.id, ctx),
    args: { input: t.arg({ type: EndSessionInput, required: true, description: "Sessão." }) },
    resolve: async (_root, { input }, ctx) => {
      await endSession(ctx.db, input.sessionId.id, ctx.now);
      return { ended: 1 };
    },
  }),
);

builder.mutationField("endOtherSessions", (t) =>
  t.field({
    type: sessionsEnded("EndOtherSessionsPayload"),
    description: "Encerrar as outras sessões: all of one's own but this one.",
    authScopes: { signedIn: true },
    resolve: async (_root, _args, ctx) => {
      const { userId, sessionId } = sessionOwner(ctx);
      return { ended: await endSessionsOf(ctx.db, userId, ctx.now, sessionId) };
    },
  }),
);

builder.mutationField("exportPersonalData", (t) =>
  t.field({
    type: ExportPersonalDataSuccess,
    description: "Baixar meus dados: everything that is kept about the person signed in.",
    authScopes: { signedIn: true },
    errors: { types: [TooManyAttempts], union: { name: "ExportPersonalDataResult" } },
    resolve: (_root, _args, ctx) => exportPersonalData(ctx, sessionOwner(ctx)),
  }),
);

builder.mutationField("deleteAccount", (t) =>
  t.field({
    type: doneSuccess("DeleteAccountSuccess", "Conta excluída."),
    description:
      "Excluir conta: the person becomes anonymous at once; results stay under a pseudonym, charges for 5 years.",
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: DeleteAccountInput, required: true, description: "Senha e confirmação." }) },
    errors: { types: [InvalidInput, RuleViolation, TooManyAttempts], union: { name: "DeleteAccountResult" } },
    resolve: async (_root, { input }, ctx) => {
      await deleteAccount(ctx, sessionOwner(ctx), input);
      ctx.cookies.clearRefreshToken();
      ctx.viewer = null;
      return done;
    },
  }),
);
