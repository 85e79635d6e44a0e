import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { graphql, useFragment } from "react-relay/hooks";
import type { TvWaiting_tournament$key } from "../../../__generated__/TvWaiting_tournament.graphql";
import { QrCode } from "../../../ui/QrCode";
import { formatDay } from "../../../ui/format";
import { tvUnit } from "./tv-unit";

const codeHeight = tvUnit(56);

/** Before the draw: when it is, and the way to its page, for who stands before the wall. */
export function TvWaiting({ tournament: key, url }: { tournament: TvWaiting_tournament$key; url: string }) {
  const { startDate, registration } = useFragment(
    graphql`
      fragment TvWaiting_tournament on Tournament {
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
      <Box flexShrink="0" w={codeHeight}>
        <QrCode text={url} label="QR code da página do torneio" w={codeHeight} maxW={codeHeight} />
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
