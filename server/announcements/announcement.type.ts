import { timeZoneAt } from "../arenas/arena-clock.loader";
import { userNameOf } from "../identity/account.loader";
import { ViewerType } from "../identity/identity.type";
import { builder, labelled } from "../platform/graphql/builder";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { assertPage, atMost, cursorId, maxPageSize } from "../platform/graphql/connection";
import { encodeGlobalId } from "../platform/graphql/nodes";
import { whenKnown } from "../platform/when-known";
import { senderFor, senderOfRow, sentFrom, speaksFor, type AnnouncementSender } from "./announcement.access";
import { countRecipients, readNoticesOf, type RecipientCount } from "./announcement.loader";
import { announcementStateLabel, announcementStates } from "./announcement.rules";
import {
  announcementAudiences,
  announcementSenderKinds,
  audienceLabel,
  audiencesOf,
  senderKindLabel,
} from "./audience.rules";

export const AnnouncementAudienceType = builder.enumType("AnnouncementAudience", {
  description: "Who receives an announcement (público). Each sender offers some of these.",
  values: labelled(announcementAudiences, (audience) => audienceLabel[audience]),
});

const AnnouncementSenderKindType = builder.enumType("AnnouncementSenderKind", {
  description: "What sends announcements (remetente).",
  values: labelled(announcementSenderKinds, (kind) => senderKindLabel[kind]),
});

const AnnouncementStateType = builder.enumType("AnnouncementState", {
  description: "Whether an announcement was sent (situação do comunicado).",
  values: labelled(announcementStates, (state) => announcementStateLabel[state]),
});

export const AnnouncementType = builder.prismaObject("Announcement", {
  description:
    "An announcement that an arena or a federation has sent or scheduled (comunicado). Visible to the arena's managers, or to who works for the federation.",
  authScopes: (announcement, ctx) => speaksFor(senderOfRow(announcement), ctx.viewer),
  fields: (t) => ({
    id: t.id({
      description: "ID, opaque, to tell rows apart.",
      resolve: ({ id }) => encodeGlobalId("Announcement", id),
    }),
    key: t.field({
      type: "UUID",
      description: "Key, as addresses of pages carry it (chave).",
      resolve: ({ id }) => id,
    }),
    title: t.exposeString("title", { description: "Title, at most 120 characters (título)." }),
    text: t.exposeString("text", { description: "Text, at most 1000 characters, with line breaks (texto)." }),
    audience: t.exposeString("audience", {
      description: "Audience, in words, as it was when it was sent (público).",
    }),
    state: t.expose("state", { type: AnnouncementStateType, description: "State (situação)." }),
    sentAt: t.expose("sentAt", {
      type: "DateTime",
      description:
        "When it was sent, UTC; while SCHEDULED when it will be, and otherwise when that was given up (enviado em).",
    }),
    scheduledFor: t.expose("scheduledFor", {
      type: "DateTime",
      nullable: true,
      description: "When it was planned to be sent, UTC; null if it was sent at once (agendado para).",
    }),
    notSentReason: t.exposeString("notSentReason", {
      nullable: true,
      description: "What prevented it, in Portuguese; for NOT_SENT alone (motivo).",
    }),
    sentByName: t.string({
      nullable: true,
      description: "Sent by name; null for a person who has no account any more (enviado por).",
      resolve: ({ sentById }, _args, ctx) => (sentById === null ? null : userNameOf(ctx).load(sentById)),
    }),
    recipientCount: t.exposeInt("recipientCount", {
      description: "Addresses that it goes to, each once; 0 until it is sent (destinatários).",
    }),
    skippedCount: t.exposeInt("skippedCount", {
      description: "People of the audience without an e-mail, or whose account is disabled (sem contato).",
    }),
    deliveredCount: t.exposeInt("deliveredCount", {
      description: "Addresses that were written to so far (receberam).",
    }),
    readCount: t.int({
      description: "People who have read the notice of it (leram).",
      resolve: ({ id, expiredReads }, _args, ctx) =>
        whenKnown(readNoticesOf(ctx).load(id), (read) => read + expiredReads),
    }),
  }),
});

