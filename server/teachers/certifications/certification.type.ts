import { ViewerType } from "../../identity/identity.type";
import { perRequest, type ActionContext } from "../../platform/context";
import { builder } from "../../platform/graphql/builder";
import { fetchedBy } from "../../platform/graphql/fetch-nodes";
import { labelled } from "../../platform/graphql/labelled";
import { atMost } from "../../platform/graphql/list-size";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { CertificationLevelType } from "../certification-level.type";
import { mostCertifications } from "./certification-input.rules";
import {
  certificationStateLabel,
  certificationStateOn,
  certificationStates,
} from "./certification-state.rules";
import { canSeeCertification } from "./certification.access";

export const CertificationStateType = builder.enumType("CertificationState", {
  description: "Situação de uma certificação.",
  values: labelled(certificationStates, (state) => certificationStateLabel[state]),
});

/** Cached per request, for all certificates. */
const todayOf = perRequest(({ now }: ActionContext) => dayAt(now, brasiliaTime));

export const CertificationDocumentType = builder.prismaObject("CertificationDocument", {
  description:
    "Documento da certificação: its PDF, fetched from `/documentos/certificacoes/{key}`. Visible to viewers of the certificate.",
  authScopes: { signedIn: true },
  // Not the bytes.
  select: { certificationId: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome do arquivo." }),
    size: t.exposeInt("size", { description: "Tamanho: in bytes." }),
    sentAt: t.expose("sentAt", { type: "DateTime", description: "Enviado em: UTC." }),
  }),
});

export const CertificationType = builder.prismaNode("Certification", {
  description: "Certificação: of a teacher, who writes it down. Seen by the teacher and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (certification, ctx) => canSeeCertification(certification, ctx.viewer),
  extensions: fetchedBy(canSeeCertification),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave: as the address of its document carries it.",
      resolve: ({ id }) => id,
    }),
    document: t.relation("document", {
      type: CertificationDocumentType,
      nullable: true,
      description: "Documento: null until it is sent.",
    }),
    name: t.exposeString("name", { description: "Nome: at most 150 characters." }),
    level: t.expose("level", { type: CertificationLevelType, description: "Nível." }),
    issuer: t.exposeString("issuer", { description: "Entidade certificadora: at most 150 characters." }),
    issuedOn: t.expose("issuedOn", { type: "Date", description: "Data." }),
    validUntil: t.expose("validUntil", {
      type: "Date",
      nullable: true,
      description: "Validade: its last day; null for one that does not end.",
    }),
    state: t.field({
      type: CertificationStateType,
      description: "Situação: today, by the day in Brasília.",
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
    description: "Minhas certificações: latest first; null if the viewer is not a teacher.",
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
