import { FederationType } from "../../federations/federation.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { TournamentType } from "../tournament.type";
import { seasonOf, type SeasonChampionship } from "./season.loader";
import { maxClashesShown, mostInSeason } from "./season.rules";

const SeasonChampionshipType = builder.objectRef<SeasonChampionship>("SeasonChampionship").implement({
  description:
    "Season championship, with the other events on its days (campeonato da temporada). For members of the federation.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    tournament: t.field({
      type: TournamentType,
      description: "Tournament (campeonato).",
      resolve: ({ tournament }) => tournament,
    }),
    clashes: t.stringList({
      description:
        "Other championships of the federation, then published events of its arenas, by name, those in the same city first; the first five (na mesma data).",
      extensions: atMost(maxClashesShown, 1),
      resolve: ({ clashes }) => clashes.names.slice(0, maxClashesShown),
    }),
    clashesInSamePlaceCount: t.int({
      description:
        "How many of the events on the same days are in the same city; they come first (quantos na mesma data e cidade).",
      resolve: ({ clashes }) => clashes.inSamePlaceCount,
    }),
    clashCount: t.int({
      description: "The total, including events that are not listed by name (quantos na mesma data).",
      resolve: ({ clashes }) => clashes.names.length,
    }),
  }),
});

builder.objectField(FederationType, "season", (t) =>
  t.field({
    type: [SeasonChampionshipType],
    description: `Its championships that have a day in a year, the first one first, drafts too; at most ${mostInSeason} (temporada). A year that no calendar has is empty.`,
    extensions: atMost(mostInSeason, 20),
    args: { year: t.arg.int({ required: true, description: "Year (ano)." }) },
    resolve: ({ id }, { year }, { db }) =>
      Number.isInteger(year) && year >= 1900 && year <= 9998 ? seasonOf(db, id, year) : [],
  }),
);
