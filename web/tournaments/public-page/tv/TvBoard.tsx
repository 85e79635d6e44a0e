import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { graphql, useFragment } from "react-relay/hooks";
import type { TvBoard_tournament$key } from "../../../__generated__/TvBoard_tournament.graphql";
import type { LiveState } from "../../../relay/live-status";
import { readPublicDraw } from "../read-public-draw";
import { publicTournamentPath } from "../../public/tournament-path";
import { readTvPodiums } from "./read-tv-podiums";
import { readTvTables } from "./read-tv-tables";
import { TvCourtCard } from "./TvCourtCard";
import { TvFollow } from "./TvFollow";
import { TvHead } from "./TvHead";
import { TvMatches } from "./TvMatches";
import { TvPodium } from "./TvPodium";
import { TvTable } from "./TvTable";
import { TvWaiting } from "./TvWaiting";
import { TvWall } from "./TvWall";
import { tvContents } from "./tv-board";
import { useAwake } from "./use-awake";
import { pagesOf, takingTurns, useRotation } from "./use-rotation";
import { tvUnit } from "./tv-unit";

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
        ...TvWaiting_tournament
        ...readTvPodiums_tournament
        ...readPublicDraw_tournament
        ...readTvTables_tournament
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
