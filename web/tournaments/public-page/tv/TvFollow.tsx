import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { QrCode } from "../../../ui/QrCode";
import { tvUnit } from "./tv-unit";

/** A quarter of the screen's height: a telephone reads it from some three metres before a television of 50 inches. */
const codeHeight = tvUnit(24);

/** How to follow the same games on one's own telephone, on every screen of the wall. */
export function TvFollow({ url }: { url: string }) {
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
