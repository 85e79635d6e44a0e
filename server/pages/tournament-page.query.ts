import { builder } from "../platform/graphql/builder";
import { asksFor } from "../platform/limits/asked-fields";
import { tournamentVisibleTo } from "../tournaments/tournament.access";
import { loadTournamentPage } from "./tournament-page.loader";

/** What the page's root hangs on the row. */
const loaded = new Set(["arena", "federation", "categories"]);

builder.queryField("tournament", (t) =>
  t.prismaField({
    type: "Tournament",
    nullable: true,
    authScopes: { public: true },
    description:
      "Tournament, by the key in its address; null when it does not exist or one may not see it (torneio).",
    args: { key: t.arg({ type: "UUID", required: true, description: "Key (chave)." }) },
    resolve: (query, _root, { key }, ctx, info) =>
      Object.keys(query.include ?? {}).every((relation) => loaded.has(relation))
        ? loadTournamentPage(ctx, key, asksFor(info, "Match"))
        : ctx.db.tournament.findFirst({
            ...query,
            where: { AND: [{ id: key }, tournamentVisibleTo(ctx)] },
          }),
  }),
);
