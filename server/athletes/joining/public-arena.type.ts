import type { Arena } from "../../../prisma/generated/client/client";
import { arenaPicturePath } from "../../arenas/arena-logo.rules";
import { builder } from "../../platform/graphql/builder";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import { labelled } from "../../platform/graphql/enums";
import { isSignedIn } from "../../platform/viewer";
import { whenKnown } from "../../platform/when-known";
import { arenaJoiningLabel, arenaJoinings, joiningOf } from "./join-request.rules";
import { JoinRequestType } from "./join-request.type";
import { askingAthlete, findOpenArena, ownLinkOf, ownRequestOf } from "./public-arena.loader";

const ArenaJoiningType = builder.enumType("ArenaJoining", {
  description: "Arena joining (como um atleta está em uma arena).",
  values: labelled(arenaJoinings, (state) => arenaJoiningLabel[state]),
});

export const PublicArenaType = builder.objectRef<Arena>("PublicArena").implement({
  description: "Its public data, and the viewer's relation to it (arena na sua página).",
  authScopes: { public: true }, // only open arenas become one
  fields: (t) => ({
    id: t.id({
      description: "ID, opaque id of this page, only for client caches.",
      resolve: ({ pageKey }) => encodeGlobalId("PublicArena", pageKey),
    }),
    key: t.string({
      description: "Key, as its address carries it (chave).",
      resolve: ({ pageKey }) => pageKey,
    }),
    name: t.exposeString("name", { description: "Name (nome da arena)." }),
    fullAddress: t.exposeString("fullAddress", { description: "Full address (endereço completo)." }),
    city: t.exposeString("city", {
      nullable: true,
      description: "City; null when it is not known (cidade).",
    }),
    uf: t.exposeString("uf", { nullable: true, description: "Two letters; null when it is not known (UF)." }),
    logoPath: t.string({
      nullable: true,
      description: "The address of the picture here; null where there is none (logo).",
      resolve: ({ logoKey }) => arenaPicturePath("LOGO", logoKey),
    }),
    coverPath: t.string({
      nullable: true,
      description: "The address of the picture here; null where there is none (capa).",
      resolve: ({ coverKey }) => arenaPicturePath("COVER", coverKey),
    }),
    whatsApp: t.exposeString("whatsApp", {
      nullable: true,
      description: "A phone as the arena typed it; null where it gives none (WhatsApp).",
    }),
    website: t.exposeString("website", {
      nullable: true,
      description: "Website; null where it has none (site).",
    }),
    instagram: t.exposeString("instagram", {
      nullable: true,
      description: "The profile's name; null where it has none (Instagram).",
    }),
    timeZone: t.exposeString("timeZone", {
      description:
        "Time zone, by whose clocks everything at the arena goes, as IANA names it (fuso horário).",
    }),
    viewerJoining: t.field({
      type: ArenaJoiningType,
      nullable: true,
      description:
        "The viewer's relation to the arena; null if they are not signed in or no athlete (como eu estou nela).",
      resolve: async ({ id }, _args, ctx) => {
        if (askingAthlete(ctx) === null) return null;
        const [link, request] = await Promise.all([ownLinkOf(ctx).load(id), ownRequestOf(ctx).load(id)]);
        return joiningOf(link?.active ?? false, request, ctx.now);
      },
    }),
    viewerRequest: t.field({
      type: JoinRequestType,
      nullable: true,
      description: "The viewer's newest request; null without one (meu pedido).",
      resolve: ({ id }, _args, ctx) => whenKnown(ownRequestOf(ctx).load(id), (request) => request),
    }),
  }),
});

builder.queryField("publicArena", (t) =>
  t.field({
    type: PublicArenaType,
    nullable: true,
    // Public, except for users with a temporary password.
    authScopes: (_root, _args, { viewer }) => viewer === null || isSignedIn(viewer),
    description:
      "Public arena, by the key in its address; null when there is none that is open (página da arena).",
    args: { key: t.arg.string({ required: true, description: "Upper or lower case alike (chave)." }) },
    resolve: (_root, { key }, ctx) => findOpenArena(ctx, key),
  }),
);
