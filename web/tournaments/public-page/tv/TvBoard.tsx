import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { graphql, useFragment } from "react-relay/hooks";
import type { TvBoard_tournament$key } from "../../../__generated__/TvBoard_tournament.graphql";
import type { LiveStatus } from "../../../relay/live-status";
import { readPublicDraw } from "../read-public-draw";
import { readTvTables } from "./read-tv-tables";
import { TvCourtCard } from "./TvCourtCard";
import { TvHead } from "./TvHead";
import { TvMatches } from "./TvMatches";
import { TvTable } from "./TvTable";
import { TvWall } from "./TvWall";
import { tvContents } from "./tv-board";
import { useAwake } from "./use-awake";
import { pagesOf, takingTurns, useRotation } from "./use-rotation";

interface TvBoardProps {
  tournament: TvBoard_tournament$key;
  live: LiveStatus;
}

const turnMs = 12_000;
const courtsAtOnce = 4;

/** Courts on the left; on the right what comes, what was and who leads take turns. */
export function TvBoard({ tournament: key, live }: TvBoardProps) {
  const tournament = useFragment(
    graphql`
      fragment TvBoard_tournament on Tournament {
        name
        ...readPublicDraw_tournament
        ...readTvTables_tournament
      }
    `,
    key,
  );
  useAwake();
  const turn = useRotation(turnMs);
  const { courts, next, results } = tvContents(readPublicDraw(tournament));
  const tables = readTvTables(tournament);
  const panes = [
    ...(next.length > 0 ? [{ title: "Próximos jogos", content: <TvMatches matches={next} /> }] : []),
    ...(results.length > 0
      ? [{ title: "Últimos resultados", content: <TvMatches matches={results} /> }]
      : []),
    ...tables.map((table) => ({ title: table.title, content: <TvTable table={table} /> })),
  ];
  const pane = takingTurns(panes, turn);
  const shown = takingTurns(pagesOf(courts, courtsAtOnce), turn) ?? [];
  return (
    <TvWall>
      <Flex direction="column" h="full" gap="2.2vh">
        <TvHead name={tournament.name} live={live} />
        <Grid
          flex="1"
          minH="0"
          gap="2.2vh"
          templateColumns={shown.length > 0 ? "minmax(0, 1.15fr) minmax(0, 1fr)" : "minmax(0, 1fr)"}
        >
          {shown.length > 0 ? (
            <Grid
              as="section"
              aria-label="Quadras"
              gap="1.8vh"
              minH="0"
              templateRows={`repeat(${shown.length}, minmax(0, 1fr))`}
            >
              {shown.map((court) => (
                <TvCourtCard key={court.name} court={court} ofHowMany={shown.length} />
              ))}
            </Grid>
          ) : null}
          {pane ? (
            <Flex as="section" direction="column" minH="0" overflow="hidden">
              <Box as="h2" fontSize="4.6vh" fontWeight="bold" color="sun.300" mb="1.4vh" truncate>
                {pane.title}
              </Box>
              <Box flex="1" minH="0">
                {pane.content}
              </Box>
            </Flex>
          ) : (
            <Box fontSize="5vh">Os jogos aparecem aqui depois do sorteio.</Box>
          )}
        </Grid>
      </Flex>
    </TvWall>
  );
}
