import { FederationType } from "../../federations/federation.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { TournamentType } from "../tournament.type";
import { seasonOf, type SeasonChampionship } from "./season.loader";
import { maxClashesShown, mostInSeason } from "./season.rules";

const SeasonChampionshipType = builder.objectRef<SeasonChampionship>("SeasonChampionship").implement({
  description: "Campeonato da temporada: with the other events on its days. For members of the federation.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    tournament: t.field({
      type: TournamentType,
      description: "Campeonato.",
      resolve: ({ tournament }) => tournament,
    }),
    clashes: t.stringList({
      description:
        "Na mesma data: other championships of the federation, then published events of its arenas, by name, those in the same city first; the first five.",
      extensions: atMost(maxClashesShown, 1),
      resolve: ({ clashes }) => clashes.names.slice(0, maxClashesShown),
    }),
    clashesInSamePlaceCount: t.int({
      description:
        "Quantos na mesma data e cidade: how many of the events on the same days are in the same city; they come first.",
      resolve: ({ clashes }) => clashes.inSamePlaceCount,
    }),
    clashCount: t.int({
      description: "Quantos na mesma data: the total, including events that are not listed by name.",
      resolve: ({ clashes }) => clashes.names.length,
    }),
  }),
});

builder.objectField(FederationType, "season", (t) =>
  t.field({
    type: [SeasonChampionshipType],
    description: `Temporada: its championships that have a day in a year, the first one first, drafts too; at most ${mostInSeason}. A year that no calendar has is empty.`,
    extensions: atMost(mostInSeason, 20),
    args: { year: t.arg.int({ required: true, description: "Ano." }) },
    resolve: ({ id }, { year }, { db }) =>
      Number.isInteger(year) && year >= 1900 && year <= 9998 ? seasonOf(db, id, year) : [],
  }),
);
