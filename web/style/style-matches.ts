import type { MatchStatus, StoredMatchOutcome } from "../../server/sport/scores/match-outcome.rules";
import type { SetScore } from "../../server/sport/scores/score.rules";
import type { BracketMatch, BracketRound, BracketSide } from "../competition/public/bracket-view";
import type { GroupStandingShown } from "../competition/public/GroupCard";
import type { ListedRow } from "../competition/public/MatchRows";
import { shownSets } from "../competition/public/competition-words";

type ShownMatch = ListedRow["match"];

/** Fictional pairs, the strongest first. */
const pairs = [
  ["Ana Beatriz Lopes", "Marina Kremer"],
  ["Bianca Hoffmann", "Carla Menezes"],
  ["Dandara Reis", "Elisa Prado"],
  ["Fernanda Silva", "Giovana Esteves"],
  ["Helena Cardoso", "Isadora Nunes"],
  ["Joana Vidal", "Karina Torres"],
  ["Maria Eduarda Albuquerque de Figueiredo", "Larissa Vasconcelos"],
  ["Natália Rocha", "Olívia Melo"],
  ["Paula Brito", "Quésia Luz"],
  ["Rosa Areia", "Sabrina Costa"],
  ["Tainá Dutra", "Úrsula Faria"],
  ["Vera Góes", "Wanda Lins"],
  ["Xênia Moura", "Yara Neves"],
  ["Zoé Pires", "Alice Ramos"],
  ["Bruna Sales", "Cíntia Teles"],
  ["Débora Uchoa", "Ester Viana"],
] as const;

const sideOf = (pair: number | null, origin: string | null, isWinner: boolean) => ({
  athletes: pair === null ? [] : (pairs[pair] ?? []).map((displayName) => ({ displayName })),
  origin,
  isWinner,
});

interface MatchFields {
  status?: MatchStatus;
  outcome?: StoredMatchOutcome | null;
  sets?: readonly SetScore[];
  winner?: 0 | 1 | null;
  unknown?: string;
  at?: string | null;
}

let lastNumber = 0;
function listed(first: number, second: number, fields: MatchFields): ShownMatch {
  const { status = "PLAYED", sets = [], winner = null, unknown = null, at = "2026-11-22T12:30:00Z" } = fields;
  lastNumber += 1;
  return {
    id: `jogo-${lastNumber}`,
    number: lastNumber,
    phase: unknown ? "Semifinal" : "Grupo A",
    group: unknown ? null : "A",
    courtLabel: at ? "Quadra 2" : null,
    scheduledFor: at,
    playedAt: status === "PLAYED" ? "2026-11-22T13:05:00Z" : null,
    status,
    outcome: fields.outcome ?? (status === "PLAYED" ? "COMPLETED" : null),
    sides: [sideOf(first, null, winner === 0), sideOf(unknown ? null : second, unknown, winner === 1)],
    sets,
  };
}

const game = (first: number, second: number): SetScore => ({ games: [first, second] });

/** One match in each possible state. */
export const styleMatches: readonly ListedRow[] = [
  { match: listed(0, 1, { sets: [game(6, 4)], winner: 0 }) },
  { match: listed(2, 3, { sets: [{ games: [6, 7], tiebreak: [5, 7] }], winner: 1 }), own: 1 },
  {
    match: listed(4, 5, {
      sets: [game(6, 4), game(3, 6), { games: [1, 0], tiebreak: [10, 8] }],
      winner: 0,
    }),
  },
  { match: listed(0, 6, { status: "IN_PROGRESS", sets: [game(4, 3)] }) },
  { match: listed(1, 7, { status: "CALLED" }) },
  { match: listed(2, 4, { status: "SCHEDULED" }), own: 0 },
  { match: listed(3, 5, { status: "SCHEDULED", at: null }) },
  { match: listed(0, 1, { status: "SCHEDULED", unknown: "Vencedor do jogo 4" }) },
  { match: listed(6, 7, { outcome: "WALKOVER", winner: 0 }) },
  { match: listed(5, 6, { outcome: "RETIREMENT", sets: [game(6, 2)], winner: 0 }), closed: true },
  { match: listed(3, 4, { status: "CANCELLED" }), closed: true },
];

