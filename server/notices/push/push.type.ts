import { deviceName } from "../../identity/device-name.rules";
import { ViewerType } from "../../identity/identity.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { devicesOf, ownsDevicesOf } from "./push.access";
import { mostDevices } from "./push.rules";

export const PushDeviceType = builder.prismaNode("PushSubscription", {
  name: "PushDevice",
  description: "A device that shows the user's notices (aparelho com avisos). Visible to that user only.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (device, ctx) => ownsDevicesOf(device.userId, ctx.viewer),
  include: { session: { select: { userAgent: true } } },
  fields: (t) => ({
    device: t.string({
      description: "Browser and system, for instance “Chrome no Android” (aparelho).",
      resolve: ({ session }) => deviceName(session?.userAgent ?? null),
    }),
    isCurrent: t.boolean({
      description: "Whether the request was made with its session (este aparelho).",
      resolve: ({ sessionId }, _args, ctx) => sessionId !== null && sessionId === ctx.viewer?.sessionId,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (ligado em)." }),
    lastSuccessAt: t.expose("lastSuccessAt", {
      type: "DateTime",
      nullable: true,
      description: "When the last notice was sent, UTC; null before the first (último aviso).",
    }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  pushKey: t.string({
    nullable: true,
    description:
      "The public key with which a browser subscribes to push messages; null where none are sent (chave dos avisos).",
    authScopes: { signedIn: true },
    resolve: async (_viewer, _args, ctx) =>
      (await ctx.db.pushKeys.findUnique({ where: { id: 1 }, select: { publicKey: true } }))?.publicKey ??
      null,
  }),
  pushDevices: t.prismaField({
    type: [PushDeviceType],
    extensions: atMost(mostDevices, 2),
    description: "The devices that show the user's notices, the last turned on first (aparelhos com avisos).",
    authScopes: { signedIn: true },
    resolve: (query, { userId }, _args, ctx) =>
      ctx.db.pushSubscription.findMany({
        ...query,
        where: devicesOf(userId, ctx.now),
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      }),
  }),
}));
