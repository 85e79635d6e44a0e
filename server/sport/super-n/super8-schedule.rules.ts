/**
 * Super 8 schedules by number of players. One line per round; each group of four is one match, on courts 1, 2, …:
 * "8124" is 8 and 1 against 2 and 4. Players are numbered from 1, beyond 9 with letters (a = 10).
 * Where n mod 4 is 0 or 1, everyone partners everyone once and opposes everyone twice (whist tournaments); for the
 * others no such design exists, and these are the best balanced ones. Courts are assigned so that players change them.
 */
const super8Tables: Readonly<Record<number, string>> = {
  4: `
    4123
    4231
    4312`,
  5: `
    2534
    3145
    4251
    5312
    1423`,
  6: `
    2513
    4651
    3621
    5462
    1432
    6543`,
  7: `
    2315
    3426
    4537
    5641
    6752
    7163
    1274`,
  8: `
    8124 3756
    8235 4167
    8346 5271
    8457 6312
    8561 7423
    8672 1534
    2645 8713`,
  9: `
    2347 5968
    3158 6749
    1269 4857
    5671 8392
    6482 9173
    4593 7281
    8914 2635
    9725 3416
    7836 1524`,
  10: `
    7451 8639
    a376 9452
    8512 974a
    6487 a513
    9123 a856
    7598 6124
    a234 6917
    81a9 7235
    6345 7a28
    926a 8341`,
  11: `
    8652 3a17
    9763 4b28
    a874 5139
    b985 624a
    1a96 735b
    2ba7 8461
    31b8 9572
    4219 a683
    532a b794
    643b 18a5
    7541 29b6`,
  12: `
    c124 3a78 5b69
    c235 4b89 617a
    519a c346 728b
    62ab c457 8391
    73b1 94a2 c568
    c679 a5b3 8412
    c78a b614 9523
    c89b 1725 a634
    2836 c9a1 b745
    3947 1856 cab2
    4a58 2967 cb13`,
  13: `
    2538 4d79 6cab
    3649 518a 7dbc
    475a 629b 81cd
    586b 73ac 92d1
    697c 84bd a312
    7a8d 95c1 b423
    8b91 a6d2 c534
    9ca2 b713 d645
    adb3 c824 1756
    b1c4 d935 2867
    c2d5 1a46 3978
    d316 2b57 4a89
    1427 3c68 5b9a`,
  14: `
    a823 c516 d749
    51d3 86a9 c4be
    b934 d627 e15a
    62e4 97ba d5c8
    ca45 e731 826b
    e6d9 a1cb 7385
    db56 8142 937c
    87ea b2dc 1496
    ec67 9253 a41d
    918b c3ed 25a7
    8d71 a364 b52e
    a29c d48e 36b1
    c638 b475 9e12
    47c2 e598 b3ad`,
  15: `
    248c 1bef 365d
    359d 2cf1 476e
    46ae 3d12 587f
    57bf 4e23 6981
    68c1 5f34 7a92
    79d2 6145 8ba3
    8ae3 7256 9cb4
    9bf4 8367 adc5
    ac15 9478 bed6
    bd26 a589 cfe7
    ce37 b69a d1f8
    df48 c7ab e219
    e159 d8bc f32a
    f26a e9cd 143b
    137b fade 254c`,
  16: `
    5e9d 6b8f 47ac g123
    g234 58bd 6fae 7c91
    8da2 69ce 71bf g345
    7adf 9eb3 g456 82c1
    g567 afc4 93d2 8be1
    9cf2 g678 a4e3 b1d5
    b5f4 ad13 g789 c2e6
    c615 g89a be24 d3f7
    e418 cf35 d726 g9ab
    e837 d146 f529 gabc
    163a e257 gbcd f948
    gcde 274b 1a59 f368
    2b6a 1479 385c gdef
    3c7b 258a gef1 496d
    369b gf12 4d8c 5a7e`,
  17: `
    2349 5gbd 6a7e 8hcf
    345a 6hce 7b8f 91dg
    456b 71df 8c9g a2eh
    567c 82eg 9dah b3f1
    678d 93fh aeb1 c4g2
    789e a4g1 bfc2 d5h3
    89af b5h2 cgd3 e614
    9abg c613 dhe4 f725
    abch d724 e1f5 g836
    bcd1 e835 f2g6 h947
    cde2 f946 g3h7 1a58
    def3 ga57 h418 2b69
    efg4 hb68 1529 3c7a
    fgh5 1c79 263a 4d8b
    gh16 2d8a 374b 5e9c
    h127 3e9b 485c 6fad
    1238 4fac 596d 7gbe`,
  20: `
    46ag k123 7jbe 5fdi 8c9h
    57bh k234 6gej 81cf 9dai
    7hf1 68ci k345 92dg aebj
    79dj k456 bfc1 a3eh 8ig2
    cgd2 9jh3 8ae1 k567 b4fi
    a1i4 9bf2 dhe3 c5gj k678
    k789 acg3 b2j5 d6h1 eif4
    k89a bdh4 c316 e7i2 fjg5
    f8j3 cei5 k9ab d427 g1h6
    g914 dfj6 h2i7 kabc e538
    ha25 eg17 f649 i3j8 kbcd
    ib36 fh28 g75a kcde j419
    kdef jc47 gi39 h86b 152a
    kefg 1d58 i97c hj4a 263b
    i15b ja8d kfgh 2e69 374c
    j26c 1b9e 485d 3f7a kghi
    596e khij 2caf 4g8b 137d
    3dbg 6a7f 248e kij1 5h9c
    4ech 7b8g 6iad 359f kj12`,
};

