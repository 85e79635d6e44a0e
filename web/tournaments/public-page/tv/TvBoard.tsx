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
import { tvUnit } from "./tv-unit";

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
      <Flex direction="column" h="full" gap={tvUnit(2.2)}>
        <TvHead name={tournament.name} live={live} />
        <Grid
          flex="1"
          minH="0"
          gap={tvUnit(2.2)}
          templateColumns={shown.length > 0 ? "minmax(0, 1.15fr) minmax(0, 1fr)" : "minmax(0, 1fr)"}
          css={{
            "@media (orientation: portrait)": {
              gridTemplateColumns: "minmax(0, 1fr)",
              gridTemplateRows: shown.length > 0 ? "minmax(0, 1.15fr) minmax(0, 1fr)" : "minmax(0, 1fr)",
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
          {pane ? (
            <Flex as="section" direction="column" minH="0" overflow="hidden">
              <Box as="h2" fontSize={tvUnit(4.6)} fontWeight="bold" color="sun.300" mb={tvUnit(1.4)} truncate>
                {pane.title}
              </Box>
              <Box flex="1" minH="0">
                {pane.content}
              </Box>
            </Flex>
          ) : (
            <Box fontSize={tvUnit(5)}>Os jogos aparecem aqui depois do sorteio.</Box>
          )}
        </Grid>
      </Flex>
    </TvWall>
  );
}
