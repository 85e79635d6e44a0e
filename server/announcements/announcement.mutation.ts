import { ArenaType } from "../arenas/arena.type";
import { FederationType } from "../federations/federation.type";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { mayWith } from "../platform/graphql/context";
import { maySendAnnouncement, senderOf } from "./announcement.access";
import { AnnouncementAudienceType, AnnouncementType } from "./announcement.type";
import { cancelAnnouncement, sendAnnouncement } from "./announcement.action";

const SendAnnouncementInput = builder.inputType("SendAnnouncementInput", {
  description: "An announcement to send (novo comunicado).",
  fields: (t) => ({
    senderId: t.globalID({
      required: true,
      for: [ArenaType, FederationType],
      description: "An arena or a federation (remetente).",
    }),
    audience: t.field({ type: AnnouncementAudienceType, required: true, description: "Audience (público)." }),
    championshipKey: t.field({
      type: "UUID",
      description: "Its key, for CHAMPIONSHIP alone (campeonato).",
    }),
    categoryId: t.globalID({
      for: [TournamentCategoryType],
      description: "A category, for CATEGORY alone (categoria).",
    }),
    title: t.string({ required: true, description: "Title, 3 to 120 characters (título)." }),
    text: t.string({ required: true, description: "Text, 3 to 1000 characters, with line breaks (texto)." }),
    sendOn: t.field({
      type: "Date",
      description:
        "The day to send it, at most 90 days ahead; null with `sendAt` sends it now (agendar para).",
    }),
    sendAt: t.field({
      type: "LocalTime",
      description:
        "The time to send it, by the arena's clock or Brasília's, at least 5 minutes ahead (horário).",
    }),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "What is sent twice with the same one happens once (chave).",
    }),
  }),
});

const SendAnnouncementSuccess = builder.objectRef<{ id: string }>("SendAnnouncementSuccess").implement({
  description: "Result of a successful `sendAnnouncement` (comunicado enviado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    announcement: t.prismaField({
      type: AnnouncementType,
      description: "Its mails and notices leave in the next moments, or at its time (comunicado).",
      resolve: (query, { id }, _args, ctx) =>
        ctx.db.announcement.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.mutationField("sendAnnouncement", (t) =>
  t.field({
    type: SendAnnouncementSuccess,
    label: "Enviar comunicado",
    description:
      "Sends an announcement by mail and bell, now or at a time. For the arena's managers and the federation's members; at most 10 in 24 hours.",
    authScopes: mayWith(maySendAnnouncement),
    args: {
      input: t.arg({ type: SendAnnouncementInput, required: true, description: "Input (comunicado)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { senderId, categoryId, ...announcement } }, ctx) => ({
      id: await sendAnnouncement(ctx, senderOf(senderId), {
        ...announcement,
        categoryId: categoryId?.id ?? null,
      }),
    }),
  }),
);

const CancelAnnouncementInput = builder.inputType("CancelAnnouncementInput", {
  description: "A scheduled announcement not to send (cancelar envio).",
  fields: (t) => ({
    senderId: t.globalID({
      required: true,
      for: [ArenaType, FederationType],
      description: "The arena or federation that scheduled it (remetente).",
    }),
    announcementKey: t.field({ type: "UUID", required: true, description: "Its key (comunicado)." }),
  }),
});

const CancelAnnouncementSuccess = builder.objectRef<{ id: string }>("CancelAnnouncementSuccess").implement({
  description: "Result of a successful `cancelAnnouncement` (envio cancelado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    announcement: t.prismaField({
      type: AnnouncementType,
      description: "It is kept in the list as CANCELLED (comunicado).",
      resolve: (query, { id }, _args, ctx) =>
        ctx.db.announcement.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.mutationField("cancelAnnouncement", (t) =>
  t.field({
    type: CancelAnnouncementSuccess,
    label: "Cancelar envio de comunicado",
    description:
      "Cancels an announcement that is scheduled and was not sent yet. For the arena's managers and the federation's members.",
    authScopes: mayWith(maySendAnnouncement),
    args: {
      input: t.arg({
        type: CancelAnnouncementInput,
        required: true,
        description: "Input (comunicado agendado).",
      }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { senderId, announcementKey } }, ctx) => ({
      id: await cancelAnnouncement(ctx, senderOf(senderId), announcementKey),
    }),
  }),
);
