import { builder, type FieldsOf } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
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
    description: "Entry count (inscrições confirmadas).",
    resolve: ({ entryCount }) => entryCount,
  }),
  athleteCount: t.int({
    description: "Athlete count, with a confirmed entry, each counted once (atletas).",
    resolve: ({ athleteCount }) => athleteCount,
  }),
  matchCount: t.int({
    description: "Match count, of the draw (jogos).",
    resolve: ({ matchCount }) => matchCount,
  }),
  playedMatchCount: t.int({
    description: "Played match count, with a result (jogos decididos).",
    resolve: ({ playedMatchCount }) => playedMatchCount,
  }),
  walkoverCount: t.int({
    description: "Matches decided because a player did not show up (W.O.).",
    resolve: ({ walkoverCount }) => walkoverCount,
  }),
  timedMatchCount: t.int({
    description: "Scheduled matches with a known actual start (jogos com horário).",
    resolve: ({ timedMatchCount }) => timedMatchCount,
  }),
  punctualMatchCount: t.int({
    description: `Punctual match count, those of them that began at most ${punctualMinutes} minutes after their time (no horário).`,
    resolve: ({ punctualMatchCount }) => punctualMatchCount,
  }),
  receivedInCents: t.float({
    description: "What was paid less what was given back, in centavos (arrecadado).",
    resolve: ({ receivedInCents }) => receivedInCents,
  }),
  openInCents: t.float({
    description: "What is still to be paid, in centavos (em aberto).",
    resolve: ({ openInCents }) => openInCents,
  }),
});

const CategoryReportType = builder.objectRef<CategoryReport>("CategoryReport").implement({
  description: "Category report (categoria no relatório final).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    category: t.field({
      type: TournamentCategoryType,
      description: "Category (categoria).",
      resolve: ({ category }) => category,
    }),
    ...numberFields(t),
  }),
});

const FinalReportType = builder.objectRef<FinalReport>("FinalReport").implement({
  description:
    "An event in numbers; until it has ended, as far as it has come (relatório final). For who runs it.",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    ...numberFields(t),
    categories: t.field({
      type: [CategoryReportType],
      description: "Categories, by name (por categoria).",
      extensions: atMost(mostCategories, 3),
      resolve: ({ categories }) => categories,
    }),
  }),
});

builder.prismaObjectField(TournamentType, "finalReport", (t) =>
  t.field({
    type: FinalReportType,
    nullable: true,
    description: "Final report; null unless one runs the event (relatório final).",
    authScopes: ({ id }, _args, ctx) => canManageTournament(id, ctx),
    unauthorizedResolver: () => null,
    resolve: (tournament, _args, ctx) => loadFinalReport(ctx, tournament),
  }),
);
