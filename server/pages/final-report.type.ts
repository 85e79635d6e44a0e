import { builder, type FieldsOf } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { mostCategories } from "../sport/event-size.rules";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";
import {
  loadFinalReport,
  type CategoryReport,
  type EventNumbers,
  type FinalReport,
} from "./final-report.loader";
import { punctualMinutes } from "./season-report.rules";

/** The fields of an event and of each category alike. */
const numberFields = <Root extends EventNumbers>(t: FieldsOf<Root>) => ({
  entryCount: t.int({
    description: "Inscrições confirmadas.",
    resolve: ({ entryCount }) => entryCount,
  }),
  athleteCount: t.int({
    description: "Atletas: with a confirmed entry, each counted once.",
    resolve: ({ athleteCount }) => athleteCount,
  }),
  matchCount: t.int({ description: "Jogos: of the draw.", resolve: ({ matchCount }) => matchCount }),
  playedMatchCount: t.int({
    description: "Jogos decididos: with a result.",
    resolve: ({ playedMatchCount }) => playedMatchCount,
  }),
  walkoverCount: t.int({
    description: "W.O.: Matches decided because a player did not show up.",
    resolve: ({ walkoverCount }) => walkoverCount,
  }),
  timedMatchCount: t.int({
    description: "Jogos com horário: Scheduled matches with a known actual start.",
    resolve: ({ timedMatchCount }) => timedMatchCount,
  }),
  punctualMatchCount: t.int({
    description: `No horário: those of them that began at most ${punctualMinutes} minutes after their time.`,
    resolve: ({ punctualMatchCount }) => punctualMatchCount,
  }),
  receivedInCents: t.float({
    description: "Arrecadado: what was paid less what was given back, in centavos.",
    resolve: ({ receivedInCents }) => receivedInCents,
  }),
  openInCents: t.float({
    description: "Em aberto: what is still to be paid, in centavos.",
    resolve: ({ openInCents }) => openInCents,
  }),
});

const CategoryReportType = builder.objectRef<CategoryReport>("CategoryReport").implement({
  description: "Categoria no relatório final.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    category: t.field({
      type: TournamentCategoryType,
      description: "Categoria.",
      resolve: ({ category }) => category,
    }),
    ...numberFields(t),
  }),
});

const FinalReportType = builder.objectRef<FinalReport>("FinalReport").implement({
  description:
    "Relatório final: an event in numbers; until it has ended, as far as it has come. For who runs it.",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    ...numberFields(t),
    categories: t.field({
      type: [CategoryReportType],
      description: "Por categoria: by name.",
      extensions: atMost(mostCategories, 3),
      resolve: ({ categories }) => categories,
    }),
  }),
});

builder.prismaObjectField(TournamentType, "finalReport", (t) =>
  t.field({
    type: FinalReportType,
    nullable: true,
    description: "Relatório final: null unless one runs the event.",
    authScopes: ({ id }, _args, ctx) => canManageTournament(id, ctx),
    unauthorizedResolver: () => null,
    resolve: (tournament, _args, ctx) => loadFinalReport(ctx, tournament),
  }),
);
