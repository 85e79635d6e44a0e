import { ViewerType } from "../../identity/identity.type";
import { type ActionContext, perRequest } from "../../platform/context";
import { builder, labelled } from "../../platform/graphql/builder";
import { fetchedBy } from "../../platform/graphql/nodes";
import { atMost } from "../../platform/graphql/connection";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { certificationLevelLabel, certificationLevels } from "../certification-level.rules";
import { mostCertifications } from "./certification-input.rules";
import {
  certificationStateLabel,
  certificationStateOn,
  certificationStates,
} from "./certification-state.rules";
import { canSeeCertification } from "./certification.access";

export const CertificationStateType = builder.enumType("CertificationState", {
  description: "Certification state (situação de uma certificação).",
  values: labelled(certificationStates, (state) => certificationStateLabel[state]),
});

/** Cached per request, for all certificates. */
const todayOf = perRequest(({ now }: ActionContext) => dayAt(now, brasiliaTime));

export const CertificationDocumentType = builder.prismaObject("CertificationDocument", {
  description:
    "Its PDF, fetched from `/documentos/certificacoes/{key}` (documento da certificação). Visible to viewers of the certificate.",
  authScopes: { signedIn: true },
  // Not the bytes.
  select: { certificationId: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name (nome do arquivo)." }),
    size: t.exposeInt("size", { description: "Size, in bytes (tamanho)." }),
    sentAt: t.expose("sentAt", { type: "DateTime", description: "Sent at, UTC (enviado em)." }),
  }),
});

export const CertificationType = builder.prismaNode("Certification", {
  description:
    "Certification, of a teacher, who writes it down (certificação). Seen by the teacher and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (certification, ctx) => canSeeCertification(certification, ctx.viewer),
  extensions: fetchedBy(canSeeCertification),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as the address of its document carries it (chave).",
      resolve: ({ id }) => id,
    }),
    document: t.relation("document", {
      type: CertificationDocumentType,
      nullable: true,
      description: "Document; null until it is sent (documento).",
    }),
    name: t.exposeString("name", { description: "Name, at most 150 characters (nome)." }),
    level: t.expose("level", { type: CertificationLevelType, description: "Level (nível)." }),
    issuer: t.exposeString("issuer", {
      description: "Issuer, at most 150 characters (entidade certificadora).",
    }),
    issuedOn: t.expose("issuedOn", { type: "Date", description: "Issued on (data)." }),
    validUntil: t.expose("validUntil", {
      type: "Date",
      nullable: true,
      description: "Its last day; null for one that does not end (validade).",
    }),
    state: t.field({
      type: CertificationStateType,
      description: "Today, by the day in Brasília (situação).",
      resolve: ({ validUntil }, _args, ctx) =>
        certificationStateOn(validUntil && dayFromDatabase(validUntil), todayOf(ctx)),
    }),
  }),
});

builder.objectField(ViewerType, "certifications", (t) =>
  t.prismaField({
    type: [CertificationType],
    nullable: true,
    extensions: atMost(mostCertifications, 10),
    authScopes: { signedIn: true },
    description: "Latest first; null if the viewer is not a teacher (minhas certificações).",
    resolve: (query, { teacherId }, _args, ctx) =>
      teacherId === null
        ? null
        : ctx.db.certification.findMany({
            ...query,
            where: { teacherId, active: true },
            orderBy: [{ issuedOn: "desc" }, { id: "desc" }],
            take: mostCertifications,
          }),
  }),
);

export const CertificationLevelType = builder.enumType("CertificationLevel", {
  description: "Certification level (nível da certificação).",
  values: labelled(certificationLevels, (level) => certificationLevelLabel[level]),
});
