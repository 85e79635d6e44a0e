import { UserType } from "../identity/identity.type";
import { done, doneSuccess } from "../identity/success.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { become } from "../platform/graphql/become";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { encodeGlobalId } from "../platform/graphql/global-id";
import { sessionOwner } from "../platform/graphql/session-owner";
import { canHandleDataOf } from "./privacy.access";
import { deleteAccount, deleteUserAccount } from "./delete-account.action";
import { exportPersonalData, exportUserData, type PersonalDataFile } from "./export-personal-data.action";

const DeleteAccountInput = builder.inputType("DeleteAccountInput", {
  description: "Exclusão da conta.",
  fields: (t) => ({
    password: t.string({ required: true, description: "Senha: the account's." }),
    confirmation: t.string({ required: true, description: "Confirmação: the word EXCLUIR." }),
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
      become(ctx, null);
      return done;
    },
  }),
);

const ExportUserDataInput = builder.inputType("ExportUserDataInput", {
  description: "Dados de uma pessoa, a pedido dela.",
  fields: (t) => ({ userId: t.globalID({ required: true, for: UserType, description: "Usuário." }) }),
});

const DeleteUserAccountInput = builder.inputType("DeleteUserAccountInput", {
  description: "Exclusão de uma conta, a pedido de quem é dela.",
  fields: (t) => ({
    userId: t.globalID({ required: true, for: UserType, description: "Usuário." }),
    reason: t.string({ required: true, description: "Motivo: how the person asked; 5 to 500 characters." }),
  }),
});

const ExportUserDataSuccess = builder.objectRef<PersonalDataFile>("ExportUserDataSuccess").implement({
  description: "Dados de uma pessoa: a file to hand to them.",
  authScopes: { admin: true },
  fields: (t) => ({
    fileName: t.exposeString("fileName", { description: "Nome do arquivo." }),
    json: t.exposeString("json", { description: "Conteúdo: JSON in UTF-8, with the words of the screens." }),
  }),
});

const DeleteUserAccountSuccess = builder.objectRef<{ id: string }>("DeleteUserAccountSuccess").implement({
  description: "Conta excluída.",
  authScopes: { admin: true },
  fields: (t) => ({
    deletedUserId: t.id({
      description: "Usuário: the global id it had.",
      resolve: ({ id }) => encodeGlobalId("User", id),
    }),
  }),
});

builder.mutationField("exportUserData", (t) =>
  t.field({
    type: ExportUserDataSuccess,
    description:
      "Baixar os dados de uma pessoa: everything that is kept about them, at their request. For admins.",
    authScopes: may(canHandleDataOf, "userId"),
    args: { input: t.arg({ type: ExportUserDataInput, required: true, description: "Usuário." }) },
    errors: { types: [TooManyAttempts], union: { name: "ExportUserDataResult" } },
    resolve: (_root, { input }, ctx) => exportUserData(ctx, input.userId.id),
  }),
);

builder.mutationField("deleteUserAccount", (t) =>
  t.field({
    type: DeleteUserAccountSuccess,
    description: "Excluir a conta de uma pessoa: as `deleteAccount`, at their request. For admins.",
    authScopes: may(canHandleDataOf, "userId"),
    args: {
      input: t.arg({ type: DeleteUserAccountInput, required: true, description: "Usuário e motivo." }),
    },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "DeleteUserAccountResult" } },
    resolve: async (_root, { input: { userId, reason } }, ctx) => {
      await deleteUserAccount(ctx, userId.id, { reason });
      return { id: userId.id };
    },
  }),
);
