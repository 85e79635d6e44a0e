import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { formatDateTime } from "../../ui/format";
import { QrCode } from "../../ui/QrCode";
import { shortName } from "../matches/match-words";

interface QrTicketProps {
  url: string;
  match: {
    readonly number?: number | null;
    readonly group?: string | null;
    readonly round: number;
    readonly scheduledFor?: string | null;
    readonly courtLabel?: string | null;
    readonly sides: readonly {
      readonly number: number;
      readonly origin?: string | null;
      readonly athletes: readonly { readonly displayName: string }[];
    }[];
  };
}

/** One match on the printed sheet: cut out and left at its court. */
export function QrTicket({ url, match }: QrTicketProps) {
  const { number, group, round, scheduledFor, courtLabel, sides } = match;
  const title = [number ? `Jogo ${number}` : `Rodada ${round}`, group ? `Grupo ${group}` : null];
  return (
    <Flex
      as="li"
      gap="3"
      p="3"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l2"
      bg="bg.panel"
      breakInside="avoid"
    >
      <Box w="8.5rem" flexShrink="0">
        <QrCode text={url} label={`QR code: ${title.filter(Boolean).join(", ")}`} w="8.5rem" />
      </Box>
      <Box minW="0">
        <Text fontWeight="bold" textStyle="lg" fontFamily="heading">
          {title.filter(Boolean).join(" · ")}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {[courtLabel, scheduledFor ? formatDateTime(scheduledFor) : null].filter(Boolean).join(" · ")}
        </Text>
        {sides.map((side) => (
          <Text key={side.number} fontWeight="semibold" mt="1" overflowWrap="anywhere">
            {side.athletes.map(({ displayName }) => shortName(displayName)).join(" e ") ||
              side.origin ||
              "A definir"}
          </Text>
        ))}
      </Box>
    </Flex>
  );
}
