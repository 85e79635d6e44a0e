import { done, doneSuccess, UserType } from "../identity/identity.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { become, may, sessionOwner } from "../platform/graphql/context";
import { builder } from "../platform/graphql/builder";
import { encodeGlobalId } from "../platform/graphql/nodes";
import {
  deleteAccount,
  deleteUserAccount,
  exportPersonalData,
  exportUserData,
  type PersonalDataFile,
} from "./privacy.action";
import { accessRule, adminsOnly } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { isAdmin } from "../platform/viewer";

/** Handle personal data on behalf of a user: admins. False for an account that does not exist or was deleted. */
const canHandleDataOf = accessRule(
  "ADMINISTRATION",
  adminsOnly,
  async (userId: string, { db, viewer }: ActionContext): Promise<boolean> =>
    isAdmin(viewer) && (await db.user.count({ where: { id: userId, deletedAt: null } })) > 0,
);

const DeleteAccountInput = builder.inputType("DeleteAccountInput", {
  description: "Input of `deleteAccount` (exclusão da conta).",
  fields: (t) => ({
    password: t.string({ required: true, description: "The account's (senha)." }),
    confirmation: t.string({ required: true, description: "The word EXCLUIR (confirmação)." }),
  }),
});

const ExportPersonalDataSuccess = builder.objectRef<PersonalDataFile>("ExportPersonalDataSuccess").implement({
  description: "A file (meus dados).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    fileName: t.exposeString("fileName", { description: "File name (nome do arquivo)." }),
    json: t.exposeString("json", { description: "JSON in UTF-8, with the words of the screens (conteúdo)." }),
  }),
});

builder.mutationField("exportPersonalData", (t) =>
  t.field({
    type: ExportPersonalDataSuccess,
    label: "Baixar meus dados",
    description: "Returns all data that is kept about the viewer.",
    authScopes: { signedIn: true },
    errors: { types: [TooManyAttempts] },
    resolve: (_root, _args, ctx) => exportPersonalData(ctx, sessionOwner(ctx)),
  }),
);

builder.mutationField("deleteAccount", (t) =>
  t.field({
    type: doneSuccess("DeleteAccountSuccess", "Result of a successful `deleteAccount` (conta excluída)."),
    label: "Excluir conta",
    description:
      "Deletes the viewer's account and makes the person anonymous at once; results stay under a pseudonym, charges for 5 years.",
    authScopes: { signedIn: true },
    args: {
      input: t.arg({ type: DeleteAccountInput, required: true, description: "Input (senha e confirmação)." }),
    },
    errors: { types: [InvalidInput, RuleViolation, TooManyAttempts] },
    resolve: async (_root, { input }, ctx) => {
      await deleteAccount(ctx, sessionOwner(ctx), input);
      ctx.cookies.clearRefreshToken();
      become(ctx, null);
      return done;
    },
  }),
);

const ExportUserDataInput = builder.inputType("ExportUserDataInput", {
  description: "Input of `exportUserData` (dados de uma pessoa, a pedido dela).",
  fields: (t) => ({ userId: t.globalID({ required: true, for: UserType, description: "User (usuário)." }) }),
});

const DeleteUserAccountInput = builder.inputType("DeleteUserAccountInput", {
  description: "Input of `deleteUserAccount` (exclusão de uma conta, a pedido de quem é dela).",
  fields: (t) => ({
    userId: t.globalID({ required: true, for: UserType, description: "User (usuário)." }),
    reason: t.string({ required: true, description: "How the person asked; 5 to 500 characters (motivo)." }),
  }),
});

const ExportUserDataSuccess = builder.objectRef<PersonalDataFile>("ExportUserDataSuccess").implement({
  description: "A file to hand to them (dados de uma pessoa).",
  authScopes: { admin: true },
  fields: (t) => ({
    fileName: t.exposeString("fileName", { description: "File name (nome do arquivo)." }),
    json: t.exposeString("json", { description: "JSON in UTF-8, with the words of the screens (conteúdo)." }),
  }),
});

const DeleteUserAccountSuccess = builder.objectRef<{ id: string }>("DeleteUserAccountSuccess").implement({
  description: "Result of a successful `deleteUserAccount` (conta excluída).",
  authScopes: { admin: true },
  fields: (t) => ({
    deletedUserId: t.id({
      description: "The global id it had (usuário).",
      resolve: ({ id }) => encodeGlobalId("User", id),
    }),
  }),
});

builder.mutationField("exportUserData", (t) =>
  t.field({
    type: ExportUserDataSuccess,
    label: "Baixar os dados de uma pessoa",
    description: "Returns all data that is kept about a person, at their request. For admins.",
    authScopes: may(canHandleDataOf, "userId"),
    args: { input: t.arg({ type: ExportUserDataInput, required: true, description: "Input (usuário)." }) },
    errors: { types: [TooManyAttempts] },
    resolve: (_root, { input }, ctx) => exportUserData(ctx, input.userId.id),
  }),
);

builder.mutationField("deleteUserAccount", (t) =>
  t.field({
    type: DeleteUserAccountSuccess,
    label: "Excluir a conta de uma pessoa",
    description: "Deletes the account of a person at their request, as `deleteAccount` does. For admins.",
    authScopes: may(canHandleDataOf, "userId"),
    args: {
      input: t.arg({
        type: DeleteUserAccountInput,
        required: true,
        description: "Input (usuário e motivo).",
      }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { userId, reason } }, ctx) => {
      await deleteUserAccount(ctx, userId.id, { reason });
      return { id: userId.id };
    },
  }),
);
