import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay/hooks";
import { Link } from "react-router-dom";
import type { ReactNode } from "react";
import type { LiveTournamentsQuery } from "../../__generated__/LiveTournamentsQuery.graphql";
import { relayEnvironment } from "../../relay/environment";
import { publicTournamentPath } from "./tournament-path";

interface LiveTournamentsProps {
  /** Wraps the list if there are running tournaments. */
  frame: (list: ReactNode) => ReactNode;
  /** Shown instead if no tournament is running. */
  otherwise: ReactNode;
}

const Row = chakra("ul", {
  base: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: { base: "minmax(16rem, 1fr)", md: "minmax(0, 1fr)" },
    gap: "4",
    overflowX: { base: "auto", md: "visible" },
    mx: { base: "-5", md: "0" },
    px: { base: "5", md: "0" },
    py: "1",
    scrollSnapType: "x proximity",
    scrollPaddingInline: "5",
    listStyleType: "none",
  },
});

const Card = chakra(Link, {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "1",
    h: "full",
    p: "4",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l3",
    bg: "bg.panel",
    _hover: { borderColor: "border.emphasized" },
  },
});

/** Up to three running tournaments. Sends its own query, for pages that have none. */
export function LiveTournaments(props: LiveTournamentsProps) {
  return (
    <RelayEnvironmentProvider environment={relayEnvironment()}>
      <Tournaments {...props} />
    </RelayEnvironmentProvider>
  );
}

function Tournaments({ frame, otherwise }: LiveTournamentsProps) {
  const { tournaments } = useLazyLoadQuery<LiveTournamentsQuery>(
    graphql`
      query LiveTournamentsQuery {
        tournaments(first: 3, status: IN_PROGRESS) {
          edges {
            node {
              id
              key
              name
              organiserName
              place {
                city
              }
            }
          }
        }
      }
    `,
    {},
  );
  if (tournaments.edges.length === 0) return otherwise;
  return frame(
    <Row>
      {tournaments.edges.map(({ node: { id, key, name, organiserName, place } }) => (
        <Box as="li" key={id} scrollSnapAlign="start" minW="0">
          <Card to={publicTournamentPath(key)}>
            <Text fontFamily="heading" fontWeight="bold" textStyle="xl" lineHeight="1.2" lineClamp={2}>
              {name}
            </Text>
            <Text color="fg.muted" textStyle="sm" truncate>
              {[organiserName, place?.city].filter(Boolean).join(" · ")}
            </Text>
            <Text mt="auto" pt="1" color="coral.fg" fontWeight="semibold" textStyle="sm">
              Acompanhar
            </Text>
          </Card>
        </Box>
      ))}
    </Row>,
  );
}
