import type { Announcement } from "../../prisma/generated/client/client";
import { userNameOf } from "../identity/user-name.loader";
import { ViewerType } from "../identity/identity.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize } from "../platform/graphql/connection";
import { encodeGlobalId } from "../platform/graphql/global-id";
import { labelled } from "../platform/graphql/labelled";
import { atMost } from "../platform/graphql/list-size";
import { whenKnown } from "../platform/when-known";
import { senderFor, sentFrom, speaksFor, type AnnouncementSender } from "./announcement.access";
import { readNoticesOf } from "./announcement.loader";
import {
  announcementAudiences,
  announcementSenderKinds,
  audienceLabel,
  audiencesOf,
  senderKindLabel,
} from "./audience.rules";
import { countRecipients, type RecipientCount } from "./recipients.loader";

export const AnnouncementAudienceType = builder.enumType("AnnouncementAudience", {
  description: "Who receives an announcement (público). Each sender offers some of these.",
  values: labelled(announcementAudiences, (audience) => audienceLabel[audience]),
});

const AnnouncementSenderKindType = builder.enumType("AnnouncementSenderKind", {
  description: "What sends announcements (remetente).",
  values: labelled(announcementSenderKinds, (kind) => senderKindLabel[kind]),
});

const senderOfRow = ({ arenaId, federationId }: Announcement): AnnouncementSender =>
  arenaId === null ? { kind: "FEDERATION", id: federationId ?? "" } : { kind: "ARENA", id: arenaId };

export const AnnouncementType = builder.prismaObject("Announcement", {
  description:
    "An announcement that an arena or a federation has sent (comunicado). Visible to the arena's owner, or to who works for the federation.",
  authScopes: (announcement, ctx) => speaksFor(senderOfRow(announcement), ctx.viewer),
  fields: (t) => ({
    id: t.id({
      description: "Id: opaque, to tell rows apart.",
      resolve: ({ id }) => encodeGlobalId("Announcement", id),
    }),
    key: t.field({
      type: "UUID",
      description: "Chave: as addresses of pages carry it.",
      resolve: ({ id }) => id,
    }),
    title: t.exposeString("title", { description: "Título: at most 120 characters." }),
    text: t.exposeString("text", { description: "Texto: at most 1000 characters, with line breaks." }),
    audience: t.exposeString("audience", { description: "Público: in words, as it was when it was sent." }),
    sentAt: t.expose("sentAt", { type: "DateTime", description: "Enviado em: UTC." }),
    sentByName: t.string({
      nullable: true,
      description: "Enviado por: null for a person who has no account any more.",
      resolve: ({ sentById }, _args, ctx) => (sentById === null ? null : userNameOf(ctx).load(sentById)),
    }),
    recipientCount: t.exposeInt("recipientCount", {
      description: "Destinatários: addresses that it goes to, each once.",
    }),
    skippedCount: t.exposeInt("skippedCount", {
      description: "Sem contato: people of the audience without an e-mail, or whose account is disabled.",
    }),
    deliveredCount: t.exposeInt("deliveredCount", {
      description: "Receberam: addresses that were written to so far.",
    }),
    readCount: t.int({
      description: "Leram: people who have read the notice of it.",
      resolve: ({ id, expiredReads }, _args, ctx) =>
        whenKnown(readNoticesOf(ctx).load(id), (read) => read + expiredReads),
    }),
  }),
});

const AnnouncementRecipientsType = builder.objectRef<RecipientCount>("AnnouncementRecipients").implement({
  description: "How many people an audience has (destinatários).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    people: t.exposeInt("people", { description: "Pessoas: addresses, each once." }),
    unreachable: t.exposeInt("unreachable", {
      description: "Sem contato: people without an e-mail, or whose account is disabled.",
    }),
  }),
});

const AnnouncementDeskType = builder.objectRef<AnnouncementSender>("AnnouncementDesk").implement({
  description:
    "The announcements of one sender, and what it needs to send another (comunicados). For the arena's owner, or who works for the federation.",
  authScopes: (sender, ctx) => speaksFor(sender, ctx.viewer),
  fields: (t) => ({
    id: t.id({
      description: "Id: opaque, to tell desks apart.",
      resolve: ({ id }) => encodeGlobalId("AnnouncementDesk", id),
    }),
    senderId: t.id({
      description: "Remetente: the id of the arena or federation, as the input takes it.",
      resolve: ({ kind, id }) => encodeGlobalId(kind === "ARENA" ? "Arena" : "Federation", id),
    }),
    senderKey: t.field({
      type: "UUID",
      description: "Chave do remetente: as addresses of pages carry it.",
      resolve: ({ id }) => id,
    }),
    kind: t.expose("kind", { type: AnnouncementSenderKindType, description: "Tipo de remetente." }),
    audiences: t.field({
      type: [AnnouncementAudienceType],
      description: "Públicos: those that this sender may choose from.",
      extensions: atMost(announcementAudiences.length, 3),
      resolve: ({ kind }) => [...audiencesOf[kind]],
    }),
    recipients: t.field({
      type: AnnouncementRecipientsType,
      description: "Destinatários: how many an announcement would reach now.",
      args: {
        audience: t.arg({ type: AnnouncementAudienceType, required: true, description: "Público." }),
        championshipKey: t.arg({
          type: "UUID",
          description: "Campeonato: its key, for CHAMPIONSHIP alone.",
        }),
      },
      resolve: (sender, { audience, championshipKey }, ctx) =>
        countRecipients(ctx, { sender, audience, championshipId: championshipKey ?? null }),
    }),
    announcement: t.prismaField({
      type: AnnouncementType,
      nullable: true,
      description: "Comunicado: one of this sender's; null for any other.",
      args: { key: t.arg({ type: "UUID", required: true, description: "Chave." }) },
      resolve: (query, sender, { key }, ctx) =>
        ctx.db.announcement.findFirst({ ...query, where: { ...sentFrom(sender), id: key } }),
    }),
    announcements: t.prismaConnection(
      {
        type: AnnouncementType,
        cursor: "id",
        maxSize: maxPageSize,
        description: "Comunicados: the newest first.",
        resolve: async (query, sender, args, ctx) => {
          assertPage(args);
          const from = cursorId(query.cursor);
          const where = sentFrom(sender);
          // Going on from another sender's announcement would tell when it was sent.
          if (from !== null && !(await ctx.db.announcement.count({ where: { ...where, id: from } })))
            return [];
          return ctx.db.announcement.findMany({
            ...query,
            where,
            orderBy: [{ sentAt: "desc" }, { id: "desc" }],
          });
        },
      },
      {
        name: "AnnouncementsConnection",
        description: "Comunicados: a page of them.",
        authScopes: { signedIn: true },
      },
      { name: "AnnouncementsEdge", description: "Comunicado na lista.", authScopes: { signedIn: true } },
    ),
  }),
});

builder.objectField(ViewerType, "announcementDesk", (t) =>
  t.field({
    type: AnnouncementDeskType,
    nullable: true,
    description:
      "Comunicados: of the arena this person owns or the federation they work for; without a key the first. Null for any other.",
    args: {
      kind: t.arg({ type: AnnouncementSenderKindType, required: true, description: "Tipo de remetente." }),
      key: t.arg({ type: "UUID", description: "Chave: of the arena or federation; null for the first." }),
    },
    resolve: (_read, { kind, key }, ctx) => senderFor(ctx.viewer, kind, key),
  }),
);