const gamesOf = (played: readonly (SetScore | null)[]): ListedRow[] =>
  (
    [
      [0, 1],
      [2, 3],
      [0, 2],
      [1, 3],
      [0, 3],
      [1, 2],
    ] as const
  ).map(([first, second], index) => {
    const set = played[index];
    const match = set
      ? listed(first, second, { sets: [set], winner: set.games[0] > set.games[1] ? 0 : 1 })
      : listed(first, second, { status: "SCHEDULED" });
    return { match: { ...match, number: index + 1 } };
  });

const standing = (
  position: number,
  pair: number,
  fields: Partial<GroupStandingShown>,
): GroupStandingShown => ({
  position,
  explanation: `${position}º`,
  played: 0,
  victories: 0,
  setsWon: fields.victories ?? 0,
  setsLost: (fields.played ?? 0) - (fields.victories ?? 0),
  gamesWon: 0,
  gamesLost: 0,
  gameBalance: (fields.gamesWon ?? 0) - (fields.gamesLost ?? 0),
  pairId: `dupla-${pair}`,
  pair: { names: pairs[pair] ?? [], seed: pair === 0 ? 1 : null },
  ...fields,
});

interface StyleGroup {
  letter: string;
  isSettled: boolean;
  standings: readonly GroupStandingShown[];
  games: readonly ListedRow[];
}

/** Groups before their first match, during play and when finished. */
export const styleGroups: readonly StyleGroup[] = [
  {
    letter: "A",
    isSettled: false,
    standings: [0, 1, 2, 3].map((pair, index) => standing(index + 1, pair, {})),
    games: gamesOf([]),
  },
  {
    letter: "B",
    isSettled: false,
    standings: [
      standing(1, 0, {
        explanation: "1º com 2 vitórias",
        played: 2,
        victories: 2,
        gamesWon: 12,
        gamesLost: 6,
        qualified: true,
      }),
      standing(2, 2, {
        explanation: "2º pelo saldo de games: +1",
        played: 2,
        victories: 1,
        gamesWon: 9,
        gamesLost: 8,
      }),
      standing(3, 1, {
        explanation: "3º pelo saldo de games: −1",
        played: 2,
        victories: 1,
        gamesWon: 10,
        gamesLost: 11,
      }),
      standing(4, 3, { explanation: "4º sem vitórias", played: 2, gamesWon: 6, gamesLost: 12 }),
    ],
    games: gamesOf([game(6, 4), game(6, 2), game(6, 2), game(6, 5)]),
  },
  {
    letter: "C",
    isSettled: true,
    standings: [
      standing(1, 0, {
        explanation: "1º com 3 vitórias",
        played: 3,
        victories: 3,
        gamesWon: 18,
        gamesLost: 8,
        qualified: true,
      }),
      standing(2, 1, {
        explanation: "2º com 2 vitórias",
        played: 3,
        victories: 2,
        gamesWon: 16,
        gamesLost: 13,
        qualified: true,
      }),
      standing(3, 2, {
        explanation: "3º com 1 vitória",
        played: 3,
        victories: 1,
        gamesWon: 12,
        gamesLost: 14,
      }),
      standing(4, 3, { explanation: "4º sem vitórias", played: 3, gamesWon: 7, gamesLost: 18 }),
    ],
    games: gamesOf([game(6, 4), game(6, 2), game(6, 2), game(6, 3), game(6, 2), game(6, 4)]),
  },
];

const names = ["Final", "Semifinal", "Quartas de final", "Oitavas de final"] as const;

/** The seeds in the order of the first round's lines: the strongest meet last. */
function seeded(size: number): number[] {
  let order = [0];
  while (order.length < size) {
    const many = order.length * 2;
    order = order.flatMap((pair) => [pair, many - 1 - pair]);
  }
  return order;
}

