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
      description: "An arena or a federation (remetente).",
    }),
    audience: t.field({ type: AnnouncementAudienceType, required: true, description: "Audience (público)." }),
    championshipKey: t.field({
      type: "UUID",
      description: "Its key, for CHAMPIONSHIP alone (campeonato).",
    }),
    title: t.string({ required: true, description: "Title, 3 to 120 characters (título)." }),
    text: t.string({ required: true, description: "Text, 3 to 1000 characters, with line breaks (texto)." }),
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
      description: "Its mails and notices leave in the next moments (comunicado).",
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
      "Sends an announcement by mail and bell. For the arena's managers and the federation's members; at most 10 in 24 hours.",
    authScopes: mayWith(maySendAnnouncement),
    args: {
      input: t.arg({ type: SendAnnouncementInput, required: true, description: "Input (comunicado)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { senderId, ...announcement } }, ctx) => ({
      id: await sendAnnouncement(ctx, senderOf(senderId), announcement),
    }),
  }),
);
