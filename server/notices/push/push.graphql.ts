import { deviceName } from "../../identity/device-name.rules";
import { done, ViewerType } from "../../identity/identity.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { may, sessionOwner } from "../../platform/graphql/context";
import { removePushDevice, renewPush, sendTestPush, turnOffPush, turnOnPush } from "./push.action";
import { devicesOf, isOwnPushDevice, ownsDevicesOf } from "./push.access";
import { mostDevices } from "./push.rules";

const PushDeviceType = builder.prismaNode("PushSubscription", {
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

const TurnOnPushInput = builder.inputType("TurnOnPushInput", {
  description: "The subscription that the browser has made (inscrição de avisos).",
  fields: (t) => ({
    endpoint: t.string({ required: true, description: "At a known push service (endereço)." }),
    p256dh: t.string({ required: true, description: "The browser's public key, base64url (chave pública)." }),
    auth: t.string({ required: true, description: "The browser's secret, base64url (segredo)." }),
  }),
});

const RenewPushInput = builder.inputType("RenewPushInput", {
  description: "Input of `renewPush` (avisos neste aparelho).",
  fields: (t) => ({
    endpoint: t.string({ required: true, description: "Of the browser's subscription (endereço)." }),
  }),
});

const RemovePushDeviceInput = builder.inputType("RemovePushDeviceInput", {
  description: "Input of `removePushDevice` (remover aparelho).",
  fields: (t) => ({
    deviceId: t.globalID({ required: true, for: PushDeviceType, description: "Device (aparelho)." }),
  }),
});

const devicesChanged = (name: string) =>
  builder.objectRef<{ isOn: boolean }>(name).implement({
    description: "The devices that show notices have changed (aparelhos com avisos).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      isOn: t.exposeBoolean("isOn", {
        description: "Whether this device shows the user's notices now (ligados aqui).",
      }),
      viewer: t.field({
        type: ViewerType,
        description: "Viewer, with the devices (quem está usando).",
        resolve: (_changed, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

builder.mutationField("turnOnPush", (t) =>
  t.field({
    type: devicesChanged("TurnOnPushSuccess"),
    label: "Ligar avisos neste aparelho",
    description:
      "Shows the user's notices on this device while its session lasts, at most 10 devices per user. A device has one owner: the last who turned them on.",
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: TurnOnPushInput, required: true, description: "Input (inscrição)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input }, ctx) => {
      await turnOnPush(ctx, ownerOf(sessionOwner(ctx)), input);
      return { isOn: true };
    },
  }),
);

builder.mutationField("renewPush", (t) =>
  t.field({
    type: devicesChanged("RenewPushSuccess"),
    label: "Manter avisos neste aparelho",
    description:
      "After another sign-in on a device where the same user had turned notices on, its new session takes it over. Not for a device that was removed or is another user's.",
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RenewPushInput, required: true, description: "Input (aparelho)." }) },
    resolve: async (_root, { input }, ctx) => ({
      isOn: await renewPush(ctx, ownerOf(sessionOwner(ctx)), input.endpoint),
    }),
  }),
);

builder.mutationField("turnOffPush", (t) =>
  t.field({
    type: devicesChanged("TurnOffPushSuccess"),
    label: "Desligar avisos neste aparelho",
    description: "No more notices on the device of this session. Idempotent.",
    authScopes: { signedIn: true },
    resolve: async (_root, _args, ctx) => {
      await turnOffPush(ctx, ownerOf(sessionOwner(ctx)));
      return { isOn: false };
    },
  }),
);

const RemovePushDeviceSuccess = builder.objectRef<{ removed: true }>("RemovePushDeviceSuccess").implement({
  description: "Result of a successful `removePushDevice` (aparelho removido).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      description: "Viewer, with the devices that are left (quem está usando).",
      resolve: (_removed, _args, ctx) => sessionOwner(ctx),
    }),
  }),
});

builder.mutationField("removePushDevice", (t) =>
  t.field({
    type: RemovePushDeviceSuccess,
    label: "Remover aparelho dos avisos",
    description: "No more notices on one of the user's devices.",
    authScopes: may(isOwnPushDevice, "deviceId"),
    args: { input: t.arg({ type: RemovePushDeviceInput, required: true, description: "Input (aparelho)." }) },
    resolve: async (_root, { input }, ctx) => {
      await removePushDevice(ctx, input.deviceId.id);
      return { removed: true } as const;
    },
  }),
);

const SendTestPushSuccess = builder.objectRef<{ done: true }>("SendTestPushSuccess").implement({
  description: "The test leaves in the next moments (teste enviado).",
  authScopes: { signedIn: true },
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true (feito)." }) }),
});

builder.mutationField("sendTestPush", (t) =>
  t.field({
    type: SendTestPushSuccess,
    label: "Enviar aviso de teste",
    description: "Sends a test to the device of this session; at most 5 in 10 minutes.",
    authScopes: { signedIn: true },
    errors: { types: [RuleViolation, TooManyAttempts] },
    resolve: async (_root, _args, ctx) => {
      await sendTestPush(ctx, ownerOf(sessionOwner(ctx)));
      return done;
    },
  }),
);

const ownerOf = ({ userId, sessionId }: { userId: string; sessionId: string }) => ({ userId, sessionId });