/**
 * 4 men (1–4) and 4 women (5–8): every man partners every woman once and opposes every woman once.
 */
const super8MixedTable = `
    1526 3748
    1638 2547
    1735 2846
    1827 3645`;

export interface Super8Match<P> {
  /** From 1. */
  readonly court: number;
  readonly sides: readonly [readonly [P, P], readonly [P, P]];
}

export interface Super8Round<P> {
  /** From 1. */
  readonly round: number;
  /** One per court, all at the same time. */
  readonly matches: readonly Super8Match<P>[];
  /** The players who rest in this round, in the order of the players. */
  readonly resting: readonly P[];
}

/** How many players a Super 8 can have. */
export const super8PlayerCounts: readonly number[] = Object.keys(super8Tables).map(Number);

/**
 * The rounds of a Super 8: everyone partners and opposes everyone as evenly as their number allows; 8 players make
 * 7 rounds of 2 matches in which everyone partners everyone once and opposes everyone twice.
 * @param players 4 to 17 or 20 distinct players in drawn order.
 * @throws RangeError for any other number, or when a player is listed twice.
 * Source: whist tournaments where the number divided by 4 leaves 0 or 1, else balanced tables.
 */
export function super8Schedule<P>(players: readonly P[]): Super8Round<P>[] {
  const table = super8Tables[players.length];
  if (!table) throw new RangeError(`A Super 8 has 4 to 17 or 20 players, not ${players.length}`);
  return readTable(table, players);
}

/**
 * The 4 rounds of a mixed Super 8: every man partners every woman once and opposes every woman once.
 * @throws RangeError unless there are 4 men and 4 women, all distinct.
 */
export function super8MixedSchedule<P>(men: readonly P[], women: readonly P[]): Super8Round<P>[] {
  if (men.length !== 4 || women.length !== 4) {
    throw new RangeError(`A mixed Super 8 has 4 men and 4 women, not ${men.length} and ${women.length}`);
  }
  return readTable(super8MixedTable, [...men, ...women]);
}

function readTable<P>(table: string, players: readonly P[]): Super8Round<P>[] {
  if (new Set(players).size !== players.length) throw new RangeError("A player is listed twice");
  const lines = table.trim().split("\n");
  return lines.map((line, index) => {
    const matches = line
      .trim()
      .split(" ")
      .map((match, court) => readMatch(match, court + 1, players));
    const playing = new Set(matches.flatMap(({ sides }) => sides.flat()));
    return { round: index + 1, matches, resting: players.filter((player) => !playing.has(player)) };
  });
}

function readMatch<P>(match: string, court: number, players: readonly P[]): Super8Match<P> {
  // A table names as many players as it is for.
  const playerAt = (place: number) => players[Number.parseInt(match.charAt(place), 36) - 1] as P;
  return {
    court,
    sides: [
      [playerAt(0), playerAt(1)],
      [playerAt(2), playerAt(3)],
    ],
  };
}
