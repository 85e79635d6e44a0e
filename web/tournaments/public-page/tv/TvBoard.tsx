import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TvBoard_tournament$key } from "../../../__generated__/TvBoard_tournament.graphql";
import type { TvBoard_tvWaitingTournament$key } from "../../../__generated__/TvBoard_tvWaitingTournament.graphql";
import type { LiveState } from "../../../relay/live-status";
import { formatDay } from "../../../ui/format";
import { QrCode } from "../../../ui/QrCode";
import { publicTournamentPath } from "../../public/tournament-path";
import { readPublicDraw } from "../public-matches";
import { readTvPodiums, TvPodium } from "./TvPodium";
import { readTvTables, TvTable } from "./TvTable";
import { tvContents, TvCourtCard, TvMatches } from "./TvMatches";
import { TvHead, tvUnit, TvWall } from "./TvWall";

const tvWaitingCodeHeight = tvUnit(56);

/** Before the draw: when it is, and the way to its page, for who stands before the wall. */
function TvWaiting({ tournament: key, url }: { tournament: TvBoard_tvWaitingTournament$key; url: string }) {
  const { startDate, registration } = useFragment(
    graphql`
      fragment TvBoard_tvWaitingTournament on Tournament {
        startDate
        registration {
          problem
        }
      }
    `,
    key,
  );
  return (
    <Flex
      flex="1"
      minH="0"
      align="center"
      justify="center"
      gap="4vw"
      css={{ "@media (orientation: portrait)": { flexDirection: "column" } }}
    >
      <Box flexShrink="0" w={tvWaitingCodeHeight}>
        <QrCode
          text={url}
          label="QR code da página do torneio"
          w={tvWaitingCodeHeight}
          maxW={tvWaitingCodeHeight}
        />
      </Box>
      <Box
        minW="0"
        maxW="46vw"
        css={{ "@media (orientation: portrait)": { maxW: "full", textAlign: "center" } }}
      >
        <Box fontSize={tvUnit(4.6)} color="sand.200" _firstLetter={{ textTransform: "uppercase" }}>
          {formatDay(startDate)}
        </Box>
        <Box fontSize={tvUnit(9)} fontWeight="bold" fontFamily="heading" color="sun.300" lineHeight="1.1">
          {registration.problem === null ? "Inscreva-se pelo celular" : "Acompanhe pelo celular"}
        </Box>
        <Box fontSize={tvUnit(4.2)} color="sand.50" mt={tvUnit(2)}>
          Aponte a câmera para o código. Os jogos aparecem aqui depois do sorteio.
        </Box>
      </Box>
    </Flex>
  );
}

/** Counts up every so often: which of several things is shown now. */
function useRotation(everyMs: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return turn;
}

/** Whose turn it is; undefined of nothing. */
const takingTurns = <Item,>(items: readonly Item[], turn: number): Item | undefined =>
  items[turn % Math.max(items.length, 1)];

/** Pages of so many, of which one fills the screen at a time. */
const pagesOf = <Item,>(items: readonly Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...pagesOf(items.slice(size), size)];

/** A quarter of the screen's height: a telephone reads it from some three metres before a television of 50 inches. */
const codeHeight = tvUnit(24);

