import { resolveCursorConnection } from "@pothos/plugin-relay";
import { userNameOf } from "../../identity/account.loader";
import { type ActionContext, perRequest } from "../../platform/context";
import { RuleViolation } from "../../platform/errors";
import { builder, labelled } from "../../platform/graphql/builder";
import {
  assertPage,
  atMost,
  cursorOfName,
  maxPageSize,
  nameOfCursor,
  totalCountOptions,
  usualPage,
} from "../../platform/graphql/connection";
import { encodeGlobalId } from "../../platform/graphql/nodes";
import { may } from "../../platform/graphql/context";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { certificationStateOn } from "../../teachers/certifications/certification-state.rules";
import {
  CertificationDocumentType,
  CertificationLevelType,
  CertificationStateType,
} from "../../teachers/certifications/certification.type";
import { ArenaInBriefType } from "../affiliation/affiliation.type";
import { canManageFederationWithId, canSeeFederation } from "../federation.access";
import { FederationType } from "../federation.type";
import { certificationFilterLabel, certificationFilters, mayRemind } from "./certification-check.rules";
import { remindOfCertification, undoVerification, verifyCertification } from "./check-certification.action";
import {
  federatedCertification,
  type FederatedCertification,
  federatedCertificationCount,
  federatedCertificationFilter,
  type FederatedCertificationFilter,
  federatedCertificationsPage,
} from "./federated-certifications.loader";

/** An upper limit for the list, above the number of arenas any teacher has. */
const mostArenas = 50;

const CertificationFilterType = builder.enumType("CertificationFilter", {
  description:
    "Certification filter, those in one state, or valid ones that await verification (quais certificações).",
  values: labelled(certificationFilters, (filter) => certificationFilterLabel[filter]),
});

const todayOf = perRequest(({ now }: ActionContext) => dayAt(now, brasiliaTime));

const stateOf = ({ certification: { validUntil } }: FederatedCertification, ctx: ActionContext) =>
  certificationStateOn(validUntil && dayFromDatabase(validUntil), todayOf(ctx));

const FederatedCertificationType = builder
  .objectRef<FederatedCertification>("FederatedCertification")
  .implement({
    description:
      "A certificate of a teacher of an affiliated arena, as the federation sees it (certificação). For who works for it, and admins.",
    authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
    fields: (t) => ({
      id: t.id({
        description: "ID, of this row, opaque; only to tell rows apart.",
        resolve: ({ federationId, certification }) =>
          encodeGlobalId("FederatedCertification", `${federationId} ${certification.id}`),
      }),
      key: t.field({
        type: "UUID",
        description: "Key, of the certificate, as addresses and inputs carry it (chave).",
        resolve: ({ certification }) => certification.id,
      }),
      document: t.prismaField({
        type: CertificationDocumentType,
        nullable: true,
        description: "Document; null until the teacher has sent it (documento).",
        resolve: (query, { certification }, _args, ctx) =>
          ctx.db.certificationDocument.findUnique({ ...query, where: { certificationId: certification.id } }),
      }),
      version: t.int({
        description: "Sent back with a verification, to verify exactly the version that was read (versão).",
        resolve: ({ certification }) => certification.version,
      }),
      teacherName: t.exposeString("teacherName", { description: "Teacher name (professor)." }),
      arenas: t.field({
        type: [ArenaInBriefType],
        description: "The affiliated ones where the teacher gives classes, by name (arenas).",
        extensions: atMost(mostArenas, 2),
        resolve: (row) => row.arenas.slice(0, mostArenas),
      }),
      name: t.string({
        description: "Name, at most 150 characters (nome).",
        resolve: ({ certification }) => certification.name,
      }),
      level: t.field({
        type: CertificationLevelType,
        description: "Level (nível).",
        resolve: ({ certification }) => certification.level,
      }),
      issuer: t.string({
        description: "Issuer, at most 150 characters (entidade certificadora).",
        resolve: ({ certification }) => certification.issuer,
      }),
      issuedOn: t.field({
        type: "Date",
        description: "Issued on (data).",
        resolve: ({ certification }) => certification.issuedOn,
      }),
      validUntil: t.field({
        type: "Date",
        nullable: true,
        description: "Its last day; null for one that does not end (validade).",
        resolve: ({ certification }) => certification.validUntil,
      }),
      state: t.field({
        type: CertificationStateType,
        description: "Today, by the day in Brasília (situação).",
        resolve: (row, _args, ctx) => stateOf(row, ctx),
      }),
      verifiedAt: t.expose("verifiedAt", {
        type: "DateTime",
        nullable: true,
        description:
          "Verified at, UTC; null while the federation has not verified what it says now (verificada em).",
      }),
      verifiedByName: t.string({
        nullable: true,
        description: "A member of the federation; null also when the account was deleted (verificada por).",
        resolve: ({ verifiedById }, _args, ctx) =>
          verifiedById === null ? null : userNameOf(ctx).load(verifiedById),
      }),
      remindedAt: t.expose("remindedAt", {
        type: "DateTime",
        nullable: true,
        description:
          "Reminded at, when the federation last reminded the teacher, UTC; null for never (lembrado em).",
      }),
      mayRemind: t.boolean({
        description:
          "May remind, it ends soon or has ended, the teacher has an account, and was not reminded in the last days (pode lembrar).",
        resolve: (row, _args, ctx) => mayRemind({ ...row, state: stateOf(row, ctx) }, todayOf(ctx)),
      }),
    }),
  });

builder.prismaObjectField(FederationType, "certification", (t) =>
  t.field({
    type: FederatedCertificationType,
    nullable: true,
    description:
      "Certification, by its key; null if its teacher teaches at no affiliated arena (certificação).",
    args: { key: t.arg({ type: "UUID", required: true, description: "Key, of the certificate (chave)." }) },
    resolve: ({ id }, { key }, ctx) => federatedCertification(ctx, id, key),
  }),
);

builder.prismaObjectField(FederationType, "certifications", (t) =>
  t.connection(
    {
      type: FederatedCertificationType,
      description:
        "Certifications, of active teachers of affiliated arenas, by the teacher's name (certificações).",
      args: {
        search: t.arg.string({
          description: "Words of the name of the teacher, the certificate or its issuer (busca).",
        }),
        level: t.arg({ type: CertificationLevelType, description: "Level; null for all (nível)." }),
        only: t.arg({ type: CertificationFilterType, description: "Only; null for all (situação)." }),
      },
      resolve: async ({ id }, { search, level, only, ...args }, ctx) => {
        assertPage(args);
        const filter = federatedCertificationFilter(ctx, id, { search, level, only });
        const page = await resolveCursorConnection<Promise<FederatedCertification[]>>(
          { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOfName },
          ({ after, before, limit, inverted }) =>
            federatedCertificationsPage(ctx.db, filter, {
              after: nameOfCursor(after),
              before: nameOfCursor(before),
              limit,
              inverted,
            }),
        );
        return { ...page, filter };
      },
    },
    {
      name: "FederationCertificationsConnection",
      description: "A page of federation certifications (certificações).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: (list, _args, ctx) => canSeeFederation(filterOf(list).federationId, ctx.viewer),
          resolve: (list, _args, ctx) => federatedCertificationCount(ctx.db, filterOf(list)),
        }),
      }),
    },
    {
      name: "FederationCertificationsEdge",
      description: "Edge of federation certifications (certificação na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

const filterOf = (list: object): FederatedCertificationFilter =>
  (list as { filter: FederatedCertificationFilter }).filter;

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
