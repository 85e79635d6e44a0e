import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { expectedWords, shortName, shownSets } from "../../../competition/public/competition-words";
import { formatTime } from "../../../ui/format";
import { usePlaceTime } from "../../../ui/PlaceTime";
import {
  inTimeOrder,
  isLive,
  isNext,
  latestFirst,
  nameOfPlace,
  type PublicCategory,
  type PublicMatch,
  type PublicSide,
  sideName,
  timeOf,
  toPlay,
} from "../public-matches";
import { tvUnit } from "./TvWall";

/** A match with its category and round. */
interface TvMatch {
  match: PublicMatch;
  /** Null if the tournament has a single category. Long names are truncated. */
  category: string | null;
  /** "Semifinal": never truncated, as it is the shortest text. */
  round: string;
}

/** A court with its current or next match. Without named courts each match in play has an entry of its own. */
interface TvCourt {
  name: string;
  now: TvMatch;
  /** Whether the match is being played; false if it comes next. */
  playing: boolean;
}

interface TvContents {
  courts: TvCourt[];
  next: TvMatch[];
  results: TvMatch[];
}

const nextOnes = 6;

/** What the television shows, for all categories together. */
export function tvContents(categories: readonly PublicCategory[]): TvContents {
  const placed = new Map<string, TvMatch>();
  const all: PublicMatch[] = [];
  for (const category of categories)
    for (const match of category.matches) {
      placed.set(match.id, {
        match,
        category: categories.length > 1 ? category.name : null,
        round: nameOfPlace(match, category),
      });
      all.push(match);
    }
  const withPlaces = (matches: readonly PublicMatch[]) => matches.flatMap(({ id }) => placed.get(id) ?? []);
  const open = inTimeOrder(all.filter(toPlay));
  const courts = new Map<string, TvCourt>();
  const rank = (match: PublicMatch) => (isLive(match) ? 0 : isNext(match) ? 1 : 2);
  for (const one of withPlaces(open.toSorted((a, b) => rank(a) - rank(b)))) {
    const { court, number } = one.match;
    const onNow = isLive(one.match) || isNext(one.match);
    // Without court names each match in play has an entry of its own.
    const name = court ?? (onNow && number !== null ? `Jogo ${number}` : null);
    if (name === null || courts.has(name)) continue;
    courts.set(name, { name, now: one, playing: isLive(one.match) });
  }
  const onCourts = new Set([...courts.values()].map(({ now }) => now.match.id));
  const isKnown = ({ sides }: PublicMatch) => sides.some((side) => side.athletes.length > 0);
  const waiting = open.filter(({ id }) => !onCourts.has(id));
  // Spectators look for players: matches with a known side come first, the others fill the remaining space.
  const next = [...waiting.filter(isKnown), ...waiting.filter((match) => !isKnown(match))];
  return {
    courts: [...courts.values()].sort((a, b) => a.name.localeCompare(b.name, "pt-BR", { numeric: true })),
    next: withPlaces(next).slice(0, nextOnes),
    results: withPlaces(latestFirst(all)).slice(0, nextOnes),
  };
}

interface TvSidesProps {
  match: PublicMatch;
  /** Heights of the names and of the score, in hundredths of the screen's. */
  name: number;
  score: number;
  /** How many letters a line has room for beside the score; longer pairs are written smaller. */
  room: number;
  /** Whether each athlete has a line. */
  tall?: boolean;
}

/** Two sides one above the other, with their games at the right. */
function TvSides({ match, name, score, room, tall = false }: TvSidesProps) {
  const lines = match.sides.map((side) => (tall ? linesOf(side) : [sideName(side)]));
  const longest = Math.max(room, ...lines.flat().map(({ length }) => length));
  return (
    <Flex direction="column" gap={tall ? tvUnit(2.4) : tvUnit(0.6)} minW="0">
      {([0, 1] as const).map((index) => {
        const side = match.sides[index];
        const isKnown = (side?.athletes.length ?? 0) > 0;
        return (
          <Flex key={index} align="center" gap="1.5vw">
            <Box
              flex="1"
              minW="0"
              fontSize={tvUnit((name * room) / longest)}
              fontWeight={side?.isWinner ? "bold" : "medium"}
              color={side?.isWinner ? "palm.300" : isKnown ? "sand.50" : "sand.300"}
            >
              {lines[index]?.map((line) => (
                <Box key={line} truncate>
                  {line}
                </Box>
              ))}
            </Box>
            {shownSets(match.sets, index).map(({ points, tieBreak }, set) => (
              <Box
                key={set}
                minW="1.4em"
                textAlign="center"
                fontSize={tvUnit(score)}
                fontWeight="bold"
                fontFamily="heading"
                lineHeight="1"
                fontVariantNumeric="tabular-nums"
                color={side?.isWinner ? "palm.300" : "sun.200"}
              >
                {points}
                {tieBreak === null ? null : (
                  <Box as="sup" fontSize="0.5em" ms="0.1em">
                    {tieBreak}
                  </Box>
                )}
              </Box>
            ))}
          </Flex>
        );
      })}
    </Flex>
  );
}

