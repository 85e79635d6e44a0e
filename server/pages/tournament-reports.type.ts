import { canSeeFederation } from "../federations/federation.access";
import { FederationType } from "../federations/federation.type";
import { builder, type FieldsOf } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { mostCategories } from "../sport/event-size.rules";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { mostInSeason } from "../tournaments/championships/season.rules";
import { canManageTournament } from "../tournaments/tournament.access";
import { TournamentGenderType, TournamentStatusType, TournamentType } from "../tournaments/tournament.type";
import { ageGroups, mostShares, punctualMinutes, type SeasonShare } from "./report-figures.rules";
import {
  type CategoryReport,
  type EventNumbers,
  type FinalReport,
  loadFinalReport,
  loadSeasonReport,
  type ReportedChampionship,
  type SeasonReport,
} from "./tournament-reports.loader";

const SeasonShareType = builder.objectRef<SeasonShare>("SeasonShare").implement({
  description: "Athletes of a season who have something in common.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "What they have in common, in Portuguese." }),
    count: t.exposeInt("count", { description: "The number of athletes, each counted once." }),
  }),
});

const SeasonGenderType = builder.objectRef<SeasonReport["genders"][number]>("SeasonGender").implement({
  description: "Athletes of a season by the gender of the categories they play.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    gender: t.expose("gender", { type: TournamentGenderType, description: "The gender of the categories." }),
    count: t.exposeInt("count", { description: "The number of athletes, each counted once." }),
  }),
});

const ReportedChampionshipType = builder.objectRef<ReportedChampionship>("ReportedChampionship").implement({
  description: "A championship of a season in numbers.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.expose("key", { type: "UUID", description: "The key in the address of the championship." }),
    name: t.exposeString("name", { description: "The name of the championship." }),
    startDate: t.field({
      type: "Date",
      description: "The first day.",
      resolve: ({ startsOn }) => dayToDatabase(startsOn),
    }),
    status: t.expose("status", { type: TournamentStatusType, description: "The status today." }),
    entryCount: t.exposeInt("entryCount", { description: "The number of confirmed entries." }),
    athleteCount: t.exposeInt("athleteCount", {
      description: "The number of athletes with a confirmed entry, each counted once.",
    }),
    playedMatchCount: t.exposeInt("playedMatchCount", {
      description: "The number of matches with a result.",
    }),
    timedMatchCount: t.exposeInt("timedMatchCount", {
      description: "The number of matches that had a time and whose start was recorded.",
    }),
    punctualMatchCount: t.exposeInt("punctualMatchCount", {
      description: `The number of those that began at most ${punctualMinutes} minutes after their time.`,
    }),
    receivedInCents: t.exposeFloat("receivedInCents", {
      description: "The amount received less the amount refunded, in centavos.",
    }),
    openInCents: t.exposeFloat("openInCents", { description: "The amount still owed, in centavos." }),
  }),
});

const SeasonReportType = builder.objectRef<SeasonReport>("SeasonReport").implement({
  description:
    "A year of a federation in numbers, counted over the published championships that begin in it. For its members and admins.",
  authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
  fields: (t) => ({
    year: t.exposeInt("year", { description: "The year." }),
    championships: t.field({
      type: [ReportedChampionshipType],
      description: "The championships, the first one first.",
      extensions: atMost(mostInSeason, 20),
      resolve: ({ championships }) => championships,
    }),
    athleteCount: t.exposeInt("athleteCount", {
      description: "The number of athletes with a confirmed entry, each counted once.",
    }),
    previousAthleteCount: t.exposeInt("previousAthleteCount", {
      description: "The number of athletes of the year before.",
    }),
    returningAthleteCount: t.exposeInt("returningAthleteCount", {
      description: "The number of athletes of the year before who also play in this one.",
    }),
    monthlyEntries: t.exposeIntList("monthlyEntries", {
      description:
        "The number of confirmed entries by the month in which the championship begins, from January on.",
      extensions: atMost(12, 1),
    }),
    levels: t.field({
      type: [SeasonShareType],
      description: "Athletes by the level of the categories they play, the largest share first.",
      extensions: atMost(mostShares, 5),
      resolve: ({ levels }) => levels,
    }),
    genders: t.field({
      type: [SeasonGenderType],
      description: "Athletes by the gender of the categories they play, the largest share first.",
      extensions: atMost(3),
      resolve: ({ genders }) => genders,
    }),
    ages: t.field({
      type: [SeasonShareType],
      description: "Athletes by the age they reach in the year, the youngest first.",
      extensions: atMost(ageGroups.length + 1, 5),
      resolve: ({ ages }) => ages,
    }),
    arenas: t.field({
      type: [SeasonShareType],
      description:
        "Athletes by the affiliated arena they attend today; an athlete of two arenas counts at both.",
      extensions: atMost(mostShares, 5),
      resolve: ({ arenas }) => arenas,
    }),
  }),
});

builder.prismaObjectField(FederationType, "seasonReport", (t) =>
  t.field({
    type: SeasonReportType,
    nullable: true,
    description: "A year of the federation in numbers. Null for a year later than the next one.",
    args: { year: t.arg.int({ required: true, description: "The year." }) },
    resolve: ({ id }, { year }, ctx) => loadSeasonReport(ctx, id, year),
  }),
);

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
