import { RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { canManageFederationWithId } from "../federation.access";
import { FederationType } from "../federation.type";
import { remindOfCertification, undoVerification, verifyCertification } from "./check-certification.action";
import { FederatedCertificationType } from "./federated-certification.type";
import { federatedCertification } from "./federated-certifications.loader";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const which = (t: InputFields) => ({
  federationId: t.globalID({ required: true, for: FederationType, description: "Federação." }),
  certificationKey: t.field({
    type: "UUID",
    required: true,
    description: "Certificação: its key in the federation's list.",
  }),
});

const VerifyCertificationInput = builder.inputType("VerifyCertificationInput", {
  description: "Certificação a verificar.",
  fields: (t) => ({
    ...which(t),
    version: t.int({ required: true, description: "Versão: what was looked at; another one is refused." }),
  }),
});

const UndoVerificationInput = builder.inputType("UndoVerificationInput", {
  description: "Certificação cuja verificação se desfaz.",
  fields: which,
});

const RemindOfCertificationInput = builder.inputType("RemindOfCertificationInput", {
  description: "Certificação de que lembrar o professor.",
  fields: which,
});

const checkSuccess = (name: string, description: string) =>
  builder.objectRef<{ federationId: string; certificationId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      certification: t.field({
        type: FederatedCertificationType,
        nullable: true,
        description: "Certificação: as it is now; null where it left the list meanwhile.",
        resolve: ({ federationId, certificationId }, _args, ctx) =>
          federatedCertification(ctx, federationId, certificationId),
      }),
    }),
  });

builder.mutationField("verifyCertification", (t) =>
  t.field({
    type: checkSuccess("VerifyCertificationSuccess", "Certificação verificada."),
    description:
      "Verificar certificação: until the teacher changes it, or it is undone; for who works for the federation.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: VerifyCertificationInput, required: true, description: "Qual." }) },
    errors: { types: [RuleViolation], union: { name: "VerifyCertificationResult" } },
    resolve: async (_root, { input: { federationId, certificationKey, version } }, ctx) => {
      const asked = { federationId: federationId.id, certificationId: certificationKey };
      await verifyCertification(ctx, { ...asked, version });
      return asked;
    },
  }),
);

builder.mutationField("undoVerification", (t) =>
  t.field({
    type: checkSuccess("UndoVerificationSuccess", "Verificação desfeita."),
    description: "Desfazer verificação: it waits to be verified again; for who works for the federation.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: UndoVerificationInput, required: true, description: "Qual." }) },
    errors: { types: [RuleViolation], union: { name: "UndoVerificationResult" } },
    resolve: async (_root, { input: { federationId, certificationKey } }, ctx) => {
      const asked = { federationId: federationId.id, certificationId: certificationKey };
      await undoVerification(ctx, asked);
      return asked;
    },
  }),
);

builder.mutationField("remindOfCertification", (t) =>
  t.field({
    type: checkSuccess("RemindOfCertificationSuccess", "Professor lembrado."),
    description:
      "Lembrar o professor: by mail and bell, of what ends soon or has ended; of one certificate once in seven days.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: RemindOfCertificationInput, required: true, description: "De qual." }) },
    errors: { types: [RuleViolation], union: { name: "RemindOfCertificationResult" } },
    resolve: async (_root, { input: { federationId, certificationKey } }, ctx) => {
      const asked = { federationId: federationId.id, certificationId: certificationKey };
      await remindOfCertification(ctx, asked);
      return asked;
    },
  }),
);