/**
 * A bracket of the strongest pairs in which the stronger pair wins.
 * @param played how many of its matches have a result; one more is being played.
 * @param live whether the match after those is being played now.
 */
export function styleBracket(size: number, played: number, live: boolean): BracketRound[] {
  const rounds: BracketRound[] = [];
  let number = 0;
  let coming: (number | null)[] = seeded(size);
  let origins: string[] = [];
  while (coming.length > 1) {
    const matches: BracketMatch[] = [];
    const winners: (number | null)[] = [];
    const after: string[] = [];
    for (let place = 0; place < coming.length; place += 2) {
      number += 1;
      const over = number <= played;
      const state = over ? "over" : live && number === played + 1 ? "live" : "open";
      const both = [coming[place] ?? null, coming[place + 1] ?? null] as const;
      const wins: 0 | 1 = (both[0] ?? 99) < (both[1] ?? 99) ? 0 : 1;
      const lost = number % 5;
      const sets: SetScore[] =
        state === "open" ? [] : [state === "live" ? game(4, 3) : wins === 0 ? game(6, lost) : game(lost, 6)];
      const side = (index: 0 | 1): BracketSide => {
        const pair = both[index];
        return {
          names: pair === null ? [] : (pairs[pair] ?? []),
          seed: pair !== null && pair < 4 ? pair + 1 : null,
          origin: pair === null ? (origins[place + index] ?? null) : null,
          sets: shownSets(sets, index),
          isWinner: over && wins === index,
          isOwn: pair === 3,
        };
      };
      matches.push({
        id: `chave-${size}-${played}-${number}`,
        way: "details",
        number,
        order: place / 2 + 1,
        sides: [side(0), side(1)],
        note: over
          ? null
          : state === "live"
            ? "Em andamento · Quadra 1"
            : `dom. ${String(7 + number).padStart(2, "0")}:00 · Quadra 2`,
        state,
      });
      winners.push(over ? both[wins] : null);
      after.push(`Vencedor do jogo ${number}`);
    }
    rounds.push({ name: names[Math.log2(coming.length) - 1] ?? "Rodada 1", matches });
    coming = winners;
    origins = after;
  }
  return rounds;
}

/** The match for third place between the losers of the semifinals. */
export const styleThird: BracketMatch = {
  id: "chave-3",
  way: "details",
  number: 8,
  order: 1,
  note: "dom. 16:00 · Quadra 2",
  state: "open",
  sides: [5, 6].map((match) => ({
    names: [],
    seed: null,
    origin: `Perdedor do jogo ${match}`,
    sets: [],
    isWinner: false,
  })),
};

/** A draw of six before its first match: the two strongest have a bye in the first round. */
export function stylePassing(): BracketRound[] {
  const [first, second, final] = styleBracket(8, 0, false);
  if (!first || !second || !final) return [];
  const plays = first.matches.filter(({ order }) => order === 2 || order === 3);
  const passes = first.matches.filter((match) => !plays.includes(match)).map(({ sides }) => sides[0]);
  const numbered = (match: BracketMatch, number: number, sides: BracketMatch["sides"]) => ({
    ...match,
    number,
    sides,
  });
  const winnerOf = (side: BracketSide | undefined, number: number): BracketSide[] =>
    side ? [{ ...side, origin: `Vencedor do jogo ${number}` }] : [];
  return [
    { ...first, matches: plays.map((match, index) => numbered(match, index + 1, match.sides)) },
    {
      ...second,
      matches: second.matches.map((match, index) => {
        const [passing, coming] = [passes[index], winnerOf(match.sides[0], index + 1)];
        const known = passing ? [passing] : [];
        return numbered(match, index + 3, index === 0 ? [...known, ...coming] : [...coming, ...known]);
      }),
    },
    {
      ...final,
      matches: final.matches.map((match) =>
        numbered(
          match,
          5,
          match.sides.flatMap((side, index) => winnerOf(side, index + 3)),
        ),
      ),
    },
  ];
}
