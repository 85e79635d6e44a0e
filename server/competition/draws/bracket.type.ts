import type { MaybePromise } from "../../platform/when-known";
import { builder, type FieldsOf } from "../../platform/graphql/builder";
import type { GraphQLContext } from "../../platform/graphql/context";
import { atMost } from "../../platform/graphql/list-size";
import type { Bracket, BracketRound } from "../../sport/draws/draw-brackets.rules";
import { groupLetter } from "../../sport/draws/side-source.rules";
import { DrawStageType } from "../../tournaments/tournament-enums.type";

interface OfTournament {
  tournamentId: string;
}

interface BracketWords<Match> {
  /** Prefix of both GraphQL type names. */
  name: string;
  round: string;
  bracket: string;
  may: (tournamentId: string, ctx: GraphQLContext) => MaybePromise<boolean>;
  /** Writes the field of a round's matches. */
  matches: (
    t: FieldsOf<BracketRound<Match> & OfTournament>,
    shared: { extensions: ReturnType<typeof atMost>; description: string },
  ) => ReturnType<typeof t.field>;
}

/** A bracket and its rounds: of matches that are drawn, or of those that a draw would write. */
export function bracketType<Match>({ name, round, bracket, may, matches }: BracketWords<Match>) {
  const RoundType = builder.objectRef<BracketRound<Match> & OfTournament>(`${name}Round`).implement({
    description: round,
    authScopes: ({ tournamentId }, ctx) => may(tournamentId, ctx),
    fields: (t) => ({
      number: t.int({
        description: "Number, from 1, the first one played (rodada).",
        resolve: (one) => one.number,
      }),
      name: t.string({ description: "Semifinal, Rodada 2 (nome).", resolve: (one) => one.name }),
      matches: matches(t, {
        extensions: atMost(64, 4),
        description:
          "Matches, from the top; a match is missing where a side has a bye, which leaves a gap in their order (jogos).",
      }),
    }),
  });
  return builder.objectRef<Bracket<Match> & OfTournament>(`${name}Bracket`).implement({
    description: bracket,
    authScopes: ({ tournamentId }, ctx) => may(tournamentId, ctx),
    fields: (t) => ({
      stage: t.field({ type: DrawStageType, description: "Stage (fase).", resolve: ({ stage }) => stage }),
      rounds: t.field({
        type: [RoundType],
        extensions: atMost(16, 5),
        description: "The final one last (rodadas).",
        resolve: ({ rounds, tournamentId }) => rounds.map((one) => ({ ...one, tournamentId })),
      }),
    }),
  });
}

/** What a group is called, drawn or to be drawn. */
export const groupName = <Root extends { group: number }>(t: FieldsOf<Root>) =>
  t.string({ description: "A, B, … (letra).", resolve: ({ group }) => groupLetter(group) });
