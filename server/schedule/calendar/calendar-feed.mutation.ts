import { RuleViolation } from "../../platform/errors";
import { AthleteType } from "../../athletes/athlete.type";
import { ViewerType } from "../../identity/identity.type";
import { builder } from "../../platform/graphql/builder";
import { calendarFeeds } from "./calendar-feed.loader";
import { subscribeToCalendar, unsubscribeFromCalendar } from "./calendar-feed.action";

const SubscribeToCalendarSuccess = builder
  .objectRef<{ url: string }>("SubscribeToCalendarSuccess")
  .implement({
    description: "Calendário assinado.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      url: t.exposeString("url", {
        description:
          "Link: secret, and shown only in this response; anyone with the link can read when and where its owner plays, takes and gives classes, and rents a court.",
      }),
    }),
  });

const UnsubscribeFromCalendarSuccess = builder
  .objectRef<{ done: boolean }>("UnsubscribeFromCalendarSuccess")
  .implement({
    description: "Assinatura cancelada: its link leads nowhere any more.",
    authScopes: { signedIn: true },
    fields: (t) => ({ done: t.exposeBoolean("done", { description: "Feito: always true." }) }),
  });

builder.mutationField("subscribeToCalendar", (t) =>
  t.field({
    type: SubscribeToCalendarSuccess,
    description:
      "Assinar calendário: creates a secret link to the viewer's matches, classes taken or given, and rentals; it revokes the previous link.",
    authScopes: { signedIn: true },
    errors: { types: [RuleViolation], union: { name: "SubscribeToCalendarResult" } },
    resolve: async (_root, _args, ctx) => ({ url: await subscribeToCalendar(ctx) }),
  }),
);

builder.mutationField("unsubscribeFromCalendar", (t) =>
  t.field({
    type: UnsubscribeFromCalendarSuccess,
    description: "Cancelar assinatura do calendário.",
    authScopes: { signedIn: true },
    errors: { types: [RuleViolation], union: { name: "UnsubscribeFromCalendarResult" } },
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
      "Calendário assinado: whether there is a link to the user's calendar; null for other viewers.",
    resolve: ({ id }, _args, ctx) =>
      ctx.viewer?.athleteId === id ? calendarFeeds(ctx).load(ctx.viewer.userId) : null,
  }),
);

builder.objectField(ViewerType, "hasCalendarFeed", (t) =>
  t.boolean({
    description: "Calendário assinado: whether there is a link to the viewer's matches, classes and rentals.",
    resolve: ({ userId }, _args, ctx) => calendarFeeds(ctx).load(userId),
  }),
);
