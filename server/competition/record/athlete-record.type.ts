import { canSeeFigures } from "../../athletes/athlete.access";
import { athletesOf } from "../../athletes/athlete.loader";
import { AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { mostMatches, recordsOf, titlesOf } from "./athlete-record.loader";
import { formLength, mostMonths, mostTallies, type AthleteRecord, type Tally } from "./athlete-record.rules";

/** Reached only through an athlete, who says who sees it. */
const ofAthlete = { public: true } as const;

const RecordWithType = builder.objectRef<Tally<string>>("RecordWithAthlete").implement({
  description: "Com ou contra quem: an athlete's record with a partner, or against an opponent.",
  authScopes: ofAthlete,
  fields: (t) => ({
    athlete: t.field({
      type: AthleteType,
      description: "Atleta: the partner or opponent.",
      resolve: ({ key }, _args, ctx) => athletesOf(ctx).load(key),
    }),
    matches: t.exposeInt("matches", { description: "Jogos." }),
    wins: t.exposeInt("wins", { description: "Vitórias." }),
  }),
});

const RecordInType = builder.objectRef<Tally<string>>("RecordInCategory").implement({
  description: "Por categoria: an athlete's record in categories of one name.",
  authScopes: ofAthlete,
  fields: (t) => ({
    category: t.exposeString("key", { description: "Categoria." }),
    matches: t.exposeInt("matches", { description: "Jogos." }),
    wins: t.exposeInt("wins", { description: "Vitórias." }),
  }),
});

const RecordMonthType = builder.objectRef<Tally<string>>("RecordMonth").implement({
  description: "Por mês: an athlete's record in one month.",
  authScopes: ofAthlete,
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Mês: its first day.",
      resolve: ({ key }) => dayToDatabase(`${key}-01`),
    }),
    matches: t.exposeInt("matches", { description: "Jogos." }),
    wins: t.exposeInt("wins", { description: "Vitórias." }),
  }),
});

const AthleteRecordType = builder
  .objectRef<AthleteRecord & { athleteId: string }>("AthleteRecord")
  .implement({
    description: `Estatísticas: of what was played on a court, in tournaments one may see, the last ${mostMatches} matches. A W.O. is no match.`,
    authScopes: ofAthlete,
    fields: (t) => ({
      matches: t.exposeInt("matches", { description: "Jogos." }),
      wins: t.exposeInt("wins", { description: "Vitórias." }),
      titles: t.int({
        description: "Títulos: first places.",
        resolve: ({ athleteId }, _args, ctx) => titlesOf(ctx).load(athleteId),
      }),
      form: t.exposeBooleanList("form", {
        description: "Forma: whether the last ones were won, from the oldest to the newest.",
        extensions: atMost(formLength),
      }),
      winningStreak: t.exposeInt("streak", { description: "Sequência: won one after the other until now." }),
      bestStreak: t.exposeInt("bestStreak", { description: "Maior sequência de vitórias." }),
      partners: t.field({
        type: [RecordWithType],
        description: "Parceiros: the most frequent partners.",
        extensions: atMost(mostTallies),
        resolve: ({ partners }) => partners,
      }),
      opponents: t.field({
        type: [RecordWithType],
        description: "Adversários: the most frequent opponents.",
        extensions: atMost(mostTallies),
        resolve: ({ opponents }) => opponents,
      }),
      categories: t.field({
        type: [RecordInType],
        description: "Categorias: the most frequent categories.",
        extensions: atMost(mostTallies),
        resolve: ({ categories }) => categories,
      }),
      months: t.field({
        type: [RecordMonthType],
        description: "Meses: the latest months with a match, the oldest first.",
        extensions: atMost(mostMonths),
        resolve: ({ months }) => months,
      }),
    }),
  });

builder.prismaObjectField(AthleteType, "record", (t) =>
  t.field({
    type: AthleteRecordType,
    description: "Estatísticas dos jogos.",
    authScopes: ({ id }, _args, ctx) => canSeeFigures(id, ctx),
    resolve: async ({ id }, _args, ctx) => ({ athleteId: id, ...(await recordsOf(ctx).load(id)) }),
  }),
);
