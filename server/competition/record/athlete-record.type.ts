import { athletesOf } from "../../athletes/athlete.loader";
import { AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { mostMatches, recordsOf, titlesOf } from "./athlete-record.loader";
import { formLength, mostTallies, type AthleteRecord, type Tally } from "./athlete-record.rules";

const known = { known: true } as const;

const RecordWithType = builder.objectRef<Tally<string>>("RecordWithAthlete").implement({
  description: "Com ou contra quem: what somebody has played with a partner, or against an opponent.",
  authScopes: known,
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
  description: "Por categoria: what somebody has played in categories of one name.",
  authScopes: known,
  fields: (t) => ({
    category: t.exposeString("key", { description: "Categoria." }),
    matches: t.exposeInt("matches", { description: "Jogos." }),
    wins: t.exposeInt("wins", { description: "Vitórias." }),
  }),
});

const AthleteRecordType = builder
  .objectRef<AthleteRecord & { athleteId: string }>("AthleteRecord")
  .implement({
    description: `Estatísticas: of what was played on a court, in tournaments one may see, the last ${mostMatches} matches. A W.O. is no match.`,
    authScopes: known,
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
        description: "Parceiros: with whom one has played most.",
        extensions: atMost(mostTallies),
        resolve: ({ partners }) => partners,
      }),
      opponents: t.field({
        type: [RecordWithType],
        description: "Adversários: against whom one has played most.",
        extensions: atMost(mostTallies),
        resolve: ({ opponents }) => opponents,
      }),
      categories: t.field({
        type: [RecordInType],
        description: "Categorias: where one has played most.",
        extensions: atMost(mostTallies),
        resolve: ({ categories }) => categories,
      }),
    }),
  });

builder.prismaObjectField(AthleteType, "record", (t) =>
  t.field({
    type: AthleteRecordType,
    description: "Estatísticas dos jogos.",
    authScopes: known,
    resolve: async ({ id }, _args, ctx) => ({ athleteId: id, ...(await recordsOf(ctx).load(id)) }),
  }),
);
