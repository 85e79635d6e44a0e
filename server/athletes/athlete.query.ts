import { builder } from "../platform/graphql/builder";
import { athleteAt, canSeeAthlete } from "./athlete.access";

builder.queryField("athlete", (t) =>
  t.prismaField({
    type: "Athlete",
    nullable: true,
    authScopes: { known: true },
    description:
      "Athlete, by the key in the address of the profile; null when there is none one may see (atleta).",
    args: {
      key: t.arg({
        type: "UUID",
        required: true,
        description: "Key, of the athlete, or of their account (chave).",
      }),
    },
    resolve: async (query, _root, { key }, ctx) => {
      const athlete = await ctx.db.athlete.findFirst({ ...query, where: athleteAt(key, ctx.viewer) });
      return athlete && (await canSeeAthlete(athlete.id, ctx)) ? athlete : null;
    },
  }),
);
