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
  federationId: t.globalID({ required: true, for: FederationType, description: "Federation (federação)." }),
  certificationKey: t.field({
    type: "UUID",
    required: true,
    description: "Its key in the federation's list (certificação).",
  }),
});

const VerifyCertificationInput = builder.inputType("VerifyCertificationInput", {
  description: "Input of `verifyCertification` (certificação a verificar).",
  fields: (t) => ({
    ...which(t),
    version: t.int({ required: true, description: "What was looked at; another one is refused (versão)." }),
  }),
});

const UndoVerificationInput = builder.inputType("UndoVerificationInput", {
  description: "Input of `undoVerification` (certificação cuja verificação se desfaz).",
  fields: which,
});

const RemindOfCertificationInput = builder.inputType("RemindOfCertificationInput", {
  description: "Input of `remindOfCertification` (certificação de que lembrar o professor).",
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
        description: "Certification, as it is now; null where it left the list meanwhile (certificação).",
        resolve: ({ federationId, certificationId }, _args, ctx) =>
          federatedCertification(ctx, federationId, certificationId),
      }),
    }),
  });

builder.mutationField("verifyCertification", (t) =>
  t.field({
    type: checkSuccess(
      "VerifyCertificationSuccess",
      "Result of a successful `verifyCertification` (certificação verificada).",
    ),
    label: "Verificar certificação",
    description:
      "Verifies a certificate, until the teacher changes it or the verification is undone. For the federation's members.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: VerifyCertificationInput, required: true, description: "Input (qual)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { federationId, certificationKey, version } }, ctx) => {
      const asked = { federationId: federationId.id, certificationId: certificationKey };
      await verifyCertification(ctx, { ...asked, version });
      return asked;
    },
  }),
);

builder.mutationField("undoVerification", (t) =>
  t.field({
    type: checkSuccess(
      "UndoVerificationSuccess",
      "Result of a successful `undoVerification` (verificação desfeita).",
    ),
    label: "Desfazer verificação",
    description:
      "Undoes the verification of a certificate, which awaits verification again. For the federation's members.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: UndoVerificationInput, required: true, description: "Input (qual)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { federationId, certificationKey } }, ctx) => {
      const asked = { federationId: federationId.id, certificationId: certificationKey };
      await undoVerification(ctx, asked);
      return asked;
    },
  }),
);

builder.mutationField("remindOfCertification", (t) =>
  t.field({
    type: checkSuccess(
      "RemindOfCertificationSuccess",
      "Result of a successful `remindOfCertification` (professor lembrado).",
    ),
    label: "Lembrar o professor",
    description:
      "Reminds a teacher by mail and bell of a certificate that ends soon or has ended, once in seven days for each certificate.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: {
      input: t.arg({ type: RemindOfCertificationInput, required: true, description: "Input (de qual)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { federationId, certificationKey } }, ctx) => {
      const asked = { federationId: federationId.id, certificationId: certificationKey };
      await remindOfCertification(ctx, asked);
      return asked;
    },
  }),
);