const linesOf = (side: PublicSide): string[] =>
  side.athletes.length > 0
    ? side.athletes.map(({ displayName }) => shortName(displayName))
    : [sideName(side)];

/** Marks a match whose scheduled time has passed before it was called. */
function TvLate() {
  return (
    <Box flexShrink="0" fontWeight="bold" color="flag.300">
      Atrasado
    </Box>
  );
}

interface TvPlaceProps {
  category: string | null;
  /** Never cut: "Semifinal". */
  round: string;
  /** What stands before it: a court. */
  before?: string | null;
}

/** Where a match belongs: "Quadra 1 · Mista C · Semifinal"; where there is no room for all the category is cut. */
function TvPlace({ category, round, before = null }: TvPlaceProps) {
  return (
    <Flex flex="1" minW="0" whiteSpace="pre">
      {before === null ? null : <Box flexShrink="0">{`${before} · `}</Box>}
      {category === null ? null : (
        <>
          <Box minW="0" truncate>
            {category}
          </Box>
          <Box flexShrink="0">{" · "}</Box>
        </>
      )}
      <Box flexShrink="0">{round}</Box>
    </Flex>
  );
}

/** As many as can be read from afar. */
const rows = 3;

/** The next matches, or the last results. */
export function TvMatches({ matches }: { matches: readonly TvMatch[] }) {
  const timeZone = usePlaceTime();
  return (
    <Grid
      as="ul"
      listStyleType="none"
      h="full"
      gap={tvUnit(1.4)}
      templateRows={`repeat(${rows}, minmax(0, 1fr))`}
    >
      {matches.slice(0, rows).map(({ match, category, round }) => (
        <Flex
          as="li"
          key={match.id}
          direction="column"
          justify="center"
          gap={tvUnit(0.4)}
          px="1.2vw"
          minH="0"
          overflow="hidden"
          borderRadius={tvUnit(1.4)}
          bg="sea.900"
        >
          <Flex gap="1vw" fontSize={tvUnit(3.2)} fontWeight="medium" color="sand.300">
            {/* Of what comes the court first: of all the words it is the one that people go to. */}
            <TvPlace
              category={category}
              round={round}
              before={match.status === "PLAYED" ? null : match.court}
            />
            {match.isLate ? <TvLate /> : null}
            <Box flexShrink="0" fontWeight="bold" color="sun.200">
              {match.isLate && match.expectedAt !== null
                ? expectedWords(formatTime(match.expectedAt, timeZone))
                : timeOf(match, timeZone)}
            </Box>
          </Flex>
          <TvSides match={match} name={4.2} score={5} room={match.sets.length > 0 ? 28 : 32} />
        </Flex>
      ))}
    </Grid>
  );
}

interface TvCourtCardProps {
  court: TvCourt;
  /** Courts that share the screen's height: the fewer, the bigger the letters. */
  ofHowMany: number;
}

const letters = (courts: number) =>
  courts === 1
    ? { head: 5, name: 6.8, score: 17, room: 22 }
    : courts === 2
      ? { head: 4, name: 4.6, score: 10, room: 26 }
      : courts === 3
        ? { head: 3.4, name: 4.6, score: 6.4, room: 30 }
        : { head: 3, name: 4, score: 5.4, room: 32 };

/** A court: its match with the score as it stands, or the one that comes next. */
export function TvCourtCard({ court: { name, now, playing }, ofHowMany }: TvCourtCardProps) {
  const timeZone = usePlaceTime();
  const { match, category, round } = now;
  const called = isNext(match);
  const size = letters(ofHowMany);
  const state = playing ? "Em quadra" : called ? "Chamados" : (timeOf(match, timeZone) ?? "A seguir");
  return (
    <Flex
      as="article"
      direction="column"
      justify="center"
      gap={ofHowMany < 3 ? tvUnit(2) : tvUnit(0.6)}
      px="1.4vw"
      py={tvUnit(1)}
      minH="0"
      overflow="hidden"
      borderRadius={tvUnit(1.6)}
      bg="sea.900"
      borderLeftWidth="0.8vw"
      borderColor={playing ? "sun.300" : called ? "palm.300" : "sea.700"}
    >
      <Flex align="baseline" gap="1.2vw" fontSize={tvUnit(size.head)} fontWeight="bold">
        <Box flex="1" minW="0" truncate>
          {name}
        </Box>
        <Box flexShrink="0" color={playing ? "sun.300" : called ? "palm.300" : "sand.200"}>
          {state}
        </Box>
      </Flex>
      <Flex gap="1.2vw" fontSize={tvUnit(size.head * 0.8)} color="sand.300">
        <TvPlace category={category} round={round} />
        {match.isLate ? <TvLate /> : null}
      </Flex>
      <TvSides match={match} name={size.name} score={size.score} room={size.room} tall={ofHowMany < 3} />
    </Flex>
  );
}
