import type { Arena } from "../../../prisma/generated/client/client";
import { arenaPicturePath } from "../../arenas/arena-logo.rules";
import { builder } from "../../platform/graphql/builder";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import { labelled } from "../../platform/graphql/labelled";
import { whenKnown } from "../../platform/when-known";
import { arenaJoiningLabel, arenaJoinings, joiningOf } from "./join-request.rules";
import { JoinRequestType } from "./join-request.type";
import { askingAthlete, ownLinkOf, ownRequestOf } from "./public-arena.loader";

const ArenaJoiningType = builder.enumType("ArenaJoining", {
  description: "Como um atleta está em uma arena.",
  values: labelled(arenaJoinings, (state) => arenaJoiningLabel[state]),
});

export const PublicArenaType = builder.objectRef<Arena>("PublicArena").implement({
  description: "Arena na sua página: its public data, and the viewer's relation to it.",
  authScopes: { public: true }, // only open arenas become one
  fields: (t) => ({
    id: t.id({
      description: "Id: opaque id of this page, only for client caches.",
      resolve: ({ pageKey }) => encodeGlobalId("PublicArena", pageKey),
    }),
    key: t.string({ description: "Chave: as its address carries it.", resolve: ({ pageKey }) => pageKey }),
    name: t.exposeString("name", { description: "Nome da arena." }),
    fullAddress: t.exposeString("fullAddress", { description: "Endereço completo." }),
    city: t.exposeString("city", { nullable: true, description: "Cidade: null when it is not known." }),
    uf: t.exposeString("uf", { nullable: true, description: "UF: two letters; null when it is not known." }),
    logoPath: t.string({
      nullable: true,
      description: "Logo: the address of the picture here; null where there is none.",
      resolve: ({ logoKey }) => arenaPicturePath("LOGO", logoKey),
    }),
    coverPath: t.string({
      nullable: true,
      description: "Capa: the address of the picture here; null where there is none.",
      resolve: ({ coverKey }) => arenaPicturePath("COVER", coverKey),
    }),
    whatsApp: t.exposeString("whatsApp", {
      nullable: true,
      description: "WhatsApp: a phone as the arena typed it; null where it gives none.",
    }),
    website: t.exposeString("website", { nullable: true, description: "Site: null where it has none." }),
    instagram: t.exposeString("instagram", {
      nullable: true,
      description: "Instagram: the profile's name; null where it has none.",
    }),
    timeZone: t.exposeString("timeZone", {
      description: "Fuso horário: by whose clocks everything at the arena goes, as IANA names it.",
    }),
    viewerJoining: t.field({
      type: ArenaJoiningType,
      nullable: true,
      description:
        "Como eu estou nela: the viewer's relation to the arena; null if they are not signed in or no athlete.",
      resolve: async ({ id }, _args, ctx) => {
        if (askingAthlete(ctx) === null) return null;
        const [link, request] = await Promise.all([ownLinkOf(ctx).load(id), ownRequestOf(ctx).load(id)]);
        return joiningOf(link?.active ?? false, request, ctx.now);
      },
    }),
    viewerRequest: t.field({
      type: JoinRequestType,
      nullable: true,
      description: "Meu pedido: the viewer's newest request; null without one.",
      resolve: ({ id }, _args, ctx) => whenKnown(ownRequestOf(ctx).load(id), (request) => request),
    }),
  }),
});
