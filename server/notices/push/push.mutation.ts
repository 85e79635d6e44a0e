import { ViewerType } from "../../identity/identity.type";
import { done } from "../../identity/success.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { sessionOwner } from "../../platform/graphql/session-owner";
import { isOwnPushDevice } from "./push.access";
import { removePushDevice, renewPush, sendTestPush, turnOffPush, turnOnPush } from "./push-devices.action";
import { PushDeviceType } from "./push.type";

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
