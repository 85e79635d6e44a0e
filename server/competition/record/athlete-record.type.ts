import { canSeeFigures } from "../../athletes/athlete.access";
import { athletesOf } from "../../athletes/athlete.loader";
import { AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { mostMatches, recordsOf, titlesOf } from "./athlete-record.loader";
import { formLength, mostMonths, mostTallies, type AthleteRecord, type Tally } from "./athlete-record.rules";

/** Reached only through an athlete, who says who sees it. */
const ofAthlete = { public: true } as const;

const RecordWithType = builder.objectRef<Tally<string>>("RecordWithAthlete").implement({
  description: "An athlete's record with a partner, or against an opponent (com ou contra quem).",
  authScopes: ofAthlete,
  fields: (t) => ({
    athlete: t.field({
      type: AthleteType,
      description: "The partner or opponent (atleta).",
      resolve: ({ key }, _args, ctx) => athletesOf(ctx).load(key),
    }),
    matches: t.exposeInt("matches", { description: "Matches (jogos)." }),
    wins: t.exposeInt("wins", { description: "Wins (vitórias)." }),
  }),
});

const RecordInType = builder.objectRef<Tally<string>>("RecordInCategory").implement({
  description: "An athlete's record in categories of one name (por categoria).",
  authScopes: ofAthlete,
  fields: (t) => ({
    category: t.exposeString("key", { description: "Category (categoria)." }),
    matches: t.exposeInt("matches", { description: "Matches (jogos)." }),
    wins: t.exposeInt("wins", { description: "Wins (vitórias)." }),
  }),
});

const RecordMonthType = builder.objectRef<Tally<string>>("RecordMonth").implement({
  description: "An athlete's record in one month (por mês).",
  authScopes: ofAthlete,
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Its first day (mês).",
      resolve: ({ key }) => dayToDatabase(`${key}-01`),
    }),
    matches: t.exposeInt("matches", { description: "Matches (jogos)." }),
    wins: t.exposeInt("wins", { description: "Wins (vitórias)." }),
  }),
});

const AthleteRecordType = builder
  .objectRef<AthleteRecord & { athleteId: string }>("AthleteRecord")
  .implement({
    description: `Athlete record, of what was played on a court, in tournaments one may see, the last ${mostMatches} matches (estatísticas). A W.O. is no match.`,
    authScopes: ofAthlete,
    fields: (t) => ({
      matches: t.exposeInt("matches", { description: "Matches (jogos)." }),
      wins: t.exposeInt("wins", { description: "Wins (vitórias)." }),
      titles: t.int({
        description: "First places (títulos).",
        resolve: ({ athleteId }, _args, ctx) => titlesOf(ctx).load(athleteId),
      }),
      form: t.exposeBooleanList("form", {
        description: "Whether the last ones were won, from the oldest to the newest (forma).",
        extensions: atMost(formLength),
      }),
      winningStreak: t.exposeInt("streak", { description: "Won one after the other until now (sequência)." }),
      bestStreak: t.exposeInt("bestStreak", { description: "Best streak (maior sequência de vitórias)." }),
      partners: t.field({
        type: [RecordWithType],
        description: "The most frequent partners (parceiros).",
        extensions: atMost(mostTallies),
        resolve: ({ partners }) => partners,
      }),
      opponents: t.field({
        type: [RecordWithType],
        description: "The most frequent opponents (adversários).",
        extensions: atMost(mostTallies),
        resolve: ({ opponents }) => opponents,
      }),
      categories: t.field({
        type: [RecordInType],
        description: "The most frequent categories (categorias).",
        extensions: atMost(mostTallies),
        resolve: ({ categories }) => categories,
      }),
      months: t.field({
        type: [RecordMonthType],
        description: "The latest months with a match, the oldest first (meses).",
        extensions: atMost(mostMonths),
        resolve: ({ months }) => months,
      }),
    }),
  });

builder.prismaObjectField(AthleteType, "record", (t) =>
  t.field({
    type: AthleteRecordType,
    description: "Record (estatísticas dos jogos).",
    authScopes: ({ id }, _args, ctx) => canSeeFigures(id, ctx),
    resolve: async ({ id }, _args, ctx) => ({ athleteId: id, ...(await recordsOf(ctx).load(id)) }),
  }),
);
