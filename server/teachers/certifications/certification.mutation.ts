import { ViewerType } from "../../identity/identity.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may, mayWith, sessionOwner } from "../../platform/graphql/context";
import { CertificationLevelType, CertificationType } from "./certification.type";
import { canAddCertification, canChangeCertification } from "./certification.access";
import { addCertification, removeCertification, updateCertification } from "./certification.action";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const certificationField = (t: InputFields) =>
  t.globalID({ required: true, for: CertificationType, description: "Certification (certificação)." });

const written = (t: InputFields) => ({
  name: t.string({ required: true, description: "Name, at most 150 characters (nome)." }),
  level: t.field({ type: CertificationLevelType, required: true, description: "Level (nível)." }),
  issuer: t.string({
    required: true,
    description: "Issuer, at most 150 characters (entidade certificadora).",
  }),
  issuedOn: t.field({ type: "Date", required: true, description: "Issued on; not after today (data)." }),
  validUntil: t.field({
    type: "Date",
    description: "Its last day, not before the first; null for one that does not end (validade).",
  }),
});

const AddCertificationInput = builder.inputType("AddCertificationInput", {
  description: "Input of `addCertification` (nova certificação).",
  fields: (t) => ({
    requestKey: t.field({
      type: "UUID",
      required: true,
      description:
        "Idempotency key; a new one for each certificate, and the same key twice adds one (chave).",
    }),
    ...written(t),
  }),
});

const UpdateCertificationInput = builder.inputType("UpdateCertificationInput", {
  description: "Input of `updateCertification` (certificação alterada).",
  fields: (t) => ({ certificationId: certificationField(t), ...written(t) }),
});

const RemoveCertificationInput = builder.inputType("RemoveCertificationInput", {
  description: "Input of `removeCertification` (certificação a remover).",
  fields: (t) => ({ certificationId: certificationField(t) }),
});

const whoseTheyAre = {
  type: ViewerType,
  description: "Whose they are, with the certificates as they are now (quem está usando).",
  resolve: (_done: unknown, _args: object, ctx: Parameters<typeof sessionOwner>[0]) => sessionOwner(ctx),
} as const;

const certificationSuccess = (name: string, description: string) =>
  builder.objectRef<{ certificationId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      certification: t.prismaField({
        type: CertificationType,
        description: "Certification, as it is now (certificação).",
        resolve: (query, { certificationId }, _args, ctx) =>
          ctx.db.certification.findUniqueOrThrow({ ...query, where: { id: certificationId } }),
      }),
      viewer: t.field(whoseTheyAre),
    }),
  });

const RemoveCertificationSuccess = builder.objectRef<object>("RemoveCertificationSuccess").implement({
  description: "Result of a successful `removeCertification` (certificação removida).",
  authScopes: { signedIn: true },
  fields: (t) => ({ viewer: t.field(whoseTheyAre) }),
});

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("addCertification", (t) =>
  t.field({
    type: certificationSuccess(
      "AddCertificationSuccess",
      "Result of a successful `addCertification` (certificação adicionada).",
    ),
    label: "Adicionar certificação",
    description: "Adds a certificate to the teacher's own record. For teachers.",
    authScopes: mayWith(canAddCertification),
    args: { input: t.arg({ type: AddCertificationInput, required: true, description: "Input (qual)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input }, ctx) => ({
      certificationId: await addCertification(ctx, ctx.viewer?.teacherId ?? "", input),
    }),
  }),
);

builder.mutationField("updateCertification", (t) =>
  t.field({
    type: certificationSuccess(
      "UpdateCertificationSuccess",
      "Result of a successful `updateCertification` (certificação atualizada).",
    ),
    label: "Atualizar certificação",
    description: "Changes a certificate. For its teacher.",
    authScopes: may(canChangeCertification, "certificationId"),
    args: {
      input: t.arg({ type: UpdateCertificationInput, required: true, description: "Input (como fica)." }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { certificationId, ...said } }, ctx) => {
      await updateCertification(ctx, certificationId.id, said);
      return { certificationId: certificationId.id };
    },
  }),
);

builder.mutationField("removeCertification", (t) =>
  t.field({
    type: RemoveCertificationSuccess,
    label: "Remover certificação",
    description: "Removes a certificate from all views. For its teacher.",
    authScopes: may(canChangeCertification, "certificationId"),
    args: { input: t.arg({ type: RemoveCertificationInput, required: true, description: "Input (qual)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { certificationId } }, ctx) => {
      await removeCertification(ctx, certificationId.id);
      return {};
    },
  }),
);