const AnnouncementRecipientsType = builder.objectRef<RecipientCount>("AnnouncementRecipients").implement({
  description: "How many people an audience has (destinatários).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    people: t.exposeInt("people", { description: "Addresses, each once (pessoas)." }),
    unreachable: t.exposeInt("unreachable", {
      description: "People without an e-mail, or whose account is disabled (sem contato).",
    }),
  }),
});

const AnnouncementDeskType = builder.objectRef<AnnouncementSender>("AnnouncementDesk").implement({
  description:
    "The announcements of one sender, and what it needs to send another (comunicados). For the arena's managers, or who works for the federation.",
  authScopes: (sender, ctx) => speaksFor(sender, ctx.viewer),
  fields: (t) => ({
    id: t.id({
      description: "ID, opaque, to tell desks apart.",
      resolve: ({ id }) => encodeGlobalId("AnnouncementDesk", id),
    }),
    senderId: t.id({
      description: "The id of the arena or federation, as the input takes it (remetente).",
      resolve: ({ kind, id }) => encodeGlobalId(kind === "ARENA" ? "Arena" : "Federation", id),
    }),
    senderKey: t.field({
      type: "UUID",
      description: "Sender key, as addresses of pages carry it (chave do remetente).",
      resolve: ({ id }) => id,
    }),
    kind: t.expose("kind", { type: AnnouncementSenderKindType, description: "Kind (tipo de remetente)." }),
    timeZone: t.string({
      description: "Time zone of the sender, by which its announcements are scheduled (fuso horário).",
      resolve: ({ kind, id }, _args, ctx) => timeZoneAt(ctx.db, kind === "ARENA" ? id : null),
    }),
    audiences: t.field({
      type: [AnnouncementAudienceType],
      description: "Audiences, those that this sender may choose from (públicos).",
      extensions: atMost(announcementAudiences.length, 4),
      resolve: ({ kind }) => [...audiencesOf[kind]],
    }),
    recipients: t.field({
      type: AnnouncementRecipientsType,
      description: "How many an announcement would reach now (destinatários).",
      args: {
        audience: t.arg({
          type: AnnouncementAudienceType,
          required: true,
          description: "Audience (público).",
        }),
        championshipKey: t.arg({
          type: "UUID",
          description: "Its key, for CHAMPIONSHIP alone (campeonato).",
        }),
        categoryId: t.arg.globalID({
          for: [TournamentCategoryType],
          description: "For CATEGORY alone (categoria).",
        }),
      },
      resolve: (sender, { audience, championshipKey, categoryId }, ctx) =>
        countRecipients(ctx, {
          sender,
          audience,
          championshipId: championshipKey ?? null,
          categoryId: categoryId?.id ?? null,
        }),
    }),
    announcement: t.prismaField({
      type: AnnouncementType,
      nullable: true,
      description: "One of this sender's; null for any other (comunicado).",
      args: { key: t.arg({ type: "UUID", required: true, description: "Key (chave)." }) },
      resolve: (query, sender, { key }, ctx) =>
        ctx.db.announcement.findFirst({ ...query, where: { ...sentFrom(sender), id: key } }),
    }),
    announcements: t.prismaConnection(
      {
        type: AnnouncementType,
        cursor: "id",
        maxSize: maxPageSize,
        description: "Announcements: scheduled ones, the last first, then the newest first (comunicados).",
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
        description: "A page of announcements (comunicados).",
        authScopes: { signedIn: true },
      },
      {
        name: "AnnouncementsEdge",
        description: "Edge of announcements (comunicado na lista).",
        authScopes: { signedIn: true },
      },
    ),
  }),
});

builder.objectField(ViewerType, "announcementDesk", (t) =>
  t.field({
    type: AnnouncementDeskType,
    nullable: true,
    description:
      "Announcement desk, of an arena this person manages or a federation they work for; without a key the first (comunicados). Null for any other.",
    args: {
      kind: t.arg({
        type: AnnouncementSenderKindType,
        required: true,
        description: "Kind (tipo de remetente).",
      }),
      key: t.arg({
        type: "UUID",
        description: "Key, of the arena or federation; null for the first (chave).",
      }),
    },
    resolve: (_read, { kind, key }, ctx) => senderFor(ctx.viewer, kind, key),
  }),
);
