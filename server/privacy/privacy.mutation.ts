import { done, doneSuccess } from "../identity/success.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { sessionOwner } from "../platform/graphql/session-owner";
import { deleteAccount } from "./delete-account.action";
import { exportPersonalData, type PersonalDataFile } from "./export-personal-data.action";

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
      ctx.viewer = null;
      return done;
    },
  }),
);
