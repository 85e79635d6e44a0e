import { valueBy } from "../../platform/loaders";
import { builder } from "../../platform/graphql/builder";
import { whenKnown } from "../../platform/when-known";
import { RankingResultType } from "../../rankings/ranking-result.type";
import { visibleTournaments } from "../tournament.access";

interface Origin {
  tournamentId: string;
  tournament: string;
  category: string;
}

/** The event and category that results come from; one statement for all. */
const originOf = valueBy<Origin | null>(
  async ({ db }, ids) => {
    const rows = await db.tournamentCategory.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true, tournament: { select: { id: true, name: true } } },
    });
    return new Map(
      rows.map(({ id, name, tournament }) => [
        id,
        { tournamentId: tournament.id, tournament: tournament.name, category: name },
      ]),
    );
  },
  () => null,
);

builder.objectFields(RankingResultType, (t) => ({
  eventName: t.string({
    description: "Its name (evento).",
    resolve: ({ categoryId, eventName }, _args, ctx) =>
      categoryId === null
        ? (eventName ?? "")
        : whenKnown(originOf(ctx).load(categoryId), (origin) => origin?.tournament ?? ""),
  }),
  categoryName: t.string({
    nullable: true,
    description: "Category name, of the event; null of points given by hand (categoria).",
    resolve: ({ categoryId }, _args, ctx) =>
      categoryId === null
        ? null
        : whenKnown(originOf(ctx).load(categoryId), (origin) => origin?.category ?? null),
  }),
  tournamentKey: t.field({
    type: "UUID",
    nullable: true,
    description:
      "Tournament key, as addresses carry it; null unless one may see the event (chave do torneio).",
    resolve: ({ categoryId }, _args, ctx) =>
      categoryId === null
        ? null
        : whenKnown(originOf(ctx).load(categoryId), (origin) =>
            origin === null
              ? null
              : whenKnown(
                  visibleTournaments(ctx).load(origin.tournamentId),
                  (tournament) => tournament?.id ?? null,
                ),
          ),
  }),
}));
