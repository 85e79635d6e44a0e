import { ArenaType } from "../arenas/arena.type";
import { FederationType } from "../federations/federation.type";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { mayWith } from "../platform/graphql/may";
import { maySendAnnouncement, senderOf } from "./announcement.access";
import { AnnouncementAudienceType, AnnouncementType } from "./announcement.type";
import { sendAnnouncement } from "./send-announcement.action";

const SendAnnouncementInput = builder.inputType("SendAnnouncementInput", {
  description: "An announcement to send (novo comunicado).",
  fields: (t) => ({
    senderId: t.globalID({
      required: true,
      for: [ArenaType, FederationType],
      description: "Remetente: an arena or a federation.",
    }),
    audience: t.field({ type: AnnouncementAudienceType, required: true, description: "Público." }),
    championshipKey: t.field({
      type: "UUID",
      description: "Campeonato: its key, for CHAMPIONSHIP alone.",
    }),
    title: t.string({ required: true, description: "Título: 3 to 120 characters." }),
    text: t.string({ required: true, description: "Texto: 3 to 1000 characters, with line breaks." }),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Chave: what is sent twice with the same one happens once.",
    }),
  }),
});

const SendAnnouncementSuccess = builder.objectRef<{ id: string }>("SendAnnouncementSuccess").implement({
  description: "Comunicado enviado.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    announcement: t.prismaField({
      type: AnnouncementType,
      description: "Comunicado: its mails and notices leave in the next moments.",
      resolve: (query, { id }, _args, ctx) =>
        ctx.db.announcement.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.mutationField("sendAnnouncement", (t) =>
  t.field({
    type: SendAnnouncementSuccess,
    description:
      "Enviar comunicado: sends an announcement by mail and bell. For the arena's owner, or who works for the federation; at most 10 in 24 hours.",
    authScopes: mayWith(maySendAnnouncement),
    args: { input: t.arg({ type: SendAnnouncementInput, required: true, description: "Comunicado." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "SendAnnouncementResult" } },
    resolve: async (_root, { input: { senderId, ...announcement } }, ctx) => ({
      id: await sendAnnouncement(ctx, senderOf(senderId), announcement),
    }),
  }),
);
