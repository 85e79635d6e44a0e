import { builder } from "../platform/graphql/builder";
import { athleteAt } from "./athlete.access";

builder.queryField("athlete", (t) =>
  t.prismaField({
    type: "Athlete",
    nullable: true,
    authScopes: { known: true },
    description: "Atleta: by the key in the address of the profile; null when there is none.",
    args: {
      key: t.arg({
        type: "UUID",
        required: true,
        description: "Chave: of the athlete, or of their account.",
      }),
    },
    resolve: (query, _root, { key }, ctx) =>
      ctx.db.athlete.findFirst({ ...query, where: athleteAt(key, ctx.viewer) }),
  }),
);