/** How to follow the same games on one's own telephone, on every screen of the wall. */
function TvFollow({ url }: { url: string }) {
  return (
    <Flex as="aside" align="center" gap="1.4vw" flexShrink="0" aria-label="Acompanhe pelo celular">
      <Box flexShrink="0" w={codeHeight}>
        <QrCode text={url} label="QR code da página do torneio" w={codeHeight} maxW={codeHeight} />
      </Box>
      <Box minW="0">
        <Box fontSize={tvUnit(4.2)} fontWeight="bold" fontFamily="heading" color="sun.300" lineHeight="1.1">
          Acompanhe pelo celular
        </Box>
        <Box fontSize={tvUnit(2.6)} color="sand.200" mt={tvUnit(0.8)}>
          Aponte a câmera: seus jogos, quadras e placares ao vivo. Ou procure o torneio em{" "}
          <Box as="span" fontWeight="semibold" color="sand.50" overflowWrap="anywhere">
            {new URL("/torneios", url).href.replace(/^https?:\/\//, "")}
          </Box>
        </Box>
      </Box>
    </Flex>
  );
}

interface TvBoardProps {
  tournament: TvBoard_tournament$key;
  live: LiveState;
}

const turnMs = 12_000;
const courtsAtOnce = 4;

/** Courts on the left, in the end the podium; on the right what comes, what was and who leads take turns. */
export function TvBoard({ tournament: key, live }: TvBoardProps) {
  const tournament = useFragment(
    graphql`
      fragment TvBoard_tournament on Tournament {
        key
        name
        ...TvBoard_tvWaitingTournament
        ...TvPodium_tournament
        ...publicMatches_tournament
        ...TvTable_tournament
      }
    `,
    key,
  );
  useAwake();
  const turn = useRotation(turnMs);
  const { courts, next, results } = tvContents(readPublicDraw(tournament));
  const podiums = readTvPodiums(tournament);
  const podium = takingTurns(podiums, turn);
  const panes = [
    ...(next.length > 0 ? [{ title: "Próximos jogos", content: <TvMatches matches={next} /> }] : []),
    ...(results.length > 0
      ? [{ title: "Últimos resultados", content: <TvMatches matches={results} /> }]
      : []),
    // Once nothing is played any more, who won stands beside all the rest.
    ...(courts.length > 0
      ? podiums.map((one) => ({ title: "Pódio", content: <TvPodium podium={one} /> }))
      : []),
    ...readTvTables(tournament).map((table) => ({ title: table.title, content: <TvTable table={table} /> })),
  ];
  const pane = takingTurns(panes, turn);
  const shown = takingTurns(pagesOf(courts, courtsAtOnce), turn) ?? [];
  const isHalved = shown.length > 0 || podium !== undefined;
  const halves = "minmax(0, 1.15fr) minmax(0, 1fr)";
  const url = `${location.origin}${publicTournamentPath(tournament.key)}`;
  const head = <TvHead name={tournament.name} live={live} />;
  if (!isHalved && !pane)
    return (
      <TvWall>
        <Flex direction="column" h="full" gap={tvUnit(2.2)}>
          {head}
          <TvWaiting tournament={tournament} url={url} />
        </Flex>
      </TvWall>
    );
  return (
    <TvWall>
      <Flex direction="column" h="full" gap={tvUnit(2.2)}>
        {head}
        <Grid
          flex="1"
          minH="0"
          gap={tvUnit(2.2)}
          templateColumns={isHalved ? halves : "minmax(0, 1fr)"}
          css={{
            "@media (orientation: portrait)": {
              gridTemplateColumns: "minmax(0, 1fr)",
              gridTemplateRows: isHalved ? halves : "minmax(0, 1fr)",
            },
          }}
        >
          {shown.length > 0 ? (
            <Grid
              as="section"
              aria-label="Quadras"
              gap={tvUnit(1.8)}
              minH="0"
              templateRows={`repeat(${shown.length}, minmax(0, 1fr))`}
            >
              {shown.map((court) => (
                <TvCourtCard key={court.name} court={court} ofHowMany={shown.length} />
              ))}
            </Grid>
          ) : null}
          {shown.length === 0 && podium ? <TvPodium podium={podium} /> : null}
          <Flex direction="column" minH="0" gap={tvUnit(1.8)}>
            {pane ? (
              <Flex as="section" direction="column" flex="1" minH="0" overflow="hidden">
                <Box
                  as="h2"
                  fontSize={tvUnit(4.6)}
                  fontWeight="bold"
                  color="sun.300"
                  mb={tvUnit(1.4)}
                  truncate
                >
                  {pane.title}
                </Box>
                <Box flex="1" minH="0">
                  {pane.content}
                </Box>
              </Flex>
            ) : null}
            <TvFollow url={url} />
          </Flex>
        </Grid>
      </Flex>
    </TvWall>
  );
}

/** Keeps the screen from going dark while the page is looked at, where the device lets a page do that. */
function useAwake() {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const ask = async () => {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (gone) void lock.release();
      } catch {
        // A device that saves its battery goes dark all the same.
      }
    };
    const onVisibility = () => void ask();
    void ask();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", onVisibility);
      void lock?.release();
    };
  }, []);
}
