import { builder } from "../../platform/graphql/builder";
import { TournamentType } from "../tournament.type";

builder.prismaObjectFields(TournamentType, (t) => ({
  venue: t.exposeString("venue", {
    nullable: true,
    description: "Local de realização: as its organiser named it; null where the arena says it all.",
  }),
  directorName: t.exposeString("directorName", {
    nullable: true,
    description: "Diretor responsável: null where nobody is named.",
  }),
}));
