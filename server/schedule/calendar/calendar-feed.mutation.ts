import { RuleViolation } from "../../platform/errors";
import { AthleteType } from "../../athletes/athlete.type";
import { ViewerType } from "../../identity/identity.type";
import { builder } from "../../platform/graphql/builder";
import { calendarFeeds } from "./own-calendar.loader";
import { subscribeToCalendar, unsubscribeFromCalendar } from "./calendar-feed.action";

const SubscribeToCalendarSuccess = builder
  .objectRef<{ url: string }>("SubscribeToCalendarSuccess")
  .implement({
    description: "Result of a successful `subscribeToCalendar` (calendário assinado).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      url: t.exposeString("url", {
        description:
          "Secret, and shown only in this response; anyone with the link can read when and where its owner plays, takes and gives classes, and rents a court (link).",
      }),
    }),
  });

const UnsubscribeFromCalendarSuccess = builder
  .objectRef<{ done: boolean }>("UnsubscribeFromCalendarSuccess")
  .implement({
    description: "Its link leads nowhere any more (assinatura cancelada).",
    authScopes: { signedIn: true },
    fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true (feito)." }) }),
  });

builder.mutationField("subscribeToCalendar", (t) =>
  t.field({
    type: SubscribeToCalendarSuccess,
    label: "Assinar calendário",
    description:
      "Creates a secret link to the viewer's matches, classes taken or given, and rentals; it revokes the previous link.",
    authScopes: { signedIn: true },
    errors: { types: [RuleViolation] },
    resolve: async (_root, _args, ctx) => ({ url: await subscribeToCalendar(ctx) }),
  }),
);

builder.mutationField("unsubscribeFromCalendar", (t) =>
  t.field({
    type: UnsubscribeFromCalendarSuccess,
    label: "Cancelar assinatura do calendário",
    description: "Revokes the viewer's calendar link.",
    authScopes: { signedIn: true },
    errors: { types: [RuleViolation] },
    resolve: async (_root, _args, ctx) => {
      await unsubscribeFromCalendar(ctx);
      return { done: true };
    },
  }),
);

builder.prismaObjectField(AthleteType, "hasCalendarFeed", (t) =>
  t.boolean({
    nullable: true,
    description:
      "Whether there is a link to the user's calendar; null for other viewers (calendário assinado).",
    resolve: ({ id }, _args, ctx) =>
      ctx.viewer?.athleteId === id ? calendarFeeds(ctx).load(ctx.viewer.userId) : null,
  }),
);

builder.objectField(ViewerType, "hasCalendarFeed", (t) =>
  t.boolean({
    description:
      "Whether there is a link to the viewer's matches, classes and rentals (calendário assinado).",
    resolve: ({ userId }, _args, ctx) => calendarFeeds(ctx).load(userId),
  }),
);
