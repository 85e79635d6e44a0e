import { canSeeFederation } from "../federations/federation.access";
import { FederationType } from "../federations/federation.type";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { mostInSeason } from "../tournaments/championships/season.rules";
import { TournamentGenderType, TournamentStatusType } from "../tournaments/tournament.type";
import { loadSeasonReport, type ReportedChampionship, type SeasonReport } from "./season-report.loader";
import { ageGroups, mostShares, punctualMinutes, type SeasonShare } from "./season-report.rules";

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
